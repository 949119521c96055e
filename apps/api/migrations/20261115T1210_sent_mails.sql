-- One row for each mail that was sent, or is being sent: the same cause is never told twice. It says neither to whom nor what.
create table public.sent_mails (
  tenant_id uuid not null,
  message_id text not null,
  claimed_at timestamptz not null default now(),
  sent_at timestamptz,
  primary key (tenant_id, message_id)
);
alter table public.sent_mails enable row level security;
alter table public.sent_mails force row level security;
create policy tenant on public.sent_mails
  using (tenant_id = public.current_tenant_id()) with check (tenant_id = public.current_tenant_id());
grant select, insert, update, delete on public.sent_mails to gastspiel_app;

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
