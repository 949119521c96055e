import { Failure } from '@gastspiel/domain/failures/failure.ts';
import type { RowCells } from '@gastspiel/domain/imports/checked-row.ts';
import { IMPORT_RULES } from '@gastspiel/domain/imports/import-failures.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import {
  checkRows,
  type EvaluatedRow,
  type RecognisedRow,
  recogniseRows,
  rulesOf,
} from '#features/imports/evaluate-rows.ts';
import { IMPORT_KINDS, type ImportKind, type TakingOver } from '#features/imports/import-kind.ts';
import { kindOf } from '#features/imports/import-kinds.ts';
import {
  type DoneRow,
  findImport,
  type ImportRow,
  insertDoneRows,
  lockImporting,
  markEnded,
  markRowUndone,
  openTable,
  selectDoneRows,
} from '#features/imports/imports.sql.ts';
import { type Change, writeAudit } from '#platform/audit/audit.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { isRefusedValue } from '#platform/database/database-errors.ts';
import { type Chore, defineJob, type Job, type JobScope } from '#platform/jobs/define-job.ts';
import type { Secrets } from '#platform/secrets/secrets.ts';

const payload = z.object({ kind: z.enum(IMPORT_KINDS), importId: z.uuid() });
export const RUN_IMPORT = { name: 'imports.run', payload };
export const UNDO_IMPORT = { name: 'imports.undo', payload };

/** So many rows are one transaction: enough to be fast, few enough that others who import wait a moment only. */
const BATCH = 100;
/** Each of them is locked until the end, and may be somebody whom the office has open. */
const UNDO_BATCH = 20;

/** Takes the rows over, batch by batch. A job that comes twice goes on behind the last batch. */
export const runImport = (secrets: Secrets): Job =>
  defineJob({
    ...RUN_IMPORT,
    run: async (job) => {
      const { tenantId, withTenant } = job;
      const { kind: name, importId } = job.payload;
      const kind = kindOf(name);
      const begun = await withTenant(async (db) => {
        const [found, table] = [await findImport(db, name, importId), await openTable(db, secrets, tenantId, importId)];
        if (!found?.terms || found.endedAt || !table) return undefined;
        const done = new Set((await selectDoneRows(db, importId)).map(({ number }) => number));
        const rules = await rulesOf(kind, { db, tenantId, secrets }, found.terms);
        return { found, table, done, rules, terms: found.terms };
      });
      if (!begun) return;
      const { found, table, done, rules, terms } = begun;
      // Seconds of work: no transaction waits for it.
      const checked = await checkRows(kind, { tenantId, secrets }, table, terms, rules);
      const rows = checked.filter(({ number }) => !done.has(number));
      const run = { job, kind, secrets, found, file: checked.map(({ cells }) => cells) };
      for (let at = 0; at < rows.length; at += BATCH) await takeOver(run, rows.slice(at, at + BATCH));
      await withTenant((db) => markEnded(db, importId));
    },
  });

interface Run {
  readonly job: JobScope<typeof payload>;
  readonly kind: ImportKind;
  readonly secrets: Secrets;
  readonly found: ImportRow;
  readonly file: readonly RowCells[];
}

const takeOver = (run: Run, rows: readonly EvaluatedRow[]): Promise<void> =>
  byHalves(rows, {
    whole: (some) =>
      within(run, async (scope) => {
        await lockImporting(scope.db);
        const recognised = await recogniseRows(run.kind, scope, some);
        await insertDoneRows(scope.db, run.found.id, await saveRows(run, scope, recognised));
      }),
    refused: (row, error) => fail(run, row, error),
  });

interface Halving<Row> {
  readonly whole: (rows: readonly Row[]) => Promise<void>;
  readonly refused: (row: Row, error: unknown) => Promise<void>;
}

/**
 * A transaction is whole or not at all, and a row that can't be saved must not hold back the others: then each half comes by itself,
 * until that row is alone. One among a hundred costs seven transactions more.
 */
async function byHalves<Row>(rows: readonly Row[], { whole, refused }: Halving<Row>): Promise<void> {
  try {
    await whole(rows);
  } catch (error) {
    if (!isOfOneRow(error)) throw error;
    const [row, ...others] = rows;
    if (row !== undefined && others.length === 0) return refused(row, error);
    const half = Math.ceil(rows.length / 2);
    await byHalves(rows.slice(0, half), { whole, refused });
    await byHalves(rows.slice(half), { whole, refused });
  }
}

type Done = Omit<DoneRow, 'undone'>;
const NOTHING = { entityId: null, version: null, filled: [], before: {}, faults: null };

