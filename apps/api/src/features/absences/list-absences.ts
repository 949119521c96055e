import { ABSENCE_LIMITS } from '@gastspiel/domain/absences/absence-rules.ts';
import { addDays, dayOf, startOfDay } from '@gastspiel/domain/time/vienna-day.ts';
import { z } from 'zod';
import { selectAbsences } from '#features/absences/absences.sql.ts';
import { absenteeOf } from '#features/absences/absentee.ts';
import { openTargetUser } from '#features/target-users/index.ts';
import { query } from '#platform/graphql/use-case.ts';

export const listAbsences = query({
  action: 'absences.read',
  input: z.object({ targetUserId: z.string().nullish() }),
  run: async ({ db, actor, input, now }) => {
    const { id } = await openTargetUser(db, actor, absenteeOf(actor, input.targetUserId, 'targetUserId'));
    return selectAbsences(db, id, startOfDay(addDays(dayOf(now), -ABSENCE_LIMITS.daysShown)));
  },
});
