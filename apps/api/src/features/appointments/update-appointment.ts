import { timeChanged } from '@gastspiel/domain/appointments/appointment-change.ts';
import { bookingsClashOf } from '@gastspiel/domain/appointments/appointment-failures.ts';
import { AppointmentInput, type AppointmentValues } from '@gastspiel/domain/appointments/appointment-input.ts';
import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { z } from 'zod';
import { selectClashing, selectOffered } from '#features/appointments/appointment-offers.sql.ts';
import { type AppointmentRow, valuesOf } from '#features/appointments/appointment-row.ts';
import { lockAppointment, updateAppointmentRow } from '#features/appointments/appointments.sql.ts';
import { appointmentId, loadAppointment } from '#features/appointments/find-appointments.ts';
import { assertRecipient, saved } from '#features/appointments/save-appointment.ts';
import { tellOfChange } from '#features/appointments/tell-of-change.ts';
import { tellWorkers } from '#features/notifications/index.ts';
import { deleteOffersToDenied, lockWorkers, settleWithdrawn } from '#features/withdrawals/index.ts';
import type { Change } from '#platform/audit/audit.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { settleVersionedUpdate } from '#platform/database/versioned-update.ts';
import { mutation } from '#platform/graphql/use-case.ts';
import type { User } from '#platform/identity/viewer.ts';
import { uuidOrUnknown } from '#platform/identity/viewer.ts';

/** An appointment as it is now, and how many offers had to go with the change. */
export interface ChangedAppointment {
  readonly appointment: AppointmentRow;
  readonly withdrawnOffers: number;
}

interface Scope {
  readonly db: TenantDb;
  readonly actor: User;
  readonly now: Date;
  readonly record: (change: Change) => void;
}

/** The times of its offers follow by themselves; a booking that would then overlap another one refuses the change. */
async function change(
  scope: Scope,
  id: string,
  version: number,
  valuesAfter: (before: AppointmentValues) => AppointmentValues,
): Promise<ChangedAppointment> {
  const { db, actor, record } = scope;
  const row = await lockAppointment(db, id);
  if (!row) throw new Failure(GENERAL_FAILURES.notFound);
  const before = valuesOf(row);
  const after = valuesAfter(before);
  await assertRecipient(db, actor, after, before.invoiceRecipientId);
  const offered = await selectOffered(db, id);
  await lockWorkers(
    db,
    offered.map(({ userId }) => userId),
  );
  if (timeChanged(before, after)) {
    const clashing = await selectClashing(db, id, after);
    if (clashing.length > 0) throw new Failure(bookingsClashOf(clashing));
  }
  const updated = await saved(updateAppointmentRow(db, actor.tenantId, { id, version }, after));
  await settleVersionedUpdate(updated, async () => true);
  record({ entityType: 'appointment', entityId: id, before, after });
  let withdrawnOffers = await tellOfChange(scope, id, before, after);
  const isFull = row.booked >= after.desiredTargetUsers;
  if (isFull && row.booked < before.desiredTargetUsers && after.startDateTime > scope.now) {
    const left = (await selectOffered(db, id)).filter(({ state }) => state === 'ACCEPTED');
    await tellWorkers(db, 'FULLY_BOOKED', { appointmentId: id, userIds: left.map(({ userId }) => userId) });
  }
  if (after.invoiceRecipientId !== before.invoiceRecipientId) {
    withdrawnOffers += await settleWithdrawn(scope, await deleteOffersToDenied(db, id));
  }
  return { appointment: await loadAppointment(db, id), withdrawnOffers };
}

export const updateAppointment = mutation({
  action: 'appointments.write',
  input: z.object({ appointmentId, version: z.int(), input: AppointmentInput }),
  run: (scope) => change(scope, scope.input.appointmentId, scope.input.version, () => scope.input.input),
});

/** Who pays, after the fact; workers whom the recipient does not want lose their offers. */
export const assignInvoiceRecipientToAppointment = mutation({
  action: 'appointments.write',
  input: z.object({
    appointmentId,
    version: z.int(),
    invoiceRecipientId: z
      .string()
      .nullish()
      .transform((id) => (id ? uuidOrUnknown(id) : null)),
  }),
  run: (scope) => {
    const { appointmentId: id, version, invoiceRecipientId } = scope.input;
    return change(scope, id, version, (before) => ({ ...before, invoiceRecipientId }));
  },
});
