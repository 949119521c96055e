import type { OfferState } from '@gastspiel/domain/offers/offer-state.ts';
import { sql } from 'kysely';
import { effectiveRatingOf } from '#features/target-users/index.ts';
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
  readonly isAbsent: boolean;
  readonly isDeployableAsTeamLeader: boolean;
  readonly effectiveRating: number | null;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

const COLUMNS = sql`o.id, o.appointment_id as "appointmentId", o.user_id as "targetUserId", u.first_name as "firstName",
  u.last_name as "lastName", o.state, o.notes, o.state_changed_at as "stateChangedAt", o.prevented_at as "preventedAt",
  o.prevented_note as "preventedNote",
  exists (select from absences b where b.tenant_id = o.tenant_id and b.user_id = o.user_id
    and b.starts_at < o.ends_at and b.ends_at > o.starts_at) as "isAbsent", t.is_deployable_as_team_leader as "isDeployableAsTeamLeader",
  ${effectiveRatingOf('t')} as "effectiveRating", o.starts_at as "startsAt", o.ends_at as "endsAt"`;
const OFFERS = sql`offers o join users u on u.tenant_id = o.tenant_id and u.id = o.user_id
  join target_users t on t.tenant_id = o.tenant_id and t.user_id = o.user_id`;

export async function findOffer(db: TenantDb, id: string): Promise<Offer | undefined> {
  const { rows } = await sql<Offer>`/* findOffer */
    select ${COLUMNS} from ${OFFERS} where o.tenant_id = current_tenant_id() and o.id = ${id}`.execute(db);
  return rows[0];
}

/** The offers of an appointment to these workers. */
export async function selectOffersTo(
  db: TenantDb,
  appointmentId: string,
  userIds: readonly string[],
): Promise<readonly Offer[]> {
  const { rows } = await sql<Offer>`/* selectOffersTo */
    select ${COLUMNS} from ${OFFERS}
    where o.tenant_id = current_tenant_id() and o.appointment_id = ${appointmentId}
      and o.user_id = any(${userIds}::uuid[])`.execute(db);
  return rows;
}

export async function selectOffersById(db: TenantDb, ids: readonly string[]): Promise<readonly Offer[]> {
  const { rows } = await sql<Offer>`/* selectOffersById */
    select ${COLUMNS} from ${OFFERS}
    where o.tenant_id = current_tenant_id() and o.id = any(${ids}::uuid[])`.execute(db);
  return rows;
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

/** From one of these states to another; those that are gone or in another state stay as they are. Answers how many went. */
export async function moveOffers(
  db: TenantDb,
  ids: readonly string[],
  from: readonly OfferState[],
  to: OfferState,
): Promise<number> {
  const { rows } = await sql`/* moveOffers */
    update offers set state = ${to}, state_changed_at = now(), version = version + 1, prevented_at = null,
      prevented_note = null
    where tenant_id = current_tenant_id() and id = any(${ids}::uuid[]) and state = any(${from}) returning id`.execute(
    db,
  );
  return rows.length;
}

/** Held in the order of their ids, so that an answer comes before the booking or after it, not in between. */
export async function lockOffersTo(db: TenantDb, appointmentId: string, userIds: readonly string[]): Promise<void> {
  await sql`/* lockOffersTo */
    select from offers where tenant_id = current_tenant_id() and appointment_id = ${appointmentId}
      and user_id = any(${userIds}::uuid[]) order by id for update`.execute(db);
}

export async function lockOffer(db: TenantDb, id: string): Promise<void> {
  await sql`/* lockOffer */
    select from offers where tenant_id = current_tenant_id() and id = ${id} for update`.execute(db);
}

/** A booking that somebody can not come to, or that is meant after all. */
export async function markPrevented(
  db: TenantDb,
  id: string,
  note: string | null,
  isPrevented: boolean,
): Promise<boolean> {
  const { rows } = await sql`/* markPrevented */
    update offers set prevented_at = case when ${isPrevented} then now() end, prevented_note = ${note},
      version = version + 1
    where tenant_id = current_tenant_id() and id = ${id} and state = 'BOOKED'
      and (prevented_at is null) = ${isPrevented} returning id`.execute(db);
  return rows.length > 0;
}

export async function updateNotes(db: TenantDb, id: string, notes: string | null): Promise<boolean> {
  const { rows } = await sql`/* updateOfferNotes */
    update offers set notes = ${notes}, version = version + 1
    where tenant_id = current_tenant_id() and id = ${id} returning id`.execute(db);
  return rows.length > 0;
}
