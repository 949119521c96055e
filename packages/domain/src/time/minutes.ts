/** Whole minutes: what is recorded, added up and compared with the law. Hours are only how people write them. */
export type Minutes = number;

const MINUTE_MS = 60_000;

/** Real elapsed time: the night of a clock change has an hour more or less. */
export const minutesBetween = (start: Date, end: Date): Minutes =>
  Math.round((end.getTime() - start.getTime()) / MINUTE_MS);

export const addMinutes = (instant: Date, minutes: Minutes): Date => new Date(instant.getTime() + minutes * MINUTE_MS);

/** For showing; nothing is reckoned with it. */
export const inHours = (minutes: Minutes): number => minutes / 60;
