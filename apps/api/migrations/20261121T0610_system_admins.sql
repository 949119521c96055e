-- Who waits in an agency where nobody may release them is told to the operator: system administrators belong to some agency, mostly another
-- one. With the rights of who asks, as its siblings in 20261120T0310.
create function directory.system_admins()
returns table (id uuid, email text, first_name text, last_name text)
language plpgsql volatile set search_path = pg_catalog, pg_temp as $$
declare
  bound constant uuid := public.current_tenant_id();
  tenant uuid;
begin
  for tenant in select t.id from directory.list_tenants() t loop
    perform public.bind_tenant(tenant);
    return query
      select u.id, u.contact_email, u.first_name, u.last_name from public.users u
      where u.tenant_id = tenant and u.role = 'SYSTEM_ADMIN' and u.state = 'ACTIVE' and u.contact_email <> '';
  end loop;
  perform public.bind_tenant(bound);
end $$;

revoke all on all functions in schema directory from public;
grant execute on all functions in schema directory to gastspiel_app;
