import type { Transaction } from 'kysely';
import type { DB } from '#platform/database/database-types.ts';

type TenantDb = Transaction<DB>;
type Settle = (db: TenantDb, ids: readonly string[]) => Promise<void>;

const asked = new WeakMap<TenantDb, Map<Settle, Set<string>>>();

/**
 * Work that a transaction does once, at its end, however often it was asked for on the way: for all that was named. Rows that
 * transactions wait for each other at are held only for that moment.
 */
export const beforeCommit =
  (settle: Settle) =>
  (db: TenantDb, ids: readonly string[]): void => {
    const all = asked.get(db) ?? new Map<Settle, Set<string>>();
    asked.set(db, all);
    all.set(settle, new Set([...(all.get(settle) ?? []), ...ids]));
  };

/** Does what was asked for so far. */
export async function settleAll(db: TenantDb): Promise<void> {
  const all = asked.get(db);
  asked.delete(db);
  for (const [settle, ids] of all ?? []) if (ids.size > 0) await settle(db, [...ids]);
}
