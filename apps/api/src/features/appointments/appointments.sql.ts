import { randomUUID } from 'node:crypto';
import type { AppointmentValues } from '@gastspiel/domain/appointments/appointment-input.ts';
import { APPOINTMENT_LIMITS } from '@gastspiel/domain/appointments/appointment-rules.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import { AppointmentRow } from '#features/appointments/appointment-row.ts';
import { OFFER_COUNTS } from '#features/appointments/offer-counts.sql.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { rowOf, rowsOf } from '#platform/database/rows.ts';

/** So far a search by overlap looks back: nothing lasts longer, as the domain says and a constraint sees to. */
export const LONGEST_APPOINTMENT = sql`interval ${sql.lit(`${APPOINTMENT_LIMITS.maxDays} days 1 hour`)}`;

/** Counted on the fly: an appointment has some dozen offers, and a copy could be wrong. */
export const COUNTS = sql`coalesce(counts.contacted, 0) as contacted, coalesce(counts.accepted, 0) as accepted,
  coalesce(counts.booked, 0) as booked, coalesce(counts.declined, 0) as declined,
  coalesce(counts.prevented, 0) as prevented, coalesce(counts.unconfirmed, 0) as unconfirmed`;
export const COUNTED_OFFERS = sql`left join lateral (
  select ${OFFER_COUNTS} from offers o where o.tenant_id = a.tenant_id and o.appointment_id = a.id) counts on true`;

export const COLUMNS = sql`a.id, a.version, a.series_id, a.description, a.starts_at, a.ends_at,
  to_char(a.meant_start_time, 'HH24:MI') as meant_start_time, to_char(a.meant_end_time, 'HH24:MI') as meant_end_time,
  a.desired_target_users, a.appointment_type_id as type_id, a.pool_id as target_user_pool_id, a.invoice_recipient_id,
  (select json_build_object('id', r.id, 'customerNumber', r.customer_number, 'name', r.name) from invoice_recipients r
    where r.tenant_id = a.tenant_id and r.id = a.invoice_recipient_id) as invoice_recipient, a.customer, a.venue,
  a.street_name_and_number, a.postal_code, a.location, a.country_code, a.station, a.contact,
  a.outfit_id as outfit_key, a.meeting_place, to_char(a.meeting_time, 'HH24:MI') as meeting_time, a.notes,
  a.internal_notes, a.minimum_rating,
  case when a.event_id is not null then (
    select json_build_object('id', a.event_id, 'count', count(*), 'type', (select y.description from appointment_types y
        where y.tenant_id = a.tenant_id and y.id = a.appointment_type_id),
      'number', count(*) filter (where e.event_position <= a.event_position))
    from appointments e where e.tenant_id = a.tenant_id and e.event_id = a.event_id having count(*) > 1) end as event`;

export async function findAppointment(db: TenantDb, id: string): Promise<AppointmentRow | undefined> {
  return rowOf(
    db,
    AppointmentRow,
    sql`/* findAppointment */
    select ${COLUMNS}, ${COUNTS} from appointments a ${COUNTED_OFFERS}
    where a.tenant_id = current_tenant_id() and a.id = ${id}`,
  );
}

/** By their start; those that are not there are left out. */
export async function selectAppointmentsById(db: TenantDb, ids: readonly string[]): Promise<AppointmentRow[]> {
  return rowsOf(
    db,
    AppointmentRow,
    sql`/* selectAppointmentsById */
    select ${COLUMNS}, ${COUNTS} from appointments a ${COUNTED_OFFERS}
    where a.tenant_id = current_tenant_id() and a.id = any(${ids}::uuid[]) order by a.starts_at, a.id`,
  );
}

/** Changes to an appointment or its offers come one after the other, so that counts stay true. */
export async function lockAppointmentForUpdate(db: TenantDb, id: string): Promise<AppointmentRow | undefined> {
  return (await lockAppointmentsForUpdate(db, [id]))[0];
}

