import { timeChanged } from '@gastspiel/domain/appointments/appointment-change.ts';
import { APPOINTMENT_FAILURES, bookingsClashOf } from '@gastspiel/domain/appointments/appointment-failures.ts';
import { AppointmentInput, type AppointmentValues } from '@gastspiel/domain/appointments/appointment-input.ts';
import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import type { OfferState } from '@gastspiel/domain/offers/offer-state.ts';
import { overlaps } from '@gastspiel/domain/time/period.ts';
import { z } from 'zod';
import { selectClashing, selectOffered } from '#features/appointments/appointment-offers.sql.ts';
import { type AppointmentRow, valuesOf } from '#features/appointments/appointment-row.ts';
import { lockAppointmentForUpdate, updateAppointmentRow } from '#features/appointments/appointments.sql.ts';
import { appointmentId, loadAppointment } from '#features/appointments/find-appointments.ts';
import { assertRecipient, saved } from '#features/appointments/save-appointment.ts';
import { tellOfChange } from '#features/appointments/tell-of-change.ts';
import { correctPushes, tellWorkers } from '#features/notifications/index.ts';
import { deleteOffersToDenied, forgetPreventions, settleWithdrawn, wakeWaves } from '#features/offers/index.ts';
import { lockWorkersForNoKeyUpdate } from '#features/target-users/index.ts';
import { assertNotRecorded, assertOnNoInvoice } from '#features/worklogs/index.ts';
import { settleVersionedUpdate } from '#platform/database/versioned-update.ts';
import { type MutationScope, mutation } from '#platform/graphql/use-case.ts';
import type { User } from '#platform/identity/viewer.ts';
import { uuidOrUnknown } from '#platform/identity/viewer.ts';

/** An appointment as it is now, and how many offers had to go with the change. */
export interface ChangedAppointment {
  readonly appointment: AppointmentRow;
  readonly withdrawnOffers: number;
}

/**
 * The times of its offers follow by themselves; a booking that would then overlap another one refuses the change. Without
 * a version it is changed as it is found.
 */
export async function changeAppointment(
  scope: MutationScope & { readonly actor: User },
  id: string,
  version: number | undefined,
  valuesAfter: (before: AppointmentValues) => AppointmentValues,
): Promise<{ id: string; withdrawnOffers: number }> {
  const { db, actor, record } = scope;
  const row = await lockAppointmentForUpdate(db, id);
  if (!row) throw new Failure(GENERAL_FAILURES.notFound);
  const before = valuesOf(row);
  const after = valuesAfter(before);
  assertBegunStaysBegun(row, after, scope.now);
  await assertRecipient(db, actor, after, before.invoiceRecipientId);
  if (after.invoiceRecipientId !== before.invoiceRecipientId)
    await assertOnNoInvoice(db, id, 'input.invoiceRecipientId');
  if (before.invoiceRecipientId && !after.invoiceRecipientId)
    await assertNotRecorded(db, id, 'input.invoiceRecipientId');
  if (after.typeId !== before.typeId) await assertOnNoInvoice(db, id, 'input.typeId');
  const offered = await selectOffered(db, id);
  await lockWorkersForNoKeyUpdate(
    db,
    offered.map(({ userId }) => userId),
  );
  if (timeChanged(before, after)) {
    const clashing = await selectClashing(db, id, after);
    if (clashing.length > 0) throw new Failure(bookingsClashOf(clashing));
  }
  const updated = await saved(updateAppointmentRow(db, actor.tenantId, { id, version: version ?? row.version }, after));
  await settleVersionedUpdate(updated, async () => true);
  record({ entityType: 'appointment', entityId: id, before, after });
  // Who could not come then may well come at another time.
  if (!overlaps(periodOf(before), periodOf(after))) await forgetPreventions(db, id);
  let withdrawnOffers = await tellOfChange(scope, id, before, after);
  const isFull = row.booked >= after.desiredTargetUsers;
  if (isFull && row.booked < before.desiredTargetUsers && after.startDateTime > scope.now) {
    const left = await selectOffered(db, id);
    const inState = (wanted: OfferState) => ({
      appointmentId: id,
      userIds: left.filter(({ state }) => state === wanted).map(({ userId }) => userId),
    });
    await tellWorkers(db, 'FULLY_BOOKED', inState('ACCEPTED'));
    await correctPushes(db, 'FILLED', inState('CONTACTED'));
  }
  if (after.invoiceRecipientId !== before.invoiceRecipientId) {
    withdrawnOffers += await settleWithdrawn(scope, await deleteOffersToDenied(db, id));
  }
  // More are wanted or fewer, or it begins at another time.
  await wakeWaves(db, [id]);
  return { id, withdrawnOffers };
}

const periodOf = ({ startDateTime: start, endDateTime: end }: AppointmentValues) => ({ start, end });

export const changed = async (
  { db }: Pick<MutationScope, 'db'>,
  { id, withdrawnOffers }: Awaited<ReturnType<typeof changeAppointment>>,
): Promise<ChangedAppointment> => ({ appointment: await loadAppointment(db, id), withdrawnOffers });

/** Else a worked shift could be moved ahead and deleted there. */
function assertBegunStaysBegun(
  { startsAt, booked }: AppointmentRow,
  { startDateTime }: AppointmentValues,
  now: Date,
): void {
  if (booked === 0 || startsAt > now || startDateTime <= now) return;
  const { begunStaysBegun } = APPOINTMENT_FAILURES;
  throw new Failure(begunStaysBegun, { 'input.startDateTime': begunStaysBegun.message });
}

export const updateAppointment = mutation({
  action: 'appointments.write',
  input: z.object({ appointmentId, version: z.int(), input: AppointmentInput }),
  run: (scope) => changeAppointment(scope, scope.input.appointmentId, scope.input.version, () => scope.input.input),
  answer: changed,
});

/** Who pays, after the fact; workers whom the recipient does not want lose their offers. */
export const assignInvoiceRecipientToAppointment = mutation({
  action: 'appointments.assign-recipient',
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
    return changeAppointment(scope, id, version, (before) => ({ ...before, invoiceRecipientId }));
  },
  answer: changed,
});
