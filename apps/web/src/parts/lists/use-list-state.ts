import { useUiState } from '#platform/session/use-ui-state.ts';
import type { Sort } from '#ui/table/column.ts';

const FIRST_PAGE = { number: 1, size: 25 };

/** How a list is narrowed, sorted and how far it was turned over, as the session remembers it. */
export function useListState<Filters extends object>(
  key: string,
  noFilters: Filters,
  firstSort: Sort = { key: 'name', isDescending: false },
) {
  const [remembered, setChosen] = useUiState(`${key}.filters`, noFilters);
  const [sort, setSort] = useUiState(`${key}.sort`, firstSort);
  const [page, setPage] = useUiState(`${key}.page`, FIRST_PAGE);
  // A session may remember a list from before there was one filter more.
  const chosen: Filters = { ...noFilters, ...remembered };
  const show = (next: Filters): void => {
    setChosen(next);
    setPage({ ...page, number: 1 });
  };
  return {
    chosen,
    show,
    narrow: (changed: Partial<Filters>): void => show({ ...chosen, ...changed }),
    clear: (): void => show(noFilters),
    sort,
    setSort,
    page,
    setPage,
  };
}
