import { CompiledQuery, sql } from 'kysely';
import { z } from 'zod';
import { beforeCommit } from '#platform/database/before-commit.ts';
import { TENANT, TENANT_SLOT } from '#platform/database/bound.ts';
import type { TenantDb } from '#platform/database/database.ts';
import type { DB } from '#platform/database/database-types.ts';
import { rowsOf } from '#platform/database/rows.ts';

interface Kept {
  /** The table of the rows, and the view that says how they are counted. Both have the same columns in the same order. */
  readonly table: keyof DB;
  readonly counted: keyof DB;
  /** The column by which rows are counted anew: the id of an appointment or a worker. */
  readonly of: string;
  /** The other columns of the primary key, where there are several rows for one id. */
  readonly by?: readonly string[];
  readonly columns: readonly string[];
  /** The table whose rows of these ids are held while they are counted; left out where whoever changes a source holds them. */
  readonly held?: keyof DB;
}

/** Rows that are counted when something changes, and not each time that somebody looks (docs/adr/0043, docs/adr/0045). */
export interface Standings extends Pick<Kept, 'table' | 'counted'> {
  /** Has the rows of these ids counted anew before the transaction commits. Whoever changes a source of the view asks for it. */
  readonly renew: (db: TenantDb, ids: readonly string[]) => void;
  /** The ids of which something else is kept than is counted now: none, or there is a fault. */
  readonly drifted: (db: TenantDb) => Promise<readonly string[]>;
  /** Answers for how many ids the count was wrong. */
  readonly mend: (db: TenantDb) => Promise<number>;
}

export function defineStandings({ table, counted, of, by = [], columns, held }: Kept): Standings {
  const key = ['tenant_id', ...by, of];
  const names = (list: readonly string[], row?: string) =>
    list.map((name) => (row ? `${row}."${name}"` : `"${name}"`)).join(', ');
  const all = names([...key, ...columns]);
  // Part of a key may be empty, and is the same then.
  const sameBy = by.length > 0 ? `and (${names(by, 'counted')}) is not distinct from (${names(by, 'kept')})` : '';
  /** Written once, since many wait for who counts. As with `isOneOf`, a single id is asked for as such. */
  const statements = (which: string) => ({
    hold:
      held &&
      `/* prepared holdStandings */
      select from ${held} where tenant_id = $2::uuid and "${of}" ${which} order by "${of}" for no key update`,
    count: `/* prepared renewStandings */
      with counted as materialized (
        select ${all} from ${counted} where tenant_id = $2::uuid and "${of}" ${which}
      ), gone as (
        delete from ${table} kept
        where tenant_id = $2::uuid and "${of}" ${which}
          and not exists (select from counted where counted."${of}" = kept."${of}" ${sameBy})
      )
      insert into ${table} as kept (${all}) select ${all} from counted
      on conflict (${names(key)}) do update set (${names(columns)}) = row(${names(columns, 'excluded')})
      where (${names(columns, 'kept')}) is distinct from (${names(columns, 'excluded')})`,
  });
  const [ofOne, ofMany] = [statements('= $1::uuid'), statements('= any($1::uuid[])')];

  /** The rows are held first, in the same breath: a count begun earlier would not see what somebody else has just committed. */
  async function renew(db: TenantDb, ids: readonly string[]): Promise<void> {
    const [{ hold, count }, which] = ids.length === 1 ? [ofOne, ids[0]] : [ofMany, ids];
    const run = (text: string) => db.executeQuery(CompiledQuery.raw(text, [which, TENANT_SLOT]));
    await Promise.all([hold && run(hold), run(count)]);
  }

  async function drifted(db: TenantDb): Promise<readonly string[]> {
    const rows = await rowsOf(
      db,
      z.object({ id: z.string() }),
      sql`/* selectDrifted */
      with counted as (select * from ${sql.table(counted)} where tenant_id = ${TENANT}),
        kept as (select * from ${sql.table(table)} where tenant_id = ${TENANT})
      select distinct ${sql.ref(of)} as id from (
        (select * from counted except select * from kept) union all (select * from kept except select * from counted)) drifted`,
    );
    return rows.map(({ id }) => id);
  }

  return {
    table,
    counted,
    renew: beforeCommit(renew),
    drifted,
    mend: async (db) => {
      const ids = await drifted(db);
      if (ids.length > 0) await renew(db, ids);
      return ids.length;
    },
  };
}