async function saveRows(
  { kind, file }: Run,
  scope: TakingOver,
  rows: readonly RecognisedRow[],
): Promise<readonly Done[]> {
  const sound = rows.filter(({ values }) => values !== undefined);
  const [known, unknown] = [sound.filter(isKnown), sound.filter((row) => !isKnown(row))];
  const fresh = unknown.map(({ values }) => values);
  const proposed = fresh.length > 0 ? await kind.propose?.(scope, fresh, file) : undefined;
  const created = await kind.create(scope, fresh, proposed);
  const made = new Map(unknown.map(({ number }, index) => [number, created[index]]));
  const compared = await kind.compare(scope, known);
  const isWhole = (_row: unknown, index: number) => compared[index]?.filled.length === 0;
  const complete = new Set(known.filter(isWhole).map(({ number }) => number));
  const done: Done[] = [];
  for (const { number, values, faults, entityId = null } of rows) {
    const { id, version = null } = made.get(number) ?? {};
    if (values === undefined) done.push({ number, outcome: 'FAILED', ...NOTHING, faults });
    else if (id) done.push({ number, outcome: 'CREATED', ...NOTHING, entityId: id, version });
    else if (!entityId || complete.has(number)) done.push({ number, outcome: 'UNCHANGED', ...NOTHING, entityId });
    else done.push({ number, ...NOTHING, entityId, ...(await completeKnown(kind, scope, entityId, values)) });
  }
  return done;
}

const isKnown = (row: RecognisedRow): row is RecognisedRow & { readonly entityId: string } =>
  row.entityId !== undefined;

async function completeKnown(
  kind: ImportKind,
  scope: TakingOver,
  id: string,
  values: unknown,
): Promise<Pick<Done, 'outcome' | 'version' | 'filled' | 'before'>> {
  const { version, filled, before } = await kind.complete(scope, id, values);
  const outcome = filled.length > 0 ? 'COMPLETED' : 'UNCHANGED';
  return { outcome, version, filled: [...filled], before };
}

async function fail({ job, found }: Run, { number }: EvaluatedRow, error: unknown): Promise<void> {
  const faults = { '': error instanceof Failure ? error.message : IMPORT_RULES.unexpected };
  await job.withTenant((db) => insertDoneRows(db, found.id, [{ number, outcome: 'FAILED', ...NOTHING, faults }]));
}

/** Anything else is a database that is not there: the job comes again. */
const isOfOneRow = (error: unknown): boolean => error instanceof Failure || isRefusedValue(error);

/** A transaction whose records say who started it and which file it was. */
async function within(run: Omit<Run, 'file'>, work: (scope: TakingOver) => Promise<unknown>): Promise<void> {
  const { job, kind, secrets, found } = run;
  const { tenantId, withTenant } = job;
  await withTenant(async (db: TenantDb) => {
    const changes: Change[] = [];
    const record = (change: Change): void => void changes.push(change);
    await work({ db, tenantId, secrets, now: new Date(), fileName: found.fileName, record });
    const actor = { homeTenantId: found.actorTenantId, userId: found.actorUserId };
    await writeAudit(db, { action: kind.action, requestId: `import ${found.id}`, actor }, changes);
  });
}

/** Takes back what nobody has touched since. */
export const undoImportedRows = (secrets: Secrets): Job =>
  defineJob({
    ...UNDO_IMPORT,
    run: async (job) => {
      const { kind: name, importId } = job.payload;
      const kind = kindOf(name);
      const begun = await job.withTenant(async (db) => {
        const found = await findImport(db, name, importId);
        return found && { found, rows: await selectDoneRows(db, importId) };
      });
      if (!begun?.found.undoneAt) return;
      const run = { job, kind, secrets, found: begun.found };
      const rows = begun.rows.filter(({ outcome, undone }) => !undone && isUndoable(outcome));
      for (let at = 0; at < rows.length; at += UNDO_BATCH)
        await byHalves(rows.slice(at, at + UNDO_BATCH), {
          whole: (some) =>
            within(run, async (scope) => {
              for (const row of some)
                if (await undo(kind, scope, row)) await markRowUndone(scope.db, importId, row.number);
            }),
          // Something hangs on it: then it stays.
          refused: async () => undefined,
        });
    },
  });

const isUndoable = (outcome: DoneRow['outcome']): boolean => outcome === 'CREATED' || outcome === 'COMPLETED';

async function undo(kind: ImportKind, scope: TakingOver, row: DoneRow): Promise<boolean> {
  const { entityId: id, version, filled, before, outcome } = row;
  if (!id || version === null) return false;
  return outcome === 'CREATED'
    ? kind.remove(scope, { id, version })
    : kind.empty(scope, { id, version, filled, before });
}

/** Every hour: files nobody needs any more. They hold numbers and accounts of people. */
export const sweepImports: Chore = {
  name: 'imports.sweep',
  at: '25 * * * *',
  run: async (database) => {
    await database.withoutTenant((db) => sql`/* sweepImports */ select directory.sweep_imports()`.execute(db));
  },
};
