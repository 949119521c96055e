import { useQuery } from '@tanstack/react-query';
import { ask, steady } from '#platform/graphql/ask.ts';
import { graphql, type ResultOf } from '#platform/graphql/graphql.ts';
import type { Sort } from '#ui/table/column.ts';
import type { PageChoice } from '#ui/table/page-range.ts';
import type { RecipientFilters } from './use-to-recipients.ts';

const Summary = graphql(`
  fragment RecipientSummary on InvoiceRecipientSummary {
    id customerNumber name postalCode location phoneNumber contactPersonNames
  }
`);

const InvoiceRecipients = graphql(
  `
  query InvoiceRecipients(
    $page: PageInput
    $filter: InvoiceRecipientFilter
    $sort: InvoiceRecipientSort
    $sortWithSums: RecipientBalanceSort
    $seesSums: Boolean!
  ) {
    invoiceRecipients(page: $page, filter: $filter, sort: $sort) @skip(if: $seesSums) {
      count
      items { ...RecipientSummary }
    }
    recipientBalances(page: $page, filter: $filter, sort: $sortWithSums) @include(if: $seesSums) {
      count
      items {
        recipient { ...RecipientSummary }
        open { value }
        overdue { value }
        revenue { value }
      }
    }
  }
`,
  [Summary],
);

type Balance = NonNullable<ResultOf<typeof InvoiceRecipients>['recipientBalances']>['items'][number];

/** A recipient of the list, with its sums for those who may see them. */
export type ListedRecipient = Balance['recipient'] & { readonly sums?: Omit<Balance, 'recipient'> };

/** The beginning of every key under which recipients are loaded. */
export const RECIPIENTS = 'invoice-recipients';

/** The server's words for the columns. */
const PLAIN_KEYS = { name: 'NAME', number: 'CUSTOMER_NUMBER', location: 'LOCATION' } as const;
const SUM_KEYS = { ...PLAIN_KEYS, open: 'OPEN', overdue: 'OVERDUE', revenue: 'REVENUE' } as const;

/** The session may remember a column that this person does not see. */
const sortBy = <Key extends string>(keys: Readonly<Record<string, Key>>, { key, isDescending }: Sort) => ({
  key: keys[key] ?? ('NAME' as const),
  isDescending,
});

/** The list with sums as it is filtered and sorted. */
export const choiceOf = ({ text, ownPriceOf }: RecipientFilters, sort: Sort) => ({
  filter: { search: text.trim(), ...(ownPriceOf && { ownPriceOf: ownPriceOf.id }) },
  sort: sortBy(SUM_KEYS, sort),
});

export function useRecipients({ number, size }: PageChoice, chosen: RecipientFilters, sort: Sort, seesSums: boolean) {
  const { filter, sort: sortWithSums } = choiceOf(chosen, sort);
  const page = { number: number - 1, size };
  const variables = { page, filter, sort: sortBy(PLAIN_KEYS, sort), sortWithSums, seesSums };
  return useQuery(
    steady(
      ask(InvoiceRecipients, variables, [RECIPIENTS], ({ invoiceRecipients, recipientBalances }) => ({
        count: recipientBalances?.count ?? invoiceRecipients?.count ?? 0,
        items:
          recipientBalances?.items.map(({ recipient, ...sums }): ListedRecipient => ({ ...recipient, sums })) ??
          invoiceRecipients?.items ??
          [],
      })),
    ),
  );
}
