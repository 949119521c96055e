import { randomUUID } from 'node:crypto';
import { isPlausiblePeriod } from '@gastspiel/domain/appointments/appointment-input.ts';
import { APPOINTMENT_RULES } from '@gastspiel/domain/appointments/appointment-rules.ts';
import { COPY_LIMITS, COPY_RULES, CopyDistance, copyOf } from '@gastspiel/domain/appointments/copy-appointments.ts';
import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { z } from 'zod';
import {
  type AppointmentRow,
  appointmentId,
  appointmentValuesOf,
  assertRecipient,
  assertTypesInUse,
  insertAppointments,
  savedOrRefused,
  selectAppointmentsById,
  selectTaken,
} from '#features/appointments/index.ts';
import { selectCandidatesOfEach } from '#features/offers/candidates.sql.ts';
import { countAbsentLater, selectBooked } from '#features/offers/copies/copies.sql.ts';
import { contactAll } from '#features/offers/offer-to.ts';
import { lockWorkersForNoKeyUpdate } from '#features/target-users/index.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { type MutationScope, mutation, query } from '#platform/graphql/use-case.ts';

const Copying = z.object({
  appointmentIds: z
    .array(appointmentId)
    .min(1, COPY_RULES.nothing)
    .max(COPY_LIMITS.appointments, COPY_RULES.tooMany)
    .transform((ids) => [...new Set(ids)]),
  days: CopyDistance,
});

async function loadOriginals(db: TenantDb, ids: readonly string[]): Promise<readonly AppointmentRow[]> {
  const rows = await selectAppointmentsById(db, ids);
  // Somebody deleted one meanwhile: what is to be copied is not what was seen.
  if (rows.length < ids.length) throw new Failure(GENERAL_FAILURES.notFound);
  return rows;
}

/** The prospects of a copy: whether it is there already, and whom it could ask again. */
export interface CopyOutlook {
  readonly appointmentId: string;
  readonly isTaken: boolean;
  readonly booked: number;
  readonly absent: number;
}

export const previewCopies = query({
  action: 'appointments.write',
  input: Copying,
  run: async ({ db, input: { appointmentIds, days } }): Promise<readonly CopyOutlook[]> => {
    const rows = await loadOriginals(db, appointmentIds);
    const taken = await selectTaken(
      db,
      rows.map((row) => ({ ...copyOf(appointmentValuesOf(row), days, true), customer: row.customer })),
    );
    const absent = await countAbsentLater(db, appointmentIds, days);
    return rows.map(({ id, booked, prevented }, index) => ({
      appointmentId: id,
      isTaken: taken.has(index),
      booked: booked - prevented,
      absent: absent.get(id) ?? 0,
    }));
  },
});

/** Appointments so many days later; never their bookings, but whoever was booked can be asked again at once. */
export const copyAppointments = mutation({
  action: 'appointments.write',
  input: Copying.extend({ keepsDetails: z.boolean(), asksBooked: z.boolean() }),
  run: async (scope) => {
    const { db, actor, record, now } = scope;
    const { appointmentIds, days, keepsDetails, asksBooked } = scope.input;
    const originals = await loadOriginals(db, appointmentIds);
    for (const invoiceRecipientId of new Set(originals.map((row) => row.invoiceRecipientId))) {
      await assertRecipient(db, actor, { invoiceRecipientId }, null);
    }
    await assertTypesInUse(
      db,
      originals.map((row) => ['appointmentIds', appointmentValuesOf(row).typeId] as const),
    );
    // Positions of one event are positions of one event again.
    const events = new Map(originals.flatMap(({ event }) => (event ? [[event.id, randomUUID()]] : [])));
    const copies = originals.map((row) => {
      const eventId = row.event && events.get(row.event.id);
      return {
        ...{ id: randomUUID(), originalId: row.id, values: copyOf(appointmentValuesOf(row), days, keepsDetails) },
        ...(row.event && eventId && { event: { eventId, position: row.event.number } }),
      };
    });
    if (!copies.every(({ values }) => isPlausiblePeriod(values)))
      throw new Failure(GENERAL_FAILURES.invalidInput, { days: APPOINTMENT_RULES.year });
    await savedOrRefused(insertAppointments(db, actor.tenantId, copies));
    for (const { id, values } of copies) record({ entityType: 'appointment', entityId: id, after: values });
    const ahead = copies.filter(({ values }) => values.startDateTime > now);
    const asked = asksBooked ? await askBooked(scope, ahead) : { offers: 0, people: 0, notAsked: 0 };
    return { copied: copies.length, ...asked };
  },
});

interface Copy {
  readonly id: string;
  readonly originalId: string;
}

/** Nobody else knows the copies yet, so it is enough to hold the workers: all at once, for two who copy not to wait for each other. */
async function askBooked(scope: MutationScope, copies: readonly Copy[]) {
  const { db } = scope;
  const originals = copies.map(({ originalId }) => originalId);
  const booked = await selectBooked(db, originals);
  const named = new Map(
    copies.flatMap(({ id, originalId }) => {
      const userIds = booked.get(originalId);
      return userIds ? [[id, userIds] as const] : [];
    }),
  );
  const wanted = [...named.values()].flat();
  await lockWorkersForNoKeyUpdate(db, [...new Set(wanted)]);
  const eligible = await selectCandidatesOfEach(db, named, { availabilities: ['AVAILABLE', 'PARTIALLY'] });
  const offers = await contactAll(scope, eligible);
  const people = new Set(offers.map(({ userId }) => userId)).size;
  return { offers: offers.length, people, notAsked: wanted.length - offers.length };
}
