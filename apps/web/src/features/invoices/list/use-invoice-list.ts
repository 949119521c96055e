import { useListState } from '#parts/lists/use-list-state.ts';
import { useSettled } from '#platform/state/use-settled.ts';
import { type InvoiceSort, useInvoices } from './invoices-query.ts';
import { LIST, NEWEST_FIRST } from './show-invoices.ts';

const SORT_KEYS = [
  'NUMBER',
  'ISSUE_DATE',
  'DUE_DATE',
  'RECIPIENT',
  'TOTAL',
] as const satisfies readonly InvoiceSort['key'][];

/** The list as the session remembers it, and what the server says of it. */
export function useInvoiceList() {
  const list = useListState(...LIST);
  // The server is asked for words, not for letters.
  const text = useSettled(list.chosen.text);
  const key = SORT_KEYS.find((sortKey) => sortKey === list.sort.key) ?? NEWEST_FIRST.key;
  const query = useInvoices(list.page, { ...list.chosen, text }, { ...list.sort, key });
  return { ...list, query };
}
