import { MOVEMENT_KINDS } from '@gastspiel/domain/account-statements/account-statement.ts';
import type { Day } from '@gastspiel/domain/time/vienna-day.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import { TENANT } from '#platform/database/bound.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { rowOf, rowsOf } from '#platform/database/rows.ts';

const MovementRow = z.object({
  kind: z.enum(MOVEMENT_KINDS),
  day: z.string(),
  subject: z.string().nullable(),
  amount: z.bigint(),
});

/**
 * Everything that moved the account of a recipient. An entry that was taken back on its own day, as if it had never been, is no movement; one
 * that the bank sent back later is two. What was closed on an invoice goes with it when that is cancelled.
 */
const movementsOf = (recipientId: string) => sql`(
    select 'INVOICE' as kind, i.issue_date as day, i.number as subject, i.gross_in_cents as amount, i.created_at as at
    from invoices i where i.tenant_id = ${TENANT} and i.invoice_recipient_id = ${recipientId} and i.sent_at is not null
      and i.cancels_invoice_id is null
    union all select 'CANCELLATION', s.issue_date, s.number, s.gross_in_cents, s.created_at
    from invoices s join invoices i on i.tenant_id = s.tenant_id and i.id = s.cancels_invoice_id
    where s.tenant_id = ${TENANT} and s.invoice_recipient_id = ${recipientId} and i.sent_at is not null
    union all select case when (p.amount_in_cents < 0) = (p.reverses_payment_id is null) then 'PAYOUT' else 'PAYMENT' end, p.day,
      p.reference, -p.amount_in_cents, p.entered_at
    from payments p left join payments other on other.tenant_id = p.tenant_id and other.day = p.day
      and (other.reverses_payment_id = p.id or other.id = p.reverses_payment_id)
    where p.tenant_id = ${TENANT} and p.invoice_recipient_id = ${recipientId} and other.id is null
    union all select a.kind, a.day, i.number, -a.amount_in_cents, a.entered_at
    from allotments a join invoices i on i.tenant_id = a.tenant_id and i.id = a.invoice_id
      left join allotments other on other.tenant_id = a.tenant_id and other.day = a.day
        and (other.reverses_allotment_id = a.id or other.id = a.reverses_allotment_id)
    where a.tenant_id = ${TENANT} and a.invoice_recipient_id = ${recipientId} and a.kind in ('DISCOUNT', 'WRITTEN_OFF')
      and other.id is null
  )`;

interface Period {
  readonly from: Day;
  readonly to: Day;
}

export const selectMovements = (db: TenantDb, recipientId: string, { from, to }: Period) =>
  rowsOf(
    db,
    MovementRow,
    sql`/* selectMovements */
    select m.kind, m.day::text, m.subject, m.amount from ${movementsOf(recipientId)} m
    where m.day between ${from} and ${to} order by m.day, m.at, m.kind`,
  );

const Balance = z.object({ balance: z.bigint() });
/** The balance at the beginning of a day. */
export const findBalanceBefore = async (db: TenantDb, recipientId: string, day: Day): Promise<bigint> =>
  (
    await rowOf(
      db,
      Balance,
      sql`/* findBalanceBefore */
      select coalesce(sum(m.amount), 0)::bigint as balance from ${movementsOf(recipientId)} m where m.day < ${day}`,
    )
  )?.balance ?? 0n;
