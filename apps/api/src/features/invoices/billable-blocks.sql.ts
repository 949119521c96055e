import type { RecordedBlock } from '@gastspiel/domain/invoices/service-lines.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import { ENTRIES, JsonEntries } from '#features/worklogs/index.ts';
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
/** A block with its hours, as an invoice is made from it. */
export type BilledBlock = Readonly<z.output<typeof BlockRow>> & RecordedBlock;

const COLUMNS = sql`a.id, b.version, a.description, a.starts_at as "startsAt", a.ends_at as "endsAt",
  a.appointment_type_id as "appointmentTypeId", y.description as "typeDescription",
  a.invoice_recipient_id as "invoiceRecipientId", b.recorded_at is not null as "isRecorded",
  (select l.invoice_id from invoice_blocks l
    where l.tenant_id = a.tenant_id and l.appointment_id = a.id and l.is_live) as "invoiceId",
  coalesce((select json_agg(json_build_object('userId', w.user_id, 'entries', ${ENTRIES}) order by w.user_id)
    from worklogs w where w.tenant_id = a.tenant_id and w.appointment_id = a.id), '[]') as worklogs`;
const BLOCKS = sql`appointments a
  join worklog_blocks b on b.tenant_id = a.tenant_id and b.appointment_id = a.id
  join appointment_types y on y.tenant_id = a.tenant_id and y.id = a.appointment_type_id`;

/** Those of a recipient that are recorded and on no live invoice, or on this one; those without minutes are for the rule to drop. */
export const selectBillable = (db: TenantDb, recipientId: string, invoiceId: string | null): Promise<BilledBlock[]> =>
  rowsOf(
    db,
    BlockRow,
    sql`/* selectBillable */
    select ${COLUMNS} from ${BLOCKS}
    where a.tenant_id = current_tenant_id() and a.invoice_recipient_id = ${recipientId} and b.recorded_at is not null
      and not exists (select from invoice_blocks l where l.tenant_id = a.tenant_id and l.appointment_id = a.id
        and l.is_live ${invoiceId ? sql`and l.invoice_id <> ${invoiceId}` : sql``})
    order by a.starts_at, a.id limit 1000`,
  );

/** These blocks, whatever they are; in the order of their time. */
export const selectBlocksToBill = (db: TenantDb, ids: readonly string[]): Promise<BilledBlock[]> =>
  rowsOf(
    db,
    BlockRow,
    sql`/* selectBlocksToBill */
    select ${COLUMNS} from ${BLOCKS}
    where a.tenant_id = current_tenant_id() and a.id = any(${ids}::uuid[]) order by a.starts_at, a.id`,
  );

/** In the order of their ids: whoever records, books or bills them comes before or after, not in between. */
export async function lockAppointmentsForUpdate(db: TenantDb, ids: readonly string[]): Promise<void> {
  await sql`/* lockAppointmentsForUpdate */
    select from appointments where tenant_id = current_tenant_id() and id = any(${ids}::uuid[])
    order by id for update`.execute(db);
}
