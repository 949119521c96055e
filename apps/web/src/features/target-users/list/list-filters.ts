import { keysOf } from '@gastspiel/domain/input/keys-of.ts';
import { USER_STATES } from '@gastspiel/domain/permissions/roles.ts';
import { INVITATION_STATES } from '@gastspiel/domain/target-users/invitation.ts';
import { USER_STATE_LABELS } from '@gastspiel/domain/users/user-state-labels.ts';
import type { Filter } from '#ui/filters/filter.ts';
import { formatRating } from '#ui/rating-texts.ts';
import { INVITATION_TEXTS } from '../invitations/invitation-texts.ts';
import { type Choices, optionsOf } from '../tenant-choices.ts';
import type { ChosenFilters } from './list-state.ts';
import { LIST_TEXTS } from './list-texts.ts';

const STATES = USER_STATES.map((state) => ({ value: state, label: USER_STATE_LABELS[state] }));
const INVITATIONS = keysOf(INVITATION_STATES).map((state) => ({ value: state, label: INVITATION_STATES[state] }));
const RATINGS = [4.5, 4, 3, 2].map((rating) => ({
  value: String(rating),
  label: LIST_TEXTS.ratingFrom(formatRating(rating)),
}));

/** The filters of the list as chips. */
export function listFilters(
  chosen: ChosenFilters,
  { pools, types }: Choices,
  narrow: (changed: Partial<ChosenFilters>) => void,
): readonly Filter[] {
  return [
    {
      key: 'states',
      label: LIST_TEXTS.state,
      options: STATES,
      selected: chosen.states,
      isMultiple: true,
      onChange: (states) => narrow({ states }),
    },
    {
      key: 'invitations',
      label: INVITATION_TEXTS.account,
      options: INVITATIONS,
      selected: chosen.invitations,
      isMultiple: true,
      onChange: (invitations) => narrow({ invitations }),
    },
    {
      key: 'pools',
      label: LIST_TEXTS.pool,
      options: optionsOf(pools),
      selected: chosen.pools,
      isMultiple: true,
      onChange: (ids) => narrow({ pools: ids }),
    },
    {
      key: 'types',
      label: LIST_TEXTS.type,
      options: optionsOf(types, chosen.types),
      selected: chosen.types,
      isMultiple: true,
      onChange: (ids) => narrow({ types: ids }),
    },
    {
      key: 'rating',
      label: LIST_TEXTS.rating,
      options: RATINGS,
      selected: chosen.rating,
      onChange: (rating) => narrow({ rating }),
    },
  ];
}
