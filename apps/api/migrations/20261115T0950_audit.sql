-- Who did what and when; what it was before and after lies apart, because retention may erase that and only that.
create table public.audit_records (
  tenant_id uuid not null,
  id uuid not null default gen_random_uuid(),
  at timestamptz not null default now(),
  -- A system administrator acts in tenants they do not belong to, so there is no foreign key to users.
  actor_tenant_id uuid,
  actor_user_id uuid,
  action text not null,
  entity_type text not null,
  entity_id uuid not null,
  request_id text not null,
  primary key (tenant_id, id)
);
create index audit_records_of_entity on public.audit_records (tenant_id, entity_type, entity_id, at desc);

create table public.audit_payloads (
  tenant_id uuid not null,
  audit_record_id uuid not null,
  before jsonb,
  after jsonb,
  primary key (tenant_id, audit_record_id),
  foreign key (tenant_id, audit_record_id) references public.audit_records (tenant_id, id)
);

alter table public.audit_records enable row level security;
alter table public.audit_records force row level security;
alter table public.audit_payloads enable row level security;
alter table public.audit_payloads force row level security;
create policy tenant on public.audit_records
  using (tenant_id = public.current_tenant_id()) with check (tenant_id = public.current_tenant_id());
create policy tenant on public.audit_payloads
  using (tenant_id = public.current_tenant_id()) with check (tenant_id = public.current_tenant_id());
grant select, insert on public.audit_payloads to gastspiel_app;
grant select on public.audit_records to gastspiel_app;
-- All but the time: nobody can write a record as of another day.
grant insert (tenant_id, id, actor_tenant_id, actor_user_id, action, entity_type, entity_id, request_id)
  on public.audit_records to gastspiel_app;

-- Missing grants stop the server; the triggers stop everybody else, the owner included.
create function public.refuse_change() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  raise exception '% of % is not allowed: it is append-only', tg_op, tg_table_name using errcode = 'insufficient_privilege';
end $$;
create trigger append_only before update or delete on public.audit_records
  for each row execute function public.refuse_change();
create trigger append_only_truncate before truncate on public.audit_records
  for each statement execute function public.refuse_change();

-- The payload alone can be deleted, by the retention job, which says so for its transaction.
create function public.refuse_change_outside_retention() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if tg_op = 'DELETE' and current_setting('app.retention', true) = 'on' then
    return old;
  end if;
  raise exception '% of % is not allowed', tg_op, tg_table_name using errcode = 'insufficient_privilege';
end $$;
create trigger append_only before update or delete on public.audit_payloads
  for each row execute function public.refuse_change_outside_retention();
create trigger append_only_truncate before truncate on public.audit_payloads
  for each statement execute function public.refuse_change_outside_retention();
