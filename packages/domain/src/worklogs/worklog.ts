import { addMinutes, type Minutes, minutesBetween } from '#domain/time/minutes.ts';
import { minutesOf, type Period } from '#domain/time/period.ts';
import { addDays, dayOf, startOfDay } from '#domain/time/vienna-day.ts';
import { instantOf, timeOf } from '#domain/time/vienna-time.ts';

export const WORKLOG_TYPES = ['WORK', 'TRAVEL_TO', 'TRAVEL_FROM'] as const;
export type WorklogType = (typeof WORKLOG_TYPES)[number];

/** A stretch of time that was recorded of a worker. Only work has a break. */
export interface WorklogEntry extends Period {
  readonly type: WorklogType;
  readonly breakMinutes: Minutes;
}

export const WORKLOG_LIMITS = {
  note: 256,
  /** A split shift, and a festival of two weeks, have fewer. */
  entries: 40,
  /** Recorded times lie so near to the plan. */
  around: 24 * 60,
} as const;

/** The work in it, without its break. */
export const workMinutes = (entry: WorklogEntry): Minutes => minutesOf(entry) - entry.breakMinutes;

/** Work without its break, which is taken to lie in the middle. */
export function workedPeriods(entry: Pick<WorklogEntry, 'start' | 'end' | 'breakMinutes'>): readonly Period[] {
  const { start, end, breakMinutes } = entry;
  const pause = addMinutes(start, Math.floor((minutesOf(entry) - breakMinutes) / 2));
  const parts = [
    { start, end: pause },
    { start: addMinutes(pause, breakMinutes), end },
  ];
  return breakMinutes === 0 ? [{ start, end }] : parts.filter((part) => part.start < part.end);
}

/** How much of an entry falls on the day on which it begins: its break is shorter than that. */
export function minutesOnFirstDay({ start, end }: Period): Minutes {
  const midnight = startOfDay(addDays(dayOf(start), 1));
  return minutesBetween(start, end < midnight ? end : midnight);
}

export interface WorklogSums {
  readonly workMinutes: Minutes;
  readonly breakMinutes: Minutes;
  readonly travelToMinutes: Minutes;
  readonly travelFromMinutes: Minutes;
  /** The start of work, not of the way there. */
  readonly actualStart: Date | null;
  readonly actualEnd: Date | null;
}

/** The sums of a worker's or a whole block's entries. */
export function sumUp(entries: readonly WorklogEntry[]): WorklogSums {
  const of = (type: WorklogType) => entries.filter((entry) => entry.type === type);
  const total = (parts: readonly WorklogEntry[], minutes: (entry: WorklogEntry) => Minutes) =>
    parts.reduce((sum, entry) => sum + minutes(entry), 0);
  const work = of('WORK');
  const instants = (of: (entry: WorklogEntry) => Date) => work.map((entry) => of(entry).getTime());
  return {
    workMinutes: total(work, workMinutes),
    breakMinutes: total(work, ({ breakMinutes }) => breakMinutes),
    travelToMinutes: total(of('TRAVEL_TO'), minutesOf),
    travelFromMinutes: total(of('TRAVEL_FROM'), minutesOf),
    actualStart: work.length > 0 ? new Date(Math.min(...instants(({ start }) => start))) : null,
    actualEnd: work.length > 0 ? new Date(Math.max(...instants(({ end }) => end))) : null,
  };
}

const MAX_SHIFT: Minutes = 24 * 60;

/**
 * The planned time, which is offered until hours were recorded. Nobody works for days on end, so for an appointment over
 * several days it is each day from the hour at which it begins to the hour at which it ends.
 */
export function plannedEntries(planned: Period): readonly WorklogEntry[] {
  const entry = (start: Date, end: Date): WorklogEntry => ({ type: 'WORK', start, end, breakMinutes: 0 });
  if (minutesOf(planned) <= MAX_SHIFT) return [entry(planned.start, planned.end)];
  const [from, to] = [timeOf(planned.start), timeOf(planned.end)];
  const entries: WorklogEntry[] = [];
  for (let day = dayOf(planned.start); ; day = addDays(day, 1)) {
    const endDay = to > from ? day : addDays(day, 1);
    // By days: which of two hours of the same name is meant, the plan alone knows.
    const isLast = endDay >= dayOf(planned.end);
    const start = entries.length === 0 ? planned.start : instantOf(day, from);
    entries.push(entry(start, isLast ? planned.end : instantOf(endDay, to)));
    if (isLast) return entries;
  }
}
