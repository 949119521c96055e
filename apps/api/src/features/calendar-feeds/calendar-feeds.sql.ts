import type { OfferState } from '@gastspiel/domain/offers/offer-state.ts';
import { type Kysely, sql } from 'kysely';
import type { TenantDb } from '#platform/database/database.ts';
import type { DB } from '#platform/database/database-types.ts';

export async function renewFeed(db: TenantDb, userId: string, tokenHash: Buffer): Promise<void> {
  await sql`/* renewFeed */ select directory.renew_calendar_feed(${userId}::uuid, ${tokenHash})`.execute(db);
}

/** Whether there was one. */
export async function revokeFeed(db: TenantDb, userId: string): Promise<boolean> {
  const { rows } = await sql<{ count: string }>`/* revokeFeed */
    select directory.revoke_calendar_feed(${userId}::uuid) as count`.execute(db);
  return rows[0]?.count !== '0';
}

export async function findFeedSince(db: TenantDb, userId: string): Promise<Date | null> {
  const { rows } = await sql<{ since: Date | null }>`/* findFeedSince */
    select directory.calendar_feed_since(${userId}::uuid) as since`.execute(db);
  return rows[0]?.since ?? null;
}

export interface FeedOwner {
  readonly tenantId: string;
  readonly userId: string;
}

export async function findFeedOwner(db: Kysely<DB>, tokenHash: Buffer): Promise<FeedOwner | undefined> {
  const { rows } = await sql<FeedOwner>`/* findFeedOwner */
    select tenant_id as "tenantId", user_id as "userId" from directory.find_calendar_feed(${tokenHash})`.execute(db);
  return rows[0];
}

export interface FedShift {
  readonly offerId: string;
  readonly version: number;
  readonly state: Extract<OfferState, 'BOOKED' | 'ACCEPTED'>;
  readonly stateChangedAt: Date;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly description: string;
  readonly typeDescription: string;
  readonly venue: string;
  readonly streetNameAndNumber: string | null;
  readonly postalCode: string | null;
  readonly location: string | null;
  readonly meetingPlace: string | null;
  readonly meetingTime: string | null;
  readonly outfit: string | null;
}

/** What an active worker is booked for or has accepted, from two months ago on; nobody else has a calendar. */
export async function selectFedShifts(db: TenantDb, userId: string): Promise<readonly FedShift[] | undefined> {
  const { rows: active } = await sql`/* isActiveWorker */
    select 1 from users where tenant_id = current_tenant_id() and id = ${userId} and state = 'ACTIVE'
      and role = 'TARGET_USER'`.execute(db);
  if (active.length === 0) return undefined;
  const { rows } = await sql<FedShift>`/* selectFedShifts */
    select o.id as "offerId", o.version + a.version as version, o.state, o.state_changed_at as "stateChangedAt",
      o.starts_at as "startsAt", o.ends_at as "endsAt", a.description, y.description as "typeDescription", a.venue,
      a.street_name_and_number as "streetNameAndNumber", a.postal_code as "postalCode", a.location,
      a.meeting_place as "meetingPlace", to_char(a.meeting_time, 'HH24:MI') as "meetingTime",
      (select f.title from outfits f where f.tenant_id = a.tenant_id and f.id = a.outfit_id) as outfit
    from offers o
      join appointments a on a.tenant_id = o.tenant_id and a.id = o.appointment_id
      join appointment_types y on y.tenant_id = a.tenant_id and y.id = a.appointment_type_id
    where o.tenant_id = current_tenant_id() and o.user_id = ${userId} and o.state in ('BOOKED', 'ACCEPTED')
      and o.starts_at > now() - interval '60 days'
    order by o.starts_at, o.id limit 500`.execute(db);
  return rows;
}
