import { readFileSync } from 'node:fs';
import { countryNameOf } from '@gastspiel/domain/countries/country-name.ts';
import type { EInvoiceWords } from '@gastspiel/domain/invoices/e-invoice.ts';
import { TAX_SENTENCES, TAX_TREATMENTS } from '@gastspiel/domain/invoices/tax-treatment.ts';
import { decimalLabel, euroLabel, percentageLabel } from '@gastspiel/domain/money/money-label.ts';
import { discounted } from '@gastspiel/domain/payment-terms/payment-terms.ts';
import { paperDay, paperDayOfYear, paperPeriod } from '@gastspiel/domain/time/paper-day.ts';
import { isDay } from '@gastspiel/domain/time/vienna-day.ts';
import { z } from 'zod';
import { letterSender } from '#features/invoice-senders/index.ts';
import { INVOICE_PAPER_TEXTS } from '#features/invoices/invoice-paper-texts.ts';
import { InvoicePaperData, LineRow } from '#features/invoices/invoice-row.ts';
import { paymentCode } from '#features/invoices/payment-code.ts';
import { definePaper } from '#platform/pdf/define-paper.ts';
import { type Letter, linesOf } from '#platform/pdf/letter.ts';

const day = z.string().refine(isDay);

/** The content of an invoice. Its sums come with it and are never reckoned anew. */
export const invoiceData = z.strictObject({
  ...InvoicePaperData.shape,
  number: z.string(),
  isDraft: z.boolean(),
  language: z.enum(['de', 'en']),
  issueDate: day,
  dueDate: day,
  /** Cancelled ones that this one stands for: a correction names what it corrects. */
  replaces: z.array(z.strictObject({ number: z.string(), issueDate: day })),
  taxTreatment: z.enum(TAX_TREATMENTS),
  taxPercentage: z.int(),
  notes: z.string().nullable(),
  lines: z.array(
    LineRow.pick({
      kind: true,
      day: true,
      description: true,
      typeDescription: true,
      quantity: true,
      unit: true,
      price: true,
      percentage: true,
      net: true,
      workers: true,
    }),
  ),
  net: z.bigint(),
  tax: z.bigint(),
  gross: z.bigint(),
});
export type InvoiceData = z.output<typeof invoiceData>;
type Line = InvoiceData['lines'][number];

/** Its picture is the sender's `logo`, if there is one. */
export const invoicePaper = definePaper({
  name: 'invoice',
  source: readFileSync(new URL('./invoice.typ', import.meta.url), 'utf8'),
  data: invoiceData,
  write: (data) => ({
    title: titleOf(data),
    madeOn: data.issueDate,
    language: data.language,
    letter: letterOf(data),
    intro: introOf(data),
    rows: rowsOf(data),
    totals: totalsOf(data),
    code: codeOf(data),
    closing: closingOf(data),
    texts: { columns: textsOf(data).columns, carried: textsOf(data).carried },
  }),
});

const textsOf = ({ language }: InvoiceData) => INVOICE_PAPER_TEXTS[language];
const referenceOf = (data: InvoiceData): string => `${textsOf(data).invoice} ${data.number}`;
const titleOf = (data: InvoiceData): string =>
  data.cancels ? `${textsOf(data).cancellation} ${data.number}` : referenceOf(data);

function letterOf(data: InvoiceData): Letter {
  const { sender, recipient, language, number, issueDate, dueDate, cancels } = data;
  const { address, vatNumber } = recipient;
  const texts = textsOf(data);
  const facts: readonly (readonly [string, string | null])[] = [
    [texts.number, number],
    [texts.issueDate, paperDay(issueDate, language)],
    serviceTimeOf(data),
    [texts.customerNumber, recipient.customerNumber],
    [texts.orderReference, recipient.orderReference],
    [texts.supplierNumber, recipient.supplierNumber],
    [texts.vatNumber, vatNumber],
    [texts.dueDate, cancels ? null : paperDay(dueDate, language)],
  ];
  return {
    color: data.color,
    ...letterSender(sender, language),
    address: linesOf(
      recipient.name,
      address.streetNameAndNumber,
      `${address.postalCode} ${address.location}`,
      address.countryCode !== 'AT' && countryNameOf(address.countryCode, language),
    ),
    info: facts.flatMap(([label, value]) => (value ? [[label, value] as const] : [])),
    running: `${titleOf(data)} · ${recipient.name}`,
    pageWords: texts.pageWords,
    across: data.isDraft ? texts.draft : null,
  };
}

const daysOf = ({ lines }: InvoiceData): string[] => lines.flatMap(({ day }) => (day ? [day] : [])).toSorted();

/** § 11 UStG wants the time of the service; where no line has one, it was given when the invoice was written. */
function serviceTimeOf(data: InvoiceData): readonly [string, string] {
  const days = daysOf(data);
  const [first, last] = [days.at(0) ?? data.issueDate, days.at(-1) ?? data.issueDate];
  const label = first === last ? textsOf(data).serviceDay : textsOf(data).servicePeriod;
  return [label, paperPeriod(first, last, data.language)];
}

