-- Recorded work added up by appointment and day of Vienna, kept as `appointment_standings` is and in the same moment: statistics of a year
-- would read every entry of every worker.
create table public.worked_days (
  tenant_id uuid not null,
  appointment_id uuid not null,
  day date not null,
  invoice_recipient_id uuid,
  appointment_type_id uuid not null,
  work_minutes integer not null,
  break_minutes integer not null,
  travel_minutes integer not null,
  primary key (tenant_id, appointment_id, day),
  foreign key (tenant_id, appointment_id) references public.appointments (tenant_id, id) on delete cascade
);
select maintenance.tenant_table('public.worked_days', 'NOW');
create index worked_days_over_time on public.worked_days (tenant_id, day)
  include (invoice_recipient_id, appointment_type_id, work_minutes, break_minutes, travel_minutes);

-- The same counted now: what the table is filled from and held against.
create view public.counted_worked_days with (security_invoker = true) as
select e.tenant_id, e.appointment_id, (e.starts_at at time zone 'Europe/Vienna')::date as day, a.invoice_recipient_id,
  a.appointment_type_id,
  coalesce(extract(epoch from sum(e.ends_at - e.starts_at) filter (where e.type = 'WORK'))::integer / 60, 0)
    - sum(e.break_minutes)::integer as work_minutes,
  sum(e.break_minutes)::integer as break_minutes,
  coalesce(extract(epoch from sum(e.ends_at - e.starts_at) filter (where e.type <> 'WORK'))::integer / 60, 0) as travel_minutes
from public.worklog_entries e join public.appointments a on a.tenant_id = e.tenant_id and a.id = e.appointment_id
group by 1, 2, 3, 4, 5;
grant select on public.counted_worked_days to gastspiel_app;

do $$
declare
  tenant uuid;
begin
  for tenant in select id from directory.tenants loop
    perform set_config('app.tenant_id', tenant::text, true);
    insert into public.worked_days select * from public.counted_worked_days where tenant_id = tenant;
  end loop;
  perform set_config('app.tenant_id', '', true);
end $$;
