-- How many other active system administrators there are, over all tenants. Whoever asks comes one after the other: two who
-- demote each other at once must not both find the other still there.
create function directory.count_other_system_admins(p_user_id uuid) returns integer
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  tenant record;
  here integer;
  others integer := 0;
  bound text := current_setting('app.tenant_id', true);
begin
  perform pg_advisory_xact_lock(hashtextextended('system administrators', 0));
  for tenant in select id from directory.tenants where deleted_at is null loop
    perform set_config('app.tenant_id', tenant.id::text, true);
    select count(*) into here from public.users u
      where u.tenant_id = tenant.id and u.role = 'SYSTEM_ADMIN' and u.state = 'ACTIVE' and u.id <> p_user_id;
    others := others + here;
  end loop;
  perform set_config('app.tenant_id', coalesce(bound, ''), true);
  return others;
end $$;
revoke all on function directory.count_other_system_admins from public;
grant execute on function directory.count_other_system_admins to gastspiel_app;
