import { useQuery } from '@tanstack/react-query';
import { ask, steady } from '#platform/graphql/ask.ts';
import { graphql, type ResultOf, type VariablesOf } from '#platform/graphql/graphql.ts';
import { renewTopics } from '#platform/graphql/query-client.ts';
import { WORKLOG_BLOCK, WORKLOG_BLOCKS } from '#platform/live/topics.ts';
import type { PageChoice } from '#ui/table/page-range.ts';

/** The facts of a block's time sheet wherever it is shown. */
export const SheetParts = graphql(`
  fragment SheetParts on WorklogBlock {
    id bookedTargetUsers printoutState printoutFailure printoutObstacle viewerCanSend
    appointment { id description startDateTime endDateTime }
    invoiceRecipient { id name }
    printout { sentAt isByHand }
    changesSinceSent {
      came went
      moved { name startBefore endBefore startAfter endAfter }
    }
  }
`);
export type Sheet = ResultOf<typeof SheetParts>;

const TimeSheets = graphql(
  `
  query TimeSheets($page: PageInput, $filter: WorklogBlockFilter, $newestFirst: Boolean) {
    worklogBlocks(page: $page, filter: $filter, newestFirst: $newestFirst) {
      count
      items { ...SheetParts }
    }
  }
`,
  [SheetParts],
);
export type BlockFilter = NonNullable<VariablesOf<typeof TimeSheets>['filter']>;

export function useSheets({ number, size }: PageChoice, filter: BlockFilter, newestFirst: boolean) {
  const variables = { page: { number: number - 1, size }, filter, newestFirst };
  return useQuery(steady(ask(TimeSheets, variables, [WORKLOG_BLOCKS])));
}

/** Fetches again what shows time sheets. */
export const renewSheets = (): Promise<unknown> => renewTopics(WORKLOG_BLOCKS, WORKLOG_BLOCK);
