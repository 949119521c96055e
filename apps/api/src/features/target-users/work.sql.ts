import { TIME_ZONE } from '@gastspiel/domain/time/vienna-day.ts';
import { type RawBuilder, sql } from 'kysely';

const ZONE = sql.lit(TIME_ZONE);

/** The day on which a worker's last booking ended, of those that are over. As bookings do not overlap, it began last too. */
export const lastWorkedOn = (userId: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select to_char(w.ends_at at time zone ${ZONE}, 'YYYY-MM-DD') from offers w
  where w.tenant_id = current_tenant_id() and w.user_id = ${userId} and w.state = 'BOOKED' and w.ends_at <= now()
    and w.starts_at < now()
  order by w.starts_at desc limit 1)`;

/** The hours of a worker's bookings that fall into this week, Monday to Sunday in Vienna. */
export const bookedHoursThisWeek = (userId: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select coalesce(sum(extract(epoch from least(w.ends_at, week.ends) - greatest(w.starts_at, week.starts))) / 3600, 0)::float8
  from offers w, (
    select date_trunc('week', now() at time zone ${ZONE}) at time zone ${ZONE} as starts,
      (date_trunc('week', now() at time zone ${ZONE}) + interval '7 days') at time zone ${ZONE} as ends) week
  where w.tenant_id = current_tenant_id() and w.user_id = ${userId} and w.state = 'BOOKED'
    and w.starts_at < week.ends and w.ends_at > week.starts)`;
