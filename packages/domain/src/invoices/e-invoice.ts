import { type PaperLanguage, TAX_SENTENCES, type TaxTreatment } from '#domain/invoices/tax-treatment.ts';
import { unitCodeOf } from '#domain/invoices/unit-codes.ts';
import type { Hundredths } from '#domain/money/amounts.ts';
import type { Cents } from '#domain/money/money.ts';
import { percentageLabel } from '#domain/money/money-label.ts';
import type { Discount } from '#domain/payment-terms/payment-terms.ts';
import type { Day } from '#domain/time/vienna-day.ts';

interface Named {
  readonly number: string;
  readonly issueDate: Day;
}

interface PartyFacts {
  readonly name: string;
  readonly vatNumber: string | null;
  readonly companyRegistrationNumber: string | null;
  readonly contactEmail: string | null;
  readonly phoneNumber: string | null;
  readonly address: {
    readonly streetNameAndNumber: string;
    readonly postalCode: string;
    readonly location: string;
    readonly countryCode: string;
  };
}

/** A line as it stands on the paper; of a cancellation below zero. */
export interface InvoiceLineFacts {
  readonly kind: 'SERVICE' | 'SURCHARGE' | 'ADDITIONAL';
  readonly day: Day | null;
  readonly description: string;
  readonly typeDescription: string | null;
  readonly quantity: Hundredths;
  readonly unit: string;
  readonly price: Cents;
  /** In hundredths of a percent, of a surcharge. */
  readonly percentage: number | null;
  readonly net: Cents;
  readonly workers: number | null;
}

/** The content of an invoice, on paper or for machines. */
export interface InvoiceFacts {
  readonly number: string;
  readonly issueDate: Day;
  readonly dueDate: Day;
  readonly language: PaperLanguage;
  readonly taxTreatment: TaxTreatment;
  readonly taxPercentage: number;
  readonly notes: string | null;
  readonly net: Cents;
  readonly tax: Cents;
  readonly gross: Cents;
  /** Skonto, in hundredths of a percent. */
  readonly discount: Discount | null;
  readonly cancels: Named | null;
  readonly replaces: readonly Named[];
  readonly sender: PartyFacts & {
    readonly contactEmail: string;
    readonly companyRegistrationCourt: string | null;
    readonly accountHolder: string | null;
    readonly iban: string | null;
    readonly bic: string | null;
    readonly closureText: string | null;
  };
  readonly recipient: PartyFacts & {
    readonly customerNumber: string;
    readonly orderReference: string | null;
    readonly supplierNumber: string | null;
  };
  readonly lines: readonly InvoiceLineFacts[];
}

/** Texts in the words of the paper. */
export interface EInvoiceWords {
  readonly paymentTerms: string;
  readonly paymentReference: string;
  readonly workers: (count: number) => string;
}

/** Standard rate, reverse charge, outside of the scope of the tax. */
const TAX_CATEGORIES = { TAXED: 'S', REVERSE_CHARGE: 'AE', NOT_TAXABLE: 'O' } as const;
const EXEMPTION_CODES = { REVERSE_CHARGE: 'VATEX-EU-AE', NOT_TAXABLE: 'VATEX-EU-O' } as const;
/** "one", for what has no code. */
const NO_UNIT = 'C62';

/**
 * An invoice in the terms of EN 16931, by the numbers of its business terms. Amounts are never below zero: that a cancellation takes
 * back says its type.
 */
export type EInvoice = ReturnType<typeof eInvoiceOf>;
export type EInvoiceLine = EInvoice['lines'][number];
export type EInvoiceParty = PartyFacts;

export function eInvoiceOf(invoice: InvoiceFacts, words: EInvoiceWords) {
  const { sender, recipient, cancels, taxTreatment, language } = invoice;
  const days = invoice.lines.flatMap(({ day }) => (day ? [day] : [])).toSorted();
  return {
    /** BT-1 */
    number: invoice.number,
    /** BT-2 */
    issueDate: invoice.issueDate,
    /** BT-3: 380 is an invoice, 381 takes one back. */
    typeCode: cancels ? '381' : '380',
    language,
    /** BT-9; nothing is due for a cancellation. */
    dueDate: cancels ? null : invoice.dueDate,
    /** BT-13 */
    orderReference: recipient.orderReference,
    /** BT-20 */
    paymentTerms: words.paymentTerms,
    /** Part of BT-20; ebInterface has fields of its own for it. */
    discount: cancels ? null : invoice.discount,
    /** BT-22 */
    notes: [invoice.notes, cancels ? null : sender.closureText].filter((note) => note !== null),
    /** BG-3: what it cancels, or what it stands for. */
    preceding: cancels ? [cancels] : invoice.replaces,
    isCancellation: cancels !== null,
    /** BG-4 */
    seller: { ...sender, /** BT-29: what the buyer calls the seller. */ supplierNumber: recipient.supplierNumber },
    /** BG-7; BT-46 is its customer number. */
    buyer: recipient,
    /** BG-14: where no line has a day, the service was given when the invoice was written. */
    period: { from: days.at(0) ?? invoice.issueDate, to: days.at(-1) ?? invoice.issueDate },
    /** BG-16: nothing is paid for a cancellation, or to nobody's account. */
    payment:
      sender.iban && !cancels
        ? {
            iban: sender.iban,
            bic: sender.bic,
            accountHolder: sender.accountHolder ?? sender.name,
            /** BT-83 */
            reference: words.paymentReference,
          }
        : null,
    /** BG-23: an invoice has one rate. */
    tax: {
      category: TAX_CATEGORIES[taxTreatment],
      percentage: BigInt(invoice.taxPercentage),
      base: sizeOf(invoice.net),
      amount: sizeOf(invoice.tax),
      exemption:
        taxTreatment === 'TAXED'
          ? null
          : { code: EXEMPTION_CODES[taxTreatment], reason: TAX_SENTENCES[taxTreatment][language] },
    },
    /** BG-22 */
    totals: { net: sizeOf(invoice.net), tax: sizeOf(invoice.tax), gross: sizeOf(invoice.gross) },
    /** BG-25 */
    lines: invoice.lines.map((line, index) => lineOf(line, index + 1, language, words)),
  } as const;
}

const sizeOf = (amount: bigint): bigint => (amount < 0n ? -amount : amount);

function lineOf(line: InvoiceLineFacts, position: number, language: PaperLanguage, words: EInvoiceWords) {
  const { kind, unit, percentage, workers, day } = line;
  const code = unitCodeOf(unit);
  const details = [
    kind === 'SURCHARGE' ? line.typeDescription : null,
    percentage === null ? null : percentageLabel(BigInt(percentage), language),
    workers === null ? null : words.workers(workers),
    code ? null : unit,
  ].filter((detail) => detail !== null && detail !== '');
  return {
    /** BT-126 */
    position,
    /** BT-153 */
    name: line.description,
    /** BT-154 */
    description: details.join(', ') || null,
    /** BT-129 */
    quantity: sizeOf(line.quantity),
    /** BT-130 */
    unitCode: code ?? NO_UNIT,
    unit,
    /** BT-146, in millionths of a euro: a price and a percentage with two decimals each make six. */
    unitPrice: line.price * BigInt(percentage ?? 10_000),
    /** BT-131 */
    net: sizeOf(line.net),
    /** BG-26 */
    day,
  };
}
