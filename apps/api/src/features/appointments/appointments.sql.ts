import { randomUUID } from 'node:crypto';
import type { AppointmentValues } from '@gastspiel/domain/appointments/appointment-input.ts';
import { APPOINTMENT_LIMITS } from '@gastspiel/domain/appointments/appointment-rules.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import { AppointmentRow, columnsOf, StoredAppointment } from '#features/appointments/appointment-row.ts';
import { OFFER_COUNTS, OfferCounts } from '#features/appointments/offer-counts.sql.ts';
import { appointmentStandings, renewStandings } from '#features/appointments/standings.sql.ts';
import { InvoiceRecipientName } from '#features/invoice-recipients/index.ts';
import { TENANT } from '#platform/database/bound.ts';
import { columns, members } from '#platform/database/columns.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { isOneOf } from '#platform/database/one-of.ts';
import { rowOf, rowsOf } from '#platform/database/rows.ts';

/** So far a search by overlap looks back: nothing lasts longer, as the domain says and a constraint sees to. */
export const LONGEST_APPOINTMENT = sql`interval ${sql.lit(`${APPOINTMENT_LIMITS.maxDays} days 1 hour`)}`;

/** Counted on the fly: an appointment has some dozen offers, and a copy could be wrong. */
export const COUNTS = columns(OfferCounts, 'counts');
export const COUNTED_OFFERS = sql`left join lateral (
  select ${OFFER_COUNTS} from offers o where o.tenant_id = ${TENANT} and o.appointment_id = a.id) counts on true`;

const clock = (column: string) => sql`to_char(${sql.ref(column)}, 'HH24:MI')`;

export const COLUMNS = columns(StoredAppointment, 'a', {
  meantStartTime: clock('a.meant_start_time'),
  meantEndTime: clock('a.meant_end_time'),
  typeId: 'appointment_type_id',
  targetUserPoolId: 'pool_id',
  invoiceRecipient: sql`(select json_build_object(${members(InvoiceRecipientName, 'r')}) from invoice_recipients r
    where r.tenant_id = ${TENANT} and r.id = a.invoice_recipient_id)`,
  outfitKey: 'outfit_id',
  meetingTime: clock('a.meeting_time'),
  event: sql`case when a.event_id is not null then (
    select json_build_object('id', a.event_id, 'count', count(*), 'type', (select y.description from appointment_types y
        where y.tenant_id = ${TENANT} and y.id = a.appointment_type_id),
      'number', count(*) filter (where e.event_position <= a.event_position))
    from appointments e where e.tenant_id = ${TENANT} and e.event_id = a.event_id having count(*) > 1) end`,
});

export async function findAppointmentRow(db: TenantDb, id: string): Promise<AppointmentRow | undefined> {
  return rowOf(
    db,
    AppointmentRow,
    sql`/* prepared findAppointmentRow */
    select ${COLUMNS}, ${COUNTS} from appointments a ${COUNTED_OFFERS}
    where a.tenant_id = ${TENANT} and a.id = ${id}`,
  );
}

/** By their start; those that are not there are left out. */
export async function selectAppointmentsById(db: TenantDb, ids: readonly string[]): Promise<AppointmentRow[]> {
  return rowsOf(
    db,
    AppointmentRow,
    sql`/* prepared selectAppointmentsById */
    select ${COLUMNS}, ${COUNTS} from appointments a ${COUNTED_OFFERS}
    where a.tenant_id = ${TENANT} and ${isOneOf('a.id', ids)} order by a.starts_at, a.id`,
  );
}

/** Changes to an appointment or its offers come one after the other, so that counts stay true. */
export async function lockAppointmentForUpdate(db: TenantDb, id: string): Promise<AppointmentRow | undefined> {
  return (await lockAppointmentsForUpdate(db, [id]))[0];
}

