-- Many invoices in one go, settled one by one by jobs: made as drafts, or sent. Kept so that whoever comes back sees what became of it.
create table public.billing_runs (
  tenant_id uuid not null,
  id uuid not null default gen_random_uuid(),
  kind text not null check (kind in ('CREATE', 'SEND')),
  ordered_at timestamptz not null,
  ordered_by_name text not null,
  -- Who is named in the audit log of what it does.
  actor_tenant_id uuid not null,
  actor_user_id uuid not null,
  -- Of drafts.
  issue_date date,
  due_date date,
  dun_date date,
  proposes_surcharges boolean,
  primary key (tenant_id, id),
  check (num_nulls(issue_date, due_date, dun_date, proposes_surcharges) = case kind when 'CREATE' then 0 else 4 end)
);
create index billing_runs_newest on public.billing_runs (tenant_id, ordered_at desc, id);

create table public.billing_run_items (
  tenant_id uuid not null,
  run_id uuid not null,
  position integer not null,
  invoice_recipient_id uuid not null,
  -- Of a draft: the ids and versions of its blocks as they were seen.
  blocks jsonb,
  -- What was made, or is to be sent.
  invoice_id uuid,
  state text not null default 'WAITING' check (state in ('WAITING', 'DONE', 'FAILED', 'STOPPED')),
  -- The sentence that says why.
  failure text,
  settled_at timestamptz,
  primary key (tenant_id, run_id, position),
  foreign key (tenant_id, run_id) references public.billing_runs (tenant_id, id) on delete cascade,
  foreign key (tenant_id, invoice_recipient_id) references public.invoice_recipients (tenant_id, id) on delete cascade,
  foreign key (tenant_id, invoice_id) references public.invoices (tenant_id, id),
  check ((state = 'WAITING') = (settled_at is null)),
  check ((state = 'FAILED') = (failure is not null)),
  check (state <> 'DONE' or invoice_id is not null)
);
create index billing_run_items_of_recipient on public.billing_run_items (tenant_id, invoice_recipient_id);
create index billing_run_items_of_invoice on public.billing_run_items (tenant_id, invoice_id);

select maintenance.tenant_table('public.billing_runs', 'NOW', p_rights => 'select, insert');
select maintenance.tenant_table('public.billing_run_items', 'NOW',
  p_rights => 'select, insert, update (state, failure, settled_at, invoice_id)');

create function live.tell_billing_runs() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  perform live.announce(c.tenant_id, array['billing-runs'], array[]::uuid[], array[]::text[])
    from (select distinct tenant_id from changed) c;
  return null;
end $$;
create trigger live_insert after insert on public.billing_run_items referencing new table as changed
  for each statement when (current_setting('app.retention', true) is distinct from 'on')
  execute function live.tell_billing_runs();
create trigger live_update after update on public.billing_run_items referencing new table as changed
  for each statement when (current_setting('app.retention', true) is distinct from 'on')
  execute function live.tell_billing_runs();
