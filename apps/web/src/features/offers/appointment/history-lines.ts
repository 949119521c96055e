import type { HistoryEntry } from '#parts/history/history-page.ts';
import { formatInstant } from '#ui/format/german-instant.ts';
import type { HistoryLine } from '#ui/history/history-line.ts';
import { HISTORY_LABELS, HISTORY_TEXTS as TEXTS } from './history-texts.ts';

/** Whom or what a step with an offer is about. */
export const WORKER_PATH = 'offer.targetUserId';

type Change = HistoryEntry['changes'][number];
/** Names of workers, pools, types and outfits by their ids. */
type Names = ReadonlyMap<string, string>;

/** The lines of an entry of the history, in words of the office. */
export function historyLines({ changes }: Pick<HistoryEntry, 'changes'>, names: Names): readonly HistoryLine[] {
  if (changes.length === 0) return [{ sentence: TEXTS.nothing }];
  const line = (change: Change): HistoryLine => lineOf(change, names);
  const offer = offerSentence(changes, names);
  if (offer) return [{ sentence: offer }, ...changes.filter(({ path }) => path === 'offer.reason').map(line)];
  const waves = changes.find(({ path }) => path === 'waves')?.after;
  if (waves) return [{ sentence: TEXTS.waves[waves as keyof typeof TEXTS.waves] ?? waves }];
  const message = changes.find(({ path }) => path === 'message.recipients')?.after;
  if (message) return [{ sentence: TEXTS.message(message) }];
  const isNew = changes.some(({ path, before }) => path === 'description' && before === null);
  if (isNew) return [{ sentence: TEXTS.created }];
  return changes.map(line);
}

function lineOf({ path, before, after }: Change, names: Names): HistoryLine {
  const shown = (value: string | null) => (value ? shownValue(path, value, names) : TEXTS.none);
  return { label: HISTORY_LABELS[path] ?? path, before: shown(before), after: shown(after) };
}

/** Steps with an offer: who, and what became of it. */
function offerSentence(changes: readonly Change[], names: Names): string | undefined {
  const at = (path: string) => changes.find((change) => change.path === path);
  const worker = at(WORKER_PATH);
  const state = at('offer.state')?.after;
  if (!state) return undefined;
  const name = names.get(worker?.after ?? worker?.before ?? '') ?? TEXTS.somebody;
  return TEXTS.offer(name, TEXTS.states[state as keyof typeof TEXTS.states] ?? state);
}

function shownValue(path: string, value: string, names: Names): string {
  if (path.endsWith('Id') || path.endsWith('Key')) return names.get(value) ?? TEXTS.gone;
  if (path.endsWith('DateTime')) return formatInstant(value);
  return value;
}
