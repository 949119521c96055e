import { sql } from 'kysely';
import { TENANT } from '#platform/database/bound.ts';
import type { TenantDb } from '#platform/database/database.ts';

export const IS_ALIVE = sql`i.cancelled_at is null and i.cancels_invoice_id is null`;
export const IS_UNPAID = sql`${IS_ALIVE} and i.paid_on is null`;

/** The amount of a sent invoice that nobody has paid. */
export const OPEN_AMOUNT = sql`case when ${IS_UNPAID} and i.sent_at is not null then i.gross_in_cents - coalesce((
  select sum(a.amount_in_cents) from allotments a where a.tenant_id = ${TENANT} and a.invoice_id = i.id), 0) else 0 end::bigint`;

/** An invoice is paid when its entries cover it: on the day of the one that closed it, and since that was entered. */
export async function renewPaidMarks(db: TenantDb, invoiceIds: readonly string[]): Promise<void> {
  await sql`/* renewPaidMarks */
    update invoices i set version = i.version + 1, paid_on = s.day, marked_paid_at = s.at
    from (
      select o.id, case when s.settled = o.gross_in_cents then s.day end as day, case when s.settled = o.gross_in_cents then s.at end as at
      from invoices o left join lateral (
        select sum(a.amount_in_cents) as settled, max(a.entered_at) as at,
          (array_agg(a.day order by a.entered_at desc, a.day desc))[1] as day
        from allotments a where a.tenant_id = ${TENANT} and a.invoice_id = o.id) s on true
      where o.tenant_id = ${TENANT} and o.id = any(${invoiceIds}::uuid[])) s
    where i.tenant_id = ${TENANT} and i.id = s.id and (i.paid_on, i.marked_paid_at) is distinct from (s.day, s.at)`.execute(
    db,
  );
}
