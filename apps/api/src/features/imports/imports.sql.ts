import { sql } from 'kysely';
import { z } from 'zod';
import { ImportTerms } from '#features/imports/import-kind.ts';
import { MOMENT, TENANT } from '#platform/database/bound.ts';
import { columns } from '#platform/database/columns.ts';
import { first } from '#platform/database/cut.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { insertRows } from '#platform/database/insert-rows.ts';
import { affectedBy, rowOf, rowsOf } from '#platform/database/rows.ts';
import type { Secrets } from '#platform/secrets/secrets.ts';
import { Table } from '#platform/sheets/table.ts';

const placeOf = (tenantId: string, id: string) => ({ tenantId, rowId: id, field: 'import' });

export const ImportRow = z.object({
  id: z.string(),
  fileName: z.string(),
  rowCount: z.int(),
  terms: ImportTerms.nullable(),
  actorTenantId: z.string(),
  actorUserId: z.string(),
  startedAt: z.date().nullable(),
  endedAt: z.date().nullable(),
  undoneAt: z.date().nullable(),
});
export type ImportRow = Readonly<z.output<typeof ImportRow>>;

/** The upload is read again when another one of its sheets is wanted. */
const KeptTable = Table.extend({ uploadId: z.string() });
export type KeptTable = Readonly<z.output<typeof KeptTable>>;

interface NewImport {
  readonly id: string;
  readonly tenantId: string;
  readonly kind: string;
  readonly fileName: string;
  readonly table: KeptTable;
  readonly actor: { readonly homeTenantId: string; readonly userId: string };
}

export async function insertImport(db: TenantDb, secrets: Secrets, made: NewImport): Promise<void> {
  const { id, tenantId, kind, fileName, table, actor } = made;
  const sealed = secrets.seal(placeOf(tenantId, id), JSON.stringify(table));
  await sql`/* insertImport */
    insert into imports (tenant_id, id, kind, file_name, sealed, row_count, actor_tenant_id, actor_user_id, read_at)
    values (${TENANT}, ${id}, ${kind}, ${fileName}, ${sealed}, ${table.rows.length}, ${actor.homeTenantId},
      ${actor.userId}, ${MOMENT})`.execute(db);
}

export async function findImport(db: TenantDb, kind: string, id: string): Promise<ImportRow | undefined> {
  return rowOf(
    db,
    ImportRow,
    sql`/* findImport */
    select ${columns(ImportRow, 'imports')} from imports where tenant_id = ${TENANT} and kind = ${kind} and id = ${id}`,
  );
}

export async function openTable(
  db: TenantDb,
  secrets: Secrets,
  tenantId: string,
  id: string,
): Promise<KeptTable | undefined> {
  const row = await rowOf(
    db,
    z.object({ sealed: z.instanceof(Buffer) }),
    sql`/* openTable */
    select sealed from imports where tenant_id = ${TENANT} and id = ${id}`,
  );
  return row && KeptTable.parse(JSON.parse(secrets.open(placeOf(tenantId, id), row.sealed)));
}

/** False when it runs already. */
export async function markStarted(db: TenantDb, id: string, terms: ImportTerms): Promise<boolean> {
  return (
    (await affectedBy(
      db,
      sql`/* startImport */
      update imports set started_at = ${MOMENT}, terms = ${JSON.stringify(terms)}::jsonb
      where tenant_id = ${TENANT} and id = ${id} and started_at is null returning id`,
    )) > 0
  );
}

export async function markEnded(db: TenantDb, id: string): Promise<void> {
  await sql`/* endImport */
    update imports set ended_at = coalesce(ended_at, ${MOMENT}) where tenant_id = ${TENANT} and id = ${id}`.execute(db);
}

/** False when somebody else was faster. */
export async function markUndone(db: TenantDb, id: string): Promise<boolean> {
  return (
    (await affectedBy(
      db,
      sql`/* undoImport */
      update imports set undone_at = ${MOMENT}
      where tenant_id = ${TENANT} and id = ${id} and ended_at is not null and undone_at is null returning id`,
    )) > 0
  );
}

/** Rows of an agency are taken over one batch after the other, whoever imports: two files may hold the same people. */
export async function lockImporting(db: TenantDb): Promise<void> {
  await sql`/* lockImporting */
    select pg_advisory_xact_lock(hashtextextended('gastspiel import ' || ${TENANT}::uuid, 0))`.execute(db);
}

