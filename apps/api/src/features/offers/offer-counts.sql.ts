import { sql } from 'kysely';
import { z } from 'zod';
import { OFFER_COUNTS, OfferCounts } from '#features/appointments/index.ts';
import { MOMENT, TENANT } from '#platform/database/bound.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { rowsOf } from '#platform/database/rows.ts';

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
    where a.tenant_id = ${TENANT} and a.id = any(${appointmentIds}::uuid[])
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
    where o.tenant_id = ${TENANT} and o.user_id = ${userId} and o.starts_at > ${MOMENT}`,
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
    where o.tenant_id = ${TENANT} and o.user_id = ${userId} and o.starts_at > ${MOMENT}
      and a.tenant_id = ${TENANT} and a.invoice_recipient_id = ${recipientId}`,
  );
  return rows[0] ?? NONE;
}
