import { TIME_ZONE } from '@gastspiel/domain/time/vienna-day.ts';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { LONGEST_APPOINTMENT } from '#features/appointments/index.ts';
import { MOMENT, TENANT } from '#platform/database/bound.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { rowsOf } from '#platform/database/rows.ts';
import { once } from '#platform/graphql/paging.ts';

const ZONE = sql.lit(TIME_ZONE);

/** Whether it was recorded of a booking that its worker did not come. */
export const didNotCome = (offer: RawBuilder<unknown>): RawBuilder<unknown> => sql`exists (
  select from worklogs n where n.tenant_id = ${offer}.tenant_id and n.appointment_id = ${offer}.appointment_id
    and n.user_id = ${offer}.user_id and n.did_not_come)`;

/**
 * The day on which a worker worked last: as it was recorded, or as it was planned where nobody has recorded it yet. Whoever was
 * recorded as not come did not work. As bookings do not overlap, the one that began last ended last too.
 */
export const lastWorkedOn = (userId: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select to_char(coalesce((select max(e.ends_at) from worklog_entries e
      where e.tenant_id = ${TENANT} and e.appointment_id = w.appointment_id and e.user_id = w.user_id and e.type = 'WORK'),
    w.ends_at) at time zone ${ZONE}, 'YYYY-MM-DD')
  from offers w
  where w.tenant_id = ${TENANT} and w.user_id = ${userId} and w.state = 'BOOKED' and w.ends_at <= ${MOMENT}
    and w.starts_at < ${MOMENT} and not ${didNotCome(sql`w`)}
  order by w.starts_at desc limit 1)`;

/** This week, Monday to Sunday in Vienna, and the hours of bookings that fall into it. */
const WEEK = sql`(
    select date_trunc('week', ${MOMENT} at time zone ${ZONE}) at time zone ${ZONE} as starts,
      (date_trunc('week', ${MOMENT} at time zone ${ZONE}) + interval '7 days') at time zone ${ZONE} as ends) week`;
const HOURS = sql`(sum(extract(epoch from least(w.ends_at, week.ends) - greatest(w.starts_at, week.starts))) / 3600)::float8`;

/** The hours of a worker's bookings that fall into this week. */
export const bookedHoursThisWeek = (userId: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select coalesce(${HOURS}, 0) from offers w, ${WEEK}
  where w.tenant_id = ${TENANT} and w.user_id = ${userId} and w.state = 'BOOKED'
    and w.starts_at < week.ends and w.ends_at > week.starts)`;

const mapOf = <Value>(rows: readonly { readonly id: string; readonly value: Value }[]): ReadonlyMap<string, Value> =>
  new Map(rows.map(({ id, value }) => [id, value]));

/** Both for the workers of a page, each read when it is first asked for. */
export function workOf(db: TenantDb, ids: readonly string[]) {
  const each = (value: (userId: RawBuilder<unknown>) => RawBuilder<unknown>) =>
    sql`/* prepared selectWork */ select u.id, ${value(sql`u.id`)} as value from unnest(${ids}::uuid[]) u (id)`;
  const lastDays = once(async () =>
    mapOf(await rowsOf(db, z.object({ id: z.string(), value: z.string().nullable() }), each(lastWorkedOn))),
  );
  const hours = once(async () =>
    mapOf(await rowsOf(db, z.object({ id: z.string(), value: z.number() }), each(bookedHoursThisWeek))),
  );
  return {
    lastWorkedOn: async (id: string) => (await lastDays()).get(id) ?? null,
    bookedHoursThisWeek: async (id: string) => (await hours()).get(id) ?? 0,
  };
}

/** Both for many workers at once, each found by time: `week (user_id, hours)` and `worked (user_id, ends_at)`. */
export const workOfMany = (theirs: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  week as (
    select w.user_id, ${HOURS} as hours from offers w, ${WEEK}
    where w.tenant_id = ${TENANT} and w.state = 'BOOKED' and w.starts_at < week.ends
      and w.starts_at > week.starts - ${LONGEST_APPOINTMENT} and w.ends_at > week.starts ${theirs}
    group by w.user_id
  ), last_booking as materialized (
    select distinct on (w.user_id) w.user_id, w.appointment_id, w.ends_at from offers w
    where w.tenant_id = ${TENANT} and w.state = 'BOOKED' and w.ends_at <= ${MOMENT} and w.starts_at < ${MOMENT}
      and not ${didNotCome(sql`w`)} ${theirs}
    order by w.user_id, w.starts_at desc
  ), recorded as (
    select l.user_id, max(e.ends_at) as ends_at from last_booking l
      join worklog_entries e on e.tenant_id = ${TENANT} and e.appointment_id = l.appointment_id
        and e.user_id = l.user_id and e.type = 'WORK'
    group by l.user_id
  ), worked as (
    select l.user_id, coalesce(r.ends_at, l.ends_at) as ends_at from last_booking l
      left join recorded r on r.user_id = l.user_id
  )`;
