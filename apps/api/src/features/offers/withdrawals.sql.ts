import { APPOINTMENT_LIMITS } from '@gastspiel/domain/appointments/appointment-rules.ts';
import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { OFFER_STATES, type OfferState } from '@gastspiel/domain/offers/offer-state.ts';
import { WORKLOG_FAILURES } from '@gastspiel/domain/worklogs/worklog-failures.ts';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { appointmentStandings } from '#features/appointments/index.ts';
import { keepPreventions } from '#features/offers/preventions.sql.ts';
import { positionTitle } from '#features/positions/index.ts';
import { MOMENT, TENANT } from '#platform/database/bound.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { isForeignKeyViolation } from '#platform/database/database-errors.ts';
import { isOneOf } from '#platform/database/one-of.ts';
import { rowsOf } from '#platform/database/rows.ts';

/** No booking that begins earlier can still overlap: so an index finds those that do. */
const LONGEST = sql`interval ${sql.lit(`${APPOINTMENT_LIMITS.maxDays} days 1 hour`)}`;
/** Ends what reckons times first: under row-level security an index takes a column, and no sum over one. */
const RECKONED = sql`offset 0`;

/** An offer whose row is gone. */
export const WithdrawnOffer = z.object({
  id: z.string(),
  userId: z.string(),
  appointmentId: z.string(),
  state: z.enum(OFFER_STATES),
  startsAt: z.date(),
  endsAt: z.date(),
  /** The title of the appointment, with the kind of work where others of its event have the same description. */
  description: z.string(),
  venue: z.string(),
  preventedAt: z.date().nullable(),
  preventedNote: z.string().nullable(),
});
export type WithdrawnOffer = Readonly<z.output<typeof WithdrawnOffer>>;

async function deleted(db: TenantDb, statement: RawBuilder<unknown>): Promise<WithdrawnOffer[]> {
  const rows = await unlessRecorded(
    rowsOf(
      db,
      WithdrawnOffer,
      sql`${statement}
    returning o.id, o.user_id, o.appointment_id, o.state, o.starts_at, o.ends_at, o.prevented_at, o.prevented_note,
      (select ${positionTitle()} from appointments a where a.tenant_id = ${TENANT} and a.id = o.appointment_id) as description,
      (select w.venue from appointments w where w.tenant_id = ${TENANT} and w.id = o.appointment_id)`,
    ),
  );
  await keepPreventions(db, rows);
  const bookings = rows.filter(({ state }) => state === 'BOOKED');
  appointmentStandings.renew(
    db,
    bookings.map(({ appointmentId }) => appointmentId),
  );
  return rows;
}

/** A booking with recorded hours stays: the foreign key sees to it, here it gets its sentence. */
async function unlessRecorded<Result>(deletion: Promise<Result>): Promise<Result> {
  try {
    return await deletion;
  } catch (error) {
    throw isForeignKeyViolation(error) ? new Failure(WORKLOG_FAILURES.recorded) : error;
  }
}

interface Choice {
  readonly ids?: readonly string[] | undefined;
  readonly states?: readonly OfferState[] | undefined;
  /** Only bookings whose worker can not come. */
  readonly arePrevented?: boolean;
}

export const deleteOffersOf = (
  db: TenantDb,
  appointmentIds: readonly string[],
  { ids, states, arePrevented }: Choice,
) =>
  deleted(
    db,
    sql`/* deleteOffersOf */
      delete from offers o where o.tenant_id = ${TENANT} and o.appointment_id = any(${appointmentIds}::uuid[])
        ${ids ? sql`and o.id = any(${ids}::uuid[])` : sql``} ${states ? sql`and o.state = any(${states})` : sql``}
        ${arePrevented ? sql`and o.prevented_at is not null` : sql``}`,
  );

