import { useQuery } from '@tanstack/react-query';
import { execute } from '#platform/graphql/execute.ts';
import { graphql } from '#platform/graphql/graphql.ts';
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

/** What waits to be sent: of all blocks, whatever a list is narrowed to. */
export const usePrintoutSummaries = () =>
  useQuery({
    queryKey: [WORKLOG_BLOCKS, 'printout-summaries'],
    queryFn: async ({ signal }) => {
      const answer = await execute(PrintoutSummaries, {}, { signal });
      return { unsent: answer.unsentPrintoutSummary, resending: answer.resendingNecessaryPrintoutSummary };
    },
  });

/** Never sent and to be sent again together, for the badge. */
export function useWaitingCount(): number | undefined {
  const { data } = usePrintoutSummaries();
  return data && data.unsent.count + data.resending.count;
}
