import { RATED_ASSESSMENTS } from '@gastspiel/domain/target-users/effective-rating.ts';
import { TIME_ZONE } from '@gastspiel/domain/time/vienna-day.ts';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { TargetUserFilter, TargetUserSort } from '#features/target-users/target-user-filter.ts';
import { isAnyone, matching, orderOf } from '#features/target-users/target-user-list.sql.ts';
import { workOfMany } from '#features/target-users/work.sql.ts';
import { TENANT } from '#platform/database/bound.ts';
import type { TenantDb } from '#platform/database/database.ts';

export const CsvRow = z.object({
  firstName: z.string(),
  lastName: z.string(),
  state: z.string(),
  contactEmail: z.string(),
  academicTitle: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  streetNameAndNumber: z.string().nullable(),
  postalCode: z.string().nullable(),
  location: z.string().nullable(),
  countryCode: z.string(),
  birthday: z.string().nullable(),
  gender: z.string(),
  nationalityCountryCode: z.string().nullable(),
  nationhood: z.string().nullable(),
  pools: z.string().nullable(),
  types: z.string().nullable(),
  effectiveRating: z.number().nullable(),
  assessmentCount: z.int(),
  bookedHoursThisWeek: z.number(),
  lastWorkedOn: z.string().nullable(),
  isDeployableAsTeamLeader: z.boolean(),
  hasCompletedRecruitingDay: z.boolean(),
  hasDrivingLicence: z.boolean(),
  carAvailability: z.string(),
  clothingSize: z.string(),
  staffType: z.string(),
  costCenter: z.string().nullable(),
  accountingId: z.string().nullable(),
});
export type CsvRow = Readonly<z.output<typeof CsvRow>>;

const RATING = sql`coalesce(rated.mean, u.rating)::float8`;

/**
 * Every worker of the overview with everything that the file shows, in the overview's order. Each kind of facts is found once for all of
 * them: to ask for each worker took six times as long.
 */
export function targetUserRows(filter: TargetUserFilter, sort: TargetUserSort): RawBuilder<unknown> {
  // For a few of them nobody else's facts are read.
  const theirs = isAnyone(filter) ? sql`` : sql`and user_id in (select id from who)`;
  const memberships = (table: string, column: string, named: string) => sql`
    select m.user_id, string_agg(n.description, ', ' order by n.position) as names
    from (select * from ${sql.table(table)} where tenant_id = ${TENANT} ${theirs}) m
      join ${sql.table(named)} n on n.tenant_id = m.tenant_id and n.id = m.${sql.ref(column)}
    group by m.user_id`;
  return sql`/* targetUserRows */
  with who as materialized (
    select u.id, u.first_name, u.last_name, u.state, u.contact_email, t.academic_title, t.phone_number,
      t.street_name_and_number, t.postal_code, t.location, t.country_code, t.birthday, t.gender,
      t.nationality_country_code, t.nationhood, t.rating, t.is_deployable_as_team_leader, t.has_completed_recruiting_day,
      t.has_driving_licence, t.car_availability, t.clothing_size, t.staff_type, t.cost_center_id, t.accounting_id
    from ${matching(filter)}
  ), pools as (${memberships('target_users_in_pools', 'pool_id', 'target_user_pools')}
  ), types as (${memberships('target_users_for_types', 'appointment_type_id', 'appointment_types')}
  ), rated as (
    select a.user_id, count(*)::int as count, case when count(*) <= ${sql.lit(RATED_ASSESSMENTS)} then round(avg(a.rating), 1)
      else (select round(avg(newest.rating), 1) from (
        select n.rating from assessments n where n.tenant_id = ${TENANT} and n.user_id = a.user_id
        order by n.created_at desc, n.id limit ${sql.lit(RATED_ASSESSMENTS)}) newest) end as mean
    from assessments a where a.tenant_id = ${TENANT} ${theirs} group by a.user_id
  ), ${workOfMany(theirs)}
  select u.*, pools.names as pools, types.names as types, ${RATING} as effective_rating,
    coalesce(rated.count, 0) as assessment_count, coalesce(week.hours, 0) as booked_hours_this_week,
    to_char(worked.ends_at at time zone ${sql.lit(TIME_ZONE)}, 'YYYY-MM-DD') as last_worked_on,
    c.description as cost_center
  from who u
    left join pools on pools.user_id = u.id
    left join types on types.user_id = u.id
    left join rated on rated.user_id = u.id
    left join week on week.user_id = u.id
    left join worked on worked.user_id = u.id
    left join cost_centers c on c.tenant_id = ${TENANT} and c.id = u.cost_center_id
  order by ${orderOf(sort, RATING)}`;
}

/**
 * For the rest of the transaction tables are joined by hash. The planner takes a search by name for one that a single worker matches,
 * and would look through everybody's facts again for each of hundreds: ten minutes instead of half a second.
 */
export async function joinByHash(db: TenantDb): Promise<void> {
  await sql`/* joinByHash */ set local enable_nestloop = off`.execute(db);
}
