import { useListState } from '#parts/lists/use-list-state.ts';
import { useSettled } from '#platform/state/use-settled.ts';
import { type ChosenFilters, NO_FILTERS } from './invoice-filter.ts';
import { type InvoiceSort, useInvoices } from './invoices-query.ts';

const SORT_KEYS = [
  'NUMBER',
  'ISSUE_DATE',
  'DUE_DATE',
  'RECIPIENT',
  'TOTAL',
] as const satisfies readonly InvoiceSort['key'][];
const NEWEST_FIRST: InvoiceSort = { key: 'NUMBER', isDescending: true };

const LIST = ['invoices', NO_FILTERS, NEWEST_FIRST] as const;

/** Lets the list show these invoices and nothing else, when it is opened next. */
export function useShowInvoices(): (filters: Partial<ChosenFilters>) => void {
  const { show } = useListState(...LIST);
  return (filters) => show({ ...NO_FILTERS, ...filters });
}

/** The list as the session remembers it, and what the server says of it. */
export function useInvoiceList() {
  const list = useListState(...LIST);
  // The server is asked for words, not for letters.
  const text = useSettled(list.chosen.text);
  const key = SORT_KEYS.find((sortKey) => sortKey === list.sort.key) ?? NEWEST_FIRST.key;
  const query = useInvoices(list.page, { ...list.chosen, text }, { ...list.sort, key });
  return { ...list, query };
}
