import { type Minutes, minutesBetween } from '#domain/time/minutes.ts';

/** A span of time, half-open. */
export interface Period {
  readonly start: Date;
  readonly end: Date;
}

export const overlaps = (a: Period, b: Period): boolean => a.start < b.end && b.start < a.end;

export const minutesOf = ({ start, end }: Period): Minutes => minutesBetween(start, end);

/** How much of these periods falls into a span. */
export const minutesWithin = (periods: readonly Period[], span: Period): Minutes =>
  periods.reduce((sum, { start, end }) => {
    const from = start > span.start ? start : span.start;
    const to = end < span.end ? end : span.end;
    return to > from ? sum + minutesBetween(from, to) : sum;
  }, 0);
