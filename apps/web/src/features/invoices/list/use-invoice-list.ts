import { useUiState } from '#platform/session/ui-state.ts';
import { useSettled } from '#platform/state/use-settled.ts';
import type { Sort } from '#ui/table/column.ts';
import { usePageWithin } from '#ui/table/use-page-within.ts';
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

const FIRST_PAGE = { number: 1, size: 25 };

/** Lets the list show these invoices and nothing else, when it is opened next. */
export function useShowInvoices(): (filters: Partial<ChosenFilters>) => void {
  const [, setChosen] = useUiState('invoices.filters', NO_FILTERS);
  const [page, setPage] = useUiState('invoices.page', FIRST_PAGE);
  return (filters) => {
    setChosen({ ...NO_FILTERS, ...filters });
    setPage({ ...page, number: 1 });
  };
}

/** The list as the session remembers it, and what the server says of it. */
export function useInvoiceList() {
  const [remembered, setChosen] = useUiState('invoices.filters', NO_FILTERS);
  const [sort, setSort] = useUiState('invoices.sort', NEWEST_FIRST);
  const [page, setPage] = useUiState('invoices.page', FIRST_PAGE);
  // A session may remember a list from before there was one filter more.
  const chosen = { ...NO_FILTERS, ...remembered };
  // The server is asked for words, not for letters.
  const text = useSettled(chosen.text);
  const query = useInvoices(page, { ...chosen, text }, sort);
  usePageWithin(query.data, page, setPage);
  const show = (next: ChosenFilters): void => {
    setChosen(next);
    setPage({ ...page, number: 1 });
  };
  return {
    query,
    chosen,
    show,
    narrow: (changed: Partial<ChosenFilters>): void => show({ ...chosen, ...changed }),
    clear: (): void => show(NO_FILTERS),
    sort,
    sortBy: ({ key, isDescending }: Sort): void => {
      const known = SORT_KEYS.find((sortKey) => sortKey === key);
      if (known) setSort({ key: known, isDescending });
    },
    page,
    setPage,
  };
}
