import type { RemovalFacts } from '@gastspiel/domain/privacy/retention.ts';
import { dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { sql } from 'kysely';
import { lastWorkedOn } from '#features/target-users/index.ts';
import type { TenantDb } from '#platform/database/database.ts';

interface FactsRow {
  readonly appliedAt: Date | null;
  readonly releasedAt: Date | null;
  readonly lastWorkedOn: string | null;
}

/** What decides how somebody may leave. Whoever was booked for what is over has worked. */
export async function findRemovalFacts(db: TenantDb, id: string): Promise<RemovalFacts | undefined> {
  const { rows } = await sql<FactsRow>`/* findRemovalFacts */
    select u.onboarding_completed_at as "appliedAt", t.released_at as "releasedAt", ${lastWorkedOn(sql`u.id`)} as "lastWorkedOn"
    from target_users t join users u on u.tenant_id = t.tenant_id and u.id = t.user_id
    where t.tenant_id = current_tenant_id() and t.user_id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  return {
    appliedOn: row.appliedAt && dayOf(row.appliedAt),
    releasedOn: row.releasedAt && dayOf(row.releasedAt),
    lastWorkedOn: row.lastWorkedOn,
  };
}

/** Nobody saves the worker or adds anything to them until the transaction ends. The order is that of saving a worker. */
export async function lockTargetUser(db: TenantDb, id: string): Promise<void> {
  await sql`/* lockUser */
    select from users where tenant_id = current_tenant_id() and id = ${id} for no key update`.execute(db);
  await sql`/* lockTargetUser */
    select from target_users where tenant_id = current_tenant_id() and user_id = ${id} for update`.execute(db);
}

interface Link {
  readonly schema: string;
  readonly table: string;
  readonly column: string;
}

/** The tables whose rows would stop the worker's deletion, as the foreign keys themselves say. */
export async function selectLinkedTables(db: TenantDb, id: string): Promise<readonly string[]> {
  const { rows: links } = await sql<Link>`/* selectLinks */
    select n.nspname as schema, c.relname as table, a.attname as column
    from pg_constraint k
      join pg_class c on c.oid = k.conrelid
      join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[2]
    where k.contype = 'f' and k.confdeltype in ('a', 'r')
      and k.confrelid in ('public.users'::regclass, 'public.target_users'::regclass)
    order by c.relname`.execute(db);
  const linked: string[] = [];
  for (const { schema, table, column } of links) {
    const { rows } = await sql`/* selectLinkedRows */
      select from ${sql.id(schema, table)}
      where tenant_id = current_tenant_id() and ${sql.id(column)} = ${id} limit 1`.execute(db);
    if (rows.length > 0) linked.push(table);
  }
  return linked;
}

export interface ErasedCounts {
  readonly assessments: number;
  readonly feedbacks: number;
  readonly denials: number;
  readonly absences: number;
}

/** How much of what was said and entered of the worker goes with them, whichever way they leave. */
export async function countErased(db: TenantDb, id: string): Promise<ErasedCounts> {
  const { rows } = await sql<ErasedCounts>`/* countErased */
    select
      (select count(*)::int from assessments where tenant_id = current_tenant_id() and user_id = ${id}) as assessments,
      (select count(*)::int from feedbacks where tenant_id = current_tenant_id() and user_id = ${id}) as feedbacks,
      (select count(*)::int from invoice_recipient_denials
        where tenant_id = current_tenant_id() and user_id = ${id}) as denials,
      (select count(*)::int from absences where tenant_id = current_tenant_id() and user_id = ${id}) as absences
    `.execute(db);
  return rows[0] ?? { assessments: 0, feedbacks: 0, denials: 0, absences: 0 };
}
