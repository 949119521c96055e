-- The hours of an appointment. A block belongs to its appointment one to one and has its id; the row comes with the first time
-- sheet or the first recorded hours, and from then on the block stays, whoever is booked.
create table public.worklog_blocks (
  tenant_id uuid not null,
  appointment_id uuid not null,
  version integer not null default 1,
  -- The first and the last time that the hours were recorded. Somebody booked after the fact takes the last one back.
  entered_at timestamptz,
  recorded_at timestamptz,
  recorded_by_name text,
  primary key (tenant_id, appointment_id),
  foreign key (tenant_id, appointment_id) references public.appointments (tenant_id, id) on delete cascade,
  check (recorded_at is null or entered_at is not null)
);

-- What was recorded of one worker.
create table public.worklogs (
  tenant_id uuid not null,
  appointment_id uuid not null,
  user_id uuid not null,
  did_not_come boolean not null,
  note text check (char_length(note) <= 256),
  primary key (tenant_id, appointment_id, user_id),
  foreign key (tenant_id, appointment_id) references public.worklog_blocks (tenant_id, appointment_id),
  -- No cascade: a booking with recorded hours can not vanish, whatever races.
  foreign key (tenant_id, appointment_id, user_id) references public.offers (tenant_id, appointment_id, user_id)
);
create index worklogs_of_worker on public.worklogs (tenant_id, user_id, appointment_id);
create index worklogs_missed on public.worklogs (tenant_id, appointment_id) where did_not_come;

create table public.worklog_entries (
  tenant_id uuid not null,
  appointment_id uuid not null,
  user_id uuid not null,
  position smallint not null,
  type text not null check (type in ('WORK', 'TRAVEL_TO', 'TRAVEL_FROM')),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  break_minutes integer not null check (break_minutes >= 0),
  primary key (tenant_id, appointment_id, user_id, position),
  foreign key (tenant_id, appointment_id, user_id)
    references public.worklogs (tenant_id, appointment_id, user_id) on delete cascade,
  check (starts_at < ends_at),
  check (break_minutes * interval '1 minute' < ends_at - starts_at),
  check (type = 'WORK' or break_minutes = 0)
);
create index worklog_entries_of_worker on public.worklog_entries (tenant_id, user_id, starts_at);
create index worklog_entries_by_time on public.worklog_entries (tenant_id, starts_at);

-- A time sheet as it was ordered: what stands on it is frozen then. It counts as sent when the mail server took it for the first of
-- its recipients. One that was entered after the fact has no file.
create table public.printouts (
  tenant_id uuid not null,
  id uuid not null default gen_random_uuid(),
  appointment_id uuid not null,
  ordered_at timestamptz not null,
  ordered_by_name text not null,
  is_by_hand boolean not null default false,
  sent_at timestamptz,
  -- What is to be printed, until it was: then the file says it.
  paper jsonb,
  logo_id uuid,
  file bytea,
  primary key (tenant_id, id),
  foreign key (tenant_id, appointment_id) references public.worklog_blocks (tenant_id, appointment_id) on delete cascade,
  foreign key (tenant_id, logo_id) references public.sender_logos (tenant_id, id),
  check (not is_by_hand or (sent_at is not null and paper is null and file is null))
);
create index printouts_of_block on public.printouts (tenant_id, appointment_id, ordered_at desc, id);
create index printouts_sent on public.printouts (tenant_id, appointment_id) where sent_at is not null;
create index printouts_with_logo on public.printouts (tenant_id, logo_id);
-- A file stays as it was sent, or goes with the people who are named in it.
create trigger file_stays before update of file on public.printouts for each row
  when (old.file is not null and new.file is not null and new.file <> old.file)
  execute function maintenance.refuse_change('TAX_7Y');

create table public.printout_rows (
  tenant_id uuid not null,
  printout_id uuid not null,
  user_id uuid not null,
  worker_name text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  primary key (tenant_id, printout_id, user_id),
  foreign key (tenant_id, printout_id) references public.printouts (tenant_id, id) on delete cascade,
  foreign key (tenant_id, user_id) references public.target_users (tenant_id, user_id)
);
create index printout_rows_of_worker on public.printout_rows (tenant_id, user_id);

create table public.printout_recipients (
  tenant_id uuid not null,
  printout_id uuid not null,
  position smallint not null,
  name text not null,
  email text not null,
  sent_at timestamptz,
  -- Why the last try was in vain, and whether it was the last one.
  failure text check (failure in ('ADDRESS_REFUSED', 'SERVER_REFUSED', 'NOT_PRINTED')),
  gave_up_at timestamptz,
  primary key (tenant_id, printout_id, position),
  foreign key (tenant_id, printout_id) references public.printouts (tenant_id, id) on delete cascade
);
create index printouts_given_up on public.printout_recipients (tenant_id, printout_id) where gave_up_at is not null;

