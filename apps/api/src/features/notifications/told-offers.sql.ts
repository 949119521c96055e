import { OFFER_STATES } from '@gastspiel/domain/offers/offer-state.ts';
import { type Role, USER_STATES } from '@gastspiel/domain/permissions/roles.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import { positionTitle } from '#features/positions/index.ts';
import { MOMENT, TENANT } from '#platform/database/bound.ts';
import { columns } from '#platform/database/columns.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { isOneOf } from '#platform/database/one-of.ts';
import { rowOf, rowsOf } from '#platform/database/rows.ts';

/** The facts of an appointment that a worker is told: nothing that they would not see anyway. */
export const ToldAppointment = z.object({
  description: z.string(),
  /** With the kind of work where others of the same event have the same description. */
  title: z.string(),
  startsAt: z.date(),
  endsAt: z.date(),
  venue: z.string(),
  type: z.string(),
  streetNameAndNumber: z.string().nullable(),
  postalCode: z.string().nullable(),
  location: z.string().nullable(),
  meetingPlace: z.string().nullable(),
  meetingTime: z.string().nullable(),
  customer: z.string(),
  outfit: z.string().nullable(),
  notes: z.string().nullable(),
});
export type ToldAppointment = Readonly<z.output<typeof ToldAppointment>>;

export const ToldOffer = ToldAppointment.extend({
  offerId: z.string(),
});
export type ToldOffer = Readonly<z.output<typeof ToldOffer>>;

export const Recipient = z.object({
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  state: z.enum(USER_STATES),
});
export type Recipient = Readonly<z.output<typeof Recipient>>;

const APPOINTMENT = columns(ToldAppointment, 'a', {
  title: positionTitle(sql`y.description`),
  type: sql`y.description`,
  meetingTime: sql`to_char(a.meeting_time, 'HH24:MI')`,
  outfit: sql`(select concat_ws(': ', f.title, nullif(f.description, '')) from outfits f
    where f.tenant_id = ${TENANT} and f.id = a.outfit_id)`,
});
const APPOINTMENTS = sql`appointments a
  join appointment_types y on y.tenant_id = a.tenant_id and y.id = a.appointment_type_id`;

/** The offers of a batch that can still be answered, the soonest first; without what a device has shown to who wants no mails. */
export async function selectOpenOffersOf(db: TenantDb, batchId: string): Promise<readonly ToldOffer[]> {
  return rowsOf(
    db,
    ToldOffer,
    sql`/* selectOpenOffersOf */
    select ${APPOINTMENT}, o.id as offer_id
    from ${APPOINTMENTS}
      join offers o on o.tenant_id = a.tenant_id and o.appointment_id = a.id
      join offer_batches b on b.tenant_id = o.tenant_id and o.id = any(b.offer_ids)
    where b.tenant_id = ${TENANT} and b.id = ${batchId} and o.state = 'CONTACTED' and o.starts_at > ${MOMENT}
      and not exists (select from target_users w join push_receipts r on r.tenant_id = w.tenant_id and r.user_id = w.user_id
        where w.tenant_id = ${TENANT} and w.user_id = o.user_id and w.news_way = 'PUSH'
          and r.appointment_id = o.appointment_id and r.received_at >= o.state_changed_at)
    order by o.starts_at, o.id`,
  );
}

/** An appointment with the worker's offer, if there still is one. */
export const ToldNews = ToldAppointment.extend({
  offerId: z.string().nullable(),
  state: z.enum(OFFER_STATES).nullable(),
  preventedNote: z.string().nullable(),
});
export type ToldNews = Readonly<z.output<typeof ToldNews>>;

export async function findToldNews(db: TenantDb, appointmentId: string, userId: string): Promise<ToldNews | undefined> {
  return (await selectToldNews(db, [appointmentId], userId)).get(appointmentId);
}

