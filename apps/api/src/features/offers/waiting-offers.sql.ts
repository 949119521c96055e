import { MOST_COUNTED } from '@gastspiel/domain/home/open-matters.ts';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { LONGEST_APPOINTMENT } from '#features/appointments/index.ts';
import { APPOINTMENTS, AppointmentSignature, SIGNATURE } from '#features/offers/signature.sql.ts';
import { MOMENT, TENANT } from '#platform/database/bound.ts';
import { cut, first } from '#platform/database/cut.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { rowOf, rowsOf } from '#platform/database/rows.ts';
import { matchesSearch } from '#platform/database/search.ts';
import { once, type Page, type PageRequest } from '#platform/graphql/paging.ts';

/** Somebody said yes, and nobody has booked them yet. */
const WaitingOffer = z.object({
  id: z.string(),
  targetUserId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  acceptedAt: z.date(),
  /** How many are still wanted there. */
  freePlaces: z.int(),
  /** They are away in that time: they said yes before, or nobody has asked them since. */
  isAbsent: z.boolean(),
  appointment: AppointmentSignature,
});
export type WaitingOffer = Readonly<z.output<typeof WaitingOffer>>;

/** Which of them; what is left out does not matter. */
export const WaitingOfferFilter = z.object({
  search: z.string().max(256).nullish(),
  hasFreePlaces: z.boolean().nullish(),
});
type WaitingOfferFilter = z.output<typeof WaitingOfferFilter>;

/** Booking ends when the shift ends; by its start an index finds it. */
const WAITING = sql`o.tenant_id = ${TENANT} and o.state = 'ACCEPTED' and o.ends_at > ${MOMENT}
  and o.starts_at > ${MOMENT} - ${LONGEST_APPOINTMENT}`;

const STANDING = sql`appointment_standings s on s.tenant_id = o.tenant_id and s.appointment_id = o.appointment_id`;

/** By name, or by what the appointment is called. */
function narrowed({ search, hasFreePlaces }: WaitingOfferFilter) {
  if (!search && !hasFreePlaces) return sql``;
  return sql`and exists (select from appointments a join users u on u.tenant_id = a.tenant_id and u.id = o.user_id
      join ${STANDING}
    where a.tenant_id = ${TENANT} and a.id = o.appointment_id
      and ${matchesSearch(sql`u.name_search_key || ' ' || a.search_key`, search)}
      ${hasFreePlaces ? sql`and s.coming < s.wanted` : sql``})`;
}

export interface WaitingOffers extends Pick<Page<WaitingOffer>, 'items'> {
  readonly count: (isBounded: boolean) => Promise<number>;
  /** Since when the first of them waits, of those that the home counts. */
  readonly since: () => Promise<Date | null>;
}

/** The next shifts first; those of one shift together, who has waited longest before the others. */
export const selectWaitingOffers = (db: TenantDb, filter: WaitingOfferFilter, page: PageRequest): WaitingOffers => ({
  items: () =>
    rowsOf(
      db,
      WaitingOffer,
      sql`/* prepared selectWaitingOffers */
      with page as materialized (
        select o.* from offers o where ${WAITING} ${narrowed(filter)}
        order by o.starts_at, o.appointment_id, o.state_changed_at, o.id ${cut(page)}
      )
      select o.id, o.user_id as target_user_id, u.first_name, u.last_name, o.state_changed_at as accepted_at,
        json_build_object(${SIGNATURE}) as appointment, greatest(s.wanted - s.coming, 0) as free_places,
        exists (select from absences b where b.tenant_id = ${TENANT} and b.user_id = o.user_id
          and b.starts_at < o.ends_at and b.ends_at > o.starts_at) as is_absent
      from page o join users u on u.tenant_id = o.tenant_id and u.id = o.user_id
        join ${APPOINTMENTS} on a.tenant_id = o.tenant_id and a.id = o.appointment_id join ${STANDING}
      order by o.starts_at, o.appointment_id, o.state_changed_at, o.id`,
    ),
  ...summaryOf(db, filter),
});

const Summary = z.object({ count: z.int(), since: z.date().nullable() });

/** How many of them there are, and since when the first one waits. */
function summaryOf(db: TenantDb, filter: WaitingOfferFilter) {
  const summarise = (limit: RawBuilder<unknown>) =>
    rowOf(
      db,
      Summary,
      sql`/* prepared summariseWaitingOffers */
      select count(*)::int as count, min(o.state_changed_at) as since from (
        select o.state_changed_at from offers o where ${WAITING} ${narrowed(filter)}
        ${limit}) o`,
    );
  const bounded = once(() => summarise(sql`order by o.starts_at ${first(MOST_COUNTED + 1)}`));
  return {
    count: async (isBounded: boolean) => (await (isBounded ? bounded() : summarise(sql``)))?.count ?? 0,
    since: async () => (await bounded())?.since ?? null,
  };
}
