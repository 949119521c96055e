alter table directory.tenants add column erased_at timestamptz;

-- Erases what a deleted tenant left, once nobody can want it back. A feature that adds a table of personal data adds it
-- here; what the tax law makes the agency keep stays until its own time is over, and so does who did what, without content.
create function directory.erase_deleted_tenants() returns bigint
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  tenant record;
  erased bigint := 0;
begin
  for tenant in
    select id from directory.tenants
      where deleted_at < now() - interval '30 days' and erased_at is null for update skip locked
  loop
    perform set_config('app.tenant_id', tenant.id::text, true), set_config('app.retention', 'on', true);
    delete from public.audit_payloads where tenant_id = tenant.id;
    delete from public.idempotency_keys where tenant_id = tenant.id;
    delete from public.push_tokens where tenant_id = tenant.id;
    delete from public.users where tenant_id = tenant.id;
    delete from public.tenant_settings where tenant_id = tenant.id;
    delete from public.target_user_pools where tenant_id = tenant.id;
    delete from public.appointment_types where tenant_id = tenant.id;
    delete from public.outfits where tenant_id = tenant.id;
    delete from public.onboarding_checkboxes where tenant_id = tenant.id;
    delete from public.accounting_interfaces where tenant_id = tenant.id;
    delete from public.tenant_themes where tenant_id = tenant.id;
    update directory.tenants set contact_email = null, contact_phone = null, erased_at = now() where id = tenant.id;
    erased := erased + 1;
  end loop;
  perform set_config('app.tenant_id', '', true), set_config('app.retention', '', true);
  return erased;
end $$;
revoke all on function directory.erase_deleted_tenants from public;
grant execute on function directory.erase_deleted_tenants to gastspiel_app;
