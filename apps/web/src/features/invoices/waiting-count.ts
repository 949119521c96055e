import { useQuery } from '@tanstack/react-query';
import { execute } from '#platform/graphql/execute.ts';
import type { ResultOf } from '#platform/graphql/graphql.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { queryClient } from '#platform/graphql/query-client.ts';
import { INVOICES } from '#platform/live/topics.ts';

const WaitingInvoices = graphql(`
  query WaitingInvoices {
    openInvoiceSummary {
      state
      count
    }
  }
`);

const KEY = [INVOICES, 'waiting-count'];
const WAITING: readonly string[] = ['DRAFT', 'MISSED_SENDING'];
type Sums = ResultOf<typeof WaitingInvoices>['openInvoiceSummary'];
const waitingOf = (sums: Sums): number =>
  sums.reduce((sum, { state, count }) => (WAITING.includes(state) ? sum + count : sum), 0);

/** Whoever has been told by another query shares it, so that the badge says the same. */
export const keepWaitingInvoicesCount = (sums: Sums): void => {
  queryClient.setQueryData(KEY, waitingOf(sums));
};

/** How many invoices are made and not sent, for the badge. */
export function useWaitingInvoicesCount(): number | undefined {
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => waitingOf((await execute(WaitingInvoices, {}, { signal })).openInvoiceSummary),
  });
  return data;
}
