import type { Cents } from '#domain/money/money.ts';
import { divideRounded } from '#domain/money/rounding.ts';
import { addDays, type Day, daysBetween } from '#domain/time/vienna-day.ts';

/** In hundredths of a percent. */
type Rate = number;

/** The base rate of 1 January or 1 July counts for that half-year (§ 456 UGB). */
export interface BaseRate {
  /** The first day of the half-year. */
  readonly from: Day;
  readonly rate: Rate;
}

/** Above the base rate, between businesses; § 1000 ABGB for everybody else. */
export const INTEREST_RATES = { aboveBase: 920, ofConsumers: 400 } as const;
const DAYS_A_YEAR = 365n;
const PER_WHOLE = 10_000n;

export const halfYearOf = (day: Day): Day => `${day.slice(0, 4)}-${day.slice(5, 7) < '07' ? '01' : '07'}-01`;
const nextHalfYear = (from: Day): Day => halfYearOf(addDays(from, 190));

/** "2. Halbjahr 2026", "2nd half of 2026". */
export const halfYearLabel = (from: Day, language: 'de' | 'en' = 'de'): string => {
  const [year, isFirst] = [from.slice(0, 4), from.slice(5, 7) < '07'];
  return language === 'de' ? `${isFirst ? 1 : 2}. Halbjahr ${year}` : `${isFirst ? '1st' : '2nd'} half of ${year}`;
};

/** The rate of a half-year; nothing where the operator has not entered its base rate: it is never guessed. */
export function rateOf(halfYear: Day, baseRates: readonly BaseRate[], isConsumer: boolean): Rate | undefined {
  if (isConsumer) return INTEREST_RATES.ofConsumers;
  const base = baseRates.find(({ from }) => from === halfYear);
  return base && base.rate + INTEREST_RATES.aboveBase;
}

/** A part of what was open that was paid, or closed otherwise. */
interface Settled {
  readonly day: Day;
  readonly amount: Cents;
}

interface Claim {
  readonly gross: Cents;
  readonly dueDate: Day;
  readonly settled: readonly Settled[];
}

/** Days on which one amount was open at one rate. */
export interface InterestSpan {
  readonly from: Day;
  /** The last day. */
  readonly to: Day;
  readonly days: number;
  readonly amount: Cents;
  readonly rate: Rate;
}

export type Interest =
  | { readonly kind: 'KNOWN'; readonly amount: Cents; readonly days: number; readonly spans: readonly InterestSpan[] }
  /** The first half-year whose base rate is missing. */
  | { readonly kind: 'RATE_MISSING'; readonly halfYear: Day };

/**
 * Interest from the day after the due date to a day, both included: on what was open on each day, at the rate of its half-year, a year
 * always having 365 days. Money bears interest on the day on which it comes in for the last time. Rounded once, at the end.
 */
export function interestTo(
  until: Day,
  { gross, dueDate, settled }: Claim,
  rates: { readonly baseRates: readonly BaseRate[]; readonly isConsumer: boolean },
): Interest {
  const spans: InterestSpan[] = [];
  const changes = [
    ...settled.map(({ day }) => addDays(day, 1)),
    ...halfYearsBetween(dueDate, until),
    addDays(until, 1),
  ].toSorted();
  let from = addDays(dueDate, 1);
  for (const next of changes) {
    if (next <= from) continue;
    const to = addDays(next, -1);
    const amount = gross - settled.filter(({ day }) => day < from).reduce((sum, one) => sum + one.amount, 0n);
    if (amount > 0n) {
      const rate = rateOf(halfYearOf(from), rates.baseRates, rates.isConsumer);
      if (rate === undefined) return { kind: 'RATE_MISSING', halfYear: halfYearOf(from) };
      spans.push({ from, to, days: daysBetween(from, to) + 1, amount, rate });
    }
    from = next;
  }
  const product = spans.reduce((sum, { amount, rate, days }) => sum + amount * BigInt(rate) * BigInt(days), 0n);
  return {
    kind: 'KNOWN',
    amount: divideRounded(product, PER_WHOLE * DAYS_A_YEAR),
    days: Math.max(0, daysBetween(dueDate, until)),
    spans,
  };
}

function halfYearsBetween(first: Day, last: Day): Day[] {
  const found: Day[] = [];
  for (let day = nextHalfYear(halfYearOf(first)); day <= last; day = nextHalfYear(day)) found.push(day);
  return found;
}
