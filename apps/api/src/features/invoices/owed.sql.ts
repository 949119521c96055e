import { OVERDUE_INVOICE_STATES, OWED_INVOICE_STATES } from '@gastspiel/domain/invoices/invoice-state.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import { OPEN_CONDITIONS } from '#features/invoices/invoices.sql.ts';
import { matching } from '#features/invoices/list-invoices.ts';
import { IS_UNPAID, OPEN_AMOUNT } from '#features/invoices/open-amount.sql.ts';
import { TENANT } from '#platform/database/bound.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { rowsOf } from '#platform/database/rows.ts';

/** Invoices that somebody still has to pay. */
export interface Owed {
  readonly count: number;
  /** Their open amounts. */
  readonly gross: bigint;
  readonly oldestDueDate: string | null;
}

const OwedRow = z.object({
  isOverdue: z.boolean(),
  count: z.int(),
  gross: z.bigint(),
  oldestDueDate: z.string(),
});

const IS_OVERDUE = sql.join(
  OVERDUE_INVOICE_STATES.map((state) => sql`(${OPEN_CONDITIONS[state]})`),
  sql` or `,
);

/** Sums up what a recipient owes, and what of it is overdue: the invoices that the list shows with these states. */
export async function sumUpOwed(
  db: TenantDb,
  invoiceRecipientId: string,
): Promise<{ readonly open: Owed; readonly overdue: Owed }> {
  const rows = await rowsOf(
    db,
    OwedRow,
    sql`/* prepared sumUpOwed */
    select ${IS_OVERDUE} as is_overdue, count(*)::int as count, sum(${OPEN_AMOUNT})::bigint as gross,
      min(i.due_date)::text as oldest_due_date
    from invoices i where ${matching({ invoiceRecipientId, states: [...OWED_INVOICE_STATES] })} group by 1`,
  );
  return { open: added(rows), overdue: added(rows.filter((row) => row.isOverdue)) };
}

const added = (rows: readonly z.output<typeof OwedRow>[]): Owed => ({
  count: rows.reduce((sum, { count }) => sum + count, 0),
  gross: rows.reduce((sum, { gross }) => sum + gross, 0n),
  oldestDueDate: rows.map(({ oldestDueDate }) => oldestDueDate).toSorted()[0] ?? null,
});

/** The same of each recipient, from the index of open invoices and the entries of those alone; the states of `matching` would look at more. */
export const OWED_BY_RECIPIENT = sql`
  select i.invoice_recipient_id, sum(${OPEN_AMOUNT})::bigint as open,
    sum(${OPEN_AMOUNT}) filter (where ${IS_OVERDUE})::bigint as overdue
  from invoices i where i.tenant_id = ${TENANT} and ${IS_UNPAID} and i.sent_at is not null group by 1`;
