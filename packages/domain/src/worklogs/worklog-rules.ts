import { addMinutes } from '#domain/time/minutes.ts';
import { overlaps, type Period } from '#domain/time/period.ts';
import { minutesOnFirstDay, WORKLOG_LIMITS, type WorklogEntry, type WorklogType } from '#domain/worklogs/worklog.ts';

/** The faults of recorded hours, in the words that stand at the field. */
export const WORKLOG_RULES = {
  clock: 'Bitte als Uhrzeit eingeben, z. B. 1730 oder 17:30.',
  minutes: 'Bitte ganze Minuten eingeben, z. B. 30.',
  order: 'Das Ende muss nach dem Beginn liegen.',
  wholeMinutes: 'Nur ganze Minuten können erfasst werden.',
  tooFar: 'Höchstens 24 Stunden vor dem geplanten Beginn und 24 Stunden nach dem geplanten Ende.',
  future: 'Zeiten in der Zukunft können noch nicht erfasst werden.',
  breakOfTravel: 'Anfahrt und Rückfahrt haben keine Pause.',
  breakTooLong: 'Die Pause muss kürzer als die Arbeitszeit sein.',
  breakOnFirstDay: (minutes: number): string =>
    `Am ersten Tag sind es nur ${minutes} min bis Mitternacht: Die Pause muss kürzer sein. Bitte die Zeit in zwei Teile teilen.`,
  overlap: 'Diese Zeiten überschneiden sich.',
  travelTwice: 'Je Person gibt es nur eine Anfahrt und eine Rückfahrt.',
  workMissing: 'Bitte Arbeitszeiten eingeben oder „nicht erschienen“ wählen.',
  cameAfterAll: 'Wer nicht erschienen ist, hat keine Zeiten.',
} as const;

export interface WorklogFault {
  /** Which entry, and which part of it; none where it is about the whole worklog. */
  readonly at: readonly [index: number, part: 'startDateTime' | 'endDateTime' | 'breakInSeconds' | 'type'] | null;
  readonly message: string;
}

interface Recorded {
  readonly didNotCome: boolean;
  readonly entries: readonly WorklogEntry[];
}

/** Everything that is wrong with what is recorded of one worker. `planned` is the appointment's time. */
export function worklogFaults({ didNotCome, entries }: Recorded, planned: Period, now: Date): readonly WorklogFault[] {
  if (didNotCome) return entries.length > 0 ? [{ at: null, message: WORKLOG_RULES.cameAfterAll }] : [];
  if (!entries.some(({ type }) => type === 'WORK')) return [{ at: null, message: WORKLOG_RULES.workMissing }];
  const faults = entries.flatMap((entry, index) => entryFaults(entry, planned, now, index));
  return [...faults, ...togetherFaults(entries)];
}

function entryFaults(entry: WorklogEntry, planned: Period, now: Date, index: number): WorklogFault[] {
  const { start, end } = entry;
  const first = addMinutes(planned.start, -WORKLOG_LIMITS.around);
  const last = addMinutes(planned.end, WORKLOG_LIMITS.around);
  if (start >= end) return [{ at: [index, 'endDateTime'], message: WORKLOG_RULES.order }];
  const faults: WorklogFault[] = [];
  if (!isWholeMinute(start)) faults.push({ at: [index, 'startDateTime'], message: WORKLOG_RULES.wholeMinutes });
  if (!isWholeMinute(end)) faults.push({ at: [index, 'endDateTime'], message: WORKLOG_RULES.wholeMinutes });
  if (start < first) faults.push({ at: [index, 'startDateTime'], message: WORKLOG_RULES.tooFar });
  if (end > now) faults.push({ at: [index, 'endDateTime'], message: WORKLOG_RULES.future });
  else if (end > last) faults.push({ at: [index, 'endDateTime'], message: WORKLOG_RULES.tooFar });
  const breakFault = faultOfBreak(entry);
  if (breakFault) faults.push({ at: [index, 'breakInSeconds'], message: breakFault });
  return faults;
}

const isWholeMinute = (instant: Date): boolean => instant.getTime() % 60_000 === 0;

/** A break belongs to the day on which the entry begins: so says the law of whoever pays by days. */
export function faultOfBreak(entry: WorklogEntry): string | undefined {
  if (entry.breakMinutes === 0) return undefined;
  if (entry.type !== 'WORK') return WORKLOG_RULES.breakOfTravel;
  const onFirstDay = minutesOnFirstDay(entry);
  if (entry.breakMinutes < onFirstDay) return undefined;
  const crossesMidnight = onFirstDay * 60_000 < entry.end.getTime() - entry.start.getTime();
  return crossesMidnight ? WORKLOG_RULES.breakOnFirstDay(onFirstDay) : WORKLOG_RULES.breakTooLong;
}

/** A worker is in one place at a time, and travels there once. */
function togetherFaults(entries: readonly WorklogEntry[]): WorklogFault[] {
  const seenBefore = (index: number, type: WorklogType) => entries.slice(0, index).some((other) => other.type === type);
  return entries.flatMap((entry, index): WorklogFault[] => {
    if (entry.type !== 'WORK' && seenBefore(index, entry.type)) {
      return [{ at: [index, 'type'], message: WORKLOG_RULES.travelTwice }];
    }
    const meets = entries.slice(0, index).some((other) => overlaps(entry, other));
    return meets ? [{ at: [index, 'startDateTime'], message: WORKLOG_RULES.overlap }] : [];
  });
}