/** Several, in the order of their ids: two who do this wait for each other. Answers them by their start, those that are gone left out. */
export async function lockAppointmentsForUpdate(db: TenantDb, ids: readonly string[]): Promise<AppointmentRow[]> {
  const lock = sql`/* prepared lockAppointmentsForUpdate */
    select from appointments where tenant_id = ${TENANT} and ${isOneOf('id', ids)}
    order by id for update`.execute(db);
  const [, rows] = await Promise.all([lock, selectAppointmentsById(db, ids)]);
  return rows;
}

const searchTextOf = ({ description, sectorAttributes: { customer, venue } }: AppointmentValues): string =>
  [description, customer, venue].join('\n');

/** A new one, and what it belongs to. */
export interface NewAppointment {
  readonly id: string;
  readonly values: AppointmentValues;
  readonly seriesId?: string;
  readonly event?: { readonly eventId: string; readonly position: number };
}

export async function insertAppointments(
  db: TenantDb,
  tenantId: string,
  appointments: readonly NewAppointment[],
): Promise<void> {
  const rows = appointments.map(({ id, values, seriesId, event }) => ({
    ...{ tenant_id: tenantId, id, series_id: seriesId ?? null },
    ...{ event_id: event?.eventId ?? null, event_position: event?.position ?? null },
    ...columnsOf(values),
    search_key: sql<string>`search_key(${searchTextOf(values)})`,
  }));
  await db.insertInto('appointments').values(rows).execute();
  appointmentStandings.renew(
    db,
    appointments.map(({ id }) => id),
  );
}

export async function insertAppointment(
  db: TenantDb,
  tenantId: string,
  values: AppointmentValues,
  event?: NewAppointment['event'],
): Promise<string> {
  const id = randomUUID();
  await insertAppointments(db, tenantId, [{ id, values, ...(event && { event }) }]);
  return id;
}

/** An appointment that is held, as it is to be. */
interface ChangedValues {
  readonly id: string;
  readonly after: AppointmentValues;
}

/**
 * Several rows and their offers' times in one statement, at whose end the key between them is looked at. Whoever is booked for two of them may be in both places on the way, not in
 * the end.
 */
export async function updateAppointmentRows(db: TenantDb, changes: readonly ChangedValues[]): Promise<void> {
  const [first] = changes;
  if (!first) return;
  const written = Object.keys(columnsOf(first.after)).map((column) => sql.ref(column));
  const rows = changes.map(({ id, after }) => ({ id, search_key: searchTextOf(after), ...columnsOf(after) }));
  await sql`set constraints public.no_double_booking deferred`.execute(db);
  await sql`/* updateAppointments */
    with changed as (
      update appointments a set (${sql.join(written)}, search_key, version) =
        (select ${sql.join(written.map((column) => sql`c.${column}`))}, search_key(c.search_key), a.version + 1)
      from json_populate_recordset(null::appointments, ${JSON.stringify(rows)}::json) c
      where a.tenant_id = ${TENANT} and a.id = c.id
      returning a.id, a.starts_at, a.ends_at
    )
    update offers o set starts_at = changed.starts_at, ends_at = changed.ends_at
    from changed where o.tenant_id = ${TENANT} and o.appointment_id = changed.id
      and (o.starts_at, o.ends_at) is distinct from (changed.starts_at, changed.ends_at)`.execute(db);
  await sql`set constraints public.no_double_booking immediate`.execute(db);
  renewStandings(
    db,
    changes.map(({ id }) => id),
  );
}

export async function deleteAppointmentRows(db: TenantDb, ids: readonly string[]): Promise<void> {
  await sql`/* deleteAppointments */
    delete from appointments where tenant_id = ${TENANT} and id = any(${ids}::uuid[])`.execute(db);
}

/** When those of the appointments begin that are there. */
export async function selectStarts(db: TenantDb, ids: readonly string[]): Promise<ReadonlyMap<string, Date>> {
  const rows = await rowsOf(
    db,
    z.object({ id: z.string(), startsAt: z.date() }),
    sql`/* selectStarts */
    select id, starts_at from appointments
    where tenant_id = ${TENANT} and id = any(${ids}::uuid[])`,
  );
  return new Map(rows.map(({ id, startsAt }) => [id, startsAt]));
}
