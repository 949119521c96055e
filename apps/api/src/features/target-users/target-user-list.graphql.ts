import type { z } from 'zod';
import { SORT_KEYS, type TargetUserFilter, type TargetUserSort } from '#features/target-users/target-user-filter.ts';
import { userStateType } from '#features/users/index.ts';
import { oncePerSchema } from '#platform/graphql/once-per-schema.ts';

/** What the overview and its file are asked with. */
export const targetUserListInputs = oncePerSchema((builder) => ({
  Filter: builder.inputRef<NonNullable<z.input<typeof TargetUserFilter>>>('TargetUserFilter').implement({
    description: 'Which workers; what is left out does not matter.',
    fields: (t) => ({
      userStates: t.field({ type: [userStateType(builder)], required: false, description: 'Any of these states.' }),
      name: t.string({ required: false, description: 'Parts of the name; accents do not matter.' }),
      poolIds: t.stringList({ required: false, description: 'In any of these pools.' }),
      appointmentTypeIds: t.stringList({ required: false, description: 'For any of these kinds of work.' }),
      minimumRating: t.float({ required: false, description: 'Rated at least so.' }),
    }),
  }),
  Sort: builder.inputRef<NonNullable<z.input<typeof TargetUserSort>>>('TargetUserSort').implement({
    description: 'In which order.',
    fields: (t) => ({
      key: t.field({
        type: builder.enumType('TargetUserSortKey', { description: 'What a list is sorted by.', values: SORT_KEYS }),
        description: 'By what.',
      }),
      isDescending: t.boolean({ description: 'Largest first.' }),
    }),
  }),
}));
