import type { UserState } from '@gastspiel/domain/permissions/roles.ts';
import type { InvitationState } from '@gastspiel/domain/target-users/invitation.ts';
import { useListState } from '#parts/lists/use-list-state.ts';
import type { Sort } from '#ui/table/column.ts';
import type { ListChoice } from './target-users-query.ts';

/** How the list is narrowed; nothing chosen means all. */
export interface ChosenFilters {
  readonly name: string;
  readonly states: readonly string[];
  readonly invitations: readonly string[];
  readonly pools: readonly string[];
  readonly types: readonly string[];
  readonly rating: readonly string[];
}

export const NO_FILTERS: ChosenFilters = { name: '', states: [], invitations: [], pools: [], types: [], rating: [] };

export const isNarrowed = ({ name, ...lists }: ChosenFilters): boolean =>
  name.trim() !== '' || Object.values(lists).some(({ length }) => length > 0);

const SORT_KEYS = { name: 'NAME', state: 'STATE', rating: 'RATING' } as const;
const isSortKey = (key: string): key is keyof typeof SORT_KEYS => key in SORT_KEYS;

const LIST = ['targetUsers', NO_FILTERS] as const;

/** Lets the list show these workers and nobody else, when it is opened next. */
export function useShowWorkers(): (filters: Partial<ChosenFilters>) => void {
  const { show } = useListState(...LIST);
  return (filters) => show({ ...NO_FILTERS, ...filters });
}

/** Lets the list show who waits for release, and nobody else, when it is opened next. */
export function useShowWaiting(): () => void {
  const { show } = useListState(...LIST);
  return () => show({ ...NO_FILTERS, states: ['ONBOARDING'] });
}

/** Filters, order and page of the list, as the session remembers them. */
export function useTargetUserList() {
  const { chosen: filters, ...list } = useListState(...LIST);
  return { ...list, filters, choice: choiceOf(filters, list.sort) };
}

function choiceOf(
  { name, states, invitations, pools, types, rating }: ChosenFilters,
  { key, isDescending }: Sort,
): ListChoice {
  return {
    filter: {
      name: name.trim() || null,
      userStates: states.length > 0 ? (states as UserState[]) : null,
      invitationStates: invitations.length > 0 ? (invitations as InvitationState[]) : null,
      poolIds: pools.length > 0 ? [...pools] : null,
      appointmentTypeIds: types.length > 0 ? [...types] : null,
      minimumRating: rating[0] ? Number(rating[0]) : null,
    },
    sort: { key: SORT_KEYS[isSortKey(key) ? key : 'name'], isDescending },
  };
}
