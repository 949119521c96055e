import type { Kysely, Transaction } from 'kysely';
import type { Allowance } from '#platform/database/allowance.ts';
import { settleAll } from '#platform/database/before-commit.ts';
import { bindTenant } from '#platform/database/bound.ts';
import { isReadOnly } from '#platform/database/database-errors.ts';
import type { DB } from '#platform/database/database-types.ts';
import { BoundedPool, type Holder, type PoolOptions } from '#platform/database/pool.ts';
import { statementsOn, transactionOn } from '#platform/database/query-builder.ts';
import { openReads, type Reads } from '#platform/database/reads.ts';
import { Replica } from '#platform/database/replica.ts';
import type { Caller } from '#platform/turns/turns.ts';

/** A transaction bound to one tenant: the only thing that a feature's SQL ever sees. */
export type TenantDb = Transaction<DB>;

export interface Database {
  /** A transaction bound to a tenant that the caller already knows: jobs and server commands. */
  withTenant<T>(tenantId: string, work: (db: TenantDb) => Promise<T>): Promise<T>;
  /** A transaction without a tenant: tenant tables look empty, only the directory's functions answer. */
  withoutTenant<T>(work: (db: TenantDb) => Promise<T>): Promise<T>;
  /** A read-only snapshot that the caller ends; see RequestReads. */
  openReads(): Promise<Reads>;
  /** The same for a long one, on a replica if there is one that has come after. */
  openLongReads(): Promise<Reads>;
  /** One round trip without an open transaction; a setting made in it is gone when it returns. */
  readonly single: Kysely<DB>;
  /** The same database within the allowance of a request. */
  within(allowance: Allowance): Database;
  /** The same database with the share of whoever asks. */
  askedBy(caller: Caller): Database;
  readonly stats: BoundedPool['stats'];
  close(): Promise<void>;
}

export interface DatabaseOptions extends PoolOptions {
  /** The address with the standbys as its hosts. */
  readonly replica?: string | undefined;
}

/** `onCommit` hears of each transaction that may have changed something. */
export function openDatabase(
  { replica, ...options }: DatabaseOptions,
  onIdleError: (error: Error) => void,
  onCommit: () => void = () => undefined,
): Database {
  const pool = new BoundedPool(options, onIdleError);
  const onAway = (error: unknown) => onIdleError(error as Error);
  const standby = replica && new Replica(pool, { ...options, connectionString: replica }, onAway);
  return databaseOf({ pool, standby: standby || undefined, onCommit });
}

interface Parts {
  readonly pool: BoundedPool;
  readonly standby: Replica | undefined;
  readonly onCommit: () => void;
}

function databaseOf(parts: Parts, holder: Holder = {}): Database {
  const { pool, standby, onCommit } = parts;
  const transactionOf = async <T>(holder: Holder, work: (db: TenantDb) => Promise<T>): Promise<T> => {
    const client = await pool.connect(holder);
    let goes = false;
    try {
      client.begin('begin');
      const db = transactionOn(client);
      const result = await work(db);
      await settleAll(db);
      if (client.isUntouched) return result;
      const { command } = await client.query('commit');
      // PostgreSQL answers ROLLBACK when a statement before had failed and nobody minded.
      if (command === 'ROLLBACK') throw new Error('the transaction was rolled back because a statement in it failed');
      onCommit();
      return result;
    } catch (error) {
      if (!client.isUntouched) await client.query('rollback').catch(() => undefined);
      // The next one may find a host that takes writes again.
      goes = isReadOnly(error);
      throw error;
    } finally {
      client.release(goes);
    }
  };
  return {
    withTenant: (tenantId, work) =>
      // Jobs are nobody's, but they are the agency's.
      transactionOf({ caller: { agency: tenantId, person: undefined }, ...holder }, async (db) => {
        await bindTenant(db, tenantId);
        return work(db);
      }),
    withoutTenant: (work) => transactionOf(holder, work),
    openReads: () => openReads(() => pool.connect(holder), holder.allowance),
    openLongReads: () => openReads(() => (standby ?? pool).connect(holder), holder.allowance),
    get single() {
      return statementsOn(() => pool.connect(holder));
    },
    within: (allowance) => databaseOf(parts, { ...holder, allowance }),
    askedBy: (caller) => databaseOf(parts, { ...holder, caller }),
    get stats() {
      return pool.stats;
    },
    async close() {
      await Promise.all([pool.end(), standby?.end()]);
    },
  };
}
