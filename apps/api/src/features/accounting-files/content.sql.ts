import type { BookedInvoice } from '@gastspiel/domain/accounting-files/bookings.ts';
import type { AccountingSystem } from '@gastspiel/domain/accounting-files/presets.ts';
import { TAX_TREATMENTS } from '@gastspiel/domain/invoices/tax-treatment.ts';
import { firstDayOf, lastDayOf, type Month } from '@gastspiel/domain/time/month.ts';
import { WORKLOG_TYPES } from '@gastspiel/domain/worklogs/worklog.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import { MOMENT, TENANT } from '#platform/database/bound.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { countOf, rowOf, rowsOf } from '#platform/database/rows.ts';
import { streamRows } from '#platform/database/stream-rows.ts';

const InvoiceRow = z
  .object({
    id: z.string(),
    number: z.string(),
    issueDate: z.string(),
    dueDate: z.string(),
    taxTreatment: z.enum(TAX_TREATMENTS),
    taxPercentage: z.int().transform(BigInt),
    net: z.bigint(),
    tax: z.bigint(),
    gross: z.bigint(),
    cancelsNumber: z.string().nullable(),
    vatNumber: z.string().nullable(),
    recipientName: z.string(),
    recipientId: z.string(),
    customerNumber: z.string(),
    account: z.string().nullable(),
  })
  .transform(
    ({ recipientId, customerNumber, account, ...invoice }): BookedInvoice => ({
      ...invoice,
      recipient: { id: recipientId, customerNumber, account },
    }),
  );

/** Invoices that were sent with a date of this month, cancellations too, as they were frozen; in the order of the numbers. */
export const selectBooked = (db: TenantDb, system: AccountingSystem, month: Month): Promise<BookedInvoice[]> =>
  rowsOf(
    db,
    InvoiceRow,
    sql`/* selectBooked */
    select i.id, i.number, i.issue_date, i.due_date, i.tax_treatment, i.tax_percentage, i.net_in_cents as net,
      i.tax_in_cents as tax, i.gross_in_cents as gross, c.number as cancels_number,
      i.paper -> 'recipient' ->> 'vatNumber' as vat_number, i.recipient_name, r.id as recipient_id, r.customer_number,
      a.account
    from invoices i
      join invoice_recipients r on r.tenant_id = i.tenant_id and r.id = i.invoice_recipient_id
      left join invoices c on c.tenant_id = i.tenant_id and c.id = i.cancels_invoice_id
      left join accounting_customer_accounts a on a.tenant_id = i.tenant_id and a.invoice_recipient_id = r.id
        and a.system = ${system}
    where i.tenant_id = ${TENANT} and i.sent_at is not null
      and i.issue_date between ${firstDayOf(month)} and ${lastDayOf(month)}
    order by i.year, i.position`,
  );

const Unsent = z.object({ drafts: z.int(), cancelledDrafts: z.int() });

/** Counts invoices of this month that are no booking: drafts, and cancelled drafts with their cancellations. */
export async function countUnsent(db: TenantDb, month: Month): Promise<z.output<typeof Unsent>> {
  const counted = await rowOf(
    db,
    Unsent,
    sql`/* countUnsent */
    select count(*) filter (where i.cancelled_at is null and (c.id is null or c.sent_at is not null))::int as drafts,
      count(*) filter (where i.cancelled_at is not null)::int as cancelled_drafts
    from invoices i left join invoices c on c.tenant_id = i.tenant_id and c.id = i.cancels_invoice_id
    where i.tenant_id = ${TENANT} and i.sent_at is null
      and i.issue_date between ${firstDayOf(month)} and ${lastDayOf(month)}`,
  );
  return counted ?? { drafts: 0, cancelledDrafts: 0 };
}

const Entry = z.object({
  userId: z.string(),
  /** Nobody works any more with the names of those who have left. */
  name: z.string().nullable(),
  personnelNumber: z.string().nullable(),
  costCenter: z.string().nullable(),
  type: z.enum(WORKLOG_TYPES),
  start: z.date(),
  end: z.date(),
  breakMinutes: z.int(),
});

/** Every entry of a recorded block that starts in a time, one after the other. Who has left is paid and not named. */
export const streamEntries = (db: TenantDb, from: Date, to: Date) =>
  streamRows(
    db,
    Entry,
    sql`/* streamEntries */
    select e.user_id, nullif(btrim(t.accounting_id), '') as personnel_number, c.number as cost_center,
      case when t.restricted_until is null and t.anonymised_at is null then u.first_name || ' ' || u.last_name end
        as name,
      e.type, e.starts_at as start, e.ends_at as "end", e.break_minutes
    from worklog_entries e
      join worklog_blocks b on b.tenant_id = e.tenant_id and b.appointment_id = e.appointment_id
        and b.recorded_at is not null
      join target_users t on t.tenant_id = e.tenant_id and t.user_id = e.user_id
      join users u on u.tenant_id = e.tenant_id and u.id = e.user_id
      left join cost_centers c on c.tenant_id = t.tenant_id and c.id = t.cost_center_id
    where e.tenant_id = ${TENANT} and e.starts_at >= ${from} and e.starts_at < ${to}`,
  );

/** Blocks of these days that are over, with somebody booked, whose hours nobody has recorded. */
export const countUnrecorded = (db: TenantDb, from: Date, to: Date): Promise<number> =>
  countOf(
    db,
    sql`/* countUnrecorded */
    select count(*)::int as count from appointments a
      left join worklog_blocks b on b.tenant_id = a.tenant_id and b.appointment_id = a.id
    where a.tenant_id = ${TENANT} and a.starts_at >= ${from} and a.starts_at < ${to} and a.ends_at <= ${MOMENT}
      and b.recorded_at is null
      and exists (select from offers o where o.tenant_id = ${TENANT} and o.appointment_id = a.id and o.state = 'BOOKED')`,
  );
