import { sql } from 'kysely';
import { z } from 'zod';
import { APPOINTMENTS, AppointmentSignature, SIGNATURE } from '#features/offers/signature.sql.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { countOf, rowOf, rowsOf } from '#platform/database/rows.ts';
import type { Page, PageRequest } from '#platform/graphql/paging.ts';

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

/** Booking ends when the shift begins. */
const WAITING = sql`o.tenant_id = current_tenant_id() and o.state = 'ACCEPTED' and o.starts_at > now()`;

/** The next shifts first; of one shift, who has waited longest. */
export const selectWaitingOffers = (db: TenantDb, { number, size }: PageRequest): Page<WaitingOffer> => ({
  items: () =>
    rowsOf(
      db,
      WaitingOffer,
      sql`/* prepared selectWaitingOffers */
      with page as (
        select o.tenant_id, o.id from offers o where ${WAITING}
        order by o.starts_at, o.state_changed_at, o.id limit ${size} offset ${number * size}
      )
      select o.id, o.user_id as "targetUserId", u.first_name as "firstName", u.last_name as "lastName",
        o.state_changed_at as "acceptedAt", json_build_object(${SIGNATURE}) as appointment,
        greatest(a.desired_target_users - (select count(*) from offers b where b.tenant_id = o.tenant_id
          and b.appointment_id = o.appointment_id and b.state = 'BOOKED' and b.prevented_at is null), 0)::int as "freePlaces",
        exists (select from absences b where b.tenant_id = o.tenant_id and b.user_id = o.user_id
          and b.starts_at < o.ends_at and b.ends_at > o.starts_at) as "isAbsent"
      from page join offers o on o.tenant_id = page.tenant_id and o.id = page.id
        join users u on u.tenant_id = o.tenant_id and u.id = o.user_id
        join ${APPOINTMENTS} on a.tenant_id = o.tenant_id and a.id = o.appointment_id
      where o.tenant_id = current_tenant_id() order by o.starts_at, o.state_changed_at, o.id`,
    ),
  count: () =>
    countOf(db, sql`/* prepared countWaitingOffers */ select count(*)::int as count from offers o where ${WAITING}`),
});

/** Since when the first of them waits. */
export const findWaitingSince = async (db: TenantDb): Promise<Date | null> =>
  (
    await rowOf(
      db,
      z.object({ since: z.date().nullable() }),
      sql`/* prepared findWaitingSince */ select min(o.state_changed_at) as since from offers o where ${WAITING}`,
    )
  )?.since ?? null;
