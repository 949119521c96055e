import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import type { DB } from '#platform/database/database-types.ts';
import { BoundedPool, type PoolOptions } from '#platform/database/pool.ts';

/** A transaction bound to one tenant: the only thing that a feature's SQL ever sees. */
export type TenantDb = Transaction<DB>;

export interface Database {
  /** A transaction bound to a tenant that the caller already knows: jobs and server commands. */
  withTenant<T>(tenantId: string, work: (db: TenantDb) => Promise<T>): Promise<T>;
  /** A transaction without a tenant: tenant tables look empty, only the directory's functions answer. */
  withoutTenant<T>(work: (db: TenantDb) => Promise<T>): Promise<T>;
  /** A read-only snapshot that the caller ends; see RequestReads. */
  openReads(): Promise<Reads>;
  /** One round trip without an open transaction; a setting made in it is gone when it returns. */
  readonly single: Kysely<DB>;
  readonly stats: BoundedPool['stats'];
  close(): Promise<void>;
}

export interface Reads {
  readonly db: TenantDb;
  close(): Promise<void>;
}

export function openDatabase(options: PoolOptions, onIdleError: (error: Error) => void): Database {
  const pool = new BoundedPool(options, onIdleError);
  const kysely = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  return {
    withTenant: (tenantId, work) =>
      kysely.transaction().execute(async (db) => {
        await sql`select set_config('app.tenant_id', ${tenantId}, true)`.execute(db);
        return work(db);
      }),
    withoutTenant: (work) => kysely.transaction().execute(work),
    async openReads() {
      const db = await kysely
        .startTransaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute();
      return { db, close: () => db.rollback().execute() };
    },
    single: kysely,
    get stats() {
      return pool.stats;
    },
    close: () => kysely.destroy(),
  };
}
