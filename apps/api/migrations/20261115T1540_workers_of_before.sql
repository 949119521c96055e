-- Whoever was a worker before workers had a row of their own gets one, or nobody would find them any more. They are in the
-- default pool, as whoever joins is; for which kinds of work, staff have to say. One who was let in counts as released:
-- the law treats applicants otherwise.
do $$
declare
  tenant record;
begin
  for tenant in select id from directory.tenants where erased_at is null loop
    perform set_config('app.tenant_id', tenant.id::text, true);
    with worker as (
      insert into public.target_users (tenant_id, user_id, released_at)
      select u.tenant_id, u.id, case when u.state <> 'ONBOARDING' then coalesce(u.onboarding_completed_at, u.created_at) end
      from public.users u where u.tenant_id = tenant.id and u.role = 'TARGET_USER'
      on conflict do nothing
      returning tenant_id, user_id
    ), known as (
      select w.tenant_id, w.user_id, s.default_target_user_pool_id
      from worker w join public.tenant_settings s on s.tenant_id = w.tenant_id
    )
    insert into public.target_users_in_pools (tenant_id, user_id, pool_id) select * from known;
  end loop;
  perform set_config('app.tenant_id', '', true);
end $$;
