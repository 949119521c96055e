import type { WorklogType } from '@gastspiel/domain/worklogs/worklog.ts';
import type { HistoryEntry } from '#parts/history/history-page.ts';
import { formatInstant } from '#ui/format/german-instant.ts';
import { formatShift, formatWeekday } from '#ui/format/german-shift.ts';
import type { HistoryLine } from '#ui/history/history-line.ts';
import { HISTORY_TEXTS as GENERAL } from '#ui/history/history-texts.ts';
import { FIELD_LABELS, HISTORY_TEXTS as TEXTS } from '../worklog-texts.ts';

/** As the log keeps it. */
interface Stretch {
  readonly type: WorklogType;
  readonly start: string;
  readonly end: string;
  readonly breakMinutes: number;
}

const LABELS = {
  WORK: '',
  TRAVEL_TO: `${FIELD_LABELS.travelTo} `,
  TRAVEL_FROM: `${FIELD_LABELS.travelFrom} `,
} as const;

/** "Sa., 14.11.2026, 18:00–02:00 +1, Pause 30 min" */
const stretchText = ({ type, start, end, breakMinutes }: Stretch): string =>
  [
    `${LABELS[type]}${formatWeekday(start)}, ${formatShift(start, end)}`,
    ...(breakMinutes > 0 ? [TEXTS.pause(breakMinutes)] : []),
  ].join(', ');

type Change = HistoryEntry['changes'][number];

const entriesText = (value: string | null): string => {
  const stretches: readonly Stretch[] = value ? JSON.parse(value) : [];
  return stretches.map(stretchText).join('; ') || GENERAL.none;
};

/** The lines of an entry of the block's history; those about a worker begin with their name. */
export function worklogHistoryLines(
  { changes, subjectId }: Pick<HistoryEntry, 'changes' | 'subjectId'>,
  names: ReadonlyMap<string, string>,
): readonly HistoryLine[] {
  const at = (path: string): Change | undefined => changes.find((change) => change.path === path);
  if (at('recorded')) return [{ sentence: at('recorded')?.after === 'true' ? TEXTS.recorded : TEXTS.reopened }];
  const workers = at('printout.workers');
  if (workers) return [{ sentence: TEXTS.sent(Number(workers.after), listOf(at('printout.recipients'))) }];
  const byHand = at('printoutByHand.sentAt');
  if (byHand) {
    const when = formatInstant(byHand.after ?? '');
    return [{ sentence: TEXTS.byHand(when, listOf(at('printoutByHand.recipients'))) }];
  }
  const name = (subjectId && names.get(subjectId)) ?? TEXTS.somebody;
  const lines = changes.flatMap((change) => lineOf(change, name));
  return lines.length > 0 ? lines : [{ sentence: TEXTS.unchanged(name) }];
}

function lineOf({ path, before, after }: Change, name: string): readonly HistoryLine[] {
  if (path === 'didNotCome') {
    if (after === 'true') return [{ sentence: TEXTS.didNotCome(name) }];
    return before === 'true' ? [{ sentence: TEXTS.came(name) }] : [];
  }
  if (path === 'note')
    return [{ label: TEXTS.noteOf(name), before: before ?? GENERAL.none, after: after ?? GENERAL.none }];
  if (path !== 'entries') return [];
  const [old, current] = [entriesText(before), entriesText(after)];
  return old === current ? [] : [{ label: name, before: old, after: current }];
}

const listOf = (change: Change | undefined): string =>
  (JSON.parse(change?.after ?? '[]') as readonly string[]).join(', ');
