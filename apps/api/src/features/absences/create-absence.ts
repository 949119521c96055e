import { AbsenceInput } from '@gastspiel/domain/absences/absence-input.ts';
import { z } from 'zod';
import { auditedAbsence, insertAbsence } from '#features/absences/absences.sql.ts';
import { absenteeOf, loadAbsence } from '#features/absences/absentee.ts';
import { selectBookedWithin } from '#features/absences/booked-within.sql.ts';
import { tellStaffOfAbsence } from '#features/notifications/index.ts';
import { assertOpenWorker } from '#features/target-users/index.ts';
import { mutation } from '#platform/graphql/use-case.ts';

/** Taken even over a booking: whoever is ill is ill. Then staff hear of it at once. */
export const createAbsence = mutation({
  action: 'absences.write',
  input: z.object({ input: AbsenceInput }),
  run: async ({ db, actor, input: { input }, record }) => {
    const userId = absenteeOf(actor, input.targetUserId, 'input.targetUserId');
    await assertOpenWorker(db, userId);
    const created = await insertAbsence(db, actor, userId, input);
    record({ entityType: 'target-user', entityId: userId, after: auditedAbsence(created) });
    const booked = await selectBookedWithin(db, userId, created);
    await tellStaffOfAbsence(
      db,
      userId,
      booked.map(({ appointmentId }) => appointmentId),
    );
    return { id: created.id };
  },
  answer: ({ db }, { id }) => loadAbsence(db, id),
});
