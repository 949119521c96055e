-- What a customer says of somebody's work.
create table public.feedbacks (
  tenant_id uuid not null,
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  invoice_recipient_id uuid not null,
  feedback text not null check (feedback in ('POSITIVE', 'NEUTRAL', 'NEGATIVE')),
  notes text check (char_length(notes) <= 256),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  updated_by uuid not null,
  updated_by_name text not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references public.users (tenant_id, id) on delete cascade,
  foreign key (tenant_id, invoice_recipient_id) references public.invoice_recipients (tenant_id, id) on delete cascade
);
create index feedbacks_of_user on public.feedbacks (tenant_id, user_id, created_at desc, id);
create index feedbacks_of_recipient on public.feedbacks (tenant_id, invoice_recipient_id);

-- A customer who does not want a worker. Once for each pair, whoever presses at once.
create table public.invoice_recipient_denials (
  tenant_id uuid not null,
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  invoice_recipient_id uuid not null,
  reason text check (char_length(reason) <= 256),
  created_at timestamptz not null default now(),
  created_by uuid not null,
  created_by_name text not null,
  primary key (tenant_id, id),
  constraint one_denial_a_pair unique (tenant_id, user_id, invoice_recipient_id),
  foreign key (tenant_id, user_id) references public.target_users (tenant_id, user_id) on delete cascade,
  foreign key (tenant_id, invoice_recipient_id) references public.invoice_recipients (tenant_id, id) on delete cascade
);
create index denials_of_recipient on public.invoice_recipient_denials (tenant_id, invoice_recipient_id);

do $$
declare
  name text;
begin
  foreach name in array array['feedbacks', 'invoice_recipient_denials'] loop
    execute format('alter table public.%I enable row level security', name);
    execute format('alter table public.%I force row level security', name);
    execute format('create policy tenant on public.%I using (tenant_id = public.current_tenant_id())
      with check (tenant_id = public.current_tenant_id())', name);
    execute format('grant select, insert, update, delete on public.%I to gastspiel_app', name);
  end loop;
end $$;

-- What the log kept of somebody whose data are erased goes too; that something happened stays.
create function directory.erase_audit_payloads(p_entity_id uuid)
returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform set_config('app.retention', 'on', true);
  delete from public.audit_payloads p using public.audit_records r
    where r.tenant_id = public.current_tenant_id() and r.entity_id = p_entity_id
      and p.tenant_id = r.tenant_id and p.audit_record_id = r.id;
  perform set_config('app.retention', '', true);
end $$;
revoke all on function directory.erase_audit_payloads from public;
grant execute on function directory.erase_audit_payloads to gastspiel_app;
