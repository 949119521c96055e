import { type RawBuilder, sql } from 'kysely';
import type { TestApi } from '#app/testing/test-api.ts';
import { until } from '#app/testing/until.ts';
import type { TenantDb } from '#platform/database/database.ts';

const WAITING = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

interface Held {
  /** Locks the rows that somebody else holds, or changes them already. */
  readonly hold: RawBuilder<unknown>;
  /** The change they make before they let go. */
  readonly change?: RawBuilder<unknown>;
  /** Has counted anew what the server would have after that change. */
  readonly renew?: (db: TenantDb) => void;
}

/** The outcome of an act that has to wait for somebody else; fails when it does not wait. */
export async function whileHeld<Result>(
  api: TestApi,
  tenantId: string,
  { hold, change = sql`select 1`, renew }: Held,
  act: () => Promise<Result>,
): Promise<Result> {
  const acting: Promise<Result>[] = [];
  await api.database.withTenant(tenantId, async (db) => {
    await hold.execute(db);
    acting.push(act());
    await until(async () => (await api.asOwner(WAITING)).length > 0);
    await change.execute(db);
    renew?.(db);
  });
  const [outcome] = await Promise.all(acting);
  return outcome as Result;
}
