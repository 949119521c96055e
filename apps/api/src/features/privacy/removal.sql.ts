import type { RemovalFacts } from '@gastspiel/domain/privacy/retention.ts';
import { dayOf, TIME_ZONE } from '@gastspiel/domain/time/vienna-day.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import { didNotCome } from '#features/target-users/index.ts';
import { MOMENT, TENANT } from '#platform/database/bound.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { countOf, rowsOf } from '#platform/database/rows.ts';

const FactsRow = z.object({
  appliedAt: z.date().nullable(),
  releasedAt: z.date().nullable(),
  lastWorkedOn: z.string().nullable(),
});

/** The last day of a booking that has begun: whoever is booked then has worked, unless somebody recorded that they did not come. */
const LAST_WORKED_ON = sql`(
  select to_char(greatest(o.ends_at, (select max(e.ends_at) from worklog_entries e
      where e.tenant_id = ${TENANT} and e.appointment_id = o.appointment_id and e.user_id = o.user_id)) at time zone ${sql.lit(TIME_ZONE)}, 'YYYY-MM-DD') from offers o
  where o.tenant_id = ${TENANT} and o.user_id = t.user_id and o.state = 'BOOKED' and o.starts_at <= ${MOMENT}
    and not ${didNotCome(sql`o`)}
  order by o.starts_at desc limit 1)`;

/** The facts that decide how somebody may leave. */
export async function findRemovalFacts(db: TenantDb, id: string): Promise<RemovalFacts | undefined> {
  const rows = await rowsOf(
    db,
    FactsRow,
    sql`/* findRemovalFacts */
    select u.onboarding_completed_at as applied_at, t.released_at, ${LAST_WORKED_ON} as last_worked_on
    from target_users t join users u on u.tenant_id = t.tenant_id and u.id = t.user_id
    where t.tenant_id = ${TENANT} and t.user_id = ${id}`,
  );
  const [row] = rows;
  if (!row) return undefined;
  return {
    appliedOn: row.appliedAt && dayOf(row.appliedAt),
    releasedOn: row.releasedAt && dayOf(row.releasedAt),
    lastWorkedOn: row.lastWorkedOn,
  };
}

const Link = z.object({
  schema: z.string(),
  table: z.string(),
  column: z.string(),
});

/** The tables whose rows would stop the worker's deletion, as the foreign keys themselves say. */
export async function selectLinkedTables(db: TenantDb, id: string): Promise<readonly string[]> {
  const links = await rowsOf(
    db,
    Link,
    sql`/* selectLinks */
    select n.nspname as schema, c.relname as table, a.attname as column
    from pg_constraint k
      join pg_class c on c.oid = k.conrelid
      join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[2]
    where k.contype = 'f' and k.confdeltype in ('a', 'r')
      and k.confrelid in ('public.users'::regclass, 'public.target_users'::regclass)
    order by c.relname`,
  );
  const linked: string[] = [];
  for (const { schema, table, column } of links) {
    const { rows } = await sql`/* selectLinkedRows */
      select from ${sql.id(schema, table)}
      where tenant_id = ${TENANT} and ${sql.id(column)} = ${id} limit 1`.execute(db);
    if (rows.length > 0) linked.push(table);
  }
  return linked;
}

/** A booking that lies ahead of a worker. */
export const LostBooking = z.object({
  appointmentId: z.string(),
  description: z.string(),
  startsAt: z.date(),
});
export type LostBooking = Readonly<z.output<typeof LostBooking>>;

export async function selectLostBookings(db: TenantDb, id: string): Promise<readonly LostBooking[]> {
  return rowsOf(
    db,
    LostBooking,
    sql`/* selectLostBookings */
    select a.id as appointment_id, a.description, a.starts_at
    from offers o join appointments a on a.tenant_id = o.tenant_id and a.id = o.appointment_id
    where o.tenant_id = ${TENANT} and o.user_id = ${id} and o.state = 'BOOKED' and o.starts_at > ${MOMENT}
    order by o.starts_at, o.id`,
  );
}

export async function countOpenOffers(db: TenantDb, id: string): Promise<number> {
  return countOf(
    db,
    sql`/* countOpenOffers */
    select count(*)::int as count from offers
    where tenant_id = ${TENANT} and user_id = ${id} and state <> 'BOOKED' and starts_at > ${MOMENT}`,
  );
}

export const ErasedCounts = z.object({
  assessments: z.number(),
  feedbacks: z.number(),
  denials: z.number(),
  absences: z.number(),
});
export type ErasedCounts = Readonly<z.output<typeof ErasedCounts>>;

/** How much of what was said and entered of the worker goes with them, whichever way they leave. */
export async function countErased(db: TenantDb, id: string): Promise<ErasedCounts> {
  const rows = await rowsOf(
    db,
    ErasedCounts,
    sql`/* countErased */
    select
      (select count(*)::int from assessments where tenant_id = ${TENANT} and user_id = ${id}) as assessments,
      (select count(*)::int from feedbacks where tenant_id = ${TENANT} and user_id = ${id}) as feedbacks,
      (select count(*)::int from invoice_recipient_denials
        where tenant_id = ${TENANT} and user_id = ${id}) as denials,
      (select count(*)::int from absences where tenant_id = ${TENANT} and user_id = ${id}) as absences
    `,
  );
  return rows[0] ?? { assessments: 0, feedbacks: 0, denials: 0, absences: 0 };
}
