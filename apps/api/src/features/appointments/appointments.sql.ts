import { randomUUID } from 'node:crypto';
import type { AppointmentValues } from '@gastspiel/domain/appointments/appointment-input.ts';
import { APPOINTMENT_LIMITS } from '@gastspiel/domain/appointments/appointment-rules.ts';
import { sql } from 'kysely';
import { AppointmentRow } from '#features/appointments/appointment-row.ts';
import { OFFER_COUNTS } from '#features/offers/index.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { affectedBy, rowOf, rowsOf } from '#platform/database/rows.ts';

/** So far a search by overlap looks back: nothing lasts longer, as the domain says and a constraint sees to. */
export const LONGEST_APPOINTMENT = sql`interval ${sql.lit(`${APPOINTMENT_LIMITS.maxDays} days 1 hour`)}`;

/** Counted on the fly: an appointment has some dozen offers, and a copy could be wrong. */
export const COUNTS = sql`coalesce(counts.contacted, 0) as contacted, coalesce(counts.accepted, 0) as accepted,
  coalesce(counts.booked, 0) as booked, coalesce(counts.declined, 0) as declined,
  coalesce(counts.prevented, 0) as prevented, coalesce(counts.unconfirmed, 0) as unconfirmed`;
export const COUNTED_OFFERS = sql`left join lateral (
  select ${OFFER_COUNTS} from offers o where o.tenant_id = a.tenant_id and o.appointment_id = a.id) counts on true`;

export const COLUMNS = sql`a.id, a.version, a.series_id as "seriesId", a.description, a.starts_at as "startsAt", a.ends_at as "endsAt",
  a.desired_target_users as "desiredTargetUsers", a.appointment_type_id as "typeId", a.pool_id as "targetUserPoolId",
  a.invoice_recipient_id as "invoiceRecipientId",
  (select json_build_object('id', r.id, 'customerNumber', r.customer_number, 'name', r.name) from invoice_recipients r
    where r.tenant_id = a.tenant_id and r.id = a.invoice_recipient_id) as "invoiceRecipient", a.customer, a.venue,
  a.street_name_and_number as "streetNameAndNumber", a.postal_code as "postalCode", a.location,
  a.country_code as "countryCode", a.station, a.contact, a.outfit_id as "outfitKey", a.meeting_place as "meetingPlace",
  to_char(a.meeting_time, 'HH24:MI') as "meetingTime", a.notes, a.internal_notes as "internalNotes",
  a.minimum_rating as "minimumRating", case when a.event_id is not null then (
    select json_build_object('id', a.event_id, 'count', count(*),
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

/** Whoever changes an appointment or its offers comes one after the other: what they counted stays true. */
export async function lockAppointmentForUpdate(db: TenantDb, id: string): Promise<AppointmentRow | undefined> {
  const { rows } = await sql`/* lockAppointmentForUpdate */
    select 1 from appointments where tenant_id = current_tenant_id() and id = ${id} for update`.execute(db);
  return rows.length > 0 ? findAppointment(db, id) : undefined;
}

const columnsOf = (values: AppointmentValues) => {
  const { sectorAttributes: sector, internalAttributes: internal } = values;
  const { address, meetingInformation: meeting } = sector;
  const rating = internal.minimumTargetUserRating;
  return {
    description: values.description,
    starts_at: values.startDateTime,
    ends_at: values.endDateTime,
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
    search_key: sql<string>`search_key(${[values.description, sector.customer, sector.venue].join('\n')})`,
  };
};

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

/** The new version, or nothing when it is not the expected one any more. */
export async function updateAppointmentRow(
  db: TenantDb,
  tenantId: string,
  { id, version }: { readonly id: string; readonly version: number },
  values: AppointmentValues,
): Promise<number | undefined> {
  const row = await db
    .updateTable('appointments')
    .set((update) => ({ ...columnsOf(values), version: update('version', '+', 1) }))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('version')
    .executeTakeFirst();
  return row?.version;
}

export async function deleteAppointmentRow(db: TenantDb, id: string): Promise<boolean> {
  return (
    (await affectedBy(
      db,
      sql`/* deleteAppointment */
    delete from appointments where tenant_id = current_tenant_id() and id = ${id} returning id`,
    )) > 0
  );
}
