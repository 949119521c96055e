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
  await sql`/* lockStandings */
    select from appointment_standings where tenant_id = current_tenant_id() and appointment_id = any(${ids}::uuid[])
    order by appointment_id for update`.execute(db);
  await sql`/* renewStandings */
    insert into appointment_standings (tenant_id, appointment_id, ${columns})
    select tenant_id, appointment_id, ${columns} from counted_standings
    where tenant_id = current_tenant_id() and appointment_id = any(${ids}::uuid[])
    on conflict (tenant_id, appointment_id) do update set (${columns}) = row(${of('excluded')})
    where (${of('appointment_standings')}) is distinct from (${of('excluded')})`.execute(db);
  await renewWorkedDays(db, ids);
}

const ADDED_UP = ['invoice_recipient_id', 'appointment_type_id', 'work_minutes', 'break_minutes', 'travel_minutes'];
const sums = sql.join(ADDED_UP.map((column) => sql.ref(column)));
const sumsOf = (row: string) => sql.join(ADDED_UP.map((column) => sql.ref(`${row}.${column}`)));

/** A day whose hours were all recorded away is gone. */
const renewWorkedDays = (db: TenantDb, ids: readonly string[]) =>
  sql`/* renewWorkedDays */
    with counted as materialized (
      select * from counted_worked_days where tenant_id = current_tenant_id() and appointment_id = any(${ids}::uuid[])
    ), gone as (
      delete from worked_days d where d.tenant_id = current_tenant_id() and d.appointment_id = any(${ids}::uuid[])
        and not exists (select from counted c where c.appointment_id = d.appointment_id and c.day = d.day)
    )
    insert into worked_days (tenant_id, appointment_id, day, ${sums})
    select tenant_id, appointment_id, day, ${sums} from counted
    on conflict (tenant_id, appointment_id, day) do update set (${sums}) = row(${sumsOf('excluded')})
    where (${sumsOf('worked_days')}) is distinct from (${sumsOf('excluded')})`.execute(db);

/**
 * These appointments' standings and worked days, which lists and sums go by, are counted anew before the transaction commits. Whoever changes what
 * `counted_standings` or `counted_worked_days` counts asks for it.
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
    where (${of('c')}) is distinct from (${of('s')})
    union
    select coalesce(c.appointment_id, d.appointment_id)
    from (select * from counted_worked_days where tenant_id = current_tenant_id()) c
      full join (select * from worked_days where tenant_id = current_tenant_id()) d
        on d.appointment_id = c.appointment_id and d.day = c.day
    where (${sumsOf('c')}) is distinct from (${sumsOf('d')})`,
  );
  return rows.map(({ id }) => id);
}

/** Answers of how many the count was wrong. */
export async function mendStandings(db: TenantDb): Promise<number> {
  const ids = await selectDrifted(db);
  if (ids.length > 0) await renew(db, ids);
  return ids.length;
}
