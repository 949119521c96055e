import { sql } from 'kysely';
import type { TenantDb } from '#platform/database/database.ts';

/** How many offers there are in each state. */
export interface OfferCounts {
  readonly contacted: number;
  readonly accepted: number;
  readonly booked: number;
  readonly declined: number;
}

const COUNTS = sql`count(*) filter (where o.state = 'CONTACTED')::int as contacted,
  count(*) filter (where o.state = 'ACCEPTED')::int as accepted,
  count(*) filter (where o.state = 'BOOKED')::int as booked,
  count(*) filter (where o.state = 'DECLINED')::int as declined`;
const NONE: OfferCounts = { contacted: 0, accepted: 0, booked: 0, declined: 0 };

/** Of these appointments; one of another tenant is simply not among them. */
export async function countOffers(
  db: TenantDb,
  appointmentIds: readonly string[],
): Promise<readonly (OfferCounts & { readonly appointmentId: string })[]> {
  const { rows } = await sql<OfferCounts & { appointmentId: string }>`/* countOffersByAppointment */
    select a.id as "appointmentId", ${COUNTS}
    from appointments a left join offers o on o.tenant_id = a.tenant_id and o.appointment_id = a.id
    where a.tenant_id = current_tenant_id() and a.id = any(${appointmentIds}::uuid[])
    group by a.tenant_id, a.id, a.starts_at order by a.starts_at, a.id`.execute(db);
  return rows;
}

/** A worker's offers of appointments that have not begun. */
export async function countFutureOffers(db: TenantDb, userId: string): Promise<OfferCounts> {
  const { rows } = await sql<OfferCounts>`/* countFutureOffers */
    select ${COUNTS} from offers o
    where o.tenant_id = current_tenant_id() and o.user_id = ${userId} and o.starts_at > now()`.execute(db);
  return rows[0] ?? NONE;
}

/** What a denial would withdraw. */
export async function countFutureOffersAt(db: TenantDb, userId: string, recipientId: string): Promise<OfferCounts> {
  const { rows } = await sql<OfferCounts>`/* countFutureOffersAt */
    select ${COUNTS} from offers o join appointments a on a.tenant_id = o.tenant_id and a.id = o.appointment_id
    where o.tenant_id = current_tenant_id() and o.user_id = ${userId} and o.starts_at > now()
      and a.tenant_id = current_tenant_id() and a.invoice_recipient_id = ${recipientId}`.execute(db);
  return rows[0] ?? NONE;
}
