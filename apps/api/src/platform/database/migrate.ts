import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Logger, runMigrations } from 'graphile-worker';
import pg from 'pg';
import { provisionRoles, type ServerRole } from '#platform/database/provision-roles.ts';

const MIGRATIONS_DIR = join(import.meta.dirname, '../../../migrations');
/** Any number will do, as long as every server takes the same one. */
const MIGRATION_LOCK = 7_245_001;

const silentLogger = new Logger(() => () => undefined);

export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

export interface MigrateOptions {
  readonly ownerUrl: string;
  /** Logins to make; a role whose login the operator made is left out. */
  readonly logins: Partial<Record<ServerRole, string>>;
  readonly log: (line: string) => void;
}

/** Brings the database to this version. Servers that start at once wait for each other and migrate once. */
export async function migrate({ ownerUrl, logins, log }: MigrateOptions): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl, application_name: 'gastspiel migrate' });
  await owner.connect();
  try {
    await refuseOldServer(owner);
    await owner.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await provisionRoles(owner, logins);
    await runMigrations({ connectionString: ownerUrl, logger: silentLogger });
    await applyMigrations(owner, log);
    await grantQueueToJobs(owner);
  } finally {
    await owner.end();
  }
}

async function refuseOldServer(owner: pg.Client): Promise<void> {
  const { rows } = await owner.query<{ version: string }>(`select current_setting('server_version_num') as version`);
  const major = Math.floor(Number(rows[0]?.version) / 10_000);
  if (major < 15) throw new MigrationError(`PostgreSQL 15 or newer is needed; this server is version ${major}.`);
}

async function applyMigrations(owner: pg.Client, log: MigrateOptions['log']): Promise<void> {
  await owner.query(`
    create schema if not exists maintenance;
    create table if not exists maintenance.migrations (
      name text primary key, sha256 text not null, applied_at timestamptz not null default now())`);
  const { rows } = await owner.query<{ name: string; sha256: string }>(
    'select name, sha256 from maintenance.migrations',
  );
  const applied = new Map(rows.map(({ name, sha256 }) => [name, sha256]));
  for (const name of (await readdir(MIGRATIONS_DIR)).filter((file) => file.endsWith('.sql')).sort()) {
    const text = await readFile(join(MIGRATIONS_DIR, name), 'utf8');
    const sha256 = createHash('sha256').update(text).digest('hex');
    const known = applied.get(name);
    if (known === undefined) {
      log(`migration ${name}`);
      await applyOne(owner, name, sha256, text);
    } else if (known !== sha256) {
      throw new MigrationError(`Migration ${name} was changed after it ran here. Write a new one instead.`);
    }
  }
}

async function applyOne(owner: pg.Client, name: string, sha256: string, text: string): Promise<void> {
  await owner.query('begin');
  try {
    await owner.query(text);
    await owner.query('insert into maintenance.migrations (name, sha256) values ($1, $2)', [name, sha256]);
    await owner.query('commit');
  } catch (cause) {
    await owner.query('rollback');
    throw new MigrationError(`Migration ${name} failed: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
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
