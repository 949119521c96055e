import { useQuery } from '@tanstack/react-query';
import { execute } from '#platform/graphql/execute.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { INVOICES } from '#platform/live/topics.ts';

const WaitingInvoicesCount = graphql(`
  query WaitingInvoicesCount {
    invoices(filter: { states: [DRAFT, MISSED_SENDING] }) {
      count
    }
  }
`);

/** How many invoices are made and not sent, for the badge. */
export function useWaitingInvoicesCount(): number | undefined {
  const { data } = useQuery({
    queryKey: [INVOICES, 'waiting-count'],
    queryFn: ({ signal }) => execute(WaitingInvoicesCount, {}, { signal }),
  });
  return data?.invoices.count;
}
