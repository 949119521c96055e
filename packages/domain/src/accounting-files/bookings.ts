import {
  type ComposedFile,
  csvLine,
  formatDay,
  type Gap,
  type Hint,
  oneLine,
} from '#domain/accounting-files/accounting-file.ts';
import type { BookingSource, Layout } from '#domain/accounting-files/layout.ts';
import { customerAccountFault, customerAccountOf, type Mapping, revenueFor } from '#domain/accounting-files/mapping.ts';
import type { AccountingSystem } from '#domain/accounting-files/presets.ts';
import { TAX_TREATMENT_LABELS } from '#domain/invoices/invoice-labels.ts';
import { TAX_TREATMENTS, type TaxTreatment } from '#domain/invoices/tax-treatment.ts';
import type { Percentage } from '#domain/money/amounts.ts';
import type { Cents } from '#domain/money/money.ts';
import { plainDecimal } from '#domain/money/money-label.ts';
import { counted } from '#domain/names/counted.ts';
import { lastDayOf, type Month } from '#domain/time/month.ts';
import { type Day, daysBetween } from '#domain/time/vienna-day.ts';

/** An invoice or a cancellation as it was sent; of a cancellation the amounts are below zero. */
export interface BookedInvoice {
  readonly id: string;
  readonly number: string;
  readonly issueDate: Day;
  readonly dueDate: Day;
  readonly taxTreatment: TaxTreatment;
  readonly taxPercentage: Percentage;
  readonly net: Cents;
  readonly tax: Cents;
  readonly gross: Cents;
  /** For a cancellation: the number of the cancelled invoice. */
  readonly cancelsNumber: string | null;
  readonly vatNumber: string | null;
  readonly recipientName: string;
  readonly recipient: { readonly id: string; readonly customerNumber: string; readonly account: string | null };
}

export interface BookingsOfMonth {
  readonly month: Month;
  readonly layout: Layout;
  readonly mapping: Mapping;
  readonly invoices: readonly BookedInvoice[];
}

export const sizeOf = (cents: Cents): Cents => (cents < 0n ? -cents : cents);

/** Invoices that come to nothing are no booking. */
export const booked = (invoices: readonly BookedInvoice[]) => invoices.filter(({ gross }) => gross !== 0n);

/** The number stays whole, the name is cut: by the number it is found again. */
export function bookingText(
  { number, cancelsNumber, recipientName }: BookedInvoice,
  order: Layout['bookingText'],
  max: number,
): string {
  const mark = cancelsNumber === null ? number : `Storno zu ${cancelsNumber}`;
  const name = [...oneLine(recipientName)].slice(0, max - mark.length - 1).join('');
  return (order === 'NAME_FIRST' ? `${name} ${mark}` : `${mark} ${name}`).trim();
}

/** Debit and credit as BMD counts them. */
const DEBIT = '1';
const CREDIT = '2';
const MAX_TEXT = 255;
const MAX_NUMBER = 20;

/** The tax of an outgoing invoice is negative in BMD, unless whoever reads the file wants it otherwise. */
function taxIn({ tax }: BookedInvoice, { taxSign, cancellation }: Layout): Cents {
  if (taxSign === 'NEGATIVE') return -tax;
  return cancellation === 'POSTING_CODE' ? sizeOf(tax) : tax;
}

function cellOf(source: BookingSource, invoice: BookedInvoice, { month, layout, mapping }: BookingsOfMonth): string {
  const { gross, issueDate, dueDate, number, recipient } = invoice;
  const byCode = layout.cancellation === 'POSTING_CODE';
  const postingDate = layout.postingDate === 'END_OF_MONTH' ? lastDayOf(month) : issueDate;
  const revenue = revenueFor(mapping, invoice.taxTreatment);
  const values: Readonly<Record<BookingSource, () => string>> = {
    FIXED: () => '',
    CUSTOMER_ACCOUNT: () => customerAccountOf(recipient, 'BMD', mapping) ?? '',
    REVENUE_ACCOUNT: () => revenue.account ?? '',
    TAX_CODE: () => revenue.taxCode ?? '',
    INVOICE_NUMBER: () => number,
    INVOICE_NUMBER_DIGITS: () => number.replace(/\D/g, ''),
    INVOICE_DATE: () => formatDay(issueDate, layout.dateForm),
    POSTING_DATE: () => formatDay(postingDate, layout.dateForm),
    POSTING_MONTH: () => String(Number(postingDate.slice(5, 7))),
    DUE_DATE: () => formatDay(dueDate, layout.dateForm),
    PAYMENT_DAYS: () => String(daysBetween(issueDate, dueDate)),
    POSTING_CODE: () => (byCode && gross < 0n ? CREDIT : DEBIT),
    TAX_PERCENTAGE: () => plainDecimal(invoice.taxPercentage).replace(/,?0+$/, '') || '0',
    GROSS: () => plainDecimal(byCode ? sizeOf(gross) : gross),
    NET: () => plainDecimal(byCode ? sizeOf(invoice.net) : invoice.net),
    TAX: () => plainDecimal(taxIn(invoice, layout)),
    BOOKING_TEXT: () => bookingText(invoice, layout.bookingText, MAX_TEXT),
    CUSTOMER_NAME: () => invoice.recipientName,
    CUSTOMER_NUMBER: () => recipient.customerNumber,
    VAT_NUMBER: () => invoice.vatNumber ?? '',
  };
  return values[source]();
}

