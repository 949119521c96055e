-- A tenant is edited by system administration, which acts in it: each of these functions concerns the current tenant.
drop function directory.create_tenant(text, text, text, boolean);
create function directory.create_tenant() returns uuid language sql security definer set search_path = pg_catalog, pg_temp
begin atomic
  insert into directory.tenants (name) values ('–') returning id;
end;

-- Answers the new version, or nothing when somebody else has changed the tenant meanwhile.
create function directory.save_tenant(
  p_version integer, p_name text, p_contact_email text, p_contact_phone text, p_has_invoicing_module boolean)
returns integer language sql security definer set search_path = pg_catalog, pg_temp
begin atomic
  update directory.tenants t
    set name = p_name, contact_email = p_contact_email, contact_phone = p_contact_phone,
      has_invoicing_module = p_has_invoicing_module, version = t.version + 1
    where t.id = public.current_tenant_id() and t.version = p_version and t.deleted_at is null
    returning t.version;
end;

-- False when the code is another tenant's; which one is nobody's business.
create function directory.save_association_code(p_flow text, p_code text)
returns boolean language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into directory.association_codes as c (code_key, code, tenant_id, flow)
    values (upper(p_code), p_code, public.current_tenant_id(), p_flow)
    on conflict (tenant_id, flow) do update set code_key = excluded.code_key, code = excluded.code;
  return true;
exception when unique_violation then
  return false;
end $$;

create function directory.current_association_codes()
returns table (flow text, code text) language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  select c.flow, c.code from directory.association_codes c where c.tenant_id = public.current_tenant_id();
end;

create function directory.current_tenant_version()
returns integer language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  select t.version from directory.tenants t where t.id = public.current_tenant_id();
end;

-- Access ends at once: begin_request knows no deleted tenant. The data are erased later.
create function directory.delete_tenant()
returns void language sql security definer set search_path = pg_catalog, pg_temp
begin atomic
  update directory.tenants set deleted_at = now() where id = public.current_tenant_id() and deleted_at is null;
  delete from directory.association_codes where tenant_id = public.current_tenant_id();
end;

revoke all on function directory.create_tenant, directory.save_tenant, directory.save_association_code,
  directory.current_association_codes, directory.current_tenant_version, directory.delete_tenant from public;
grant execute on function directory.create_tenant, directory.save_tenant, directory.save_association_code,
  directory.current_association_codes, directory.current_tenant_version, directory.delete_tenant to gastspiel_app;
