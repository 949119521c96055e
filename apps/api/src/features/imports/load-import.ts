import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { IMPORT_FAILURES } from '@gastspiel/domain/imports/import-failures.ts';
import { guessColumns, type ImportField } from '@gastspiel/domain/imports/import-field.ts';
import { checkRows, choicesOf, recogniseRows, rulesOf } from '#features/imports/evaluate-rows.ts';
import type { ImportKind, ImportTerms, Looking } from '#features/imports/import-kind.ts';
import {
  countDoneRows,
  type ImportRow,
  openTable,
  selectDoneRows,
  selectRemembered,
} from '#features/imports/imports.sql.ts';
import type { PageRequest } from '#platform/graphql/paging.ts';
import type { Table } from '#platform/sheets/table.ts';

/** Which rows a preview shows. */
export const PREVIEWS = ['NEW', 'EXISTING', 'FAULTY'] as const;
type Preview = (typeof PREVIEWS)[number];

export interface PreviewedRow {
  readonly number: number;
  readonly becomes: Preview;
  readonly entityId: string | null;
  /** At the row as a whole. */
  readonly fault: string | null;
  /** By the columns of the file. */
  readonly texts: readonly string[];
  readonly faults: readonly (string | null)[];
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
  const rows = found.startedAt
    ? await doneRows(looking, found, table, terms)
    : await previewedRows(kind, looking, table, terms);
  const shown = preview ? rows.filter(({ becomes }) => becomes === preview) : rows;
  const count = (which: Preview) => rows.filter(({ becomes }) => becomes === which).length;
  const done = await countDoneRows(looking.db, found.id);
  return {
    ...found,
    sheet: table.sheet,
    terms,
    fields,
    columns: table.headings.map((heading, index) => ({
      heading,
      field: terms.columns[index] || null,
      examples: examplesOf(table, index),
    })),
    counts: { new: count('NEW'), existing: count('EXISTING'), faulty: count('FAULTY') },
    outcomes: done,
    shownCount: shown.length,
    rows: shown.slice(page.number * page.size, (page.number + 1) * page.size),
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

/** The first few that differ. */
const examplesOf = ({ rows }: Table, column: number): readonly string[] =>
  [...new Set(rows.slice(0, 50).map(({ cells }) => cells[column] ?? ''))].filter((text) => text !== '').slice(0, 3);

async function previewedRows(
  kind: ImportKind,
  looking: Looking,
  table: Table,
  { columns, userState }: ImportTerms,
): Promise<readonly PreviewedRow[]> {
  const terms = { columns, userState };
  const checked = await checkRows(kind, looking, table, terms, await rulesOf(kind, looking, terms));
  const rows = await recogniseRows(kind, looking, checked);
  return faultyFirst(
    rows.map(({ number, faults, values, entityId }, index) => ({
      number,
      becomes: values === undefined ? 'FAULTY' : entityId === undefined ? 'NEW' : 'EXISTING',
      entityId: entityId ?? null,
      ...told(table.rows[index]?.cells ?? [], columns, faults),
    })),
  );
}

/** Once it runs, the rows are told as they came out; those that wait are not told yet. */
async function doneRows({ db }: Looking, found: ImportRow, table: Table, { columns }: ImportTerms) {
  const done = new Map((await selectDoneRows(db, found.id)).map((row) => [row.number, row]));
  const rows = table.rows.flatMap(({ number, cells }) => {
    const row = done.get(number);
    if (!row) return [];
    const becomes = row.outcome === 'FAILED' ? 'FAULTY' : row.outcome === 'CREATED' ? 'NEW' : 'EXISTING';
    return [{ number, becomes, entityId: row.entityId, ...told(cells, columns, row.faults ?? {}) } as const];
  });
  return faultyFirst(rows);
}

const faultyFirst = (rows: readonly PreviewedRow[]): readonly PreviewedRow[] => [
  ...rows.filter(({ becomes }) => becomes === 'FAULTY'),
  ...rows.filter(({ becomes }) => becomes !== 'FAULTY'),
];

/** Each fault at its column; one in a field that the file does not have stands at the row. */
function told(texts: readonly string[], columns: ImportTerms['columns'], faults: Readonly<Record<string, string>>) {
  return {
    texts: columns.map((_key, index) => texts[index] ?? ''),
    faults: columns.map((key) => (key && faults[key]) || null),
    fault: Object.entries(faults).find(([field]) => field === '' || !columns.includes(field))?.[1] ?? null,
  };
}
