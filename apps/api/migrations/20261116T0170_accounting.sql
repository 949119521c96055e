-- How the accounting system of a tenant can be reached, beside what the tenant says of it (accounting_interfaces).
create table public.accounting_connections (
  tenant_id uuid primary key references public.accounting_interfaces (tenant_id) on delete cascade,
  -- Sealed, set by the operator's command. Opened to ask for a token, and for nothing else.
  password bytea,
  checked_at timestamptz,
  worked_at timestamptz,
  -- Why the last check was in vain.
  problem text,
  cost_centers_read_at timestamptz
);
select maintenance.tenant_table('public.accounting_connections', 'NOW', p_rights => 'select, insert, update');

-- A reading of the employees there. One at a time; the last one that succeeded is what people are matched with.
create table public.accounting_readings (
  tenant_id uuid not null,
  id uuid not null default gen_random_uuid(),
  ordered_at timestamptz not null,
  ordered_by_name text not null,
  state text not null default 'READING' check (state in ('READING', 'READ', 'FAILED')),
  total integer,
  failure text,
  -- In vain, one after the other.
  tries smallint not null default 0,
  finished_at timestamptz,
  primary key (tenant_id, id),
  check ((state = 'READING') = (finished_at is null)),
  check ((state = 'FAILED') = (failure is not null))
);
create unique index accounting_readings_under_way on public.accounting_readings (tenant_id) where state = 'READING';

-- An employee as the accounting system tells of them. The social security number is not kept: its hash finds the worker, and its end,
-- which mostly is the birthday, is shown.
create table public.accounting_employees (
  tenant_id uuid not null,
  reading_id uuid not null,
  accounting_id text not null check (char_length(accounting_id) between 1 and 64),
  academic_title text,
  first_name text not null,
  last_name text not null,
  birthday date,
  social_security_number_hash bytea,
  social_security_number_end text,
  cost_center_accounting_id text,
  staff_type text not null check (staff_type in ('ON_DEMAND', 'PERMANENT')),
  entry_date date,
  exit_date date,
  primary key (tenant_id, reading_id, accounting_id),
  foreign key (tenant_id, reading_id) references public.accounting_readings (tenant_id, id) on delete cascade
);
-- Nobody of ours: not asked about again, whatever is read.
create table public.accounting_ignored_employees (
  tenant_id uuid not null,
  accounting_id text not null,
  primary key (tenant_id, accounting_id)
);
select maintenance.tenant_table('public.accounting_readings', 'NOW');
select maintenance.tenant_table('public.accounting_employees', 'NOW', p_rights => 'select, insert, delete');
select maintenance.tenant_table('public.accounting_ignored_employees', 'NOW', p_rights => 'select, insert, delete');

-- Somebody is to be registered there; settled by a job.
create table public.accounting_registrations (
  tenant_id uuid not null,
  user_id uuid not null,
  ordered_at timestamptz not null,
  ordered_by_name text not null,
  -- Who is named in the audit log.
  actor_tenant_id uuid not null,
  actor_user_id uuid not null,
  state text not null default 'WAITING' check (state in ('WAITING', 'DONE', 'FAILED')),
  failure text,
  tries smallint not null default 0,
  settled_at timestamptz,
  primary key (tenant_id, user_id),
  foreign key (tenant_id, user_id) references public.target_users (tenant_id, user_id) on delete cascade,
  check ((state = 'WAITING') = (settled_at is null)),
  check ((state = 'FAILED') = (failure is not null))
);
select maintenance.tenant_table('public.accounting_registrations', 'NOW');

