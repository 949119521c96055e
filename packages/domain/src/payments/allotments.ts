import type { FailureKind } from '#domain/failures/failure.ts';
import { sumOf } from '#domain/money/amounts.ts';
import type { Cents } from '#domain/money/money.ts';
import { type Discount, discounted } from '#domain/payment-terms/payment-terms.ts';
import { PAYMENT_FAILURES } from '#domain/payments/payment-failures.ts';
import type { Allotment } from '#domain/payments/payment-input.ts';
import type { Day } from '#domain/time/vienna-day.ts';

/** An invoice as far as payments concern it. */
export interface OwedInvoice {
  readonly id: string;
  readonly gross: Cents;
  readonly open: Cents;
  readonly dueDate: Day;
  /** As its paper offers it. */
  readonly discount: Discount | null;
}

/** How much may be left unpaid as Skonto by who pays on this day. */
export const discountOn = ({ gross, discount }: Pick<OwedInvoice, 'gross' | 'discount'>, day: Day): Cents =>
  discount && day <= discount.until ? gross - discounted(gross, BigInt(discount.percentage)) : 0n;

/** The oldest first: as much as each asks for, until nothing is left. Somebody confirms it; nothing is allotted by itself. */
export function proposeAllotments<Invoice extends Pick<OwedInvoice, 'id' | 'open' | 'dueDate'>>(
  amount: Cents,
  invoices: readonly Invoice[],
): readonly { readonly invoice: Invoice; readonly amount: Cents }[] {
  let left = amount;
  return invoices
    .toSorted((one, other) => one.dueDate.localeCompare(other.dueDate) || one.id.localeCompare(other.id))
    .map((invoice) => {
      const part = left < invoice.open ? left : invoice.open;
      left -= part;
      return { invoice, amount: part };
    })
    .filter((part) => part.amount > 0n);
}

interface Paying {
  readonly day: Day;
  /** A rest up to here may be written off. */
  readonly writeOffLimit: Cents;
}

/** Why an amount can't be allotted to an invoice so, if it can't. */
export function allotmentFault(
  invoice: Pick<OwedInvoice, 'gross' | 'open' | 'discount'>,
  { amount, rest, reason }: Pick<Allotment, 'amount' | 'rest' | 'reason'>,
  { day, writeOffLimit }: Paying,
): FailureKind | undefined {
  const left = invoice.open - amount;
  if (left < 0n) return PAYMENT_FAILURES.tooMuch;
  if (rest === 'OPEN') return undefined;
  if (left === 0n) return PAYMENT_FAILURES.nothingLeft;
  if (rest === 'WRITTEN_OFF') {
    if (!reason) return PAYMENT_FAILURES.reasonNeeded;
    return left > writeOffLimit ? PAYMENT_FAILURES.beyondLimit : undefined;
  }
  const discount = discountOn(invoice, day);
  if (discount === 0n) return PAYMENT_FAILURES.noDiscount;
  return left > discount ? PAYMENT_FAILURES.beyondDiscount : undefined;
}

/** The part of a payment that no invoice takes: it becomes the recipient's credit. */
export const unallotted = (amount: Cents, allotments: readonly Pick<Allotment, 'amount'>[]): Cents =>
  amount - sumOf(allotments.map((one) => one.amount));

/** Credit is spent from the oldest payment on: which of them bear each part. */
export function drawnFrom<Source extends { readonly rest: Cents }>(
  sources: readonly Source[],
  amounts: readonly Cents[],
): readonly (readonly { readonly source: Source; readonly amount: Cents }[])[] {
  const left = sources.map((source) => ({ source, rest: source.rest }));
  return amounts.map((amount) => {
    const parts: { source: Source; amount: Cents }[] = [];
    let needed = amount;
    for (const one of left) {
      const part = one.rest < needed ? one.rest : needed;
      if (part === 0n) continue;
      parts.push({ source: one.source, amount: part });
      one.rest -= part;
      needed -= part;
    }
    return parts;
  });
}