export const OUTCOMES = ['CREATED', 'COMPLETED', 'UNCHANGED', 'FAILED'] as const;
const DoneRow = z.object({
  number: z.int(),
  outcome: z.enum(OUTCOMES),
  entityId: z.string().nullable(),
  version: z.int().nullable(),
  filled: z.array(z.string()),
  before: z.record(z.string(), z.unknown()),
  faults: z.record(z.string(), z.string()).nullable(),
  undone: z.boolean(),
});
export type DoneRow = Readonly<z.output<typeof DoneRow>>;

export async function insertDoneRows(
  db: TenantDb,
  importId: string,
  rows: readonly Omit<DoneRow, 'undone'>[],
): Promise<void> {
  const each = rows.map(({ number, outcome, entityId, version, filled, before, faults }) => [
    ...[number, outcome, entityId, version, filled, JSON.stringify(before), faults && JSON.stringify(faults)],
  ]);
  await insertRows(
    db,
    { same: [importId], each },
    (values) => sql`/* insertDoneRows */
    insert into import_rows (tenant_id, import_id, number, outcome, entity_id, version, filled, before,
      faults) ${values}`,
  );
}

export async function selectDoneRows(db: TenantDb, importId: string): Promise<readonly DoneRow[]> {
  return rowsOf(
    db,
    DoneRow,
    sql`/* selectDoneRows */
    select ${columns(DoneRow, 'import_rows')} from import_rows
    where tenant_id = ${TENANT} and import_id = ${importId} order by number`,
  );
}

export async function markRowUndone(db: TenantDb, importId: string, number: number): Promise<void> {
  await sql`/* markRowUndone */
    update import_rows set undone = true
    where tenant_id = ${TENANT} and import_id = ${importId} and number = ${number}`.execute(db);
}

const Counted = z.object({ outcome: z.enum(OUTCOMES), count: z.int(), undone: z.int() });

export async function countDoneRows(db: TenantDb, importId: string): Promise<readonly z.output<typeof Counted>[]> {
  return rowsOf(
    db,
    Counted,
    sql`/* countDoneRows */
    select outcome, count(*)::int as count, (count(*) filter (where undone))::int as undone from import_rows
    where tenant_id = ${TENANT} and import_id = ${importId} group by outcome`,
  );
}

const BegunImport = z.object({
  id: z.string(),
  fileName: z.string(),
  rowCount: z.int(),
  startedAt: z.date(),
  endedAt: z.date().nullable(),
  undoneAt: z.date().nullable(),
  outcomes: z.array(Counted),
});
export type BegunImport = Readonly<z.output<typeof BegunImport>>;

/** So many are told of; each is gone a day after its end anyway. */
const MOST_BEGUN = 20;

/** The imports that this person has started, the last one first. */
export const selectBegunImports = (db: TenantDb, kind: string, userId: string): Promise<readonly BegunImport[]> =>
  rowsOf(
    db,
    BegunImport,
    sql`/* selectBegunImports */
    select i.id, i.file_name, i.row_count, i.started_at, i.ended_at, i.undone_at, coalesce((
        select json_agg(json_build_object('outcome', r.outcome, 'count', r.count, 'undone', r.undone))
        from (select outcome, count(*) as count, count(*) filter (where undone) as undone from import_rows
          where tenant_id = ${TENANT} and import_id = i.id group by outcome) r), '[]') as outcomes
    from imports i
    where i.tenant_id = ${TENANT} and i.kind = ${kind} and i.actor_user_id = ${userId} and i.started_at is not null
    order by i.started_at desc, i.id ${first(MOST_BEGUN)}`,
  );

const Remembered = z.object({ headingKey: z.string(), field: z.string().nullable() });

export async function selectRemembered(db: TenantDb, kind: string): Promise<ReadonlyMap<string, string | null>> {
  const rows = await rowsOf(
    db,
    Remembered,
    sql`/* selectRemembered */
    select heading_key, field from import_columns where tenant_id = ${TENANT} and kind = ${kind}`,
  );
  return new Map(rows.map(({ headingKey, field }) => [headingKey, field]));
}

export async function rememberColumns(
  db: TenantDb,
  kind: string,
  meanings: ReadonlyMap<string, string | null>,
): Promise<void> {
  await insertRows(
    db,
    { same: [kind], each: [...meanings] },
    (values) => sql`/* rememberColumns */
    insert into import_columns (tenant_id, kind, heading_key, field) ${values}
    on conflict (tenant_id, kind, heading_key) do update set field = excluded.field`,
  );
}
