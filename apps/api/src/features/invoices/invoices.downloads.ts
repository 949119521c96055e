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
import { pdfOfInvoice } from '#features/invoices/print-invoice.ts';
import { findSentEbInterface } from '#features/invoices/sendings.sql.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { defineDownload } from '#platform/downloads/define-download.ts';
import { zipLength, zipOf } from '#platform/downloads/zip.ts';
import { EntityId } from '#platform/graphql/entity-id.ts';
import { inputOf } from '#platform/graphql/input-of.ts';
import type { Press } from '#platform/pdf/press.ts';

async function* once(file: Uint8Array) {
  yield file;
}

interface InvoiceFile {
  readonly kind: string;
  readonly description: string;
  readonly inputName: string;
  readonly ending: string;
  readonly mediaType: string;
  readonly read: (db: TenantDb, press: Press, id: string) => Promise<Buffer>;
}

const Which = z.object({ invoiceId: EntityId });

const invoiceFile = ({ kind, description, inputName, ending, mediaType, read }: InvoiceFile) =>
  defineDownload({
    kind,
    description,
    action: 'invoices.read',
    input: Which,
    inputType: inputOf(inputName, 'Which invoice.', Which),
    concerns: ({ input }) => ({ entityType: 'invoice', entityId: input.invoiceId }),
    check: async ({ db, input }) => {
      const { sentAt } = await loadInvoice(db, input.invoiceId);
      if (sentAt === null && mediaType !== PDF) throw new Failure(INVOICE_FAILURES.notSent);
    },
    open: async ({ db, press, input }) => {
      const { language, number, cancelsInvoiceId } = await loadInvoice(db, input.invoiceId);
      return {
        fileName: `${invoiceFileName(language, number, cancelsInvoiceId !== null)}.${ending}`,
        mediaType,
        chunks: once(await read(db, press, input.invoiceId)),
      };
    },
  });

const PDF = 'application/pdf';

/** An invoice as it was sent, byte for byte; a draft as it was saved. */
export const invoicePdf = invoiceFile({
  kind: 'INVOICE_PDF',
  description: 'An invoice as it was sent, or as its draft was saved.',
  inputName: 'InvoicePdfInput',
  ending: 'pdf',
  mediaType: PDF,
  read: pdfOfInvoice,
});

/** As it was sent, for customers whose machines take ebInterface. A draft has none: it could be booked. */
export const invoiceEbInterface = invoiceFile({
  kind: 'INVOICE_EBINTERFACE',
  description: 'A sent invoice as ebInterface 6.1.',
  inputName: 'InvoiceEbinterfaceInput',
  ending: 'xml',
  mediaType: 'application/xml',
  read: async (db, _press, id) => {
    const sent = await findSentEbInterface(db, id);
    if (!sent) throw new Failure(INVOICE_FAILURES.notSent);
    return sent;
  },
});

const MAX_AT_ONCE = 200;
const WhichOnes = z.object({ invoiceIds: z.array(EntityId).min(1).max(MAX_AT_ONCE) });

async function zipOfInvoices(db: TenantDb, which: RawBuilder<unknown>, now: Date, fileName: string) {
  const { files, entries } = await archiveOf(db, await selectArchived(db, which), now);
  return { fileName, mediaType: 'application/zip', length: zipLength(files), chunks: zipOf(entries) };
}

/** Those of the chosen ones that were sent, in one file. */
export const invoicePdfs = defineDownload({
  kind: 'INVOICE_PDFS',
  description: 'Several invoices as they were sent, in a ZIP.',
  action: 'invoices.read',
  input: WhichOnes,
  inputType: inputOf('InvoicePdfsInput', 'Which invoices.', WhichOnes),
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
