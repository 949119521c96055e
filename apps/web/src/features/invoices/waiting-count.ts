import { useQuery } from '@tanstack/react-query';
import { ask } from '#platform/graphql/ask.ts';
import { graphql, type ResultOf } from '#platform/graphql/graphql.ts';
import { queryClient } from '#platform/graphql/query-client.ts';
import { INVOICES } from '#platform/live/topics.ts';

const WaitingInvoices = graphql(`
  query WaitingInvoices {
    openInvoiceSummary { state count }
  }
`);

const WAITING: readonly string[] = ['DRAFT', 'MISSED_SENDING'];
type Sums = ResultOf<typeof WaitingInvoices>['openInvoiceSummary'];
const waitingOf = (sums: Sums): number =>
  sums.reduce((sum, { state, count }) => (WAITING.includes(state) ? sum + count : sum), 0);
const countQuery = ask(WaitingInvoices, {}, [INVOICES], ({ openInvoiceSummary }) => waitingOf(openInvoiceSummary));

/** Another query that has been told shares it, so that the badge says the same. */
export const keepWaitingInvoicesCount = (sums: Sums): void => {
  queryClient.setQueryData(countQuery.queryKey, waitingOf(sums));
};

/** How many invoices are made and not sent, for the badge. */
export const useWaitingInvoicesCount = (): number | undefined => useQuery(countQuery).data;
