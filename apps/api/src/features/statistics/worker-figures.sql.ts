import type { Cents } from '@gastspiel/domain/money/money.ts';
import { type EarnedLine, revenueByWorker } from '@gastspiel/domain/statistics/revenue-by-worker.ts';
import { TIME_ZONE } from '@gastspiel/domain/time/vienna-day.ts';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import {
  BREAK_MINUTES,
  isChosen,
  isLineChosen,
  isRevenue,
  isWithin,
  TRAVEL_MINUTES,
  WORK_MINUTES,
} from '#features/statistics/figures.sql.ts';
import type { StatisticsFilter } from '#features/statistics/statistics-filter.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { streamRows } from '#platform/database/stream-rows.ts';

const Line = z
  .object({
    invoiceId: z.string(),
    kind: z.enum(['SERVICE', 'SURCHARGE', 'ADDITIONAL']),
    appointmentTypeId: z.string().nullable(),
    net: z.bigint(),
    userIds: z.array(z.string()).nullable(),
    minutes: z.array(z.int()).nullable(),
  })
  .transform(({ userIds, minutes, ...line }) => ({
    ...line,
    work: (userIds ?? []).map((userId, index) => ({ userId, minutes: minutes?.[index] ?? 0 })),
  }));

/** The lines of what counts as revenue with those who worked for them, invoice by invoice. */
const earnedLines = (filter: StatisticsFilter) => sql`/* earnedLines */
  with line as materialized (
    select i.id as invoice_id, l.kind, l.appointment_id, l.appointment_type_id, l.day, l.net_in_cents
    from invoices i cross join lateral (
      select * from invoice_lines l
      where l.tenant_id = i.tenant_id and l.invoice_id = i.id ${isLineChosen(filter)} offset 0) l
    where ${isRevenue(filter)}
  ), work as (
    select e.appointment_id, (e.starts_at at time zone ${sql.lit(TIME_ZONE)})::date as day,
      array_agg(e.user_id) as user_ids,
      array_agg(extract(epoch from e.ends_at - e.starts_at)::int / 60 - e.break_minutes) as minutes
    from worklog_entries e
    where e.tenant_id = current_tenant_id() and e.type = 'WORK' and e.appointment_id in (select appointment_id from line)
    group by 1, 2
  )
  select l.invoice_id, l.kind, l.appointment_type_id, l.net_in_cents as net, w.user_ids, w.minutes
  from line l left join work w on w.appointment_id = l.appointment_id and w.day = l.day
  order by l.invoice_id`;

/** Net revenue by worker; what belongs to nobody under null. */
export async function revenueOfWorkers(
  db: TenantDb,
  filter: StatisticsFilter,
): Promise<ReadonlyMap<string | null, Cents>> {
  const sums = new Map<string | null, Cents>();
  const take = (lines: readonly EarnedLine[]) => {
    for (const [userId, cents] of revenueByWorker(lines)) sums.set(userId, (sums.get(userId) ?? 0n) + cents);
  };
  let invoice: z.output<typeof Line>[] = [];
  for await (const line of streamRows(db, Line, earnedLines(filter))) {
    if (invoice[0] && invoice[0].invoiceId !== line.invoiceId) {
      take(invoice);
      invoice = [];
    }
    invoice.push(line);
  }
  take(invoice);
  return sums;
}

/** A worker's figures. All who have left are one row without a name: nobody works with their data any more. */
export const WorkerFigures = z.object({
  id: z.string().nullable(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  bookings: z.int(),
  notCome: z.int(),
  workMinutes: z.int(),
  breakMinutes: z.int(),
  travelMinutes: z.int(),
  netRevenue: z.bigint(),
});
export type WorkerFigures = Readonly<z.output<typeof WorkerFigures>>;

/** Everybody with a figure in these days. What they earned is handed in: it was divided by the rule. */
const workerFigures = (filter: StatisticsFilter, revenue: ReadonlyMap<string | null, Cents>): RawBuilder<unknown> => {
  const earned = [...revenue].filter(([userId]) => userId !== null);
  const chosen = filter.invoiceRecipientIds || filter.appointmentTypeIds;
  const among = (row: RawBuilder<unknown>) =>
    chosen
      ? sql`and ${row} in (select a.id from appointments a where a.tenant_id = current_tenant_id() ${isChosen(filter)})`
      : sql``;
  return sql`
    booked as (
      select o.user_id, count(*) as bookings from offers o
      where o.tenant_id = current_tenant_id() and o.state = 'BOOKED' and ${isWithin(sql`o.starts_at`, filter)}
        ${among(sql`o.appointment_id`)}
      group by o.user_id
    ), missed as (
      select w.user_id, count(*) as times from worklogs w
        join appointments a on a.tenant_id = w.tenant_id and a.id = w.appointment_id
      where w.tenant_id = current_tenant_id() and w.did_not_come and ${isWithin(sql`a.starts_at`, filter)} ${isChosen(filter)}
      group by w.user_id
    ), worked as (
      select e.user_id, ${WORK_MINUTES} as work, ${BREAK_MINUTES} as pause, ${TRAVEL_MINUTES} as travel
      from worklog_entries e
      where e.tenant_id = current_tenant_id() and ${isWithin(sql`e.starts_at`, filter)} ${among(sql`e.appointment_id`)}
      group by e.user_id
    ), earned as (
      select user_id, cents from unnest(${earned.map(([userId]) => userId)}::uuid[],
        ${earned.map(([, cents]) => String(cents))}::bigint[]) paid (user_id, cents)
    ), figures as (
      select case when t.restricted_until is null and t.anonymised_at is null then t.user_id end as id,
        coalesce(sum(one.bookings), 0)::int as bookings, coalesce(sum(one.times), 0)::int as not_come,
        coalesce(sum(one.work), 0)::int as work_minutes, coalesce(sum(one.pause), 0)::int as break_minutes,
        coalesce(sum(one.travel), 0)::int as travel_minutes, coalesce(sum(one.cents), 0)::bigint as net_revenue
      from (select * from booked full join worked using (user_id) full join missed using (user_id)
          full join earned using (user_id)) one
        join target_users t on t.tenant_id = current_tenant_id() and t.user_id = one.user_id
      group by 1
    )`;
};

const COLUMNS = sql`f.id, u.first_name, u.last_name, f.bookings, f.not_come, f.work_minutes, f.break_minutes,
  f.travel_minutes, f.net_revenue`;
const NAMED = sql`figures f left join users u on u.tenant_id = current_tenant_id() and u.id = f.id`;
const BY_NAME = sql`u.last_name collate german nulls last, u.first_name collate german, f.id`;

/** By name, those who left last. */
export const workersByName = (filter: StatisticsFilter, revenue: ReadonlyMap<string | null, Cents>) =>
  sql`/* workersByName */ with ${workerFigures(filter, revenue)} select ${COLUMNS} from ${NAMED} order by ${BY_NAME}`;

/** A page of them, who worked most first, with how many there are. */
export const CountedWorker = z.object({ ...WorkerFigures.shape, count: z.int() });
export const workersByWork = (
  filter: StatisticsFilter,
  revenue: ReadonlyMap<string | null, Cents>,
  { number, size }: { readonly number: number; readonly size: number },
) =>
  sql`/* workersByWork */ with ${workerFigures(filter, revenue)}
    select ${COLUMNS}, count(*) over ()::int as count from ${NAMED}
    order by f.work_minutes desc, ${BY_NAME} limit ${size} offset ${number * size}`;
