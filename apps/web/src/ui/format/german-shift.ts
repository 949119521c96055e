import * as shift from '@gastspiel/domain/time/shift-times.ts';

const WEEKDAY = new Intl.DateTimeFormat('de-AT', {
  timeZone: 'Europe/Vienna',
  weekday: 'short',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});

const at = (iso: string): Date => new Date(iso);

/** "Sa., 31.10.2026": the day of an instant in Vienna. */
export const formatWeekday = (iso: string): string => WEEKDAY.format(at(iso));

/** "17:00–01:00", where the day of the end is marked beside it. */
export const formatClocks = (startIso: string, endIso: string): string => shift.clockSpan(at(startIso), at(endIso));

/** How many days later it ends. */
export const daysLater = (startIso: string, endIso: string): number => shift.daysLater(at(startIso), at(endIso));

/** "17:00–01:00 +1" */
export const formatShift = (startIso: string, endIso: string): string => shift.shiftTimes(at(startIso), at(endIso));

/** "7,25 h". */
export const formatHours = (hours: number): string => `${formatDecimal(hours)} h`;

/** "7,25", "1.018,25": German, since the Austrian one parts thousands by a blank. */
export const formatDecimal = (value: number): string =>
  value.toLocaleString('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** The hours that really pass between two instants. */
export const hoursOf = (startIso: string, endIso: string): number =>
  (at(endIso).getTime() - at(startIso).getTime()) / 3_600_000;
