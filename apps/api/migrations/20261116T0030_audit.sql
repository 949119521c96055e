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
create index audit_records_of_entity on public.audit_records (tenant_id, entity_id, entity_type, at desc);

create table public.audit_payloads (
  tenant_id uuid not null,
  audit_record_id uuid not null,
  -- Whom or what it speaks of: the record's entity, or a person named there. What the log knows of a person is found by it.
  subject_id uuid not null,
  before jsonb,
  after jsonb,
  primary key (tenant_id, audit_record_id),
  foreign key (tenant_id, audit_record_id) references public.audit_records (tenant_id, id)
);
create index audit_payloads_of_subject on public.audit_payloads (tenant_id, subject_id);

select maintenance.tenant_table('public.audit_records', 'KEEP', 'select');
-- All but the time: nobody can write a record as of another day.
grant insert (tenant_id, id, actor_tenant_id, actor_user_id, action, entity_type, entity_id, request_id)
  on public.audit_records to gastspiel_app;
select maintenance.tenant_table('public.audit_payloads', 'NOW', 'select, insert');
select maintenance.append_only('public.audit_records');
select maintenance.append_only('public.audit_payloads');

-- What the log kept of somebody whose data are erased goes too, whatever entity it was recorded at; that something happened stays.
-- Who leaves while the law still wants the payroll keeps the history of that one kind.
create function directory.erase_audit_payloads(p_subject_id uuid, p_kept_entity_type text)
returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform set_config('app.retention', 'on', true);
  delete from public.audit_payloads p using public.audit_records r
    where p.tenant_id = public.current_tenant_id() and p.subject_id = p_subject_id
      and r.tenant_id = p.tenant_id and r.id = p.audit_record_id and r.entity_type is distinct from p_kept_entity_type;
  perform set_config('app.retention', '', true);
end $$;

-- Every function of this schema is for the server, and for nobody else.
revoke all on all functions in schema directory from public;
grant execute on all functions in schema directory to gastspiel_app;
