-- How an agency ranks candidates, and how long its waves wait. None: as the domain proposes.
create table public.wave_settings (
  tenant_id uuid not null,
  version integer not null default 1,
  -- Held against a schema whenever it is read.
  settings jsonb not null,
  primary key (tenant_id)
);

-- An appointment that is offered in waves: one run each, begun anew where somebody starts it again after its end.
create table public.offer_wave_runs (
  tenant_id uuid not null,
  appointment_id uuid not null,
  state text not null check (state in ('RUNNING', 'STOPPED', 'ENDED')),
  -- Of all waves, those that went out among them.
  sizes integer[] not null check (cardinality(sizes) > 0),
  gap_minutes integer not null check (gap_minutes > 0),
  next_wave_at timestamptz not null,
  -- Who is named in the audit log of what it does.
  actor_tenant_id uuid not null,
  actor_user_id uuid not null,
  primary key (tenant_id, appointment_id),
  foreign key (tenant_id, appointment_id) references public.appointments (tenant_id, id) on delete cascade
);

create table public.offer_waves (
  tenant_id uuid not null,
  appointment_id uuid not null,
  number integer not null check (number >= 1),
  sent_at timestamptz not null,
  primary key (tenant_id, appointment_id, number),
  foreign key (tenant_id, appointment_id) references public.offer_wave_runs (tenant_id, appointment_id) on delete cascade
);

-- Whom a wave has asked. Stays when the offer is withdrawn: nobody is asked twice.
create table public.offer_wave_members (
  tenant_id uuid not null,
  appointment_id uuid not null,
  user_id uuid not null,
  wave_number integer not null,
  primary key (tenant_id, appointment_id, user_id),
  foreign key (tenant_id, appointment_id, wave_number)
    references public.offer_waves (tenant_id, appointment_id, number) on delete cascade,
  foreign key (tenant_id, user_id) references public.target_users (tenant_id, user_id) on delete cascade
);
create index offer_wave_members_of_wave on public.offer_wave_members (tenant_id, appointment_id, wave_number);
create index offer_wave_members_of_worker on public.offer_wave_members (tenant_id, user_id);

select maintenance.tenant_table('public.wave_settings', 'NOW', 'select, insert, update');
select maintenance.tenant_table('public.offer_wave_runs', 'NOW');
select maintenance.tenant_table('public.offer_waves', 'NOW');
select maintenance.tenant_table('public.offer_wave_members', 'NOW');

-- What a wave does to offers is told by these; that a run was started, stopped or has ended is told here.
create function live.tell_wave_runs() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  perform live.announce(new.tenant_id, array['appointment-offers:' || new.appointment_id], array[]::uuid[], array[]::text[]);
  return null;
end $$;
create trigger live_wave_runs after insert or update on public.offer_wave_runs for each row
  execute function live.tell_wave_runs();
