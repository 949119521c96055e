-- Workers who came before there were facts about them get their row and the tenant's default pool, as new ones do.
do $$
declare
  tenant record;
begin
  for tenant in select id from directory.tenants where erased_at is null loop
    perform set_config('app.tenant_id', tenant.id::text, true);
    insert into public.target_users (tenant_id, user_id, released_at)
      select u.tenant_id, u.id, case when u.state <> 'ONBOARDING' then u.created_at end
      from public.users u where u.tenant_id = tenant.id and u.role = 'TARGET_USER'
      on conflict do nothing;
    insert into public.target_users_in_pools (tenant_id, user_id, pool_id)
      select t.tenant_id, t.user_id, s.default_target_user_pool_id
      from public.target_users t join public.tenant_settings s on s.tenant_id = t.tenant_id
      where t.tenant_id = tenant.id and not exists (
        select from public.target_users_in_pools p where p.tenant_id = t.tenant_id and p.user_id = t.user_id);
  end loop;
  perform set_config('app.tenant_id', '', true);
end $$;
