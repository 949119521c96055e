import { INVOICE_TERMS, type InvoiceDates, yearOfDay } from '#domain/invoices/invoice-dates.ts';
import type { TaxTreatment } from '#domain/invoices/tax-treatment.ts';
import type { Hundredths } from '#domain/money/amounts.ts';
import type { Cents } from '#domain/money/money.ts';
import { decimalLabel } from '#domain/money/money-label.ts';
import type { PriceOn } from '#domain/price-list/dated-prices.ts';
import { monthAfter, monthOf } from '#domain/time/month.ts';
import { addDays, type Day, daysBetween } from '#domain/time/vienna-day.ts';

/** The hints before an invoice goes out for good. None of them refuses the sending. */
export const SENDING_HINTS = [
  'NAME',
  'ADDRESS',
  'VAT_NUMBER',
  'CUSTOMER_NUMBER',
  'ORDER_REFERENCE',
  'SUPPLIER_NUMBER',
  'PRICE',
  'ISSUE_PAST',
  'ISSUE_OTHER_YEAR',
  'DUE_PAST',
  'DUE_NEAR',
  'REVERSE_CHARGE_LATE',
  'SURCHARGE_LEFT_OUT',
] as const;
export type SendingHintKind = (typeof SENDING_HINTS)[number];

export interface SendingHint {
  readonly kind: SendingHintKind;
  /** The matter of the hint: a kind of work, a surcharge. */
  readonly subject: string | null;
  /** As it stands on the invoice, and as it is: of days YYYY-MM-DD, of hours and amounts "28,90". */
  readonly before: string | null;
  readonly after: string | null;
}

/** Those that say that the recipient was changed since the draft was saved: they can be taken over. */
const CHANGES: readonly SendingHintKind[] = SENDING_HINTS.slice(0, SENDING_HINTS.indexOf('PRICE') + 1);
export const isRecipientChange = (kind: SendingHintKind): boolean => CHANGES.includes(kind);
export const isIssueHint = (kind: SendingHintKind): boolean => kind === 'ISSUE_PAST' || kind === 'ISSUE_OTHER_YEAR';
export const isDueHint = (kind: SendingHintKind): boolean => kind === 'DUE_PAST' || kind === 'DUE_NEAR';

/** A recipient as a paper names it. */
export interface NamedRecipient {
  readonly name: string;
  readonly customerNumber: string;
  readonly vatNumber: string | null;
  readonly orderReference: string | null;
  readonly supplierNumber: string | null;
  readonly address: {
    readonly streetNameAndNumber: string;
    readonly postalCode: string;
    readonly location: string;
    readonly countryCode: string;
  };
}

const addressOf = ({ address }: NamedRecipient): string =>
  `${address.streetNameAndNumber}, ${address.countryCode} ${address.postalCode} ${address.location}`;

/** The parts of the paper that would change if it were saved now. */
export function recipientHints(kept: NamedRecipient, now: NamedRecipient): readonly SendingHint[] {
  const pairs: readonly (readonly [SendingHintKind, string | null, string | null])[] = [
    ['NAME', kept.name, now.name],
    ['ADDRESS', addressOf(kept), addressOf(now)],
    ['VAT_NUMBER', kept.vatNumber, now.vatNumber],
    ['CUSTOMER_NUMBER', kept.customerNumber, now.customerNumber],
    ['ORDER_REFERENCE', kept.orderReference, now.orderReference],
    ['SUPPLIER_NUMBER', kept.supplierNumber, now.supplierNumber],
  ];
  return pairs
    .filter(([, before, after]) => before !== after)
    .map(([kind, before, after]) => ({ kind, subject: null, before, after }));
}

interface PricedLine {
  readonly appointmentTypeId: string | null;
  readonly typeDescription: string | null;
  readonly day: Day | null;
  readonly price: Cents;
}

/**
 * Kinds of work whose price on the day of work is another one by now, each change once. Work that has no price any more keeps its own.
 */
export function priceHints(lines: readonly PricedLine[], priceOn: PriceOn): readonly SendingHint[] {
  const hints = lines.flatMap(({ appointmentTypeId, typeDescription, day, price }): SendingHint[] => {
    const now = priceOn(appointmentTypeId ?? '', day ?? '');
    if (now === undefined || now === price) return [];
    return [{ kind: 'PRICE', subject: typeDescription, before: decimalLabel(price), after: decimalLabel(now) }];
  });
  return [...new Map(hints.map((hint) => [Object.values(hint).join(' '), hint])).values()];
}

interface Term {
  readonly issueDate: Day;
  readonly dueDate: Day;
}

/** A draft is sent days after the one that stands on it. Its number belongs to that day's year: in another one the day stays. */
export function issueHint({ issueDate }: Pick<Term, 'issueDate'>, today: Day): readonly SendingHint[] {
  if (issueDate >= today) return [];
  return yearOfDay(issueDate) === yearOfDay(today)
    ? [{ kind: 'ISSUE_PAST', subject: null, before: issueDate, after: today }]
    : [{ kind: 'ISSUE_OTHER_YEAR', subject: null, before: issueDate, after: null }];
}

/** The same terms, as if it were issued on another day. */
export function issuedOn(day: Day, { issueDate, dueDate, dunDate }: InvoiceDates): InvoiceDates {
  const due = addDays(day, daysBetween(issueDate, dueDate));
  return { issueDate: day, dueDate: due, dunDate: addDays(due, daysBetween(dueDate, dunDate)) };
}

/** The day on which it would be due if it were issued today; none while there is as much time as that. */
export function dueHint({ issueDate, dueDate }: Term, today: Day): readonly SendingHint[] {
  const after = dueInTerm({ issueDate, dueDate }, today);
  if (dueDate >= after) return [];
  return [{ kind: dueDate < today ? 'DUE_PAST' : 'DUE_NEAR', subject: null, before: dueDate, after }];
}

/** Who was given long has time enough as long as the usual term is left; a day that was moved once is not moved again. */
export const dueInTerm = ({ issueDate, dueDate }: Term, today: Day): Day =>
  addDays(today, Math.min(daysBetween(issueDate, dueDate), INVOICE_TERMS.dueDays));

/** § 11 Abs. 1 UStG: where the recipient owes the tax, the invoice is issued by the 15th of the month that follows the service. */
const RC_DAY = 15;

export function reverseChargeHint(
  treatment: TaxTreatment,
  lastService: Day | undefined,
  issuedOn: Day,
): readonly SendingHint[] {
  if (treatment !== 'REVERSE_CHARGE' || !lastService) return [];
  const until = `${monthAfter(monthOf(lastService))}-${RC_DAY}`;
  return issuedOn > until ? [{ kind: 'REVERSE_CHARGE_LATE', subject: null, before: null, after: until }] : [];
}

interface LeftOut {
  readonly description: string;
  readonly quantity: Hundredths;
}

export const leftOutHints = (surcharges: readonly LeftOut[]): readonly SendingHint[] =>
  surcharges.map(({ description, quantity }) => ({
    kind: 'SURCHARGE_LEFT_OUT',
    subject: description,
    before: null,
    after: decimalLabel(quantity),
  }));
