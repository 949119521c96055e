import { setImmediate } from 'node:timers/promises';
import { SHEET_RULES } from '@gastspiel/domain/failures/sheet-failures.ts';
import type { RowCells } from '@gastspiel/domain/imports/checked-row.ts';
import { IMPORT_RULES } from '@gastspiel/domain/imports/import-failures.ts';
import type { Choices } from '@gastspiel/domain/imports/import-field.ts';
import type { Identifying, Identity, ImportKind, ImportTerms, Looking } from '#features/imports/import-kind.ts';
import { selectAppointmentTypes, selectPools } from '#features/tenants/index.ts';
import type { Table } from '#platform/sheets/table.ts';

/** A row that was checked by itself and against those before it. */
export interface EvaluatedRow {
  readonly number: number;
  readonly cells: RowCells;
  readonly faults: Readonly<Record<string, string>>;
  readonly values: unknown;
  readonly identities: readonly Identity[];
}

export interface RecognisedRow extends EvaluatedRow {
  readonly entityId: string | undefined;
}

export async function choicesOf({ db, tenantId }: Looking): Promise<Choices> {
  return { types: await selectAppointmentTypes(db, tenantId), pools: await selectPools(db, tenantId) };
}

/** So many rows are checked before others have their turn. */
const AT_A_TIME = 200;

/** The fields and the form's rules, read once: the rows are then checked without the database. */
export async function rulesOf(kind: ImportKind, looking: Looking, terms: ImportTerms) {
  const choices = await choicesOf(looking);
  const known = new Set(kind.fields(choices).map(({ key }) => key));
  return { known, check: await kind.checker(looking, terms, choices) };
}

const columnsOf = ({ columns }: ImportTerms, known: ReadonlySet<string>) =>
  columns.map((key, index) => ({ key: key && known.has(key) ? key : undefined, index }));

const cellsOf = (columns: ReturnType<typeof columnsOf>, texts: readonly string[]): RowCells =>
  new Map(columns.flatMap(({ key, index }) => (key ? [[key, texts[index] ?? '']] : [])));

/** The values of one row that was found sound before. */
export const valuesOf = (
  texts: readonly string[],
  terms: ImportTerms,
  { known, check }: Awaited<ReturnType<typeof rulesOf>>,
): unknown => check(cellsOf(columnsOf(terms, known), texts)).values;

/** Checks all rows. Whoever stands in the table twice is taken from the first row; the later one says so. */
export async function checkRows(
  kind: ImportKind,
  who: Identifying,
  table: Table,
  terms: ImportTerms,
  { known, check }: Awaited<ReturnType<typeof rulesOf>>,
): Promise<readonly EvaluatedRow[]> {
  const columns = columnsOf(terms, known);
  const seen = new Map<string, number>();
  const rows: EvaluatedRow[] = [];
  for (const [index, { number, cells: texts, formulas }] of table.rows.entries()) {
    if (index % AT_A_TIME === AT_A_TIME - 1) await setImmediate();
    const cells = cellsOf(columns, texts);
    const formulaFaults = columns.flatMap(({ key, index: at }) =>
      key && formulas.includes(at) ? [[key, SHEET_RULES.formula]] : [],
    );
    const { values, faults } = check(cells);
    const identities = values === undefined ? [] : kind.identities(who, values);
    const twice = identities.find(({ key }) => seen.has(key));
    const all = {
      ...faults,
      ...(twice && { [twice.field]: IMPORT_RULES.twice(seen.get(twice.key) ?? 0) }),
      ...Object.fromEntries(formulaFaults),
    };
    if (!twice) for (const { key } of identities) seen.set(key, number);
    rows.push({ number, cells, faults: all, values: Object.keys(all).length > 0 ? undefined : values, identities });
  }
  return rows;
}

/** Recognises what the agency has already: by the surest identity that anything is known by. */
export async function recogniseRows(
  kind: ImportKind,
  looking: Looking,
  rows: readonly EvaluatedRow[],
): Promise<readonly RecognisedRow[]> {
  const sound = rows.flatMap(({ values }) => (values === undefined ? [] : [values]));
  const known = sound.length > 0 ? await kind.findKnown(looking, sound) : new Map<string, ReadonlySet<string>>();
  return rows.map((row) => {
    if (row.values === undefined) return { ...row, entityId: undefined };
    const by = row.identities.find(({ key }) => known.has(key));
    const [entityId, another] = [...((by && known.get(by.key)) ?? [])];
    if (!by || another === undefined) return { ...row, entityId };
    return { ...row, values: undefined, faults: { [by.field]: IMPORT_RULES.ambiguous }, entityId: undefined };
  });
}
