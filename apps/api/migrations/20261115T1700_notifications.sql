-- Many jobs of one kind in one statement: an appointment offered to five hundred workers must not take five hundred calls.
-- The tenant is put in here, so a job can not name another one.
create function jobs.enqueue_all(p_task text, p_payloads json, p_run_at timestamptz)
returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if public.current_tenant_id() is null then
    raise exception 'a job belongs to the tenant of its transaction' using errcode = 'insufficient_privilege';
  end if;
  perform graphile_worker.add_jobs(array(
    select row(p_task, json_build_object('tenantId', public.current_tenant_id(), 'payload', payload), null, p_run_at,
      12, null, null, null)::graphile_worker.job_spec
    from json_array_elements(p_payloads) payload));
end $$;
revoke all on function jobs.enqueue_all from public;
grant execute on function jobs.enqueue_all to gastspiel_app;

-- New offers to one worker that are told in one mail. No foreign key on the offers: one that was withdrawn is simply not told.
create table public.offer_batches (
  tenant_id uuid not null,
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  offer_ids uuid[] not null,
  closed_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references public.users (tenant_id, id) on delete cascade
);
create index offer_batches_of_worker on public.offer_batches (tenant_id, user_id);
-- Whoever offers first opens the batch, everybody else joins it, whatever races.
create unique index one_open_batch_a_worker on public.offer_batches (tenant_id, user_id) where closed_at is null;
alter table public.offer_batches enable row level security;
alter table public.offer_batches force row level security;
create policy tenant on public.offer_batches
  using (tenant_id = public.current_tenant_id()) with check (tenant_id = public.current_tenant_id());
grant select, insert, update, delete on public.offer_batches to gastspiel_app;

-- As before, and the batches of offers.
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
    delete from public.offer_batches where tenant_id = tenant.id;
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
