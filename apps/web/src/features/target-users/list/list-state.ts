import type { UserState } from '@gastspiel/domain/permissions/roles.ts';
import { useUiState } from '#platform/session/ui-state.ts';
import type { Sort } from '#ui/table/column.ts';
import type { ListChoice } from './target-users-query.ts';

/** What the list is narrowed to; nothing chosen means all. */
export interface ChosenFilters {
  readonly name: string;
  readonly states: readonly string[];
  readonly pools: readonly string[];
  readonly types: readonly string[];
  readonly rating: readonly string[];
}

export const NO_FILTERS: ChosenFilters = { name: '', states: [], pools: [], types: [], rating: [] };

export const isNarrowed = ({ name, ...lists }: ChosenFilters): boolean =>
  name.trim() !== '' || Object.values(lists).some(({ length }) => length > 0);

const SORT_KEYS = { name: 'NAME', state: 'STATE', rating: 'RATING' } as const;
const isSortKey = (key: string): key is keyof typeof SORT_KEYS => key in SORT_KEYS;

const FIRST_PAGE = { number: 1, size: 25 };

/** Lets the list show who waits for release, and nobody else, when it is opened next. */
export function useShowWaiting(): () => void {
  const [, setFilters] = useUiState('targetUsers.filters', NO_FILTERS);
  const [page, setPage] = useUiState('targetUsers.page', FIRST_PAGE);
  return () => {
    setFilters({ ...NO_FILTERS, states: ['ONBOARDING'] });
    setPage({ ...page, number: 1 });
  };
}

/** Filters, order and page of the list, as the session remembers them. */
export function useListState() {
  const [filters, setFilters] = useUiState('targetUsers.filters', NO_FILTERS);
  const [sort, setSort] = useUiState<Sort>('targetUsers.sort', { key: 'name', isDescending: false });
  const [page, setPage] = useUiState('targetUsers.page', FIRST_PAGE);
  return {
    filters,
    sort,
    page,
    choice: choiceOf(filters, sort),
    setSort,
    setPage,
    narrow: (changed: Partial<ChosenFilters>): void => {
      setFilters({ ...filters, ...changed });
      setPage({ ...page, number: 1 });
    },
  };
}

function choiceOf({ name, states, pools, types, rating }: ChosenFilters, { key, isDescending }: Sort): ListChoice {
  return {
    filter: {
      name: name.trim() || null,
      userStates: states.length > 0 ? (states as UserState[]) : null,
      poolIds: pools.length > 0 ? [...pools] : null,
      appointmentTypeIds: types.length > 0 ? [...types] : null,
      minimumRating: rating[0] ? Number(rating[0]) : null,
    },
    sort: { key: SORT_KEYS[isSortKey(key) ? key : 'name'], isDescending },
  };
}
