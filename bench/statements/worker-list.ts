/** The first page of the workers, as the product asks for it. */
export const WORKER_LIST = `
  with page as (
    select u.tenant_id, u.id from users u join target_users t on t.tenant_id = u.tenant_id and t.user_id = u.id
    where u.tenant_id = current_tenant_id() and u.role = 'TARGET_USER'
      and t.restricted_until is null and t.anonymised_at is null
    order by u.last_name collate german, u.first_name collate german, u.id limit 25
  )
  select u.id, u.state, u.first_name, u.last_name, t.phone_number, t.location,
    (select count(*)::int from assessments a where a.tenant_id = t.tenant_id and a.user_id = t.user_id),
    array(select pool_id from target_users_in_pools p where p.tenant_id = t.tenant_id and p.user_id = t.user_id order by pool_id)
  from page
    join users u on u.tenant_id = page.tenant_id and u.id = page.id
    join target_users t on t.tenant_id = page.tenant_id and t.user_id = page.id
  where u.tenant_id = current_tenant_id() and t.tenant_id = current_tenant_id()
  order by u.last_name collate german, u.first_name collate german, u.id`;
