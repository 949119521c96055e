import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Logger, runMigrations } from 'graphile-worker';
import pg from 'pg';
import { analyseTables } from '#platform/database/analyse-tables.ts';
import { connectTo, poolOn } from '#platform/database/client.ts';
import { provisionRoles, type ServerRole } from '#platform/database/provision-roles.ts';

const MIGRATIONS_DIR = join(import.meta.dirname, '../../../migrations');
/** First line of a file that can't run in a transaction. */
const NO_TRANSACTION = '-- no-transaction';
const LOCK_NOT_AVAILABLE = '55P03';
/** So long everybody else queues behind a migration that waits for a table; then it gives way, and comes again after a pause. */
const LOCK_TIMEOUT_MS = 300;
const LOCK_PAUSE_MS = 2000;
/** About a minute. */
const LOCK_ATTEMPTS = 30;
/** Any number will do, as long as every server takes the same one. */
const MIGRATION_LOCK = 7_245_001;
const TURN_PAUSE_MS = 200;

const silentLogger = new Logger(() => () => undefined);

export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

export interface MigrateOptions {
  readonly ownerUrl: string;
  /** Logins to make; a role whose login the operator made is left out. */
  readonly logins: Partial<Record<ServerRole, string>>;
  readonly log: (line: string) => void;
  /** The product's migrations, unless a test has its own. */
  readonly directory?: string;
  readonly lockTimeoutMs?: number;
  readonly lockPauseMs?: number;
  /** Tells what would run, and changes nothing. */
  readonly isDryRun?: boolean;
}

interface Migration {
  readonly name: string;
  readonly text: string;
  readonly sha256: string;
}

/** Brings the database to this version. Servers that start at once wait for each other and migrate once. */
export async function migrate(options: MigrateOptions): Promise<void> {
  const { ownerUrl, logins } = options;
  const owner = await connectTo(ownerUrl, { application_name: 'gastspiel migrate' });
  const queueOwner = poolOn(owner.address, 2, () => undefined);
  try {
    await refuseOldServer(owner);
    if (options.isDryRun) return await tellPending(owner, options);
    await takeTurn(owner);
    await provisionRoles(owner, logins);
    await runMigrations({ pgPool: queueOwner, logger: silentLogger });
    await applyMigrations(owner, options);
    await grantQueueToJobs(owner);
    await analyseTables(owner);
  } finally {
    await queueOwner.end();
    await owner.end();
  }
}

/** Asked again and again: an index that is built beside the work of others waits for every statement that waits. */
async function takeTurn(owner: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await owner.query<{ isOurs: boolean }>('select pg_try_advisory_lock($1) as "isOurs"', [
      MIGRATION_LOCK,
    ]);
    if (rows[0]?.isOurs) return;
    await delay(TURN_PAUSE_MS);
  }
}

async function refuseOldServer(owner: pg.Client): Promise<void> {
  const { rows } = await owner.query<{ version: string }>(`select current_setting('server_version_num') as version`);
  const major = Math.floor(Number(rows[0]?.version) / 10_000);
  if (major < 15) throw new MigrationError(`PostgreSQL 15 or newer is needed; this server is version ${major}.`);
}

async function applyMigrations(owner: pg.Client, { log, ...options }: MigrateOptions): Promise<void> {
  await owner.query(`
    create schema if not exists maintenance;
    create table if not exists maintenance.migrations (
      name text primary key, sha256 text not null, applied_at timestamptz not null default now())`);
  const { rows } = await owner.query<{ name: string; sha256: string }>(
    'select name, sha256 from maintenance.migrations order by name',
  );
  const migrations = await readMigrations(options.directory ?? MIGRATIONS_DIR);
  refuseOtherPast(migrations, rows);
  for (const migration of migrations.slice(rows.length)) {
    log(`migration ${migration.name}`);
    await applyOne(owner, migration, options);
  }
}

async function tellPending(owner: pg.Client, { log, directory }: MigrateOptions): Promise<void> {
  const { rows } = await owner.query<{ isThere: boolean }>(
    `select to_regclass('maintenance.migrations') is not null as "isThere"`,
  );
  const past = rows[0]?.isThere
    ? await owner.query<Omit<Migration, 'text'>>('select name, sha256 from maintenance.migrations order by name')
    : { rows: [] };
  const migrations = await readMigrations(directory ?? MIGRATIONS_DIR);
  refuseOtherPast(migrations, past.rows);
  for (const { name } of migrations.slice(past.rows.length)) log(`would run: ${name}`);
}

