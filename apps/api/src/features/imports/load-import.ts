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
  const rows = paged.map((verdict) => told(verdict, table, terms));
  return {
    ...found,
    ...{ sheet: table.sheet, sheets: table.sheets, uploadId: table.uploadId, terms, fields },
    columns: table.headings.map((heading, index) => ({
      heading,
      field: terms.columns[index] || null,
      examples: examplesOf(table, index),
    })),
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

/** The first few that differ. */
const examplesOf = ({ rows }: Table, column: number): readonly string[] =>
  [...new Set(rows.slice(0, 50).map(({ cells }) => cells[column] ?? ''))].filter((text) => text !== '').slice(0, 3);

/** A row with each fault at its column; one in a field that the file does not have stands at the row. */
function told(verdict: Verdict, table: Table, { columns }: ImportTerms): PreviewedRow {
  const { number, becomes, entityId, faults, proposed } = verdict;
  const cells = table.rows[verdict.at]?.cells ?? [];
  const isProposed = columns.map((key) => key === proposed?.field);
  return {
    ...{ number, becomes, entityId },
    texts: columns.map((_key, index) => (isProposed[index] && proposed?.text) || (cells[index] ?? '')),
    faults: columns.map((key) => (key && faults[key]) || null),
    effects: isProposed.map((is) => (is ? 'PROPOSES' : null)),
    fault: Object.entries(faults).find(([field]) => field === '' || !columns.includes(field))?.[1] ?? null,
  };
}

/** The rows of a page about those who are here already, with what each of their cells would do. */
async function compared(
  kind: ImportKind,
  looking: Looking,
  rows: readonly PreviewedRow[],
  { terms, fields }: { readonly terms: ImportTerms; readonly fields: readonly ImportField[] },
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
