-- The one place that binds a transaction to a tenant. A distributed database carries SET LOCAL to where the rows lie, but not
-- set_config (docs/adr/0051).
create function public.bind_tenant(p_tenant_id uuid) returns void
language plpgsql as $$
begin
  execute pg_catalog.format('set local app.tenant_id = %L', coalesce(p_tenant_id::text, ''));
end $$;
-- Everybody may: it does no more than SET LOCAL, which nobody can be kept from.

create or replace function directory.begin_request(
  p_issuer text, p_subject text, p_ticket_hash bytea, p_tenant_id uuid)
returns table (
  home_tenant_id uuid, user_id uuid, role text, state text, first_name text, last_name text,
  tenant_id uuid, tenant_access text, has_invoicing_module boolean, has_accounting_interface boolean,
  ticket_valid boolean, ticket_touch_due boolean)
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  ticket_used_at timestamptz;
begin
  perform public.bind_tenant(null);

  select i.tenant_id, i.user_id into home_tenant_id, user_id
    from directory.identities i join directory.tenants t on t.id = i.tenant_id
    where i.issuer = p_issuer and i.subject = p_subject and t.deleted_at is null;
  if not found then
    return;
  end if;

  select d.last_used_at into ticket_used_at from directory.device_tickets d
    where d.tenant_id = home_tenant_id and d.user_id = begin_request.user_id
      and d.ticket_hash = p_ticket_hash and d.last_used_at > now() - directory.device_ticket_lifetime();
  ticket_valid := found;
  -- Reading must stay read-only: who sees this flag writes the new time in a transaction of its own, once a day.
  ticket_touch_due := coalesce(ticket_used_at < now() - interval '1 day', false);

  perform public.bind_tenant(home_tenant_id);
  select u.role, u.state, u.first_name, u.last_name into role, state, first_name, last_name
    from public.users u where u.tenant_id = home_tenant_id and u.id = begin_request.user_id;
  -- No key says that somebody is there: the two tables may lie on different machines.
  if not found then
    perform public.bind_tenant(null);
    return;
  end if;

  tenant_id := coalesce(p_tenant_id, home_tenant_id);
  if tenant_id <> home_tenant_id and role <> 'SYSTEM_ADMIN' then
    tenant_access := 'FORBIDDEN';
  else
    select t.has_invoicing_module into has_invoicing_module
      from directory.tenants t where t.id = begin_request.tenant_id and t.deleted_at is null;
    tenant_access := case when found then 'GRANTED' else 'NOT_FOUND' end;
  end if;

  if tenant_access = 'GRANTED' then
    if tenant_id <> home_tenant_id then
      perform public.bind_tenant(tenant_id);
    end if;
    has_accounting_interface := exists (
      select from public.accounting_interfaces a where a.tenant_id = begin_request.tenant_id);
  else
    perform public.bind_tenant(null);
  end if;
  return next;
end $$;
