import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { execute } from '#platform/graphql/execute.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { useSettled } from '#platform/state/use-settled.ts';

const FoundRecipients = graphql(`
  query FoundRecipients($search: String) {
    invoiceRecipientNames(filter: { search: $search }) {
      id
      customerNumber
      name
    }
  }
`);

/** The first recipients whose number or name has what was typed. */
export function useRecipientNames(typed: string) {
  const search = useSettled(typed.trim());
  return useQuery({
    queryKey: ['recipient-names', search],
    queryFn: async ({ signal }) =>
      (await execute(FoundRecipients, { search: search || null }, { signal })).invoiceRecipientNames,
    placeholderData: keepPreviousData,
  });
}
