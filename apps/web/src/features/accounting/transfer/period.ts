import type { TransferDays } from '@gastspiel/domain/accounting/transfer.ts';
import { proposedUntil } from '@gastspiel/domain/billing-runs/billing-run.ts';
import { firstDayOf, lastDayOf, monthOf } from '@gastspiel/domain/time/month.ts';
import { addMonths, type Day } from '@gastspiel/domain/time/vienna-day.ts';
import { formatDay } from '#ui/fields/german-date.ts';
import { longMonth } from '#ui/format/german-month.ts';

/** Early in a month it is the last one, later this one up to today. */
export function proposedPeriod(today: Day): TransferDays {
  const until = proposedUntil(today);
  return { from: firstDayOf(monthOf(until)), until };
}

const MONTHS = 4;

/** The last months, the newest first; this one ends today, since nothing is recorded of what is to come. */
export const lastPeriods = (today: Day): readonly TransferDays[] =>
  Array.from({ length: MONTHS }, (_, ago) => {
    const from = addMonths(firstDayOf(monthOf(today)), -ago);
    return { from, until: ago === 0 ? today : lastDayOf(monthOf(from)) };
  });

export const isSamePeriod = (one: TransferDays, other: TransferDays): boolean =>
  one.from === other.from && one.until === other.until;

/** "01.10.–28.10.2026"; with both years where they differ. */
export const daysText = ({ from, until }: TransferDays): string =>
  from.slice(0, 4) === until.slice(0, 4)
    ? `${formatDay(from).slice(0, 6)}–${formatDay(until)}`
    : `${formatDay(from)}–${formatDay(until)}`;

/** "Oktober 2026", also of a month that is not over. */
export const periodName = (period: TransferDays): string =>
  period.from === firstDayOf(monthOf(period.until)) ? longMonth(monthOf(period.from)) : daysText(period);
