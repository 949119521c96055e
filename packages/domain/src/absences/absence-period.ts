import { addDays, type Day, dayOf, startOfDay } from '#domain/time/vienna-day.ts';

/** Half-open: whoever is back at noon can work at noon. */
export interface AbsencePeriod {
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly isWholeDays: boolean;
}

/** Both days belong to it, so it ends at the midnight after the last one; a day may have 23 or 25 hours. */
export const wholeDays = (fromDay: Day, toDay: Day): AbsencePeriod => ({
  startsAt: startOfDay(fromDay),
  endsAt: startOfDay(addDays(toDay, 1)),
  isWholeDays: true,
});

/** The days as they were entered; none for an absence by the clock. */
export const daysOf = ({ startsAt, endsAt, isWholeDays }: AbsencePeriod) =>
  isWholeDays ? { fromDay: dayOf(startsAt), toDay: addDays(dayOf(endsAt), -1) } : { fromDay: null, toDay: null };
