import { useQuery } from '@tanstack/react-query';
import { ask } from '#platform/graphql/ask.ts';
import { graphql, type ResultOf } from '#platform/graphql/graphql.ts';
import { queryClient } from '#platform/graphql/query-client.ts';
import { WORKLOG_BLOCKS } from '#platform/live/topics.ts';

const PrintoutSummaries = graphql(`
  query PrintoutSummaries {
    unsentPrintoutSummary { count(isBounded: true) nextStartDateTime }
    resendingNecessaryPrintoutSummary { count(isBounded: true) nextStartDateTime }
  }
`);

type Summaries = ResultOf<typeof PrintoutSummaries>;
const summariesOf = ({ unsentPrintoutSummary, resendingNecessaryPrintoutSummary }: Summaries) => ({
  unsent: unsentPrintoutSummary,
  resending: resendingNecessaryPrintoutSummary,
});
const summariesQuery = ask(PrintoutSummaries, {}, [WORKLOG_BLOCKS], summariesOf);

/** Counted as far as the home counts. Another query that has been told of them shares it, so that the badge says the same. */
export const keepPrintoutSummaries = (summaries: Summaries): void => {
  queryClient.setQueryData(summariesQuery.queryKey, summariesOf(summaries));
};

/** All blocks whose papers wait to be sent, whatever a list is narrowed to. */
export const usePrintoutSummaries = () => useQuery(summariesQuery);

/** Never sent and to be sent again together, for the badge. */
export function useWaitingCount(): number | undefined {
  const { data } = usePrintoutSummaries();
  return data && data.unsent.count + data.resending.count;
}
