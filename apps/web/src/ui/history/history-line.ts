import { DOWNLOADS, HISTORY_TEXTS } from './history-texts.ts';

/** A sentence, or a value that became another. */
export type HistoryLine =
  | { readonly sentence: string }
  | { readonly label: string; readonly before: string; readonly after: string };

/** Who did something, and when. */
export interface HistoryEntry {
  readonly id: string;
  readonly at: string;
  readonly actorName: string | null;
  readonly bySystem: boolean;
}

interface FieldChange {
  readonly path: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** How a kind of record is spoken of. */
interface Wording {
  /** A value that every record has: it was nothing only before the record was made. */
  readonly always: string;
  /** The labels of the values, by their paths. */
  readonly labels: Readonly<Record<string, string>>;
  readonly shown: (path: string, value: string) => string;
}

/** The changes of a record, value by value. Values that read alike before and after are left out: a list in another order. */
export function fieldLines(changes: readonly FieldChange[], wording: Wording): readonly HistoryLine[] {
  const { always, labels, shown } = wording;
  if (changes.some(({ path, before }) => path === always && before === null)) {
    return [creationLine(changes)];
  }
  const textOf = (path: string, value: string | null) => (value && shown(path, value)) || HISTORY_TEXTS.none;
  const download = changes.find(({ path }) => path === 'download')?.after;
  if (download) return [{ sentence: HISTORY_TEXTS.downloaded(DOWNLOADS[download] ?? HISTORY_TEXTS.otherFile) }];
  const lines = changes
    .map(({ path, before, after }) => ({
      label: labels[path] ?? path,
      before: textOf(path, before),
      after: textOf(path, after),
    }))
    .filter(({ before, after }) => before !== after);
  return lines.length > 0 ? lines : [{ sentence: HISTORY_TEXTS.nothing }];
}

/** Made by hand, or from a file, which is named. */
export function creationLine(changes: readonly FieldChange[]): HistoryLine {
  const file = changes.find(({ path }) => path === 'imported')?.after;
  return { sentence: file ? HISTORY_TEXTS.createdFrom(file) : HISTORY_TEXTS.created };
}

export const yesOrNo = (value: string): string => (value === 'true' ? HISTORY_TEXTS.yes : HISTORY_TEXTS.no);
