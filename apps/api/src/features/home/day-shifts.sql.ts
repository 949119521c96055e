import { addDays, type Day, startOfDay } from '@gastspiel/domain/time/vienna-day.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import { IS_UNCONFIRMED, LONGEST_APPOINTMENT } from '#features/appointments/index.ts';
import { APPOINTMENTS, AppointmentSignature, SIGNATURE } from '#features/offers/index.ts';
import { TENANT } from '#platform/database/bound.ts';
import { cut } from '#platform/database/cut.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { countOf, rowsOf } from '#platform/database/rows.ts';
import type { Page, PageRequest } from '#platform/graphql/paging.ts';

const DayShift = z.object({
  appointment: AppointmentSignature,
  desiredTargetUsers: z.int(),
  crew: z.array(
    z.object({
      targetUserId: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      phoneNumber: z.string().nullable(),
      isPrevented: z.boolean(),
      isUnconfirmed: z.boolean(),
      isTeamLeader: z.boolean(),
    }),
  ),
});
/** A shift of a day, and who is there. */
export type DayShift = Readonly<z.output<typeof DayShift>>;

/**
 * By overlap, as in the week: a night that began yesterday is of today too. Those of the days before are looked through in an index
 * that has both times; only the shifts of the page are read themselves.
 */
const onDay = (day: Day) => sql`a.tenant_id = ${TENANT} and a.starts_at < ${startOfDay(addDays(day, 1))}
  and a.ends_at > ${startOfDay(day)} and a.starts_at > ${startOfDay(day)}::timestamptz - ${LONGEST_APPOINTMENT}`;

export const selectDayShifts = (db: TenantDb, day: Day, page: PageRequest): Page<DayShift> => ({
  items: () =>
    rowsOf(
      db,
      DayShift,
      sql`/* prepared selectDayShifts */
    with page as materialized (
      select a.tenant_id, a.id from appointments a where ${onDay(day)} order by a.starts_at, a.id ${cut(page)}
    )
    select json_build_object(${SIGNATURE}) as appointment, a.desired_target_users,
      coalesce((select json_agg(json_build_object('targetUserId', u.id, 'firstName', u.first_name, 'lastName', u.last_name,
            'phoneNumber', t.phone_number, 'isPrevented', o.prevented_at is not null,
            'isUnconfirmed', ${IS_UNCONFIRMED}, 'isTeamLeader', t.is_deployable_as_team_leader)
          order by u.last_name collate german, u.first_name collate german, u.id)
        from offers o join users u on u.tenant_id = o.tenant_id and u.id = o.user_id
          join target_users t on t.tenant_id = o.tenant_id and t.user_id = o.user_id
        where o.tenant_id = ${TENANT} and o.appointment_id = a.id and o.state = 'BOOKED'), '[]') as crew
    from page join ${APPOINTMENTS} on a.tenant_id = page.tenant_id and a.id = page.id
    order by a.starts_at, a.id`,
    ),
  count: () =>
    countOf(
      db,
      sql`/* prepared countDayShifts */ select count(*)::int as count from appointments a where ${onDay(day)}`,
    ),
});
