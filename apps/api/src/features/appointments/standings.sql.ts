import { sql } from 'kysely';
import { z } from 'zod';
import { beforeCommit } from '#platform/database/before-commit.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { rowsOf } from '#platform/database/rows.ts';

const COUNTED = [
  'starts_at',
  'ends_at',
  'invoice_recipient_id',
  'appointment_type_id',
  'wanted',
  'booked',
  'coming',
  'not_come',
  'is_block',
  'is_sent',
  'needs_resending',
  'is_recorded',
];
const columns = sql.join(COUNTED.map((column) => sql.ref(column)));
const of = (row: string) => sql.join(COUNTED.map((column) => sql.ref(`${row}.${column}`)));

/** The rows are held first: a count begun earlier would not see what somebody else has just committed. */
async function renew(db: TenantDb, ids: readonly string[]): Promise<void> {
  const lock = sql`/* lockStandings */
    select from appointment_standings where tenant_id = current_tenant_id() and appointment_id = any(${ids}::uuid[])
    order by appointment_id for update`.execute(db);
  const renewal = sql`/* prepared renewStandings */
    insert into appointment_standings (tenant_id, appointment_id, ${columns})
    select tenant_id, appointment_id, ${columns} from counted_standings
    where tenant_id = current_tenant_id() and appointment_id = any(${ids}::uuid[])
    on conflict (tenant_id, appointment_id) do update set (${columns}) = row(${of('excluded')})
    where (${of('appointment_standings')}) is distinct from (${of('excluded')})`.execute(db);
  await Promise.all([lock, renewal]);
}

/**
 * These appointments' standings, which lists and sums go by, are counted anew before the transaction commits. Whoever changes what
 * `counted_standings` counts asks for it.
 */
export const renewStandings = beforeCommit(renew);

const Drifted = z.object({ id: z.string() });

/** The appointments of the tenant of which something else is kept than is counted now: none, or there is a fault. */
export async function selectDrifted(db: TenantDb): Promise<readonly string[]> {
  const rows = await rowsOf(
    db,
    Drifted,
    sql`/* selectDrifted */
    select coalesce(c.appointment_id, s.appointment_id) as id
    from (select * from counted_standings where tenant_id = current_tenant_id()) c
      full join (select * from appointment_standings where tenant_id = current_tenant_id()) s
        on s.appointment_id = c.appointment_id
    where (${of('c')}) is distinct from (${of('s')})`,
  );
  return rows.map(({ id }) => id);
}

/** Answers of how many the count was wrong. */
export async function mendStandings(db: TenantDb): Promise<number> {
  const ids = await selectDrifted(db);
  if (ids.length > 0) await renew(db, ids);
  return ids.length;
}
