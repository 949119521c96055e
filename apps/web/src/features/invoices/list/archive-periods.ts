import { addDays, addMonths, type Day } from '@gastspiel/domain/time/vienna-day.ts';

interface ArchivePeriod {
  readonly from: Day;
  readonly to: Day;
}

const monthsFrom = (from: Day, months: number): ArchivePeriod => ({
  from,
  to: addDays(addMonths(from, months), -1),
});

/** The periods that are asked for most: this year and the last one, the last month, the last four quarters. */
export function archivePeriods(today: Day): readonly ArchivePeriod[] {
  const year = `${today.slice(0, 4)}-01-01`;
  const month = `${today.slice(0, 7)}-01`;
  const quarter = addMonths(month, -((Number(month.slice(5, 7)) - 1) % 3));
  return [
    monthsFrom(year, 12),
    monthsFrom(addMonths(year, -12), 12),
    monthsFrom(addMonths(month, -1), 1),
    ...[1, 2, 3, 4].map((ago) => monthsFrom(addMonths(quarter, -3 * ago), 3)),
  ];
}
