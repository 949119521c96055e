import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { execute } from '#platform/graphql/execute.ts';
import type { ResultOf, VariablesOf } from '#platform/graphql/graphql.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { queryClient } from '#platform/graphql/query-client.ts';
import { WORKLOG_BLOCK, WORKLOG_BLOCKS } from '#platform/live/topics.ts';
import type { PageChoice } from '#ui/table/page-range.ts';

/** What is told of a block's time sheet wherever it is shown. */
export const SheetParts = graphql(`
  fragment SheetParts on WorklogBlock {
    id
    bookedTargetUsers
    printoutState
    printoutFailure
    printoutObstacle
    viewerCanSend
    appointment {
      id
      description
      startDateTime
      endDateTime
    }
    invoiceRecipient {
      id
      name
    }
    printout {
      sentAt
      isByHand
    }
    changesSinceSent {
      came
      went
      moved {
        name
        startBefore
        endBefore
        startAfter
        endAfter
      }
    }
  }
`);
export type Sheet = ResultOf<typeof SheetParts>;

const TimeSheets = graphql(
  `
  query TimeSheets($page: PageInput, $filter: WorklogBlockFilter, $newestFirst: Boolean) {
    worklogBlocks(page: $page, filter: $filter, newestFirst: $newestFirst) {
      count
      items {
        ...SheetParts
      }
    }
  }
`,
  [SheetParts],
);
export type BlockFilter = NonNullable<VariablesOf<typeof TimeSheets>['filter']>;

export function useSheets({ number, size }: PageChoice, filter: BlockFilter, newestFirst: boolean) {
  const variables = { page: { number: number - 1, size }, filter, newestFirst };
  return useQuery({
    queryKey: [WORKLOG_BLOCKS, 'time-sheets', variables],
    queryFn: async ({ signal }) => (await execute(TimeSheets, variables, { signal })).worklogBlocks,
    // The rows stay while the next ones are on their way.
    placeholderData: keepPreviousData,
  });
}

/** Fetches again what shows time sheets. */
export const renewSheets = (): Promise<unknown> =>
  Promise.all([WORKLOG_BLOCKS, WORKLOG_BLOCK].map((key) => queryClient.invalidateQueries({ queryKey: [key] })));
