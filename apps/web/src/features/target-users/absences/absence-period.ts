import { formatDay } from '#ui/fields/german-date.ts';
import { formatSpan } from '#ui/format/german-instant.ts';
import type { Absence } from './absences-query.ts';

/** "09.–15.11.2026", or the day with its times. */
export function periodOf({ isWholeDays, fromDay, toDay, startsAt, endsAt }: Absence): string {
  if (!isWholeDays) return formatSpan(startsAt, endsAt);
  if (fromDay === toDay) return formatDay(fromDay);
  const [from, to] = [formatDay(fromDay), formatDay(toDay)];
  // Parts that both days share stand once: month and year, or the year.
  if (from.slice('dd.'.length) === to.slice('dd.'.length)) return `${from.slice(0, 'dd.'.length)}–${to}`;
  return from.slice(-4) === to.slice(-4) ? `${from.slice(0, 'dd.mm.'.length)}–${to}` : `${from}–${to}`;
}
