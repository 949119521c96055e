import { useQuery } from '@tanstack/react-query';
import { execute } from '#platform/graphql/execute.ts';
import type { ResultOf } from '#platform/graphql/graphql.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { queryClient } from '#platform/graphql/query-client.ts';
import { WORKLOG_BLOCKS } from '#platform/live/topics.ts';

const PrintoutSummaries = graphql(`
  query PrintoutSummaries {
    unsentPrintoutSummary {
      count
      nextStartDateTime
    }
    resendingNecessaryPrintoutSummary {
      count
      nextStartDateTime
    }
  }
`);

const KEY = [WORKLOG_BLOCKS, 'printout-summaries'];
type Summaries = ResultOf<typeof PrintoutSummaries>;
const summariesOf = ({ unsentPrintoutSummary, resendingNecessaryPrintoutSummary }: Summaries) => ({
  unsent: unsentPrintoutSummary,
  resending: resendingNecessaryPrintoutSummary,
});

/** Whoever has been told of them by another query shares it, so that the badge says the same. */
export const keepPrintoutSummaries = (summaries: Summaries): void => {
  queryClient.setQueryData(KEY, summariesOf(summaries));
};

/** What waits to be sent: of all blocks, whatever a list is narrowed to. */
export const usePrintoutSummaries = () =>
  useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => summariesOf(await execute(PrintoutSummaries, {}, { signal })),
  });

/** Never sent and to be sent again together, for the badge. */
export function useWaitingCount(): number | undefined {
  const { data } = usePrintoutSummaries();
  return data && data.unsent.count + data.resending.count;
}
