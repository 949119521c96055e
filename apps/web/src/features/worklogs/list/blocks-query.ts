import { useQuery } from '@tanstack/react-query';
import { ask, steady } from '#platform/graphql/ask.ts';
import { graphql, type ResultOf } from '#platform/graphql/graphql.ts';
import { WORKLOG_BLOCKS } from '#platform/live/topics.ts';
import type { PageChoice } from '#ui/table/page-range.ts';
import type { WantedBlocks } from '../block-filter.ts';

const WorklogBlocks = graphql(`
  query WorklogBlocks($page: PageInput, $filter: WorklogBlockFilter, $newestFirst: Boolean) {
    worklogBlocks(page: $page, filter: $filter, newestFirst: $newestFirst) {
      count
      items {
        id bookedTargetUsers didNotComeCount hasEnded workMinutes worklogRecordedAt payrollState
        invoiceRecipient { name }
        appointment { description customer startDateTime endDateTime }
      }
    }
  }
`);

export type BlockSummary = ResultOf<typeof WorklogBlocks>['worklogBlocks']['items'][number];

export function useBlocks({ number, size }: PageChoice, wanted: WantedBlocks) {
  const variables = { page: { number: number - 1, size }, ...wanted };
  return useQuery(steady(ask(WorklogBlocks, variables, [WORKLOG_BLOCKS])));
}
