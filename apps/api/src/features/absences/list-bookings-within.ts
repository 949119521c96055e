import { AbsenceInput } from '@gastspiel/domain/absences/absence-input.ts';
import { z } from 'zod';
import { absenteeOf } from '#features/absences/absentee.ts';
import { selectBookedWithin } from '#features/absences/booked-within.sql.ts';
import { openTargetUser } from '#features/target-users/index.ts';
import { query } from '#platform/graphql/use-case.ts';

/** Asked before an absence is entered: an absence takes no booking away. */
export const listBookingsWithin = query({
  action: 'absences.read',
  input: z.object({ input: AbsenceInput }),
  run: async ({ db, actor, input: { input } }) => {
    const { id } = await openTargetUser(db, actor, absenteeOf(actor, input.targetUserId, 'input.targetUserId'));
    return selectBookedWithin(db, id, input);
  },
});
