import { SORT_KEYS, TargetUserFilter, TargetUserSort } from '#features/target-users/target-user-filter.ts';
import { userStateType } from '#features/users/index.ts';
import { enumOf } from '#platform/graphql/enum-of.ts';
import { inputOf } from '#platform/graphql/input-of.ts';

// The overview and its file are asked with the same.
export const targetUserFilterType = inputOf(
  'TargetUserFilter',
  'Which workers; what is left out does not matter.',
  TargetUserFilter,
  {
    userStates: [userStateType, 'Any of these states.'],
    name: 'Parts of the name; accents do not matter.',
    poolIds: 'In any of these pools.',
    appointmentTypeIds: 'For any of these kinds of work.',
    minimumRating: 'Rated at least so.',
  },
);

export const targetUserSortType = inputOf('TargetUserSort', 'In which order.', TargetUserSort, {
  key: enumOf('TargetUserSortKey', 'What a list is sorted by.', SORT_KEYS),
  isDescending: 'Largest first.',
});
