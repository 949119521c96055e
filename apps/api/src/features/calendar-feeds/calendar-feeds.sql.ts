import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import { MOMENT, TENANT } from '#platform/database/bound.ts';
import type { TenantDb } from '#platform/database/database.ts';
import type { DB } from '#platform/database/database-types.ts';
import { countOf, rowOf, rowsOf } from '#platform/database/rows.ts';

export async function renewFeed(db: TenantDb, userId: string, tokenHash: Buffer): Promise<void> {
  await sql`/* renewFeed */ select directory.renew_calendar_feed(${userId}::uuid, ${tokenHash})`.execute(db);
}

/** Whether there was one. */
export async function revokeFeed(db: TenantDb, userId: string): Promise<boolean> {
  return (
    (await countOf(
      db,
      sql`/* revokeFeed */
    select directory.revoke_calendar_feed(${userId}::uuid)::int as count`,
    )) > 0
  );
}

export async function findFeedSince(db: TenantDb, userId: string): Promise<Date | null> {
  const row = await rowOf(
    db,
    z.object({ since: z.date().nullable() }),
    sql`/* findFeedSince */
    select directory.calendar_feed_since(${userId}::uuid) as since`,
  );
  return row?.since ?? null;
}

export const FeedOwner = z.object({
  tenantId: z.string(),
  userId: z.string(),
});
export type FeedOwner = Readonly<z.output<typeof FeedOwner>>;

export async function findFeedOwner(db: Kysely<DB>, tokenHash: Buffer): Promise<FeedOwner | undefined> {
  return rowOf(
    db,
    FeedOwner,
    sql`/* findFeedOwner */
    select tenant_id, user_id from directory.find_calendar_feed(${tokenHash})`,
  );
}

export const FedShift = z.object({
  offerId: z.string(),
  version: z.int(),
  state: z.enum(['BOOKED', 'ACCEPTED']),
  changedAt: z.date(),
  startsAt: z.date(),
  endsAt: z.date(),
  description: z.string(),
  typeDescription: z.string(),
  venue: z.string(),
  streetNameAndNumber: z.string().nullable(),
  postalCode: z.string().nullable(),
  location: z.string().nullable(),
  meetingPlace: z.string().nullable(),
  meetingTime: z.string().nullable(),
  outfit: z.string().nullable(),
});
export type FedShift = Readonly<z.output<typeof FedShift>>;

/** The shifts that an active worker is booked for or has accepted, from two months ago on; nobody else has a calendar. */
export async function selectFedShifts(db: TenantDb, userId: string): Promise<readonly FedShift[] | undefined> {
  const { rows: active } = await sql`/* isActiveWorker */
    select 1 from users where tenant_id = ${TENANT} and id = ${userId} and state = 'ACTIVE'
      and role = 'TARGET_USER'`.execute(db);
  if (active.length === 0) return undefined;
  return rowsOf(
    db,
    FedShift,
    sql`/* selectFedShifts */
    select o.id as offer_id, o.version + a.version as version, o.state,
      greatest(o.changed_at, a.changed_at) as changed_at, o.starts_at, o.ends_at, a.description,
      y.description as type_description, a.venue, a.street_name_and_number, a.postal_code, a.location,
      a.meeting_place, to_char(a.meeting_time, 'HH24:MI') as meeting_time,
      (select f.title from outfits f where f.tenant_id = ${TENANT} and f.id = a.outfit_id) as outfit
    from offers o
      join appointments a on a.tenant_id = o.tenant_id and a.id = o.appointment_id
      join appointment_types y on y.tenant_id = a.tenant_id and y.id = a.appointment_type_id
    where o.tenant_id = ${TENANT} and o.user_id = ${userId} and o.state in ('BOOKED', 'ACCEPTED')
      and o.starts_at > ${MOMENT} - interval '60 days'
    order by o.starts_at, o.id limit 500`,
  );
}
