import type { OfferState } from '@gastspiel/domain/offers/offer-state.ts';
import type { UserState } from '@gastspiel/domain/permissions/roles.ts';
import { sql } from 'kysely';
import type { AppointmentGlimpse } from '#features/notifications/offer-news.ts';
import type { TenantDb } from '#platform/database/database.ts';

/** What a worker is told of an appointment: what they would see of it anyway. */
export interface ToldAppointment extends AppointmentGlimpse {
  readonly type: string;
  readonly streetNameAndNumber: string | null;
  readonly postalCode: string | null;
  readonly location: string | null;
  readonly meetingPlace: string | null;
  readonly meetingTime: string | null;
}

export interface ToldOffer extends ToldAppointment {
  readonly offerId: string;
}

export interface Recipient {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly state: UserState;
}

const APPOINTMENT = sql`a.description, a.starts_at as "startsAt", a.ends_at as "endsAt", a.venue, y.description as type,
  a.street_name_and_number as "streetNameAndNumber", a.postal_code as "postalCode", a.location,
  a.meeting_place as "meetingPlace", to_char(a.meeting_time, 'HH24:MI') as "meetingTime"`;
const APPOINTMENTS = sql`appointments a
  join appointment_types y on y.tenant_id = a.tenant_id and y.id = a.appointment_type_id`;

/** The offers of a batch that can still be answered, the soonest first. */
export async function selectOpenOffersOf(db: TenantDb, batchId: string): Promise<readonly ToldOffer[]> {
  const { rows } = await sql<ToldOffer>`/* selectOpenOffersOf */
    select ${APPOINTMENT}, o.id as "offerId"
    from ${APPOINTMENTS}
      join offers o on o.tenant_id = a.tenant_id and o.appointment_id = a.id
      join offer_batches b on b.tenant_id = o.tenant_id and o.id = any(b.offer_ids)
    where b.tenant_id = current_tenant_id() and b.id = ${batchId} and o.state = 'CONTACTED' and o.starts_at > now()
    order by o.starts_at, o.id`.execute(db);
  return rows;
}

/** An appointment with the worker's offer, if there still is one. */
export interface ToldNews extends ToldAppointment {
  readonly offerId: string | null;
  readonly state: OfferState | null;
  readonly preventedNote: string | null;
}

export async function findToldNews(db: TenantDb, appointmentId: string, userId: string): Promise<ToldNews | undefined> {
  const { rows } = await sql<ToldNews>`/* findToldNews */
    select ${APPOINTMENT}, o.id as "offerId", o.state, o.prevented_note as "preventedNote"
    from ${APPOINTMENTS} left join offers o
      on o.tenant_id = a.tenant_id and o.appointment_id = a.id and o.user_id = ${userId}
    where a.tenant_id = current_tenant_id() and a.id = ${appointmentId}`.execute(db);
  return rows[0];
}

/** Nobody where no address is left, as after an anonymisation. */
export async function findRecipient(db: TenantDb, userId: string): Promise<Recipient | undefined> {
  const { rows } = await sql<Recipient>`/* findRecipient */
    select contact_email as email, first_name as "firstName", last_name as "lastName", state from users
    where tenant_id = current_tenant_id() and id = ${userId} and contact_email <> ''`.execute(db);
  return rows[0];
}

/** Those of the office who plan. */
export async function selectPlanners(db: TenantDb): Promise<readonly { readonly id: string }[]> {
  const { rows } = await sql<{ id: string }>`/* selectPlanners */
    select id from users where tenant_id = current_tenant_id() and state = 'ACTIVE'
      and role in ('TENANT_USER_CUSTOMER_CARE', 'TENANT_USER_DISPATCHER')
    order by id`.execute(db);
  return rows;
}

/** Whom a piece of news is for: everybody of these who is active, or whoever had it. */
export async function selectReachable(
  db: TenantDb,
  userIds: readonly string[],
  { alsoInactive }: { readonly alsoInactive: boolean },
): Promise<readonly { readonly id: string }[]> {
  const { rows } = await sql<{ id: string }>`/* selectReachable */
    select id from users where tenant_id = current_tenant_id() and id = any(${userIds}::uuid[])
      and (state = 'ACTIVE' or ${alsoInactive}) and contact_email <> ''
    order by id`.execute(db);
  return rows;
}
