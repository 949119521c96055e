import type { Cents } from '@gastspiel/domain/money/money.ts';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { BREAK_MINUTES, isChosen, isWithin, TRAVEL_MINUTES, WORK_MINUTES } from '#features/statistics/figures.sql.ts';
import type { StatisticsFilter } from '#features/statistics/statistics-filter.ts';
import { TENANT } from '#platform/database/bound.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { rowOf } from '#platform/database/rows.ts';

/** Parts `a` of the chosen invoices of these days. */
const isEarned = (filter: StatisticsFilter) => sql`
  a.tenant_id = ${TENANT} and a.issue_date between ${filter.from} and ${filter.to} ${isChosen(filter)}`;

/** The net revenue that is nobody's work. */
export const unassignedRevenue = async (db: TenantDb, filter: StatisticsFilter): Promise<Cents> =>
  (
    await rowOf(
      db,
      z.object({ net: z.bigint() }),
      sql`/* unassignedRevenue */
      select coalesce(sum(a.net_in_cents), 0)::bigint as net from earnings a where ${isEarned(filter)} and a.user_id is null`,
    )
  )?.net ?? 0n;

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

/** The columns of figures, from which part of a worker's they come. */
const SUMS = [
  ['bookings', 'bookings', 'int'],
  ['not_come', 'times', 'int'],
  ['work_minutes', 'work', 'int'],
  ['break_minutes', 'pause', 'int'],
  ['travel_minutes', 'travel', 'int'],
  ['net_revenue', 'cents', 'bigint'],
] as const;

/** Everybody with a figure in these days. Only those who have left are added up: for all it would take a third of the time. */
const workerFigures = (filter: StatisticsFilter): RawBuilder<unknown> => {
  const chosen = filter.invoiceRecipientIds || filter.appointmentTypeIds;
  const among = (row: RawBuilder<unknown>) =>
    chosen
      ? sql`and ${row} in (select a.id from appointments a where a.tenant_id = ${TENANT} ${isChosen(filter)})`
      : sql``;
  return sql`
    booked as (
      select o.user_id, count(*) as bookings from offers o
      where o.tenant_id = ${TENANT} and o.state = 'BOOKED' and ${isWithin(sql`o.starts_at`, filter)}
        ${among(sql`o.appointment_id`)}
      group by o.user_id
    ), missed as (
      select w.user_id, count(*) as times from worklogs w
        join appointments a on a.tenant_id = w.tenant_id and a.id = w.appointment_id
      where w.tenant_id = ${TENANT} and w.did_not_come and ${isWithin(sql`a.starts_at`, filter)} ${isChosen(filter)}
      group by w.user_id
    ), worked as (
      select e.user_id, ${WORK_MINUTES} as work, ${BREAK_MINUTES} as pause, ${TRAVEL_MINUTES} as travel
      from worklog_entries e
      where e.tenant_id = ${TENANT} and ${isWithin(sql`e.starts_at`, filter)} ${among(sql`e.appointment_id`)}
      group by e.user_id
    ), earned as (
      select a.user_id, sum(a.net_in_cents) as cents from earnings a where ${isEarned(filter)} and a.user_id is not null
      group by a.user_id
    ), one as materialized (
      select t.user_id, t.restricted_until is null and t.anonymised_at is null as is_named, bookings, times, work, pause,
        travel, cents
      from booked full join worked using (user_id) full join missed using (user_id) full join earned using (user_id)
        join target_users t using (user_id)
      where t.tenant_id = ${TENANT}
    ), figures as (
      select user_id as id, ${sql.join(SUMS.map(([name, part, type]) => sql`coalesce(${sql.ref(part)}, 0)::${sql.raw(type)} as ${sql.ref(name)}`))}
      from one where is_named
      union all
      select null, ${sql.join(SUMS.map(([, part, type]) => sql`sum(coalesce(${sql.ref(part)}, 0))::${sql.raw(type)}`))}
      from one where not is_named having count(*) > 0
    )`;
};

const COLUMNS = sql`f.id, u.first_name, u.last_name, f.bookings, f.not_come, f.work_minutes, f.break_minutes,
  f.travel_minutes, f.net_revenue`;
const NAMED = sql`figures f left join users u on u.tenant_id = ${TENANT} and u.id = f.id`;
const BY_NAME = sql`u.last_name collate german nulls last, u.first_name collate german, f.id`;

/** By name, those who left last. */
export const workersByName = (filter: StatisticsFilter) =>
  sql`/* workersByName */ with ${workerFigures(filter)} select ${COLUMNS} from ${NAMED} order by ${BY_NAME}`;

/** A page of them, who worked most first, with how many there are. */
export const CountedWorker = z.object({ ...WorkerFigures.shape, count: z.int() });
export const workersByWork = (
  filter: StatisticsFilter,
  { number, size }: { readonly number: number; readonly size: number },
) =>
  sql`/* workersByWork */ with ${workerFigures(filter)}
    select ${COLUMNS}, count(*) over ()::int as count from ${NAMED}
    order by f.work_minutes desc, ${BY_NAME} limit ${size} offset ${number * size}`;