function introOf(data: InvoiceData): string {
  const texts = textsOf(data);
  if (data.cancels) return texts.cancels(data.cancels.number, paperDay(data.cancels.issueDate, data.language));
  return data.lines.some(({ kind }) => kind === 'SERVICE') ? texts.intro : texts.introWithoutStaff;
}

/** In their groups, each with the net of all rows up to it: where a page ends, that is what is carried over. */
function rowsOf(data: InvoiceData) {
  const { lines, language } = data;
  const texts = textsOf(data);
  const days = daysOf(data);
  const dayLabel = days.at(0)?.slice(0, 4) === days.at(-1)?.slice(0, 4) ? paperDayOfYear : paperDay;
  const of = (kind: Line['kind']) => lines.filter((line) => line.kind === kind);
  const byDay = of('SERVICE').toSorted((a, b) => (a.day ?? '').localeCompare(b.day ?? ''));
  const groups = [
    { heading: null, lines: byDay },
    { heading: texts.surcharges, lines: of('SURCHARGE') },
    { heading: texts.additional, lines: of('ADDITIONAL') },
  ];
  let sum = 0n;
  return groups.flatMap((group) =>
    group.lines.map((line, index) => {
      sum += line.net;
      const price = decimalLabel(line.price, language);
      return {
        heading: index === 0 ? group.heading : null,
        day: line.day && dayLabel(line.day, language),
        description: linesOf(
          line.description,
          line.kind === 'SURCHARGE' && line.typeDescription,
          line.workers !== null && texts.workers(line.workers),
        ).join(', '),
        quantity: `${decimalLabel(line.quantity, language)}\u00a0${line.unit}`,
        price:
          line.percentage === null ? price : texts.surcharge(percentageLabel(BigInt(line.percentage), language), price),
        net: decimalLabel(line.net, language),
        carried: decimalLabel(sum, language),
      };
    }),
  );
}

function totalsOf(data: InvoiceData) {
  const { language, taxTreatment, net, tax, gross, cancels, sender, recipient } = data;
  const texts = textsOf(data);
  const isTaxed = taxTreatment === 'TAXED';
  return {
    net: [texts.net, euroLabel(net, language)],
    tax: isTaxed
      ? [
          texts.tax(percentageLabel(BigInt(data.taxPercentage), language), euroLabel(net, language)),
          euroLabel(tax, language),
        ]
      : null,
    untaxed: isTaxed
      ? []
      : linesOf(
          TAX_SENTENCES[taxTreatment][language],
          sender.vatNumber && `${texts.ourVatNumber}: ${sender.vatNumber}`,
          recipient.vatNumber && `${texts.vatNumber}: ${recipient.vatNumber}`,
        ),
    gross: [cancels ? texts.grossOfCancellation : texts.gross, euroLabel(gross, language)],
  };
}

/** Nothing is paid for a cancellation, or to nobody's account. */
function codeOf(data: InvoiceData) {
  const { sender, cancels, gross, dueDate, language } = data;
  if (!sender.iban || cancels) return null;
  const texts = textsOf(data);
  const reference = referenceOf(data);
  const picture = paymentCode({
    name: sender.accountHolder ?? sender.name,
    iban: sender.iban,
    bic: sender.bic,
    amount: gross,
    text: reference,
  });
  const amount = texts.codeAmount(euroLabel(gross, language), paperDay(dueDate, language));
  return picture && { picture, title: texts.codeTitle, lines: [amount, texts.codeReference, reference] };
}

function paymentTermsOf({ cancels, dueDate, discount, gross, language }: InvoiceData): string {
  const texts = INVOICE_PAPER_TEXTS[language];
  if (cancels) return texts.nothingToPay(cancels.number);
  const payable = texts.payable(paperDay(dueDate, language));
  if (!discount) return payable;
  const percentage = BigInt(discount.percentage);
  const early = texts.discount(
    percentageLabel(percentage, language),
    paperDay(discount.until, language),
    euroLabel(discounted(gross, percentage), language),
  );
  return `${early} ${payable}`;
}

/** The words of the paper that machines are told too. */
export const wordsOf = (data: InvoiceData): EInvoiceWords => ({
  paymentTerms: paymentTermsOf(data),
  paymentReference: referenceOf(data),
  workers: textsOf(data).workers,
});

function closingOf(data: InvoiceData): string[] {
  const { language, cancels, replaces, notes, sender } = data;
  const texts = textsOf(data);
  return linesOf(
    paymentTermsOf(data),
    replaces.map(({ number, issueDate }) => texts.replaces(number, paperDay(issueDate, language))).join(' '),
    notes,
    // It speaks of paying, as a rule.
    cancels ? null : sender.closureText,
  );
}
