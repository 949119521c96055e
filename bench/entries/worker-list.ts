import { apiEntry } from '#bench/api-entry.ts';
import { LARGE_TENANT } from '#bench/data/generate.ts';

const OWN = `tenant_id = '${LARGE_TENANT}'`;

export const entry = apiEntry({
  key: 'worker-list',
  name: 'List of workers: page of 25 with count, 20,000 workers',
  tenantId: LARGE_TENANT,
  query: `{
    targetUsers(page: { number: 0, size: 25 }) {
      count
      items {
        id userState firstName lastName phoneNumber effectiveRating assessmentCount
        availableInPoolIds availableForAppointmentTypeIds
      }
    }
  }`,
  goalMs: 6,
  bareSql: `
    select json_build_object('data', json_build_object('targetUsers', json_build_object(
      'count', (select count(*) from target_users t where t.${OWN} and t.restricted_until is null and t.anonymised_at is null),
      'items', (select json_agg(item) from (
        select page.id, page.state as "userState", page.first_name as "firstName", page.last_name as "lastName",
          page.phone_number as "phoneNumber",
          coalesce((select round(avg(rating), 1)::float8 from (select rating from assessments a
            where a.${OWN} and a.user_id = page.id order by a.created_at desc, a.id limit 10) newest),
            page.rating::float8) as "effectiveRating",
          (select count(*) from assessments a where a.${OWN} and a.user_id = page.id) as "assessmentCount",
          array(select pool_id from target_users_in_pools p where p.${OWN} and p.user_id = page.id order by pool_id)
            as "availableInPoolIds",
          array(select appointment_type_id from target_users_for_types a where a.${OWN} and a.user_id = page.id
            order by appointment_type_id) as "availableForAppointmentTypeIds"
        from (
          select u.id, u.state, u.first_name, u.last_name, t.phone_number, t.rating
          from users u join target_users t on t.${OWN} and t.user_id = u.id
          where u.${OWN} and u.role = 'TARGET_USER' and t.restricted_until is null and t.anonymised_at is null
          order by u.last_name collate german, u.first_name collate german, u.id limit 25) page
        order by page.last_name collate german, page.first_name collate german, page.id) item))))`,
});
