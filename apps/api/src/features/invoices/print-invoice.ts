import { eInvoiceOf } from '@gastspiel/domain/invoices/e-invoice.ts';
import { findSenderLogo } from '#features/invoice-senders/index.ts';
import { crossIndustryInvoice } from '#features/invoices/e-invoice/cross-industry-invoice.ts';
import { ebInterface } from '#features/invoices/e-invoice/ebinterface.ts';
import { FACTUR_X_METADATA, facturXAttachment } from '#features/invoices/e-invoice/factur-x.ts';
import { type InvoiceData, invoicePaper, wordsOf } from '#features/invoices/invoice-paper.ts';
import type { InvoicePaperData, InvoiceRow, LineRow } from '#features/invoices/invoice-row.ts';
import { findInvoiceRow, findPaper, selectLines } from '#features/invoices/invoices.sql.ts';
import { findSentPaper, type SentFiles } from '#features/invoices/sendings.sql.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { extendMetadata } from '#platform/pdf/extend-metadata.ts';
import { orTellBusy, type Press } from '#platform/pdf/press.ts';

/** The input of the press; loaded before it prints, so that nobody holds a connection meanwhile. */
export interface PrintableInvoice {
  readonly data: InvoiceData;
  readonly logo: Buffer | null;
}

type Facts = Pick<
  InvoiceRow,
  'number' | 'language' | 'issueDate' | 'dueDate' | 'taxTreatment' | 'taxPercentage' | 'notes' | 'net' | 'tax' | 'gross'
>;

export const invoiceDataOf = (
  facts: Facts,
  paper: InvoicePaperData,
  lines: readonly LineRow[],
  isDraft: boolean,
): InvoiceData => ({
  ...paper,
  number: facts.number,
  isDraft,
  language: facts.language,
  issueDate: facts.issueDate,
  dueDate: facts.dueDate,
  taxTreatment: facts.taxTreatment,
  taxPercentage: facts.taxPercentage,
  notes: facts.notes,
  net: facts.net,
  tax: facts.tax,
  gross: facts.gross,
  lines: [...lines],
});

export const logoOf = async (db: TenantDb, logoId: string | null): Promise<Buffer | null> =>
  (logoId && (await findSenderLogo(db, logoId))?.picture) || null;

/** As it was saved last; across what was not sent stands that it is a draft. */
export async function findPrintable(
  db: TenantDb,
  id: string,
): Promise<(PrintableInvoice & { readonly row: InvoiceRow }) | undefined> {
  const [row, kept, lines] = await Promise.all([findInvoiceRow(db, id), findPaper(db, id), selectLines(db, id)]);
  if (!row || !kept) return undefined;
  return {
    row,
    data: invoiceDataOf(row, kept.paper, lines, row.sentAt === null),
    logo: await logoOf(db, kept.logoId),
  };
}

/** For somebody who has seen it. */
export async function loadPrintable(
  db: TenantDb,
  id: string,
): Promise<PrintableInvoice & { readonly row: InvoiceRow }> {
  const printable = await findPrintable(db, id);
  if (!printable) throw new Error('an invoice that is printed is there');
  return printable;
}

const picturesOf = ({ logo }: PrintableInvoice) => (logo ? { logo } : {});

/** As it was saved. What was not sent has nothing inside that a machine could book. */
export const printInvoice = (press: Press, printable: PrintableInvoice): Promise<Buffer> =>
  orTellBusy(press.pdf(invoicePaper, printable.data, picturesOf(printable)));

/** As it was sent, byte for byte; a draft as it was saved. */
export const pdfOfInvoice = async (db: TenantDb, press: Press, id: string): Promise<Buffer> =>
  (await findSentPaper(db, id)) ?? (await printInvoice(press, await loadPrintable(db, id)));

/** The files that go out: a Factur-X file, and ebInterface beside it. */
export async function printForSending(press: Press, printable: PrintableInvoice): Promise<SentFiles> {
  const data = { ...printable.data, isDraft: false };
  const invoice = eInvoiceOf(data, wordsOf(data));
  const attachments = [facturXAttachment(crossIndustryInvoice(invoice))];
  const pdf = await orTellBusy(press.pdf(invoicePaper, data, picturesOf(printable), { attachments }));
  return { pdf: extendMetadata(pdf, FACTUR_X_METADATA), ebInterface: ebInterface(invoice) };
}

export const printPages = (press: Press, printable: PrintableInvoice): Promise<readonly string[]> =>
  orTellBusy(press.pages(invoicePaper, printable.data, picturesOf(printable)));