/** Those of the appointments that are still there. */
export async function selectToldNews(
  db: TenantDb,
  appointmentIds: readonly string[],
  userId: string,
): Promise<ReadonlyMap<string, ToldNews>> {
  const rows = await rowsOf(
    db,
    ToldNews.extend({ id: z.string() }),
    sql`/* prepared selectToldNews */
    select a.id, ${APPOINTMENT}, o.id as offer_id, o.state, o.prevented_note
    from ${APPOINTMENTS} left join offers o
      on o.tenant_id = a.tenant_id and o.appointment_id = a.id and o.user_id = ${userId}
    where a.tenant_id = ${TENANT} and a.id = any(${appointmentIds}::uuid[])`,
  );
  return new Map(rows.map((row) => [row.id, row]));
}

const StillBooked = ToldAppointment.extend({ appointmentId: z.string() });

/** Those of the appointments that the worker is booked for at this moment, the soonest first. */
export async function selectStillBooked(
  db: TenantDb,
  userId: string,
  appointmentIds: readonly string[],
): Promise<readonly Readonly<z.output<typeof StillBooked>>[]> {
  return rowsOf(
    db,
    StillBooked,
    sql`/* selectStillBooked */
    select ${APPOINTMENT}, a.id as appointment_id
    from ${APPOINTMENTS} join offers o on o.tenant_id = a.tenant_id and o.appointment_id = a.id
    where a.tenant_id = ${TENANT} and a.id = any(${appointmentIds}::uuid[])
      and o.user_id = ${userId} and o.state = 'BOOKED'
    order by a.starts_at, a.id`,
  );
}

/** Nobody where no address is left, as after an anonymisation. */
export async function findRecipient(db: TenantDb, userId: string): Promise<Recipient | undefined> {
  return rowOf(
    db,
    Recipient,
    sql`/* prepared findRecipient */
    select contact_email as email, first_name, last_name, state from users
    where tenant_id = ${TENANT} and id = ${userId} and contact_email <> ''`,
  );
}

const PLANNERS: readonly Role[] = ['TENANT_USER_CUSTOMER_CARE', 'TENANT_USER_DISPATCHER'];

/** Those of the office who plan; the administration where nobody else does. */
export async function selectPlanners(db: TenantDb): Promise<readonly { readonly id: string }[]> {
  return rowsOf(
    db,
    z.object({ id: z.string() }),
    sql`/* selectPlanners */
    select id from users where tenant_id = ${TENANT} and state = 'ACTIVE'
      and (role = any(${PLANNERS}) or (role = 'TENANT_USER_ADMIN' and not exists (
        select from users p where p.tenant_id = ${TENANT} and p.state = 'ACTIVE' and p.role = any(${PLANNERS}))))
    order by id`,
  );
}

/** The worker wants to be told by push alone, and has a device for it: a mail comes later, or not at all. */
export const IS_PUSHED = sql`(w.news_way = 'PUSH' and exists (select from push_tokens p
  where p.tenant_id = ${TENANT} and p.user_id = w.user_id))`;

const Reachable = z.object({ id: z.string(), isActive: z.boolean(), isPushed: z.boolean() });

/** Those of these who have an address for mails. */
export const selectReachable = (
  db: TenantDb,
  userIds: readonly string[],
): Promise<readonly Readonly<z.output<typeof Reachable>>[]> =>
  rowsOf(
    db,
    Reachable,
    sql`/* prepared selectReachable */
    select u.id, u.state = 'ACTIVE' as is_active, ${IS_PUSHED} as is_pushed
    from users u join target_users w on w.tenant_id = u.tenant_id and w.user_id = u.id
    where u.tenant_id = ${TENANT} and ${isOneOf('u.id', userIds)} and u.contact_email <> ''
    order by u.id`,
  );

/** The office's message to several, if it is still there. */
export const findMessageText = async (db: TenantDb, id: string): Promise<string | undefined> =>
  (
    await rowOf(
      db,
      z.object({ text: z.string() }),
      sql`/* findMessageText */
      select text from appointment_messages where tenant_id = ${TENANT} and id = ${id}`,
    )
  )?.text;
