import { dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { useListState } from '#parts/lists/use-list-state.ts';
import { useUiState } from '#platform/session/use-ui-state.ts';
import { useSettled } from '#platform/state/use-settled.ts';
import type { Sort } from '#ui/table/column.ts';
import { beginsAtNewest, blockFilterOf, type ChosenFilters, COUNTED, NO_FILTERS } from './sheet-filter.ts';

/** How the list is narrowed, as the session remembers it. */
export function useSheetFilters() {
  const { chosen, page, setPage, ...list } = useListState('timeSheets', NO_FILTERS);
  const [newestFirst, setNewestFirst] = useUiState('timeSheets.newestFirst', false);
  // The server is asked for words, not for letters.
  const text = useSettled(chosen.text);
  const show = (next: ChosenFilters): void => {
    if (beginsAtNewest(next) !== beginsAtNewest(chosen)) setNewestFirst(beginsAtNewest(next));
    list.show(next);
  };
  return {
    chosen,
    filter: blockFilterOf({ ...chosen, text }, dayOf(new Date())),
    page,
    setPage,
    newestFirst,
    sort: { key: 'date', isDescending: newestFirst },
    setSort: ({ isDescending }: Sort): void => setNewestFirst(isDescending),
    show,
    narrow: (changed: Partial<ChosenFilters>): void => show({ ...chosen, ...changed }),
    clear: (): void => show(NO_FILTERS),
  };
}

/** Lets the list show what one of the two counts counts, when it is opened next. */
export function useShowTimeSheets(): (which: keyof typeof COUNTED) => void {
  const { show } = useSheetFilters();
  return (which) => show(COUNTED[which]);
}
