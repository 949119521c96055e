import { sql } from 'kysely';
import { z } from 'zod';
import type { TenantDb } from '#platform/database/database.ts';
import { rowsOf } from '#platform/database/rows.ts';

/** How many offers there are in each state. */
export const OfferCounts = z.object({
  contacted: z.int(),
  accepted: z.int(),
  booked: z.int(),
  declined: z.int(),
  /** Those among the booked who said that they can not come. */
  prevented: z.int(),
  /** Those among the booked who were asked to say that they come, have said nothing, and still have time to. */
  unconfirmed: z.int(),
});
export type OfferCounts = Readonly<z.output<typeof OfferCounts>>;

/** `o` is an offer. The domain's `asksToConfirm` says the same of one. */
export const IS_UNCONFIRMED = sql`(o.state = 'BOOKED' and o.reminded_at is not null and o.confirmed_at is null
  and o.prevented_at is null and o.starts_at > now())`;

/** `o` are the offers. */
export const OFFER_COUNTS = sql`count(*) filter (where o.state = 'CONTACTED')::int as contacted,
  count(*) filter (where o.state = 'ACCEPTED')::int as accepted,
  count(*) filter (where o.state = 'BOOKED')::int as booked,
  count(*) filter (where o.state = 'DECLINED')::int as declined,
  count(*) filter (where o.prevented_at is not null)::int as prevented,
  count(*) filter (where ${IS_UNCONFIRMED})::int as unconfirmed`;
const NONE: OfferCounts = { contacted: 0, accepted: 0, booked: 0, declined: 0, prevented: 0, unconfirmed: 0 };

/** Counts the offers of these appointments; one of another tenant is simply not among them. */
export async function countOffers(
  db: TenantDb,
  appointmentIds: readonly string[],
): Promise<readonly (OfferCounts & { readonly appointmentId: string })[]> {
  return rowsOf(
    db,
    OfferCounts.extend({ appointmentId: z.string() }),
    sql`/* countOffersByAppointment */
    select a.id as appointment_id, ${OFFER_COUNTS}
    from appointments a left join offers o on o.tenant_id = a.tenant_id and o.appointment_id = a.id
    where a.tenant_id = current_tenant_id() and a.id = any(${appointmentIds}::uuid[])
    group by a.tenant_id, a.id, a.starts_at order by a.starts_at, a.id`,
  );
}

/** A worker's offers of appointments that have not begun. */
export async function countFutureOffers(db: TenantDb, userId: string): Promise<OfferCounts> {
  const rows = await rowsOf(
    db,
    OfferCounts,
    sql`/* countFutureOffers */
    select ${OFFER_COUNTS} from offers o
    where o.tenant_id = current_tenant_id() and o.user_id = ${userId} and o.starts_at > now()`,
  );
  return rows[0] ?? NONE;
}

/** The offers that a denial would withdraw. */
export async function countFutureOffersAt(db: TenantDb, userId: string, recipientId: string): Promise<OfferCounts> {
  const rows = await rowsOf(
    db,
    OfferCounts,
    sql`/* countFutureOffersAt */
    select ${OFFER_COUNTS} from offers o join appointments a on a.tenant_id = o.tenant_id and a.id = o.appointment_id
    where o.tenant_id = current_tenant_id() and o.user_id = ${userId} and o.starts_at > now()
      and a.tenant_id = current_tenant_id() and a.invoice_recipient_id = ${recipientId}`,
  );
  return rows[0] ?? NONE;
}
