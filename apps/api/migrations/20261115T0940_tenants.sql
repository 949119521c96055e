-- A tenant as its own people see it.
create function directory.current_tenant()
returns table (id uuid, name text, contact_email text, contact_phone text, has_invoicing_module boolean)
language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  select t.id, t.name, t.contact_email, t.contact_phone, t.has_invoicing_module
    from directory.tenants t where t.id = public.current_tenant_id() and t.deleted_at is null;
end;

-- All tenants, for system administration; the caller has checked the right to it.
create function directory.list_tenants()
returns table (id uuid, name text, contact_email text, contact_phone text, has_invoicing_module boolean, version integer)
language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  select t.id, t.name, t.contact_email, t.contact_phone, t.has_invoicing_module, t.version
    from directory.tenants t where t.deleted_at is null;
end;

create function directory.create_tenant(
  p_name text, p_contact_email text, p_contact_phone text, p_has_invoicing_module boolean)
returns uuid language sql security definer set search_path = pg_catalog, pg_temp
begin atomic
  insert into directory.tenants (name, contact_email, contact_phone, has_invoicing_module)
    values (p_name, p_contact_email, p_contact_phone, p_has_invoicing_module) returning id;
end;

-- Binds a token's subject to a user of the current tenant; false when the subject is somebody's already.
create function directory.bind_identity(p_issuer text, p_subject text, p_user_id uuid)
returns boolean language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into directory.identities (issuer, subject, tenant_id, user_id)
    values (p_issuer, p_subject, public.current_tenant_id(), p_user_id)
    on conflict (issuer, subject) do nothing;
  return found;
end $$;

create function directory.subject_of(p_issuer text, p_user_id uuid)
returns text language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  select subject from directory.identities
    where tenant_id = public.current_tenant_id() and user_id = p_user_id and issuer = p_issuer;
end;

revoke all on function directory.current_tenant, directory.list_tenants, directory.create_tenant,
  directory.bind_identity, directory.subject_of from public;
grant execute on function directory.current_tenant, directory.list_tenants, directory.create_tenant,
  directory.bind_identity, directory.subject_of to gastspiel_app;