/** Several, in the order of their ids: two who do this wait for each other. Answers them by their start, those that are gone left out. */
export async function lockAppointmentsForUpdate(db: TenantDb, ids: readonly string[]): Promise<AppointmentRow[]> {
  const { rows } = await sql`/* lockAppointmentsForUpdate */
    select 1 from appointments where tenant_id = current_tenant_id() and id = any(${ids}::uuid[])
    order by id for update`.execute(db);
  return rows.length > 0 ? selectAppointmentsById(db, ids) : [];
}

const columnsOf = (values: AppointmentValues) => {
  const { sectorAttributes: sector, internalAttributes: internal } = values;
  const { address, meetingInformation: meeting } = sector;
  const rating = internal.minimumTargetUserRating;
  return {
    description: values.description,
    starts_at: values.startDateTime,
    ends_at: values.endDateTime,
    meant_start_time: values.meantStartTime ?? null,
    meant_end_time: values.meantEndTime ?? null,
    desired_target_users: values.desiredTargetUsers,
    appointment_type_id: values.typeId,
    pool_id: values.targetUserPoolId,
    invoice_recipient_id: values.invoiceRecipientId,
    customer: sector.customer,
    venue: sector.venue,
    street_name_and_number: address.streetNameAndNumber,
    postal_code: address.postalCode,
    location: address.location,
    country_code: address.countryCode,
    station: sector.station,
    contact: sector.contact,
    outfit_id: sector.outfitKey,
    meeting_place: meeting.place,
    meeting_time: meeting.time,
    notes: sector.notes,
    internal_notes: internal.notes,
    minimum_rating: rating === null ? null : Math.round(rating * 10),
  };
};

/** The types of these columns, for rows that come as JSON. */
const STORED =
  sql.raw(`description text, starts_at timestamptz, ends_at timestamptz, meant_start_time time, meant_end_time time,
  desired_target_users integer,   appointment_type_id uuid, pool_id uuid, invoice_recipient_id uuid, customer text, venue text, street_name_and_number text,
  postal_code text, location text, country_code text, station text, contact text, outfit_id uuid, meeting_place text,
  meeting_time time, notes text, internal_notes text, minimum_rating smallint`);

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
 * Several rows in one statement; their offers' times follow. Whoever is booked for two of them may be in both places on the way, not in
 * the end.
 */
export async function updateAppointmentRows(db: TenantDb, changes: readonly ChangedValues[]): Promise<void> {
  const [first] = changes;
  if (!first) return;
  const columns = Object.keys(columnsOf(first.after)).map((column) => sql.ref(column));
  const rows = changes.map(({ id, after }) => ({ id, search_text: searchTextOf(after), ...columnsOf(after) }));
  await sql`set constraints public.no_double_booking deferred`.execute(db);
  await sql`/* updateAppointments */
    update appointments a set (${sql.join(columns)}, search_key, version) =
      (select ${sql.join(columns.map((column) => sql`c.${column}`))}, search_key(c.search_text), a.version + 1)
    from json_to_recordset(${JSON.stringify(rows)}::json) as c (id uuid, search_text text, ${STORED})
    where a.tenant_id = current_tenant_id() and a.id = c.id`.execute(db);
  await sql`set constraints public.no_double_booking immediate`.execute(db);
}

export async function deleteAppointmentRows(db: TenantDb, ids: readonly string[]): Promise<void> {
  await sql`/* deleteAppointments */
    delete from appointments where tenant_id = current_tenant_id() and id = any(${ids}::uuid[])`.execute(db);
}

/** When those of the appointments begin that are there. */
export async function selectStarts(db: TenantDb, ids: readonly string[]): Promise<ReadonlyMap<string, Date>> {
  const rows = await rowsOf(
    db,
    z.object({ id: z.string(), startsAt: z.date() }),
    sql`/* selectStarts */
    select id, starts_at from appointments
    where tenant_id = current_tenant_id() and id = any(${ids}::uuid[])`,
  );
  return new Map(rows.map(({ id, startsAt }) => [id, startsAt]));
}