/** Which accounts and codes are missing for these invoices. */
export function revenueGaps(
  { invoices, mapping }: BookingsOfMonth,
  needed: { readonly account: boolean; readonly taxCode: boolean },
): readonly Gap[] {
  return TAX_TREATMENTS.flatMap((treatment): Gap[] => {
    const count = booked(invoices).filter(({ taxTreatment }) => taxTreatment === treatment).length;
    const { account, taxCode } = revenueFor(mapping, treatment);
    const missing = [
      needed.account && !account ? 'das Erlöskonto' : '',
      needed.taxCode && !taxCode ? 'der Steuercode' : '',
    ].filter(Boolean);
    if (count === 0 || missing.length === 0) return [];
    const message = `Für „${TAX_TREATMENT_LABELS[treatment]}“ ${missing.length > 1 ? 'fehlen' : 'fehlt'} ${missing.join(' und ')} (${counted(count, 'Rechnung', 'Rechnungen')}).`;
    return [{ code: 'REVENUE', message }];
  });
}

/** Whose account is missing, or none that the system takes. */
export function customerGaps({ invoices, mapping }: BookingsOfMonth, system: AccountingSystem): readonly Gap[] {
  const customers = new Map(booked(invoices).map((invoice) => [invoice.recipient.id, invoice]));
  return [...customers.values()].flatMap(({ recipient, recipientName }): Gap[] => {
    if (customerAccountOf(recipient, system, mapping) !== null) return [];
    const { id: recipientId, account, customerNumber } = recipient;
    const fault = account && customerAccountFault(account, system, mapping.accountLength);
    const message = fault
      ? `Das Kundenkonto ${account} von ${recipientName} passt nicht: ${fault}`
      : `${recipientName} (Kundennummer ${customerNumber}) hat noch kein Kundenkonto.`;
    return [{ code: 'CUSTOMER_ACCOUNT', message, recipientId }];
  });
}

export const invoiceGaps = (
  { invoices }: BookingsOfMonth,
  isNumber: (number: string) => boolean,
  isAmount: (gross: Cents) => boolean = () => true,
): readonly Gap[] =>
  booked(invoices).flatMap(({ id: invoiceId, number, net, tax, gross }): Gap[] => {
    const gaps: Gap[] = [];
    if (!isNumber(number)) {
      const message = `Die Rechnungsnummer „${number}“ ist zu lang oder enthält Zeichen, die das Format nicht kennt.`;
      gaps.push({ code: 'INVOICE_NUMBER', message, invoiceId });
    }
    if (net + tax !== gross) {
      gaps.push({ code: 'AMOUNT', message: `Die Summen von ${number} gehen nicht auf.`, invoiceId });
    } else if (!isAmount(gross)) {
      gaps.push({ code: 'AMOUNT', message: `Der Betrag von ${number} ist zu groß für das Format.`, invoiceId });
    }
    return gaps;
  });

export const emptyHint = (invoices: readonly BookedInvoice[]): readonly Hint[] => {
  const count = invoices.length - booked(invoices).length;
  if (count === 0) return [];
  const message = `${counted(count, 'Rechnung', 'Rechnungen')} über € 0,00 ${count === 1 ? 'wird' : 'werden'} nicht übergeben.`;
  return [{ code: 'EMPTY_INVOICES', message }];
};

/** Hints about invoices that have a date of the month and are no booking. */
export function unsentHints(count: { readonly drafts: number; readonly cancelledDrafts: number }): readonly Hint[] {
  const hints: Hint[] = [];
  if (count.drafts > 0) {
    const message = `${counted(count.drafts, 'Rechnung ist', 'Rechnungen sind')} noch nicht versendet und nicht in der Datei.`;
    hints.push({ code: 'UNSENT_INVOICES', message });
  }
  if (count.cancelledDrafts > 0) {
    const message = `${counted(count.cancelledDrafts, 'Rechnung wurde', 'Rechnungen wurden')} storniert, ohne je versendet worden zu sein: nicht in der Datei.`;
    hints.push({ code: 'CANCELLED_DRAFTS', message });
  }
  return hints;
}

/** Outgoing invoices as BMD NTCS takes them: a row each, since an invoice has one rate of tax. */
export function bmdBookings(given: BookingsOfMonth): ComposedFile {
  const { layout, invoices } = given;
  const { columns } = layout;
  const has = (source: BookingSource) => columns.some((column) => column.source === source);
  const lineOf = csvLine(layout.separator);
  const headings = columns.map(({ heading }) => heading);
  return {
    charset: layout.charset,
    preamble: layout.hasHeader ? [lineOf(headings)] : [],
    headings,
    lineOf,
    rows: booked(invoices).map((invoice) =>
      columns.map(({ source, text }) => (source === 'FIXED' ? text : cellOf(source as BookingSource, invoice, given))),
    ),
    gaps: [
      ...revenueGaps(given, { account: has('REVENUE_ACCOUNT'), taxCode: has('TAX_CODE') }),
      ...(has('CUSTOMER_ACCOUNT') ? customerGaps(given, 'BMD') : []),
      ...invoiceGaps(given, (number) => number.length <= MAX_NUMBER),
    ],
    hints: emptyHint(invoices),
  };
}
