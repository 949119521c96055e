import type { ArchiveInput, ArchiveSize } from '@gastspiel/domain/invoices/invoice-archive.ts';
import { TAX_TREATMENTS } from '@gastspiel/domain/invoices/tax-treatment.ts';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { RELATED } from '#features/invoices/invoices.sql.ts';
import { matching } from '#features/invoices/list-invoices.ts';
import { TENANT } from '#platform/database/bound.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { rowOf, rowsOf } from '#platform/database/rows.ts';
import { FileHash, fileSize, getFiles, type Pointer } from '#platform/files/files.ts';

/** The invoices in an archive: those of the period that were sent. */
export const sentWithin = ({ from, to, states }: ArchiveInput): RawBuilder<unknown> =>
  sql`${matching({ states: [...states], issuedFrom: from, issuedTo: to })} and i.sent_at is not null`;

/** All of the period, also what was never sent: of a deleted tenant nobody else can tell. */
export const keptWithin = ({ from, to }: Pick<ArchiveInput, 'from' | 'to'>): RawBuilder<unknown> =>
  matching({ issuedFrom: from, issuedTo: to });

/** Those of the chosen ones that were sent. */
export const sentOf = (ids: readonly string[]): RawBuilder<unknown> =>
  sql`i.tenant_id = ${TENANT} and i.id = any(${ids}::uuid[]) and i.sent_at is not null`;

const PAPER_SIZE = fileSize('INVOICE', sql`i.id`, sql`i.sent_file_sha256`);

/** How much it is, without reading any file. */
export async function sumUpArchive(db: TenantDb, which: RawBuilder<unknown>): Promise<ArchiveSize> {
  const size = await rowOf(
    db,
    z.object({ count: z.int(), bytes: z.bigint() }),
    sql`/* sumUpArchive */
    select count(*)::int as count, coalesce(sum(${PAPER_SIZE}), 0)::bigint as bytes from invoices i where ${which}`,
  );
  return { count: size?.count ?? 0, bytes: Number(size?.bytes ?? 0n) };
}

const ArchivedInvoice = z.object({
  id: z.string(),
  number: z.string(),
  recipientName: z.string(),
  customerNumber: z.string().nullable(),
  vatNumber: z.string().nullable(),
  issueDate: z.string(),
  dueDate: z.string(),
  dunDate: z.string(),
  taxTreatment: z.enum(TAX_TREATMENTS),
  taxPercentage: z.int(),
  net: z.bigint(),
  tax: z.bigint(),
  gross: z.bigint(),
  sentAt: z.date().nullable(),
  paidOn: z.string().nullable(),
  isCancelled: z.boolean(),
  cancelsNumber: z.string().nullable(),
  cancelledByNumber: z.string().nullable(),
  /** The length of its paper; an invoice that was never sent has none. */
  length: z.int().nullable(),
  sha256: FileHash.nullable(),
});
export type ArchivedInvoice = Readonly<z.output<typeof ArchivedInvoice>>;

/** All of an invoice that its archive tells, but for the paper itself. By number. */
export const selectArchived = (db: TenantDb, which: RawBuilder<unknown>): Promise<ArchivedInvoice[]> =>
  rowsOf(
    db,
    ArchivedInvoice,
    sql`/* selectArchived */
    select i.id, i.number, i.recipient_name, i.paper #>> '{recipient,customerNumber}' as customer_number,
      i.paper #>> '{recipient,vatNumber}' as vat_number, i.issue_date::text as issue_date, i.due_date::text as due_date,
      i.dun_date::text as dun_date, i.tax_treatment, i.tax_percentage, i.net_in_cents as net, i.tax_in_cents as tax,
      i.gross_in_cents as gross, i.sent_at, i.paid_on::text as paid_on,
      (i.cancelled_at is not null or i.cancels_invoice_id is not null) as is_cancelled,
      original.number as cancels_number, storno.number as cancelled_by_number, ${PAPER_SIZE} as length,
      i.sent_file_sha256 as sha256
    from invoices i ${RELATED} where i.tenant_id = ${TENANT} and ${which} order by i.year, i.position`,
  );

/** The papers of these. */
export const selectSentFiles = (
  db: TenantDb,
  invoices: readonly Pointer[],
): Promise<ReadonlyMap<string, Buffer<ArrayBuffer>>> => getFiles(db, 'INVOICE', invoices);
