import { type Day, dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { useUiState } from '#platform/session/ui-state.ts';
import { useSettled } from '#platform/state/use-settled.ts';
import type { Sort } from '#ui/table/column.ts';
import { type ChosenFilters, filterOf, NO_FILTERS } from './overview-filter.ts';
import { SHOWN_DAY } from './overview-place.ts';

export type View = 'week' | 'list';

const FIRST_PAGE = { number: 1, size: 25 };
const BY_START = { key: 'when', isDescending: false };

/** What the overview shows, as the session remembers it. */
export function useOverviewState() {
  const today = dayOf(new Date());
  const [view, setView] = useUiState<View>('appointments.view', 'week');
  const [day, setDay] = useUiState<Day>(SHOWN_DAY, today);
  const [filters, setFilters] = useUiState('appointments.filters', NO_FILTERS);
  const [page, setPage] = useUiState('appointments.page', FIRST_PAGE);
  const [sort, setSort] = useUiState<Sort>('appointments.sort', BY_START);
  // The server is asked for words, not for letters.
  const settled = useSettled(filters.text);
  return {
    today,
    view,
    setView,
    day,
    setDay,
    filters,
    filter: filterOf({ ...filters, text: settled }),
    page,
    setPage,
    sort,
    setSort: (chosen: Sort): void => {
      setSort(chosen);
      setPage({ ...page, number: 1 });
    },
    narrow: (changed: Partial<ChosenFilters>): void => {
      setFilters({ ...filters, ...changed });
      setPage({ ...page, number: 1 });
    },
  };
}

/** Lets the list show this and nothing else when it is opened next. */
export function useShowAppointments(): (chosen: Partial<ChosenFilters>) => void {
  const [, setView] = useUiState<View>('appointments.view', 'week');
  const [, setFilters] = useUiState('appointments.filters', NO_FILTERS);
  const [page, setPage] = useUiState('appointments.page', FIRST_PAGE);
  return (chosen) => {
    setView('list');
    setFilters({ ...NO_FILTERS, ...chosen });
    setPage({ ...page, number: 1 });
  };
}

export type OverviewState = ReturnType<typeof useOverviewState>;
