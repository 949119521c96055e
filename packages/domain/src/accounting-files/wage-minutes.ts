import { minutesAtSurchargedTimes, SURCHARGE_KINDS } from '#domain/invoices/surcharges.ts';
import type { Minutes } from '#domain/time/minutes.ts';
import { minutesOf } from '#domain/time/period.ts';
import { type WorklogEntry, workMinutes } from '#domain/worklogs/worklog.ts';

/**
 * The kinds that payroll pays for: all work, the ways, and the part of the work that fell on nights, Sundays and public
 * holidays.
 */
export const WAGE_KINDS = ['WORK', 'TRAVEL', ...SURCHARGE_KINDS] as const;
export type WageKind = (typeof WAGE_KINDS)[number];

export const WAGE_KIND_LABELS: Readonly<Record<WageKind, string>> = {
  WORK: 'Arbeitszeit',
  TRAVEL: 'Fahrtzeit',
  NIGHT: 'Nachtarbeit',
  SUNDAY: 'Sonntagsarbeit',
  HOLIDAY: 'Feiertagsarbeit',
};

/** The minutes of an entry by kind. Each counts by itself: a night on a Sunday is both, and work besides. */
export function wageMinutes(entry: WorklogEntry): Readonly<Record<WageKind, Minutes>> {
  const isWork = entry.type === 'WORK';
  return {
    WORK: isWork ? workMinutes(entry) : 0,
    TRAVEL: isWork ? 0 : minutesOf(entry),
    ...minutesAtSurchargedTimes([entry]),
  };
}
