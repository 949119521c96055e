import type { RecordedBlock } from '@gastspiel/domain/invoices/service-lines.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import { ENTRIES, JsonEntries } from '#features/worklogs/index.ts';
import { MOMENT, TENANT } from '#platform/database/bound.ts';
import { columns } from '#platform/database/columns.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { rowsOf } from '#platform/database/rows.ts';

const BlockRow = z.object({
  id: z.string(),
  version: z.int(),
  description: z.string(),
  startsAt: z.date(),
  endsAt: z.date(),
  appointmentTypeId: z.string(),
  typeDescription: z.string(),
  invoiceRecipientId: z.string().nullable(),
  isRecorded: z.boolean(),
  /** The live invoice that it is on. */
  invoiceId: z.string().nullable(),
  worklogs: z.array(z.object({ userId: z.string(), entries: JsonEntries })),
});
const UnbilledRow = BlockRow.extend({ invoiceRecipientId: z.string() });

/** A block with its hours, as an invoice is made from it. */
export type BilledBlock = Readonly<z.output<typeof BlockRow>> & RecordedBlock;

const COLUMNS = columns(BlockRow, 'a', {
  version: sql`coalesce(b.version, 0)`,
  typeDescription: sql`y.description`,
  isRecorded: sql`b.recorded_at is not null`,
  invoiceId: sql`(select l.invoice_id from invoice_blocks l
    where l.tenant_id = ${TENANT} and l.appointment_id = a.id and l.is_live)`,
  worklogs: sql`coalesce((select json_agg(json_build_object('userId', w.user_id, 'entries', ${ENTRIES}) order by w.user_id)
    from worklogs w where w.tenant_id = ${TENANT} and w.appointment_id = a.id), '[]')`,
});
const BLOCKS = sql`appointments a
  left join worklog_blocks b on b.tenant_id = a.tenant_id and b.appointment_id = a.id
  join appointment_types y on y.tenant_id = a.tenant_id and y.id = a.appointment_type_id`;

/** First the few blocks that wait, then their hours: in one join the hours of years would be read. */
const WAITING = sql`waiting as materialized (
    select b.tenant_id, b.appointment_id as id from worklog_blocks b
    where b.tenant_id = ${TENANT} and b.recorded_at is not null and not exists (select from invoice_blocks l
      where l.tenant_id = ${TENANT} and l.appointment_id = b.appointment_id and l.is_live)
  )`;

/** Those of a recipient that are over and on no live invoice, or on this one; what can't be billed is for the rule to say. */
export const selectBillable = (db: TenantDb, recipientId: string, invoiceId: string | null): Promise<BilledBlock[]> =>
  rowsOf(
    db,
    BlockRow,
    sql`/* selectBillable */
    select ${COLUMNS} from ${BLOCKS}
    where a.tenant_id = ${TENANT} and a.invoice_recipient_id = ${recipientId}
      and (b.recorded_at is not null or (a.ends_at <= ${MOMENT} and exists (select from offers o
        where o.tenant_id = ${TENANT} and o.appointment_id = a.id and o.state = 'BOOKED')))
      and not exists (select from invoice_blocks l where l.tenant_id = ${TENANT} and l.appointment_id = a.id
        and l.is_live ${invoiceId ? sql`and l.invoice_id <> ${invoiceId}` : sql``})
    order by a.starts_at, a.id`,
  );

/** Every recorded block that began before a moment and that nobody has billed, of these recipients or of all. */
export const selectUnbilled = (db: TenantDb, before: Date, recipientIds: readonly string[] | null) =>
  rowsOf(
    db,
    UnbilledRow,
    sql`/* selectUnbilled */
    with ${WAITING}
    select ${COLUMNS} from waiting w, ${BLOCKS}
    where a.tenant_id = ${TENANT} and a.id = w.id and a.starts_at < ${before} and a.invoice_recipient_id is not null
      ${recipientIds ? sql`and a.invoice_recipient_id = any(${recipientIds}::uuid[])` : sql``}
    order by a.starts_at, a.id`,
  );

const Unassigned = z.object({ id: z.string(), description: z.string(), startsAt: z.date() });
export type UnassignedBlock = Readonly<z.output<typeof Unassigned>>;

/** Worked and recorded, but for nobody: no recipient's list knows them. */
export const selectUnassigned = (db: TenantDb, before: Date): Promise<UnassignedBlock[]> =>
  rowsOf(
    db,
    Unassigned,
    sql`/* selectUnassigned */
    with ${WAITING}
    select a.id, a.description, a.starts_at from waiting w
      join appointments a on a.tenant_id = w.tenant_id and a.id = w.id
    where a.tenant_id = ${TENANT} and a.invoice_recipient_id is null and a.starts_at < ${before}
      and exists (select from worklog_entries e
        where e.tenant_id = ${TENANT} and e.appointment_id = a.id and e.type = 'WORK')
    order by a.starts_at, a.id`,
  );

/** These blocks, whatever they are; in the order of their time. */
export const selectBlocksToBill = (db: TenantDb, ids: readonly string[]): Promise<BilledBlock[]> =>
  rowsOf(
    db,
    BlockRow,
    sql`/* prepared selectBlocksToBill */
    select ${COLUMNS} from ${BLOCKS}
    where a.tenant_id = ${TENANT} and a.id = any(${ids}::uuid[]) order by a.starts_at, a.id`,
  );

/** In the order of their ids: whoever records, books or bills them comes before or after, not in between. */
export async function lockAppointmentsForUpdate(db: TenantDb, ids: readonly string[]): Promise<void> {
  await sql`/* lockAppointmentsForUpdate */
    select from appointments where tenant_id = ${TENANT} and id = any(${ids}::uuid[])
    order by id for update`.execute(db);
}

/** Those of an invoice, in the same order. */
export async function lockAppointmentsOfInvoiceForUpdate(db: TenantDb, invoiceId: string): Promise<void> {
  await sql`/* prepared lockAppointmentsOfInvoiceForUpdate */
    select from appointments where tenant_id = ${TENANT} and id = any(array(
      select appointment_id from invoice_blocks where tenant_id = ${TENANT} and invoice_id = ${invoiceId}))
    order by id for update`.execute(db);
}

const BillableDay = z.object({
  recipientId: z.string(),
  recipientName: z.string(),
  customerNumber: z.string(),
  blockId: z.string(),
  appointmentTypeId: z.string(),
  day: z.string(),
  minutes: z.int(),
});

/** The minutes of every block that can be billed, of one recipient or of all, by the day on which work began: a line each. */
export const selectBillableDays = (db: TenantDb, recipientId: string | null) =>
  rowsOf(
    db,
    BillableDay,
    sql`/* selectBillableDays */
    with ${WAITING}
    select r.id as recipient_id, r.name as recipient_name, r.customer_number, a.id as block_id, a.appointment_type_id,
      worked.day, worked.minutes
    from waiting w
      join appointments a on a.tenant_id = w.tenant_id and a.id = w.id
      join invoice_recipients r on r.tenant_id = a.tenant_id and r.id = a.invoice_recipient_id
      cross join lateral (
        select (e.starts_at at time zone 'Europe/Vienna')::date as day,
          sum(extract(epoch from e.ends_at - e.starts_at) / 60 - e.break_minutes)::int as minutes
        from worklog_entries e where e.tenant_id = ${TENANT} and e.appointment_id = a.id and e.type = 'WORK'
        group by 1) worked
    where a.tenant_id = ${TENANT} ${recipientId ? sql`and a.invoice_recipient_id = ${recipientId}` : sql``}`,
  );