-- A recorded stretch of time as payroll knows it: by this id for ever. Recorded anew it keeps the id by its place: the how-manieth of
-- its kind of this worker at this appointment.
create table public.accounting_lines (
  tenant_id uuid not null,
  id uuid not null default gen_random_uuid(),
  appointment_id uuid not null,
  user_id uuid not null,
  kind text not null check (kind in ('WORK', 'TRAVEL')),
  ordinal smallint not null,
  -- The last one that was made for sending, and its day.
  version integer not null default 0,
  day date not null,
  -- As it stands there, by what was answered; nothing while nothing does.
  accepted jsonb,
  accepted_at timestamptz,
  -- Something was sent and not answered: what stands there is not known, so it goes again.
  is_uncertain boolean not null default false,
  primary key (tenant_id, id),
  unique (tenant_id, appointment_id, user_id, kind, ordinal),
  foreign key (tenant_id, appointment_id) references public.appointments (tenant_id, id),
  foreign key (tenant_id, user_id) references public.target_users (tenant_id, user_id)
);
create index accounting_lines_of_worker on public.accounting_lines (tenant_id, user_id);
create index accounting_lines_by_day on public.accounting_lines (tenant_id, day);
create index accounting_lines_by_accepted_day on public.accounting_lines (tenant_id, (accepted ->> 'date'));

-- One transfer of a period at a time. The log of them stays.
create table public.accounting_transfers (
  tenant_id uuid not null,
  id uuid not null default gen_random_uuid(),
  from_day date not null,
  until_day date not null,
  ordered_at timestamptz not null,
  ordered_by_name text not null,
  stopped_at timestamptz,
  ended_at timestamptz,
  -- Why it ended early.
  failure text,
  -- Why it waits, and until when.
  problem text,
  waits_until timestamptz,
  -- In vain, one after the other.
  tries smallint not null default 0,
  primary key (tenant_id, id),
  check (from_day <= until_day)
);
create unique index accounting_transfers_under_way on public.accounting_transfers (tenant_id) where ended_at is null;
create index accounting_transfers_newest on public.accounting_transfers (tenant_id, ordered_at desc, id);

create table public.accounting_transfer_lines (
  tenant_id uuid not null,
  transfer_id uuid not null,
  position integer not null,
  line_id uuid not null,
  version integer not null,
  step text not null check (step in ('NEW', 'CHANGED', 'GONE')),
  -- What is sent, and what stood there before; nothing where nothing is.
  content jsonb,
  before jsonb,
  -- SENT is not answered yet; once the transfer has ended it is not known whether it was taken.
  state text not null default 'WAITING' check (state in ('WAITING', 'SENT', 'ACCEPTED', 'REJECTED', 'STOPPED')),
  -- Why it was rejected.
  code text,
  settled_at timestamptz,
  primary key (tenant_id, transfer_id, position),
  foreign key (tenant_id, transfer_id) references public.accounting_transfers (tenant_id, id),
  foreign key (tenant_id, line_id) references public.accounting_lines (tenant_id, id),
  check ((step = 'GONE') = (content is null)),
  check ((state in ('WAITING', 'SENT')) = (settled_at is null))
);
create index accounting_transfer_lines_of_line on public.accounting_transfer_lines (tenant_id, line_id);
create index accounting_transfer_lines_open on public.accounting_transfer_lines (tenant_id, transfer_id, position)
  where state in ('WAITING', 'SENT');

select maintenance.tenant_table('public.accounting_lines', 'TAX_7Y', p_rights => 'select, insert, update',
  p_evidence => 't.accepted_at');
select maintenance.tenant_table('public.accounting_transfers', 'TAX_7Y', p_rights => 'select, insert, update');
select maintenance.tenant_table('public.accounting_transfer_lines', 'TAX_7Y', p_rights => 'select, insert, update',
  p_evidence => 't.settled_at');

create function live.tell_accounting() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  perform live.announce(c.tenant_id, array['accounting'], array[]::uuid[], array[]::text[])
    from (select distinct tenant_id from changed) c;
  return null;
end $$;
do $$
declare
  subject text;
  event text;
begin
  foreach subject in array array['accounting_connections', 'accounting_readings', 'accounting_registrations',
      'accounting_transfers', 'accounting_transfer_lines'] loop
    foreach event in array array['insert', 'update'] loop
      execute format('create trigger live_%s after %s on public.%I referencing new table as changed
        for each statement when (current_setting(''app.retention'', true) is distinct from ''on'')
        execute function live.tell_accounting()', event, event, subject);
    end loop;
  end loop;
end $$;