/** Deletes the offers elsewhere for which bookings leave their workers no time: of all workers, or of these. */
export const deleteOffersBeside = (db: TenantDb, appointmentIds: readonly string[], userIds?: readonly string[]) =>
  deleted(
    db,
    sql`/* prepared deleteOffersBeside */
      delete from offers o using (
        select user_id, starts_at, ends_at, starts_at - ${LONGEST} as earliest from offers
        where tenant_id = ${TENANT} and ${isOneOf('appointment_id', appointmentIds)} and state = 'BOOKED'
          ${userIds ? sql`and ${isOneOf('user_id', userIds)}` : sql``} ${RECKONED}) b
      where o.tenant_id = ${TENANT} and o.user_id = b.user_id and o.state <> 'BOOKED'
        and o.starts_at < b.ends_at and o.ends_at > b.starts_at and o.starts_at > b.earliest`,
  );

/** The offers of appointments to workers who are booked elsewhere in their time. */
export const deleteOffersToBusy = (db: TenantDb, appointmentIds: readonly string[]) =>
  deleted(
    db,
    sql`/* deleteOffersToBusy */
      delete from offers o using (
        select id, user_id, starts_at, ends_at, starts_at - ${LONGEST} as earliest from offers
        where tenant_id = ${TENANT} and appointment_id = any(${appointmentIds}::uuid[]) and state <> 'BOOKED'
          ${RECKONED}) u, offers b
      where o.tenant_id = ${TENANT} and o.id = u.id and o.state <> 'BOOKED'
        and b.tenant_id = ${TENANT} and b.user_id = u.user_id and b.state = 'BOOKED'
        and b.starts_at < u.ends_at and b.ends_at > u.starts_at and b.starts_at > u.earliest`,
  );

/** The offers of appointments to workers whom their recipient does not want. */
export const deleteOffersToDenied = (db: TenantDb, appointmentIds: readonly string[]) =>
  deleted(
    db,
    sql`/* deleteOffersToDenied */
      delete from offers o using appointments a, invoice_recipient_denials d
      where o.tenant_id = ${TENANT} and o.appointment_id = any(${appointmentIds}::uuid[])
        and o.starts_at > ${MOMENT}
        and a.tenant_id = ${TENANT} and a.id = o.appointment_id
        and d.tenant_id = ${TENANT} and d.user_id = o.user_id
        and d.invoice_recipient_id = a.invoice_recipient_id`,
  );

/** A worker's future offers at a recipient. */
export const deleteOffersAtRecipient = (db: TenantDb, userId: string, recipientId: string) =>
  deleted(
    db,
    sql`/* deleteOffersAtRecipient */
      delete from offers o using appointments a
      where o.tenant_id = ${TENANT} and o.user_id = ${userId} and o.starts_at > ${MOMENT}
        and a.tenant_id = ${TENANT} and a.id = o.appointment_id and a.invoice_recipient_id = ${recipientId}`,
  );

/** A worker's future offers in these states. */
export const deleteFutureOffers = (db: TenantDb, userId: string, states: readonly OfferState[]) =>
  deleted(
    db,
    sql`/* deleteFutureOffers */
      delete from offers o
      where o.tenant_id = ${TENANT} and o.user_id = ${userId} and o.starts_at > ${MOMENT}
        and o.state = any(${states})`,
  );

const Asked = z.object({ appointmentId: z.string(), userId: z.string() });

/** Workers who have accepted are asked again. Answers whom. */
export const askAcceptedAgain = (
  db: TenantDb,
  appointmentIds: readonly string[],
): Promise<readonly Readonly<z.output<typeof Asked>>[]> =>
  rowsOf(
    db,
    Asked,
    sql`/* askAcceptedAgain */
    update offers set state = 'CONTACTED', state_changed_at = ${MOMENT}, version = version + 1, opened_at = null, told_full_at = null
    where tenant_id = ${TENANT} and appointment_id = any(${appointmentIds}::uuid[]) and state = 'ACCEPTED'
    returning appointment_id, user_id`,
  );
