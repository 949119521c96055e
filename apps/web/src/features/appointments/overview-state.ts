import { type Day, dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { useListState } from '#parts/lists/use-list-state.ts';
import { linkTo } from '#platform/navigation/paths.ts';
import { useUiState } from '#platform/session/use-ui-state.ts';
import { useSettled } from '#platform/state/use-settled.ts';
import type { Sort } from '#ui/table/column.ts';
import { type ChosenFilters, filterOf, NO_FILTERS } from './overview-filter.ts';

export const OVERVIEW = linkTo('/appointments');

/** Where the session remembers the day that the overview shows. */
export const SHOWN_DAY = 'appointments.day';

export type View = 'week' | 'list';

const LIST = ['appointments', NO_FILTERS, { key: 'when', isDescending: false }] as const;

/** The overview as the session remembers it. */
export function useOverviewState() {
  const today = dayOf(new Date());
  const [view, setView] = useUiState<View>('appointments.view', 'week');
  const [day, setDay] = useUiState<Day>(SHOWN_DAY, today);
  const { chosen: filters, ...list } = useListState(...LIST);
  // The server is asked for words, not for letters.
  const settled = useSettled(filters.text);
  return {
    ...list,
    today,
    view,
    setView,
    day,
    setDay,
    filters,
    filter: filterOf({ ...filters, text: settled }),
    setSort: (chosen: Sort): void => {
      list.setSort(chosen);
      list.setPage({ ...list.page, number: 1 });
    },
  };
}

/** Lets the list show this and nothing else when it is opened next. */
export function useShowAppointments(): (chosen: Partial<ChosenFilters>) => void {
  const [, setView] = useUiState<View>('appointments.view', 'week');
  const { show } = useListState(...LIST);
  return (chosen) => {
    setView('list');
    show({ ...NO_FILTERS, ...chosen });
  };
}

export type OverviewState = ReturnType<typeof useOverviewState>;
