import { sql } from 'kysely';
import type { TenantDb } from '#platform/database/database.ts';

/** Part of a transaction that may fail alone: what it did is undone, and the rest goes on. */
export async function inSavepoint<Result>(db: TenantDb, work: () => Promise<Result>): Promise<Result> {
  await sql`savepoint part`.execute(db);
  try {
    const result = await work();
    await sql`release savepoint part`.execute(db);
    return result;
  } catch (error) {
    // A connection that is gone can not undo anything; then what went wrong first is told.
    await sql`rollback to savepoint part`.execute(db).catch(() => undefined);
    throw error;
  }
}
