import { apiEntry } from '#bench/api-entry.ts';
import { LARGE_TENANT } from '#bench/data/generate.ts';

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
  goals: { share: 0.5, times: 1.3 },
  bareSql: `
    select json_build_object('data', json_build_object('targetUsers', json_build_object(
      'count', (select count(*) from users u join target_users t on t.tenant_id = u.tenant_id and t.user_id = u.id
        where u.tenant_id = '${LARGE_TENANT}' and u.role = 'TARGET_USER'
          and t.restricted_until is null and t.anonymised_at is null),
      'items', (select json_agg(item) from (
        select u.id, u.state as "userState", u.first_name as "firstName", u.last_name as "lastName",
          t.phone_number as "phoneNumber",
          coalesce((select round(avg(rating), 1)::float8 from (select rating from assessments a
            where a.tenant_id = u.tenant_id and a.user_id = u.id order by a.created_at desc, a.id limit 10) newest),
            t.rating::float8) as "effectiveRating",
          (select count(*) from assessments a where a.tenant_id = u.tenant_id and a.user_id = u.id) as "assessmentCount",
          array(select pool_id from target_users_in_pools p
            where p.tenant_id = u.tenant_id and p.user_id = u.id order by pool_id) as "availableInPoolIds",
          array(select appointment_type_id from target_users_for_types a
            where a.tenant_id = u.tenant_id and a.user_id = u.id order by appointment_type_id)
            as "availableForAppointmentTypeIds"
        from users u join target_users t on t.tenant_id = u.tenant_id and t.user_id = u.id
        where u.tenant_id = '${LARGE_TENANT}' and u.role = 'TARGET_USER'
          and t.restricted_until is null and t.anonymised_at is null
        order by u.last_name collate german, u.first_name collate german, u.id limit 25) item))))`,
});
