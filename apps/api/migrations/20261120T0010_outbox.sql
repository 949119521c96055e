-- What a change announces to open browsers and orders from the queue lies here, in the change's own transaction. A relay moves it on
-- (docs/adr/0048): NOTIFY lets one commit through at a time for the whole database, and every change used to wait for it.
create table public.outbox (
  tenant_id uuid not null,
  id bigint generated always as identity,
  kind text not null check (kind in ('CHANGE', 'STANDING', 'JOBS')),
  message jsonb not null,
  written_at timestamptz not null default now(),
  refusal text,
  primary key (tenant_id, id)
);
select maintenance.tenant_table('public.outbox', 'NOW', 'insert');
-- The relay takes what lies longest, of all tenants.
create index outbox_in_order on public.outbox (id);
-- Rows stay for a moment: what is gone must not be walked past for a minute.
alter table public.outbox set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000,
  autovacuum_vacuum_insert_scale_factor = 0, autovacuum_vacuum_insert_threshold = 2000);
-- The directory's functions tell of people and agencies without being bound to one.
create policy standing on public.outbox for insert to current_user with check (kind = 'STANDING');
create policy relay on public.outbox to gastspiel_jobs using (true);
grant usage on schema public to gastspiel_jobs;
grant select, delete, update (refusal) on public.outbox to gastspiel_jobs;
comment on column public.outbox.refusal is 'Why the relay could not move it on: it is put aside until an operator has it tried again.';

create or replace function live.announce(p_tenant_id uuid, p_staff text[], p_people uuid[], p_personal text[]) returns void
language sql set search_path = pg_catalog, pg_temp
begin atomic
  insert into public.outbox (tenant_id, kind, message)
    values (p_tenant_id, 'CHANGE', jsonb_build_object('staff', p_staff, 'people', p_people, 'personal', p_personal));
end;

create or replace function live.tell_standing() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  insert into public.outbox (tenant_id, kind, message) values ((to_jsonb(old) ->> tg_argv[0])::uuid, 'STANDING',
    jsonb_build_object('person', to_jsonb(old) ->> tg_argv[1]));
  return null;
end $$;

-- The orders of a batch, in their order. A later one replaces an earlier one under its key. `place` keeps the order of a line, of which
-- each begins when the one before it is done.
create function jobs.take_orders(p_orders json) returns void language sql set search_path = pg_catalog, pg_temp
begin atomic
  select graphile_worker.add_jobs(array_agg(
    row(o.task, json_build_object('tenantId', o.tenant, 'payload', o.payload), o.tenant || ':' || o.line,
      case when o.line is null then o.run_at else now() + o.place * interval '1 microsecond' end,
      jobs.max_attempts(), o.tenant || ':' || o.key, o.priority, null)::graphile_worker.job_spec order by o.place))
  from json_to_recordset(p_orders)
    o (tenant uuid, place integer, task text, payload json, key text, run_at timestamptz, line text, priority integer);
end;
revoke all on function jobs.take_orders(json) from public;
grant execute on function jobs.take_orders(json), jobs.max_attempts() to gastspiel_jobs;
