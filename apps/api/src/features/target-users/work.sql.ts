import { TIME_ZONE } from '@gastspiel/domain/time/vienna-day.ts';
import { type RawBuilder, sql } from 'kysely';

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
      where e.tenant_id = w.tenant_id and e.appointment_id = w.appointment_id and e.user_id = w.user_id and e.type = 'WORK'),
    w.ends_at) at time zone ${ZONE}, 'YYYY-MM-DD')
  from offers w
  where w.tenant_id = current_tenant_id() and w.user_id = ${userId} and w.state = 'BOOKED' and w.ends_at <= now()
    and w.starts_at < now() and not ${didNotCome(sql`w`)}
  order by w.starts_at desc limit 1)`;

/** The hours of a worker's bookings that fall into this week, Monday to Sunday in Vienna. */
export const bookedHoursThisWeek = (userId: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select coalesce(sum(extract(epoch from least(w.ends_at, week.ends) - greatest(w.starts_at, week.starts))) / 3600, 0)::float8
  from offers w, (
    select date_trunc('week', now() at time zone ${ZONE}) at time zone ${ZONE} as starts,
      (date_trunc('week', now() at time zone ${ZONE}) + interval '7 days') at time zone ${ZONE} as ends) week
  where w.tenant_id = current_tenant_id() and w.user_id = ${userId} and w.state = 'BOOKED'
    and w.starts_at < week.ends and w.ends_at > week.starts)`;
