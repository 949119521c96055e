import { overlaps } from '#domain/time/period.ts';
import { lacksBreak, WORKING_TIME_WARNINGS, warningsFor } from '#domain/working-time/working-time.ts';
import { type WorklogEntry, workedPeriods } from '#domain/worklogs/worklog.ts';

/** Points in recorded hours that staff should look at; none of them stops staff. */
export const WORKLOG_WARNINGS = {
  ...WORKING_TIME_WARNINGS,
  OVERLAP: 'überschneidet sich mit anderen erfassten Zeiten',
} as const;
export type WorklogWarning = keyof typeof WORKLOG_WARNINGS;

type Work = Pick<WorklogEntry, 'start' | 'end' | 'breakMinutes'>;
/** A worker's other work, or a booking that nobody has recorded yet. */
export interface WorkElsewhere extends Work {
  readonly isRecorded: boolean;
}

/** The law's warnings about a worker's hours in a block, seen together with their work elsewhere. */
export function worklogWarnings(
  entries: readonly WorklogEntry[],
  elsewhere: readonly WorkElsewhere[],
): readonly WorklogWarning[] {
  const work = entries.filter(({ type }) => type === 'WORK').toSorted((a, b) => a.start.getTime() - b.start.getTime());
  const first = work[0];
  if (!first) return [];
  const end = new Date(Math.max(...work.map((entry) => entry.end.getTime())));
  const others = elsewhere.flatMap(workedPeriods);
  const own = work.flatMap(workedPeriods);
  // The rest is that before and after all of it; a pause in a split shift is none.
  const rest = warningsFor({ start: first.start, end }, elsewhere).filter((warning) => warning === 'SHORT_REST');
  const hours = own
    .flatMap((part) => warningsFor(part, [...others, ...own.filter((other) => other !== part)]))
    .filter((warning) => warning !== 'SHORT_REST');
  const found = new Set<WorklogWarning>([...hours, ...rest]);
  if (work.some((entry) => lacksBreak(entry, entry.breakMinutes))) found.add('NO_BREAK');
  if (work.some((entry) => elsewhere.some((other) => other.isRecorded && overlaps(entry, other)))) found.add('OVERLAP');
  return (Object.keys(WORKLOG_WARNINGS) as WorklogWarning[]).filter((warning) => found.has(warning));
}