async function readMigrations(directory: string): Promise<Migration[]> {
  const names = (await readdir(directory)).filter((file) => file.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(directory, name), 'utf8');
      return { name, text, sha256: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

/**
 * The migrations that ran here must be the first of these files. Files added in between would meet a schema that they were not
 * written for. More than these files is fine: a newer server has migrated while this one still starts.
 */
function refuseOtherPast(migrations: readonly Migration[], applied: readonly Omit<Migration, 'text'>[]): void {
  for (const [index, { name, sha256 }] of migrations.entries()) {
    const past = applied[index];
    if (!past) return;
    if (past.name > name) {
      throw new MigrationError(`Migration ${name} sorts before ${past.name}, which ran here. Give it a later name.`);
    }
    if (past.name < name) {
      throw new MigrationError(
        `Migration ${past.name} ran here, and this version does not know it. Is it another database?`,
      );
    }
    if (past.sha256 !== sha256) {
      throw new MigrationError(`Migration ${name} was changed after it ran here. Write a new one instead.`);
    }
  }
}

/** A migration that waits for a lock makes all later callers wait, so it rather gives way and comes again. */
async function applyOne(
  owner: pg.Client,
  migration: Migration,
  {
    lockTimeoutMs = LOCK_TIMEOUT_MS,
    lockPauseMs = LOCK_PAUSE_MS,
  }: Pick<MigrateOptions, 'lockTimeoutMs' | 'lockPauseMs'>,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await (migration.text.startsWith(NO_TRANSACTION)
        ? runAlone(owner, migration)
        : runInTransaction(owner, migration, lockTimeoutMs));
    } catch (cause) {
      const isLocked = cause instanceof pg.DatabaseError && cause.code === LOCK_NOT_AVAILABLE;
      if (isLocked && attempt < LOCK_ATTEMPTS) {
        await delay(lockPauseMs);
        continue;
      }
      const reason = isLocked
        ? 'somebody holds a table that it has to change, such as a dump. Nothing was done; start again when it is free'
        : cause instanceof Error
          ? cause.message
          : cause;
      throw new MigrationError(`Migration ${migration.name} failed: ${reason}`, { cause });
    }
  }
}

async function runInTransaction(owner: pg.Client, migration: Migration, lockTimeoutMs: number): Promise<void> {
  await owner.query('begin');
  try {
    await owner.query(`set local lock_timeout = ${lockTimeoutMs}`);
    await owner.query(migration.text);
    await remember(owner, migration);
    await owner.query('commit');
  } catch (cause) {
    await owner.query('rollback');
    throw cause;
  }
}

/** One statement that refuses a transaction, such as `create index concurrently`. It must not mind a second time. */
async function runAlone(owner: pg.Client, migration: Migration): Promise<void> {
  await owner.query(migration.text);
  await remember(owner, migration);
}

async function remember(owner: pg.Client, { name, sha256 }: Migration): Promise<void> {
  await owner.query('insert into maintenance.migrations (name, sha256) values ($1, $2)', [name, sha256]);
}

/** graphile-worker gives its tables row-level security without a policy; the runner's role gets the queue and nothing else. */
async function grantQueueToJobs(owner: pg.Client): Promise<void> {
  await owner.query(`
    grant usage on schema graphile_worker to gastspiel_jobs;
    grant select, insert, update, delete on all tables in schema graphile_worker to gastspiel_jobs;
    grant usage on all sequences in schema graphile_worker to gastspiel_jobs;
    grant execute on all functions in schema graphile_worker to gastspiel_jobs`);
  const { rows } = await owner.query<{ relname: string }>(`
    select c.relname from pg_class c
      where c.relnamespace = 'graphile_worker'::regnamespace and c.relrowsecurity
        and not exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'jobs')`);
  for (const { relname } of rows) {
    await owner.query(
      `create policy jobs on graphile_worker.${pg.escapeIdentifier(relname)} to gastspiel_jobs using (true)`,
    );
  }
}
