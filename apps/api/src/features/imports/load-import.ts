import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { IMPORT_FAILURES } from '@gastspiel/domain/imports/import-failures.ts';
import { type Effect, effectOf, guessColumns, type ImportField } from '@gastspiel/domain/imports/import-field.ts';
import { choicesOf, rulesOf, valuesOf } from '#features/imports/evaluate-rows.ts';
import type { ImportKind, ImportTerms, Looking } from '#features/imports/import-kind.ts';
import {
  countDoneRows,
  type ImportRow,
  openTable,
  selectDoneRows,
  selectRemembered,
} from '#features/imports/imports.sql.ts';
import { type Preview, type Verdict, verdictsOf, verdictsOn } from '#features/imports/verdicts.ts';
import type { PageRequest } from '#platform/graphql/paging.ts';
import type { Table } from '#platform/sheets/table.ts';

export interface PreviewedRow {
  readonly number: number;
  readonly becomes: Preview;
  readonly entityId: string | null;
  /** At the row as a whole. */
  readonly fault: string | null;
  /** By the columns of the file. */
  readonly texts: readonly string[];
  readonly faults: readonly (string | null)[];
  readonly effects: readonly (Effect | null)[];
}

interface Asked {
  readonly terms?: ImportTerms | null | undefined;
  readonly preview?: Preview | null | undefined;
  readonly page: PageRequest;
}

export type LoadedImport = Awaited<ReturnType<typeof loadImport>>;

/** The file, what its columns mean, and what would become of its rows; or what has. Faulty rows come first. */
export async function loadImport(
  kind: ImportKind,
  looking: Looking,
  found: ImportRow,
  { terms: asked, preview, page }: Asked,
) {
  const table = await openTable(looking.db, looking.secrets, looking.tenantId, found.id);
  if (!table) throw new Failure(IMPORT_FAILURES.gone);
  const fields = kind.fields(await choicesOf(looking));
  const terms = found.terms ?? asked ?? (await guessedTerms(kind, looking, table, fields));
  const verdicts = found.startedAt
    ? verdictsOf(await selectDoneRows(looking.db, found.id), table)
    : await verdictsOn(kind, looking, { importId: found.id, table, terms });
  const shown = preview ? verdicts.filter(({ becomes }) => becomes === preview) : verdicts;
  const count = (which: Preview) => verdicts.filter(({ becomes }) => becomes === which).length;
  const paged = shown.slice(page.number * page.size, (page.number + 1) * page.size);
  const rows = paged.map((verdict) => told(verdict, table, { terms, fields }));
  return {
    ...found,
    ...{ sheet: table.sheet, sheets: table.sheets, uploadId: table.uploadId, terms, fields },
    columns: table.headings.map((heading, index) => ({
      heading,
      field: terms.columns[index] || null,
      examples: examplesOf(table, index),
    })),
    unassigned: found.startedAt ? [] : await unassignedFields(kind, looking, { terms, fields }),
    counts: { new: count('NEW'), existing: count('EXISTING'), faulty: count('FAULTY') },
    outcomes: await countDoneRows(looking.db, found.id),
    shownCount: shown.length,
    rows: found.startedAt ? rows : await compared(kind, looking, rows, { terms, fields }),
  };
}

async function guessedTerms(
  { kind }: ImportKind,
  { db }: Looking,
  { headings }: Table,
  fields: readonly ImportField[],
) {
  const columns = guessColumns(headings, fields, await selectRemembered(db, kind));
  return { columns: columns.map((key) => key ?? ''), userState: 'ONBOARDING' as const };
}

interface Meaning {
  readonly terms: ImportTerms;
  readonly fields: readonly ImportField[];
}

/** The fields that no column means and without which no row is taken over: the faults of a row in which nothing stands. */
async function unassignedFields(kind: ImportKind, looking: Looking, { terms, fields }: Meaning) {
  const { check } = await rulesOf(kind, looking, terms);
  const { faults } = check(new Map());
  const missing = fields.filter(({ key }) => key in faults && !terms.columns.includes(key));
  return missing.map(({ label }) => label);
}

/** The first few that differ. */
const examplesOf = ({ rows }: Table, column: number): readonly string[] =>
  [...new Set(rows.slice(0, 50).map(({ cells }) => cells[column] ?? ''))].filter((text) => text !== '').slice(0, 3);

/** A row with each fault at its column; those in fields that the file does not have stand at the row and name them. */
function told(verdict: Verdict, table: Table, { terms: { columns }, fields }: Meaning): PreviewedRow {
  const { number, becomes, entityId, faults, proposed } = verdict;
  const cells = table.rows[verdict.at]?.cells ?? [];
  const labels = new Map(fields.map(({ key, label }) => [key, label]));
  const elsewhere = Object.entries(faults).filter(([key]) => key === '' || !columns.includes(key));
  const isProposed = columns.map((key) => key === proposed?.field);
  return {
    ...{ number, becomes, entityId },
    texts: columns.map((_key, index) => (isProposed[index] && proposed?.text) || (cells[index] ?? '')),
    faults: columns.map((key) => (key && faults[key]) || null),
    effects: isProposed.map((is) => (is ? 'PROPOSES' : null)),
    fault: elsewhere.map(([key, sentence]) => named(labels.get(key), sentence)).join(' ') || null,
  };
}

/** A fault that does not stand in its column says what it is about. */
export const named = (label: string | undefined, sentence: string): string =>
  label ? `${label}: ${sentence}` : sentence;

/** The rows of a page about those who are here already, with what each of their cells would do. */
async function compared(
  kind: ImportKind,
  looking: Looking,
  rows: readonly PreviewedRow[],
  { terms, fields }: Meaning,
): Promise<readonly PreviewedRow[]> {
  const existing = rows.filter(({ becomes }) => becomes === 'EXISTING');
  if (existing.length === 0) return rows;
  const rules = await rulesOf(kind, looking, terms);
  const known = existing.map(({ entityId, texts }) => ({
    entityId: entityId ?? '',
    values: valuesOf(texts, terms, rules),
  }));
  const comparisons = new Map((await kind.compare(looking, known)).map((one, index) => [existing[index], one]));
  const byKey = new Map(fields.map((field) => [field.key, field]));
  return rows.map((row) => {
    const comparison = comparisons.get(row);
    if (!comparison) return row;
    const effects = terms.columns.map((key, index) => {
      const field = byKey.get(key);
      return field && row.texts[index] ? effectOf(field, comparison) : null;
    });
    return { ...row, effects };
  });
}
