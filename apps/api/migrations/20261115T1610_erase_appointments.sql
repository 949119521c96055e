-- As before, and the appointments with their offers. What the tax law keeps of them will lie in the worklogs.
create or replace function directory.erase_deleted_tenants() returns bigint
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
    delete from public.sent_mails where tenant_id = tenant.id;
    delete from public.push_tokens where tenant_id = tenant.id;
    delete from public.offers where tenant_id = tenant.id;
    delete from public.appointments where tenant_id = tenant.id;
    delete from public.assessments where tenant_id = tenant.id;
    delete from public.feedbacks where tenant_id = tenant.id;
    delete from public.invoice_recipient_denials where tenant_id = tenant.id;
    delete from public.absences where tenant_id = tenant.id;
    delete from public.target_users_in_pools where tenant_id = tenant.id;
    delete from public.target_users_for_types where tenant_id = tenant.id;
    delete from public.target_users where tenant_id = tenant.id;
    delete from public.cost_centers where tenant_id = tenant.id;
    delete from public.users where tenant_id = tenant.id;
    delete from public.invoice_recipient_prices where tenant_id = tenant.id;
    delete from public.invoice_recipient_contact_persons where tenant_id = tenant.id;
    delete from public.invoice_recipients where tenant_id = tenant.id;
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
