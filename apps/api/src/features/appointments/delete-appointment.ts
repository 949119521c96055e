import { APPOINTMENT_FAILURES } from '@gastspiel/domain/appointments/appointment-failures.ts';
import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { isEvidenceOfWork } from '@gastspiel/domain/offers/evidence-of-work.ts';
import { z } from 'zod';
import { valuesOf } from '#features/appointments/appointment-row.ts';
import { deleteAppointmentRow, lockAppointmentForUpdate } from '#features/appointments/appointments.sql.ts';
import { appointmentId } from '#features/appointments/find-appointments.ts';
import { tellWorkers } from '#features/notifications/index.ts';
import { deleteOffersOf, offerChanges } from '#features/offers/index.ts';
import { type MutationScope, mutation } from '#platform/graphql/use-case.ts';

/** Its offers go with it; whoever has not declined hears of it while it still matters. */
export async function removeAppointment({ db, now, record }: MutationScope, id: string): Promise<void> {
  const before = await lockAppointmentForUpdate(db, id);
  if (!before) throw new Failure(GENERAL_FAILURES.notFound);
  // Their rows are taken, not only read: an answer that came meanwhile counts.
  const offered = await deleteOffersOf(db, id, {});
  if (offered.some((offer) => isEvidenceOfWork(offer, now))) throw new Failure(APPOINTMENT_FAILURES.workHasBegun);
  await deleteAppointmentRow(db, id);
  record({ entityType: 'appointment', entityId: id, before: valuesOf(before), after: { deleted: true } });
  for (const { userId, state } of offered) {
    for (const change of offerChanges({ userId, appointmentId: id }, state, 'WITHDRAWN')) record(change);
  }
  if (before.endsAt <= now) return;
  const { description, startsAt, endsAt, venue } = before;
  await tellWorkers(db, 'APPOINTMENT_DELETED', {
    appointmentId: id,
    userIds: offered.filter(({ state }) => state !== 'DECLINED').map(({ userId }) => userId),
    glimpse: { description, startsAt, endsAt, venue },
  });
}

export const deleteAppointment = mutation({
  action: 'appointments.write',
  input: z.object({ appointmentId }),
  run: async (scope) => {
    await removeAppointment(scope, scope.input.appointmentId);
    return true;
  },
});
