import type { ArchiveInput } from '@gastspiel/domain/invoices/invoice-archive.ts';
import { skipToken, useQuery } from '@tanstack/react-query';
import { ask, steady } from '#platform/graphql/ask.ts';
import { execute } from '#platform/graphql/execute.ts';
import { graphql, type VariablesOf } from '#platform/graphql/graphql.ts';
import { INVOICES } from '#platform/live/topics.ts';
import type { PageChoice } from '#ui/table/page-range.ts';
import { InvoiceSummaryParts } from '../invoice-parts.ts';
import type { ChosenFilters } from './chosen-filters.ts';
import { invoiceFilterOf, type SummedInvoices } from './invoice-filter.ts';

const Invoices = graphql(
  `
  query Invoices(
    $page: PageInput
    $filter: InvoiceFilter
    $sort: InvoiceSort
    $ofAllStates: InvoiceFilter
    $hasStates: Boolean!
  ) {
    invoices(page: $page, filter: $filter, sort: $sort) {
      count
      items { ...InvoiceSummaryParts }
    }
    ofAllStates: invoices(filter: $ofAllStates) @include(if: $hasStates) { count }
  }
`,
  [InvoiceSummaryParts],
);
export type InvoiceSort = NonNullable<VariablesOf<typeof Invoices>['sort']>;

export function useInvoices({ number, size }: PageChoice, chosen: ChosenFilters, sort: InvoiceSort) {
  const variables = {
    page: { number: number - 1, size },
    filter: invoiceFilterOf(chosen),
    sort,
    ofAllStates: invoiceFilterOf({ ...chosen, states: [] }),
    hasStates: chosen.states.length > 0,
  };
  return useQuery(
    steady(
      ask(Invoices, variables, [INVOICES], ({ invoices, ofAllStates }) => ({
        ...invoices,
        total: ofAllStates?.count ?? invoices.count,
      })),
    ),
  );
}

const InvoiceSums = graphql(`
  query InvoiceSums($year: Int, $filter: InvoiceFilter) {
    invoiceTotalSumOfStateSummary(year: $year, filter: $filter) {
      state count
      grossTotal { value }
    }
  }
`);

/** The sums of invoices by state. */
export const useInvoiceSums = (summed: SummedInvoices) =>
  useQuery(
    steady(
      ask(
        InvoiceSums,
        { ...summed },
        [INVOICES],
        ({ invoiceTotalSumOfStateSummary: sums }) =>
          new Map(sums.map(({ state, count, grossTotal }) => [state, { count, gross: grossTotal.value }])),
      ),
    ),
  );

const InvoiceArchive = graphql(`
  query InvoiceArchive($input: InvoiceArchiveInput!) {
    invoiceArchive(input: $input) { count bytes }
  }
`);

/** The size of an archive before it is made. */
export const useArchiveSize = (input: ArchiveInput | undefined) =>
  useQuery({
    queryKey: [INVOICES, 'archive', input],
    queryFn: input
      ? async ({ signal }) =>
          (await execute(InvoiceArchive, { input: { ...input, states: [...input.states] } }, { signal })).invoiceArchive
      : skipToken,
  });
