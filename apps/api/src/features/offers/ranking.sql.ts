import { AVAILABILITIES } from '@gastspiel/domain/offers/availability.ts';
import { minutesWithin } from '@gastspiel/domain/time/period.ts';
import { POSTAL_AREA, RANKING_HORIZON, type RankingFacts } from '@gastspiel/domain/waves/ranking.ts';
import type { WaveSettings } from '@gastspiel/domain/waves/wave-settings.ts';
import { weekAround } from '@gastspiel/domain/working-time/working-time.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import { type AppointmentRow, LONGEST_APPOINTMENT } from '#features/appointments/index.ts';
import { candidates } from '#features/offers/candidates.sql.ts';
import { didNotCome } from '#features/target-users/index.ts';
import { TENANT } from '#platform/database/bound.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { rowsOf } from '#platform/database/rows.ts';

const Facts = z.object({
  id: z.string(),
  availability: z.enum(AVAILABILITIES),
  wasAsked: z.boolean(),
  rating: z.number().nullable(),
  bookedMinutes: z.int(),
  daysSinceLastShift: z.int().nullable(),
  customerShifts: z.int(),
  isPraised: z.boolean(),
  livesNear: z.boolean(),
  answered: z.int(),
  accepted: z.int(),
});

/**
 * The facts by which all candidates of an appointment are ranked, in one lean statement: the ranking itself is a rule of the
 * domain. Each fact is found once by time or customer and not for each worker. Factors that the agency has not switched on are
 * not even read.
 */
export async function selectRankingFacts(
  db: TenantDb,
  appointment: AppointmentRow,
  { weights }: WaveSettings,
  now: Date,
): Promise<readonly RankingFacts[]> {
  const { id, startsAt: start, endsAt: end, invoiceRecipientId: recipient, customer } = appointment;
  const week = weekAround(start);
  const horizon = sql`${now}::timestamptz - interval ${sql.lit(`${RANKING_HORIZON} days`)}`;
  const area = weights.residence > 0 ? (appointment.postalCode?.slice(0, POSTAL_AREA) ?? null) : null;
  const rows = await rowsOf(
    db,
    Facts,
    sql`/* selectRankingFacts */
    with week as materialized (
      select o.user_id, sum(extract(epoch from least(o.ends_at, ${week.end}) - greatest(o.starts_at, ${week.start})) / 60)::int
        as minutes
      from offers o
      where o.tenant_id = ${TENANT} and o.state = 'BOOKED' and o.starts_at < ${week.end}
        and o.starts_at > ${week.start}::timestamptz - ${LONGEST_APPOINTMENT} and o.ends_at > ${week.start}
      group by o.user_id
    ), worked as materialized (
      select o.user_id, extract(day from ${now}::timestamptz - max(o.ends_at))::int as days
      from offers o
      where o.tenant_id = ${TENANT} and o.state = 'BOOKED' and o.starts_at > ${horizon} and o.ends_at <= ${now}
        and not ${didNotCome(sql`o`)}
      group by o.user_id
    ), at_customer as materialized (
      select o.user_id, count(*)::int as shifts
      from appointments a join offers o on o.tenant_id = a.tenant_id and o.appointment_id = a.id and o.state = 'BOOKED'
      where a.tenant_id = ${TENANT} and a.starts_at > ${horizon} and a.ends_at <= ${now}
        and ${recipient ? sql`a.invoice_recipient_id = ${recipient}` : sql`a.customer = ${customer}`}
        and not ${didNotCome(sql`o`)}
      group by o.user_id
    ), said as materialized (
      select distinct on (f.user_id) f.user_id, f.feedback from feedbacks f
      where f.tenant_id = ${TENANT} and f.invoice_recipient_id = ${recipient} and f.created_at > ${horizon}
      order by f.user_id, f.created_at desc, f.id
    ), answers as materialized (
      select o.user_id, count(*)::int as answered, count(*) filter (where o.state <> 'DECLINED')::int as accepted
      from offers o
      where ${weights.acceptance > 0} and o.tenant_id = ${TENANT} and o.state <> 'CONTACTED'
        and o.starts_at > ${horizon}
      group by o.user_id
    )
    select c.id, c.availability, c.rating, m.user_id is not null as was_asked, coalesce(week.minutes, 0) as booked_minutes,
      worked.days as days_since_last_shift, coalesce(at_customer.shifts, 0) as customer_shifts,
      coalesce(said.feedback = 'POSITIVE', false) as is_praised,
      ${
        area
          ? sql`coalesce(t.postal_code like ${`${area}%`} and t.country_code = ${appointment.countryCode}, false)`
          : sql`false`
      } as lives_near, coalesce(answers.answered, 0) as answered, coalesce(answers.accepted, 0) as accepted
    from ${candidates(appointment, {})}
      ${area ? sql`join target_users t on t.tenant_id = ${TENANT} and t.user_id = c.id` : sql``}
      left join week on week.user_id = c.id
      left join worked on worked.user_id = c.id
      left join at_customer on at_customer.user_id = c.id
      left join said on said.user_id = c.id
      left join answers on answers.user_id = c.id
      left join offer_wave_members m on m.tenant_id = ${TENANT} and m.appointment_id = ${id} and m.user_id = c.id`,
  );
  const shift = minutesWithin([{ start, end }], week);
  return rows.map(({ bookedMinutes, ...facts }) => ({ ...facts, weekMinutes: bookedMinutes + shift }));
}
