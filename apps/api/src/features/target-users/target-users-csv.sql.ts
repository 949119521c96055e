import { sql } from 'kysely';
import { effectiveRatingOf } from '#features/target-users/effective-rating.sql.ts';
import type { TargetUserFilter, TargetUserSort } from '#features/target-users/target-user-filter.ts';
import { matching, orderOf } from '#features/target-users/target-user-list.sql.ts';

export interface CsvRow {
  readonly first_name: string;
  readonly last_name: string;
  readonly state: string;
  readonly contact_email: string;
  readonly academic_title: string | null;
  readonly phone_number: string | null;
  readonly street_name_and_number: string | null;
  readonly postal_code: string | null;
  readonly location: string | null;
  readonly country_code: string;
  readonly birthday: string | null;
  readonly gender: string;
  readonly nationality_country_code: string | null;
  readonly nationhood: string | null;
  readonly pools: string | null;
  readonly types: string | null;
  readonly effective_rating: number | null;
  readonly assessment_count: number;
  readonly is_deployable_as_team_leader: boolean;
  readonly has_completed_recruiting_day: boolean;
  readonly has_driving_licence: boolean;
  readonly car_availability: string;
  readonly clothing_size: string;
  readonly staff_type: string;
  readonly cost_center: string | null;
  readonly accounting_id: string | null;
}

/** Every worker of the overview with everything that the file shows, in the overview's order. */
export const targetUserRows = (filter: TargetUserFilter, sort: TargetUserSort) => sql<CsvRow>`/* targetUserRows */
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
    t.is_deployable_as_team_leader, t.has_completed_recruiting_day, t.has_driving_licence, t.car_availability,
    t.clothing_size, t.staff_type, t.accounting_id,
    (select c.description from cost_centers c where c.tenant_id = t.tenant_id and c.id = t.cost_center_id) as cost_center
  from ${matching(filter)}
  order by ${orderOf(sort)}`;
