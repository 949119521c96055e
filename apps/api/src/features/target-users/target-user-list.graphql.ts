import { invitationStateType } from '#features/target-users/target-user-enums.graphql.ts';
import { SORT_KEYS, TargetUserFilter, TargetUserSort } from '#features/target-users/target-user-filter.ts';
import { userStateType } from '#features/users/index.ts';
import { inputOf } from '#platform/graphql/input-of.ts';
import { enumOf } from '#platform/graphql/once-per-schema.ts';

// The overview and its file are asked with the same.
export const targetUserFilterType = inputOf(
  'TargetUserFilter',
  'Which workers; what is left out does not matter.',
  TargetUserFilter,
  {
    userStates: userStateType,
    invitationStates: [invitationStateType, 'Without an account, and so far in the way to one.'],
    name: 'Parts of the name; accents do not matter.',
    appointmentTypeIds: 'For any of these kinds of work.',
    minimumRating: 'Rated at least so.',
  },
);

export const targetUserSortType = inputOf('TargetUserSort', 'In which order.', TargetUserSort, {
  key: enumOf('TargetUserSortKey', 'The key of the order of a list.', SORT_KEYS),
  isDescending: 'Largest first.',
});
