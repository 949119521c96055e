import { addMinutes } from '#domain/time/minutes.ts';
import { minutesOf, type Period } from '#domain/time/period.ts';
import { addDays, type Day, dayOf } from '#domain/time/vienna-day.ts';
import { type TimeOfDay, timeOf } from '#domain/time/vienna-time.ts';
import { readClock, readMinutes, readShift } from '#domain/worklogs/clock-input.ts';
import { plannedEntries, type WorklogEntry } from '#domain/worklogs/worklog.ts';
import { WORKLOG_RULES, worklogFaults } from '#domain/worklogs/worklog-rules.ts';

/** A shift as somebody types it off the paper. */
export interface TypedShift {
  /** Typed only where the appointment lasts several days. */
  readonly day: Day;
  readonly start: TimeOfDay;
  readonly end: TimeOfDay;
  readonly breakMinutes: string;
}

/** A worker's line on the screen: all of it is text, right or wrong. */
export interface TypedWorklog {
  readonly shifts: readonly TypedShift[];
  readonly travelTo: string;
  readonly travelFrom: string;
  readonly didNotCome: boolean;
}

export type TypedField = 'day' | 'start' | 'end' | 'breakMinutes' | 'travelTo' | 'travelFrom';
export interface TypedFault {
  /** The shift that it is about; none for the ways and for the whole line. */
  readonly shift: number | null;
  readonly field: TypedField | null;
  readonly message: string;
}

/** How entries are typed. */
export function typedOf(entries: readonly WorklogEntry[], didNotCome = false): TypedWorklog {
  const travel = (type: WorklogEntry['type']) => {
    const entry = entries.find((found) => found.type === type);
    return String(entry ? minutesOf(entry) : 0);
  };
  const shifts = entries
    .filter(({ type }) => type === 'WORK')
    .map(({ start, end, breakMinutes }) => ({
      day: dayOf(start),
      start: timeOf(start),
      end: timeOf(end),
      breakMinutes: String(breakMinutes),
    }));
  return { shifts, travelTo: travel('TRAVEL_TO'), travelFrom: travel('TRAVEL_FROM'), didNotCome };
}

export interface ReadWorklog {
  readonly entries: readonly WorklogEntry[];
  readonly faults: readonly TypedFault[];
}

interface Expectation {
  /** The appointment's time. */
  readonly planned: Period;
  /** The entries that the line showed before anybody typed: an hour that comes twice is the one that was meant. */
  readonly shown: readonly WorklogEntry[];
  readonly now: Date;
}

/** The typed hours as entries, with all their faults. */
export function readTyped(typed: TypedWorklog, { planned, shown, now }: Expectation): ReadWorklog {
  if (typed.didNotCome) return { entries: [], faults: [] };
  const faults: TypedFault[] = [];
  const severalDays = lastsSeveralDays(planned);
  const expected = shown.filter(({ type }) => type === 'WORK');
  const work = typed.shifts.flatMap((shift, index): WorklogEntry[] => {
    const [start, end, breakMinutes] = [readClock(shift.start), readClock(shift.end), readMinutes(shift.breakMinutes)];
    const refuse = (field: TypedField, message: string) => faults.push({ shift: index, field, message });
    if (start === null) refuse('start', WORKLOG_RULES.clock);
    if (end === null) refuse('end', WORKLOG_RULES.clock);
    if (breakMinutes === null) refuse('breakMinutes', WORKLOG_RULES.minutes);
    if (start === null || end === null || breakMinutes === null) return [];
    const near = expected[index] ?? expected.at(-1) ?? planned;
    const period = readShift({ start, end, ...(severalDays ? { day: shift.day } : {}) }, near);
    return [{ type: 'WORK', ...period, breakMinutes }];
  });
  const ways = (['travelTo', 'travelFrom'] as const).map((field) => {
    const minutes = readMinutes(typed[field]);
    if (minutes === null) faults.push({ shift: null, field, message: WORKLOG_RULES.minutes });
    return minutes ?? 0;
  });
  if (faults.length > 0) return { entries: [], faults };
  const entries = withWays(work, ways[0] ?? 0, ways[1] ?? 0);
  return { entries, faults: worklogFaults({ didNotCome: false, entries }, planned, now).map(typedFault(entries)) };
}

export const lastsSeveralDays = (planned: Period): boolean => plannedEntries(planned).length > 1;

/** The way there ends with the first shift's beginning, the way back begins with the last one's end. */
function withWays(work: readonly WorklogEntry[], to: number, from: number): readonly WorklogEntry[] {
  if (work.length === 0) return [];
  const start = new Date(Math.min(...work.map((entry) => entry.start.getTime())));
  const end = new Date(Math.max(...work.map((entry) => entry.end.getTime())));
  const way = (type: WorklogEntry['type'], period: Period): WorklogEntry[] =>
    minutesOf(period) > 0 ? [{ type, ...period, breakMinutes: 0 }] : [];
  return [
    ...work,
    ...way('TRAVEL_TO', { start: addMinutes(start, -to), end: start }),
    ...way('TRAVEL_FROM', { start: end, end: addMinutes(end, from) }),
  ];
}

/** A shift over midnight becomes two. The break goes into the second one, where it has room. */
export function splitAtMidnight(typed: TypedWorklog, index: number): TypedWorklog {
  const shifts = typed.shifts.flatMap((shift, at): TypedShift[] =>
    at === index
      ? [
          { ...shift, end: '00:00', breakMinutes: '0' },
          { ...shift, day: addDays(shift.day, 1), start: '00:00' },
        ]
      : [shift],
  );
  return { ...typed, shifts };
}

const PARTS = { startDateTime: 'start', endDateTime: 'end', breakInSeconds: 'breakMinutes', type: null } as const;

/** From the entry that a rule speaks of to the field in which it was typed. */
export const typedFault =
  (entries: readonly WorklogEntry[]) =>
  ({ at, message }: ReturnType<typeof worklogFaults>[number]): TypedFault => {
    const type = at ? entries[at[0]]?.type : undefined;
    if (!at || !type) return { shift: null, field: null, message };
    if (type === 'TRAVEL_TO') return { shift: null, field: 'travelTo', message };
    if (type === 'TRAVEL_FROM') return { shift: null, field: 'travelFrom', message };
    return { shift: at[0], field: PARTS[at[1]], message };
  };
