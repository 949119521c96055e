-- Whoever was a worker before workers had a row of their own gets one, or nobody would find them any more. They are in the
-- default pool, as whoever joins is; for which kinds of work, staff have to say. One who was let in counts as released:
-- the law treats applicants otherwise.
do $$
declare
  tenant record;
  pool uuid;
begin
  for tenant in select id, deleted_at from directory.tenants where erased_at is null loop
    perform set_config('app.tenant_id', tenant.id::text, true);
    -- A tenant of before has neither pool nor codes, and without them it can not even be opened to be edited.
    if not exists (select from public.tenant_settings s where s.tenant_id = tenant.id) then
      select p.id into pool from public.target_user_pools p where p.tenant_id = tenant.id order by p.position limit 1;
      if pool is null then
        insert into public.target_user_pools (tenant_id, description, position) values (tenant.id, 'Alle', 0)
          returning id into pool;
      end if;
      insert into public.tenant_settings (tenant_id, default_target_user_pool_id) values (tenant.id, pool);
    end if;
    if tenant.deleted_at is null then
      insert into directory.association_codes (code_key, code, tenant_id, flow)
        select fresh.code, fresh.code, tenant.id, fresh.flow
        from (select flow, upper(left(replace(gen_random_uuid()::text, '-', ''), 20)) as code
          from unnest(array['TARGET_USER', 'TENANT_USER']) flow) fresh
        on conflict (tenant_id, flow) do nothing;
    end if;
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
