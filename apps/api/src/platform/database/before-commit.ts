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

/** Does what was asked for so far, in this order: each of them sends its statements without waiting for the others' answers. */
export async function settleAll(db: TenantDb): Promise<void> {
  const all = [...(asked.get(db) ?? [])].filter(([, ids]) => ids.size > 0);
  asked.delete(db);
  await Promise.all(all.map(([settle, ids]) => settle(db, [...ids])));
}
