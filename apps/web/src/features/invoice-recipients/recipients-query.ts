import { useQuery } from '@tanstack/react-query';
import { ask, steady } from '#platform/graphql/ask.ts';
import { graphql, type ResultOf } from '#platform/graphql/graphql.ts';
import type { Sort } from '#ui/table/column.ts';
import type { PageChoice } from '#ui/table/page-range.ts';
import type { RecipientFilters } from './use-to-recipients.ts';

const InvoiceRecipients = graphql(`
  query InvoiceRecipients($page: PageInput, $filter: InvoiceRecipientFilter, $sort: InvoiceRecipientSort) {
    invoiceRecipients(page: $page, filter: $filter, sort: $sort) {
      count
      items { id customerNumber name postalCode location contactEmail phoneNumber contactPersonNames }
    }
  }
`);

export type RecipientSummary = ResultOf<typeof InvoiceRecipients>['invoiceRecipients']['items'][number];

/** The beginning of every key under which recipients are loaded. */
export const RECIPIENTS = 'invoice-recipients';

export function useRecipients(
  { number, size }: PageChoice,
  { text, ownPriceOf }: RecipientFilters,
  { key, isDescending }: Sort,
) {
  const variables = {
    page: { number: number - 1, size },
    filter: { search: text.trim(), ...(ownPriceOf && { ownPriceOf: ownPriceOf.id }) },
    sort: { key: key === 'number' ? 'CUSTOMER_NUMBER' : 'NAME', isDescending },
  } as const;
  return useQuery(steady(ask(InvoiceRecipients, variables, [RECIPIENTS])));
}
