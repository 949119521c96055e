-- Each request begins by binding to nobody and then to its agency. The first is mostly so already, and a SET LOCAL that is made up at
-- that moment costs as much as a small statement.
create or replace function public.bind_tenant(p_tenant_id uuid) returns void
language plpgsql as $$
begin
  if pg_catalog.current_setting('app.tenant_id', true) is distinct from coalesce(p_tenant_id::text, '') then
    execute pg_catalog.format('set local app.tenant_id = %L', coalesce(p_tenant_id::text, ''));
  end if;
end $$;
