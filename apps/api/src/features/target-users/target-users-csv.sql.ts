import { sql } from 'kysely';
import { z } from 'zod';
import { effectiveRatingOf } from '#features/target-users/effective-rating.sql.ts';
import type { TargetUserFilter, TargetUserSort } from '#features/target-users/target-user-filter.ts';
import { matching, orderOf } from '#features/target-users/target-user-list.sql.ts';
import { bookedHoursThisWeek, lastWorkedOn } from '#features/target-users/work.sql.ts';

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

/** Every worker of the overview with everything that the file shows, in the overview's order. */
export const targetUserRows = (filter: TargetUserFilter, sort: TargetUserSort) => sql`/* targetUserRows */
  select u.first_name, u.last_name, u.state, u.contact_email, t.academic_title, t.phone_number,
    t.street_name_and_number, t.postal_code, t.location, t.country_code, t.birthday, t.gender,
    t.nationality_country_code, t.nationhood,
    (select string_agg(p.description, ', ' order by p.position) from target_users_in_pools m
      join target_user_pools p on p.tenant_id = m.tenant_id and p.id = m.pool_id
      where m.tenant_id = t.tenant_id and m.user_id = t.user_id) as pools,
    (select string_agg(a.description, ', ' order by a.position) from target_users_for_types m
      join appointment_types a on a.tenant_id = m.tenant_id and a.id = m.appointment_type_id
      where m.tenant_id = t.tenant_id and m.user_id = t.user_id) as types,
    ${effectiveRatingOf('t')} as effective_rating,
    (select count(*)::int from assessments a where a.tenant_id = t.tenant_id and a.user_id = t.user_id)
      as assessment_count,
    ${bookedHoursThisWeek(sql`t.user_id`)} as booked_hours_this_week, ${lastWorkedOn(sql`t.user_id`)} as last_worked_on,
    t.is_deployable_as_team_leader, t.has_completed_recruiting_day, t.has_driving_licence, t.car_availability,
    t.clothing_size, t.staff_type, t.accounting_id,
    (select c.description from cost_centers c where c.tenant_id = t.tenant_id and c.id = t.cost_center_id) as cost_center
  from ${matching(filter)}
  order by ${orderOf(sort)}`;
