import { sql } from 'kysely';
import { z } from 'zod';
import { TENANT } from '#platform/database/bound.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { rowsOf } from '#platform/database/rows.ts';

const Replaced = z.object({ number: z.string(), issueDate: z.string() });

/** The invoices, sent and cancelled, that these blocks were on last, and the one that this draft corrects: its paper names them. */
export const selectReplaced = (db: TenantDb, blockIds: readonly string[], draftId: string | null) =>
  rowsOf(
    db,
    Replaced,
    sql`/* prepared selectReplaced */
    select distinct i.number, i.issue_date::text as issue_date
    from unnest(${blockIds}::uuid[]) block (id) join lateral (
      select i.number, i.issue_date, i.sent_at from invoice_blocks l
        join invoices i on i.tenant_id = l.tenant_id and i.id = l.invoice_id
      where l.tenant_id = ${TENANT} and l.appointment_id = block.id and not l.is_live
      order by i.cancelled_at desc limit 1) i on i.sent_at is not null
    union select i.number, i.issue_date::text from invoices draft
      join invoices i on i.tenant_id = draft.tenant_id and i.id = draft.replaces_invoice_id
    where draft.tenant_id = ${TENANT} and draft.id = ${draftId}
    order by number`,
  );

const Related = z.object({
  id: z.string(),
  number: z.string(),
  /** The cancellation of a cancelled invoice. */
  cancellationId: z.string().nullable(),
  cancellationNumber: z.string().nullable(),
});

export type Related = Readonly<z.output<typeof Related>>;

/** The cancelled invoice that this one bills again or corrects; or, for a cancelled one, the invoice that does so since. */
const selectSharing = (db: TenantDb, id: string, order: 'before' | 'after') =>
  rowsOf(
    db,
    Related,
    sql`/* selectSharing */
    select distinct other.id, other.number, other.year, other.position, storno.id as cancellation_id,
      storno.number as cancellation_number
    from invoice_blocks mine
      join invoice_blocks theirs on theirs.tenant_id = mine.tenant_id and theirs.appointment_id = mine.appointment_id
      join invoices me on me.tenant_id = mine.tenant_id and me.id = mine.invoice_id
      join invoices other on other.tenant_id = theirs.tenant_id and other.id = theirs.invoice_id
      left join invoices storno on storno.tenant_id = other.tenant_id and storno.cancels_invoice_id = other.id
    where mine.tenant_id = ${TENANT} and mine.invoice_id = ${id} and other.id <> me.id
      and ${order === 'before' ? sql`other.cancelled_at <= me.created_at` : sql`me.cancelled_at <= other.created_at`}
    union select other.id, other.number, other.year, other.position, storno.id, storno.number
    from invoices me join invoices other on other.tenant_id = me.tenant_id
        and ${order === 'before' ? sql`other.id = me.replaces_invoice_id` : sql`other.replaces_invoice_id = me.id`}
      left join invoices storno on storno.tenant_id = other.tenant_id and storno.cancels_invoice_id = other.id
    where me.tenant_id = ${TENANT} and me.id = ${id}
    order by year, position`,
  );
export const selectPredecessors = (db: TenantDb, id: string) => selectSharing(db, id, 'before');
export const selectSuccessors = (db: TenantDb, id: string) => selectSharing(db, id, 'after');
