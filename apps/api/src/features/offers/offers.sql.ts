import type { OfferState } from '@gastspiel/domain/offers/offer-state.ts';
import { sql } from 'kysely';
import type { TenantDb } from '#platform/database/database.ts';
import type { Page, PageRequest } from '#platform/graphql/paging.ts';

/** An offer with the worker that it was made to. */
export interface Offer {
  readonly id: string;
  readonly appointmentId: string;
  readonly targetUserId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly state: OfferState;
  readonly notes: string | null;
  readonly stateChangedAt: Date;
  readonly preventedAt: Date | null;
  readonly preventedNote: string | null;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

const COLUMNS = sql`o.id, o.appointment_id as "appointmentId", o.user_id as "targetUserId", u.first_name as "firstName",
  u.last_name as "lastName", o.state, o.notes, o.state_changed_at as "stateChangedAt", o.prevented_at as "preventedAt",
  o.prevented_note as "preventedNote", o.starts_at as "startsAt", o.ends_at as "endsAt"`;
const OFFERS = sql`offers o join users u on u.tenant_id = o.tenant_id and u.id = o.user_id`;

export async function findOffer(db: TenantDb, id: string): Promise<Offer | undefined> {
  const { rows } = await sql<Offer>`/* findOffer */
    select ${COLUMNS} from ${OFFERS} where o.tenant_id = current_tenant_id() and o.id = ${id}`.execute(db);
  return rows[0];
}

export async function findOfferOf(db: TenantDb, appointmentId: string, userId: string): Promise<Offer | undefined> {
  const { rows } = await sql<Offer>`/* findOfferOf */
    select ${COLUMNS} from ${OFFERS}
    where o.tenant_id = current_tenant_id() and o.appointment_id = ${appointmentId} and o.user_id = ${userId}`.execute(
    db,
  );
  return rows[0];
}

export const selectOffers = (
  db: TenantDb,
  appointmentId: string,
  states: readonly OfferState[],
  { number, size }: PageRequest,
): Page<Offer> => {
  const matching = sql`o.tenant_id = current_tenant_id() and o.appointment_id = ${appointmentId}
    ${states.length > 0 ? sql`and o.state = any(${states})` : sql``}`;
  return {
    items: async () => {
      const { rows } = await sql<Offer>`/* selectOffers */
        select ${COLUMNS} from ${OFFERS} where ${matching}
        order by o.state_changed_at desc, o.id limit ${size} offset ${number * size}`.execute(db);
      return rows;
    },
    count: async () => {
      const { rows } = await sql<{ count: number }>`/* countOffers */
        select count(*)::int as count from offers o where ${matching}`.execute(db);
      return rows[0]?.count ?? 0;
    },
  };
};

/** New offers to these workers; who has one already is left out. Answers whom it reached. */
export async function insertOffers(
  db: TenantDb,
  appointmentId: string,
  userIds: readonly string[],
  state: OfferState,
): Promise<{ id: string; userId: string }[]> {
  const { rows } = await sql<{ id: string; userId: string }>`/* insertOffers */
    insert into offers (tenant_id, appointment_id, user_id, starts_at, ends_at, state)
    select a.tenant_id, a.id, chosen, a.starts_at, a.ends_at, ${state}
    from appointments a, unnest(${userIds}::uuid[]) chosen
    where a.tenant_id = current_tenant_id() and a.id = ${appointmentId}
    on conflict on constraint one_offer_a_worker do nothing
    returning id, user_id as "userId"`.execute(db);
  return rows;
}

/** From one of these states to another; nothing when the offer is gone, in another state or somebody else's. */
export async function moveOffer(
  db: TenantDb,
  id: string,
  from: readonly OfferState[],
  to: OfferState,
): Promise<boolean> {
  const { rows } = await sql`/* moveOffer */
    update offers set state = ${to}, state_changed_at = now(), version = version + 1, prevented_at = null,
      prevented_note = null
    where tenant_id = current_tenant_id() and id = ${id} and state = any(${from}) returning id`.execute(db);
  return rows.length > 0;
}

export interface WithdrawnOffer {
  readonly id: string;
  readonly userId: string;
  readonly appointmentId: string;
  readonly state: OfferState;
}
const WITHDRAWN = sql`id, user_id as "userId", appointment_id as "appointmentId", state`;

export async function deleteOffers(
  db: TenantDb,
  appointmentId: string,
  { ids, states }: { readonly ids?: readonly string[]; readonly states?: readonly OfferState[] },
): Promise<WithdrawnOffer[]> {
  const { rows } = await sql<WithdrawnOffer>`/* deleteOffers */
    delete from offers where tenant_id = current_tenant_id() and appointment_id = ${appointmentId}
      ${ids ? sql`and id = any(${ids}::uuid[])` : sql``} ${states ? sql`and state = any(${states})` : sql``}
    returning ${WITHDRAWN}`.execute(db);
  return rows;
}

/** What a booking leaves no time for. */
export async function deleteOverlapping(db: TenantDb, bookedOfferId: string): Promise<WithdrawnOffer[]> {
  const { rows } = await sql<WithdrawnOffer>`/* deleteOverlapping */
    delete from offers o using offers b
    where b.tenant_id = current_tenant_id() and b.id = ${bookedOfferId} and o.tenant_id = b.tenant_id
      and o.user_id = b.user_id and o.id <> b.id and o.state <> 'BOOKED'
      and o.starts_at < b.ends_at and o.ends_at > b.starts_at
    returning o.id, o.user_id as "userId", o.appointment_id as "appointmentId", o.state`.execute(db);
  return rows;
}

/** Whoever books a worker comes one after the other, in the order of their ids: so nobody waits in a circle. */
export async function lockWorkers(db: TenantDb, userIds: readonly string[]): Promise<void> {
  await sql`/* lockWorkers */
    select 1 from target_users where tenant_id = current_tenant_id() and user_id = any(${userIds}::uuid[])
    order by user_id for no key update`.execute(db);
}

export async function updateNotes(db: TenantDb, id: string, notes: string | null): Promise<boolean> {
  const { rows } = await sql`/* updateOfferNotes */
    update offers set notes = ${notes}, version = version + 1
    where tenant_id = current_tenant_id() and id = ${id} returning id`.execute(db);
  return rows.length > 0;
}
