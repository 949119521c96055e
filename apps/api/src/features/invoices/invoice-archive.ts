import { buffer } from 'node:stream/consumers';
import { archivedFileName } from '@gastspiel/domain/invoices/invoice-archive.ts';
import { INVOICE_STATE_LABELS, TAX_TREATMENT_LABELS } from '@gastspiel/domain/invoices/invoice-labels.ts';
import { invoiceState } from '@gastspiel/domain/invoices/invoice-state.ts';
import { plainDecimal } from '@gastspiel/domain/money/money-label.ts';
import { type Day, dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { type ArchivedInvoice, selectSentFiles } from '#features/invoices/invoice-archive.sql.ts';
import { INDEX_LABELS as LABELS } from '#features/invoices/invoice-archive-texts.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { type CsvColumn, csvDay, csvOf, csvTime } from '#platform/downloads/csv.ts';
import { readAhead } from '#platform/downloads/read-ahead.ts';
import type { ZipContents } from '#platform/downloads/zip.ts';

const fileOf = (invoice: ArchivedInvoice): string =>
  archivedFileName({ ...invoice, isCancellation: invoice.cancelsNumber !== null });

const columns = (today: Day): readonly CsvColumn<ArchivedInvoice>[] => [
  { label: LABELS.number, value: ({ number }) => number },
  { label: LABELS.issued, value: ({ issueDate }) => csvDay(issueDate) },
  { label: LABELS.due, value: ({ dueDate }) => csvDay(dueDate) },
  { label: LABELS.recipient, value: ({ recipientName }) => recipientName },
  { label: LABELS.customerNumber, value: ({ customerNumber }) => customerNumber },
  { label: LABELS.vatNumber, value: ({ vatNumber }) => vatNumber },
  { label: LABELS.net, value: ({ net }) => plainDecimal(net) },
  { label: LABELS.tax, value: ({ tax }) => plainDecimal(tax) },
  { label: LABELS.rate, value: ({ taxPercentage }) => plainDecimal(BigInt(taxPercentage)) },
  { label: LABELS.gross, value: ({ gross }) => plainDecimal(gross) },
  { label: LABELS.treatment, value: ({ taxTreatment }) => TAX_TREATMENT_LABELS[taxTreatment] },
  { label: LABELS.state, value: (invoice) => INVOICE_STATE_LABELS[stateOf(invoice, today)] },
  { label: LABELS.paidOn, value: ({ paidOn }) => csvDay(paidOn) },
  { label: LABELS.sentAt, value: ({ sentAt }) => sentAt && csvTime(sentAt) },
  { label: LABELS.cancels, value: ({ cancelsNumber }) => cancelsNumber },
  { label: LABELS.cancelledBy, value: ({ cancelledByNumber }) => cancelledByNumber },
  { label: LABELS.file, value: (invoice) => (invoice.length === null ? null : fileOf(invoice)) },
  { label: LABELS.sha256, value: ({ sha256 }) => sha256?.toString('hex') ?? null },
];

const stateOf = (invoice: ArchivedInvoice, today: Day) =>
  invoiceState({ ...invoice, isSent: invoice.sentAt !== null, isPaid: invoice.paidOn !== null }, today);

/** The papers as they were sent, byte for byte, and a table of them, which comes first. */
export async function archiveOf(db: TenantDb, invoices: readonly ArchivedInvoice[], now: Date): Promise<ZipContents> {
  const index = await buffer(csvOf(columns(dayOf(now)), invoices));
  const sent = invoices.flatMap((invoice) => {
    const { id, sha256, length, sentAt } = invoice;
    return length === null || sentAt === null ? [] : [{ id, sha256, name: fileOf(invoice), length, at: sentAt }];
  });
  async function* entries() {
    yield { name: INDEX, content: index, at: now };
    yield* readAhead(sent, (some) => selectSentFiles(db, some));
  }
  return { files: [{ name: INDEX, length: index.length }, ...sent], entries: entries() };
}

const INDEX = 'index.csv';
