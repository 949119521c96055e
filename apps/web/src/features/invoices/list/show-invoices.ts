import { useListState } from '#parts/lists/use-list-state.ts';
import { type ChosenFilters, NO_FILTERS } from './chosen-filters.ts';
import type { InvoiceSort } from './invoices-query.ts';

export const NEWEST_FIRST: InvoiceSort = { key: 'NUMBER', isDescending: true };

export const LIST = ['invoices', NO_FILTERS, NEWEST_FIRST] as const;

/** Lets the list show these invoices and nothing else, when it is opened next. */
export function useShowInvoices(): (filters: Partial<ChosenFilters>) => void {
  const { show } = useListState(...LIST);
  return (filters) => show({ ...NO_FILTERS, ...filters });
}
