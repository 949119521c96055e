import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { ArchiveInput, archiveObstacle } from '@gastspiel/domain/invoices/invoice-archive.ts';
import { INVOICE_FAILURES } from '@gastspiel/domain/invoices/invoice-failures.ts';
import { dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import type { RawBuilder } from 'kysely';
import { z } from 'zod';
import { selectArchived, sentOf, sentWithin, sumUpArchive } from '#features/invoices/invoice-archive.sql.ts';
import { archiveOf } from '#features/invoices/invoice-archive.ts';
import { archiveInputType } from '#features/invoices/invoice-input.graphql.ts';
import { invoiceFileName } from '#features/invoices/invoice-mail-texts.ts';
import { loadInvoice } from '#features/invoices/load-invoice.ts';
import { findPrintable, printInvoice } from '#features/invoices/print-invoice.ts';
import { findSentFile } from '#features/invoices/sendings.sql.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { defineDownload } from '#platform/downloads/define-download.ts';
import { zipLength, zipOf } from '#platform/downloads/zip.ts';
import { EntityId } from '#platform/graphql/entity-id.ts';
import type { Press } from '#platform/pdf/press.ts';

async function* once(file: Uint8Array) {
  yield file;
}

const pdfOf = async (db: TenantDb, press: Press, id: string): Promise<Buffer> =>
  (await findSentFile(db, id))?.file ?? (await printInvoice(press, await findPrintable(db, id)));

/** An invoice as it was sent, byte for byte; a draft as it was saved. */
export const invoicePdf = defineDownload({
  kind: 'INVOICE_PDF',
  description: 'An invoice as it was sent, or as its draft was saved.',
  action: 'invoices.read',
  input: z.object({ invoiceId: EntityId }),
  inputType: (builder) =>
    builder.inputType('InvoicePdfInput', {
      description: 'Which invoice.',
      fields: (t) => ({ invoiceId: t.string({ description: 'The id of the invoice.' }) }),
    }),
  concerns: ({ input }) => ({ entityType: 'invoice', entityId: input.invoiceId }),
  check: async ({ db, input }) => {
    await loadInvoice(db, input.invoiceId);
  },
  open: async ({ db, press, input }) => {
    const { language, number, cancelsInvoiceId } = await loadInvoice(db, input.invoiceId);
    return {
      fileName: invoiceFileName(language, number, cancelsInvoiceId !== null),
      mediaType: 'application/pdf',
      chunks: once(await pdfOf(db, press, input.invoiceId)),
    };
  },
});

const MAX_AT_ONCE = 200;

async function zipOfInvoices(db: TenantDb, which: RawBuilder<unknown>, now: Date, fileName: string) {
  const { files, entries } = await archiveOf(db, await selectArchived(db, which), now);
  return { fileName, mediaType: 'application/zip', length: zipLength(files), chunks: zipOf(entries) };
}

/** Those of the chosen ones that were sent, in one file. */
export const invoicePdfs = defineDownload({
  kind: 'INVOICE_PDFS',
  description: 'Several invoices as they were sent, in a ZIP.',
  action: 'invoices.read',
  input: z.object({ invoiceIds: z.array(EntityId).min(1).max(MAX_AT_ONCE) }),
  inputType: (builder) =>
    builder.inputType('InvoicePdfsInput', {
      description: 'Which invoices.',
      fields: (t) => ({ invoiceIds: t.stringList({ description: 'The ids of the invoices.' }) }),
    }),
  concerns: ({ actor }) => ({ entityType: 'invoices', entityId: actor.tenantId }),
  check: async ({ db, input }) => {
    if ((await sumUpArchive(db, sentOf(input.invoiceIds))).count === 0) throw new Failure(INVOICE_FAILURES.noneSent);
  },
  open: ({ db, input, now }) => zipOfInvoices(db, sentOf(input.invoiceIds), now, `Rechnungen ${dayOf(now)}.zip`),
});

/** Everything that was sent in a period. */
export const invoiceArchive = defineDownload({
  kind: 'INVOICE_ARCHIVE',
  description: 'The sent invoices of a period in a ZIP, with a table of them.',
  action: 'invoices.read',
  input: ArchiveInput,
  inputType: archiveInputType,
  concerns: ({ actor }) => ({ entityType: 'invoices', entityId: actor.tenantId }),
  check: async ({ db, input }) => {
    const obstacle = archiveObstacle(await sumUpArchive(db, sentWithin(input)));
    if (obstacle) throw new Failure(obstacle);
  },
  open: ({ db, input, now }) =>
    zipOfInvoices(db, sentWithin(input), now, `Rechnungsarchiv ${input.from} bis ${input.to}.zip`),
});
