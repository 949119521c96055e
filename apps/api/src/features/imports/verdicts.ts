import { checkRows, recogniseRows, rulesOf } from '#features/imports/evaluate-rows.ts';
import type { ImportKind, ImportTerms, Looking } from '#features/imports/import-kind.ts';
import type { DoneRow } from '#features/imports/imports.sql.ts';
import type { Table } from '#platform/sheets/table.ts';

/** Which rows a preview shows. */
export const PREVIEWS = ['NEW', 'EXISTING', 'FAULTY'] as const;
export type Preview = (typeof PREVIEWS)[number];

/** The fate of a row, without what stands in it. */
export interface Verdict {
  readonly number: number;
  /** Its place in the table. */
  readonly at: number;
  readonly becomes: Preview;
  readonly entityId: string | null;
  readonly faults: Readonly<Record<string, string>>;
  /** The field and the text that it gets because its own is empty. */
  readonly proposed?: { readonly field: string; readonly text: string };
}

/** So long somebody turns the pages of one preview; then it is made anew. */
const KEPT_MS = 60_000;
const MOST_KEPT = 20;
const kept = new Map<string, { readonly until: number; readonly verdicts: readonly Verdict[] }>();

/**
 * Judges all rows once, however many pages are looked at: seconds of work for a file as large as they come. The verdicts stay in this
 * process; they hold sentences and ids, and whoever asks another process waits once more. Taking over judges anew.
 */
export async function verdictsOn(
  kind: ImportKind,
  looking: Looking,
  { importId, table, terms }: { readonly importId: string; readonly table: Table; readonly terms: ImportTerms },
): Promise<readonly Verdict[]> {
  const key = JSON.stringify([looking.tenantId, importId, terms.columns, terms.userState]);
  const now = performance.now();
  for (const [old, { until }] of kept) if (until < now) kept.delete(old);
  const known = kept.get(key);
  if (known) return known.verdicts;
  const verdicts = await judged(kind, looking, table, terms);
  const [oldest] = kept.keys();
  if (oldest !== undefined && kept.size >= MOST_KEPT) kept.delete(oldest);
  kept.set(key, { until: now + KEPT_MS, verdicts });
  return verdicts;
}

async function judged(kind: ImportKind, looking: Looking, table: Table, terms: ImportTerms) {
  const checked = await checkRows(kind, looking, table, terms, await rulesOf(kind, looking, terms));
  const rows = await recogniseRows(kind, looking, checked);
  const fresh = rows.filter(({ values, entityId }) => values !== undefined && entityId === undefined);
  const proposals = await kind.propose?.(
    looking,
    fresh.map(({ values }) => values),
    checked.map(({ cells }) => cells),
  );
  const texts = new Map(fresh.map(({ number }, index) => [number, proposals?.texts[index]]));
  return faultyFirst(
    rows.map(({ number, faults, values, entityId = null }, at) => {
      const [text, field] = [texts.get(number), proposals?.field];
      return {
        ...{ number, at, entityId, faults },
        becomes: values === undefined ? 'FAULTY' : entityId === null ? 'NEW' : 'EXISTING',
        ...(text !== undefined && field !== undefined && { proposed: { field, text } }),
      };
    }),
  );
}

/** Once it runs, the rows are told as they came out; those that wait are not told yet. */
export function verdictsOf(done: readonly DoneRow[], { rows }: Table): readonly Verdict[] {
  const places = new Map(rows.map(({ number }, at) => [number, at]));
  return faultyFirst(
    done.flatMap(({ number, outcome, entityId, faults }) => {
      const at = places.get(number);
      const becomes = outcome === 'FAILED' ? 'FAULTY' : outcome === 'CREATED' ? 'NEW' : 'EXISTING';
      return at === undefined ? [] : [{ number, at, becomes, entityId, faults: faults ?? {} }];
    }),
  );
}

const faultyFirst = (verdicts: readonly Verdict[]): readonly Verdict[] => [
  ...verdicts.filter(({ becomes }) => becomes === 'FAULTY'),
  ...verdicts.filter(({ becomes }) => becomes !== 'FAULTY'),
];