-- It says that all hours are known: whoever has none did not come.
select maintenance.tenant_table('public.worklog_blocks', 'TAX_7Y', p_evidence => 't.recorded_at',
  p_planning => '{recorded_by_name}');
select maintenance.tenant_table('public.worklogs', 'TAX_7Y', p_planning => '{note}', p_evidence =>
  $$(select max(e.ends_at) from public.worklog_entries e
    where e.tenant_id = t.tenant_id and e.appointment_id = t.appointment_id and e.user_id = t.user_id)$$);
select maintenance.tenant_table('public.worklog_entries', 'TAX_7Y', p_evidence => 't.ends_at');
select maintenance.tenant_table('public.printouts', 'TAX_7Y', p_rights => 'select, insert, update', p_evidence => 't.sent_at',
  p_planning => '{paper}');
select maintenance.tenant_table('public.printout_rows', 'TAX_7Y', p_rights => 'select, insert, update', p_evidence =>
  $$(select p.sent_at from public.printouts p where p.tenant_id = t.tenant_id and p.id = t.printout_id)$$);
select maintenance.tenant_table('public.printout_recipients', 'TAX_7Y', p_rights => 'select, insert, update', p_evidence =>
  't.sent_at');

-- Whoever was booked for what has begun has worked, unless the hours were recorded and there are none of theirs. That they did not
-- come may be erased by then, so it is not asked for.
update maintenance.retention set evidence = $$case when t.state = 'BOOKED' and t.starts_at < now() and (
    exists (select from public.worklog_entries e where e.tenant_id = t.tenant_id
      and e.appointment_id = t.appointment_id and e.user_id = t.user_id)
    or not exists (select from public.worklog_blocks b where b.tenant_id = t.tenant_id
      and b.appointment_id = t.appointment_id and b.recorded_at is not null)) then t.ends_at end$$
  where table_name = 'offers';

-- The office sees the state of its blocks, workers the hours that were recorded for them. Those are written after the block, so the
-- booked are told.
create function live.tell_worklog_blocks() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  perform live.announce(c.tenant_id, array['worklog-blocks'] || array_agg(distinct 'worklog-block:' || c.appointment_id),
      array_remove(array_agg(distinct c.user_id), null), array['own-offers'])
    from (select b.tenant_id, b.appointment_id, o.user_id,
        (row_number() over (partition by b.tenant_id order by b.appointment_id, o.user_id) - 1) / 70 as chunk
      from changed b left join public.offers o on o.tenant_id = b.tenant_id and o.appointment_id = b.appointment_id
        and o.state = 'BOOKED' and b.entered_at is not null) c
    group by c.tenant_id, c.chunk;
  return null;
end $$;
create function live.tell_printouts() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  perform live.announce(c.tenant_id, array['worklog-blocks'] || array_agg(distinct 'worklog-block:' || c.appointment_id),
      array[]::uuid[], array[]::text[])
    from (select tenant_id, appointment_id,
        (row_number() over (partition by tenant_id order by appointment_id) - 1) / 100 as chunk from changed) c
    group by c.tenant_id, c.chunk;
  return null;
end $$;
create function live.tell_printout_recipients() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  perform live.announce(c.tenant_id, array['worklog-blocks'] || array_agg(distinct 'worklog-block:' || c.appointment_id),
      array[]::uuid[], array[]::text[])
    from (select p.tenant_id, p.appointment_id,
        (row_number() over (partition by p.tenant_id order by p.appointment_id) - 1) / 100 as chunk
      from changed r join public.printouts p on p.tenant_id = r.tenant_id and p.id = r.printout_id) c
    group by c.tenant_id, c.chunk;
  return null;
end $$;

do $$
declare
  subject text;
  event text;
  heard constant text := $if$current_setting('app.retention', true) is distinct from 'on'$if$;
begin
  foreach subject in array array['worklog_blocks', 'printouts', 'printout_recipients'] loop
    -- A block's deletion is that of its appointment, which is told of by itself.
    foreach event in array array['insert', 'update'] loop
      execute format('create trigger live_%s after %s on public.%I referencing new table as changed
        for each statement when (%s) execute function live.tell_%s()', event, event, subject, heard, subject);
    end loop;
  end loop;
end $$;
