-- What no clock changes of an appointment is counted when it changes, not each time that somebody looks: lists and sums over months would
-- count the same bookings again and again. There is no trigger: the transaction that changes an appointment, its offers, hours or
-- papers counts it anew before it commits (features/appointments/standings.sql.ts).
create table public.appointment_standings (
  tenant_id uuid not null,
  appointment_id uuid not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  invoice_recipient_id uuid,
  appointment_type_id uuid not null,
  wanted integer not null,
  booked integer not null,
  coming integer not null,
  not_come integer not null,
  is_block boolean not null,
  is_sent boolean not null,
  needs_resending boolean not null,
  is_recorded boolean not null,
  primary key (tenant_id, appointment_id),
  foreign key (tenant_id, appointment_id) references public.appointments (tenant_id, id) on delete cascade
);
select maintenance.tenant_table('public.appointment_standings', 'NOW');
create index standings_by_start on public.appointment_standings (tenant_id, starts_at, appointment_id);
create index blocks_unsent on public.appointment_standings (tenant_id, ends_at) include (starts_at) where is_block and not is_sent;
create index blocks_to_resend on public.appointment_standings (tenant_id, ends_at) include (starts_at) where needs_resending;
create index blocks_unrecorded on public.appointment_standings (tenant_id, ends_at) include (starts_at, appointment_id)
  where is_block and not is_recorded;

-- The same counted now: what the table is filled from and held against.
create view public.counted_standings with (security_invoker = true) as
select a.tenant_id, a.id as appointment_id, a.starts_at, a.ends_at, a.invoice_recipient_id, a.appointment_type_id,
  a.desired_target_users as wanted, o.booked, o.coming,
  (select count(*) from public.worklogs w
    where w.tenant_id = a.tenant_id and w.appointment_id = a.id and w.did_not_come)::integer as not_come,
  b.appointment_id is not null or (a.invoice_recipient_id is not null and o.booked > 0) as is_block,
  s.id is not null as is_sent,
  -- Worker, start and end of each row are compared, and nothing else.
  s.id is not null and o.booked > 0 and exists (
    select from (select r.user_id, r.starts_at, r.ends_at from public.printout_rows r
        where r.tenant_id = a.tenant_id and r.printout_id = s.id) r
      full join (select n.user_id, n.starts_at, n.ends_at from public.offers n
        where n.tenant_id = a.tenant_id and n.appointment_id = a.id and n.state = 'BOOKED') n using (user_id)
    where r.starts_at is distinct from n.starts_at or r.ends_at is distinct from n.ends_at) as needs_resending,
  b.recorded_at is not null as is_recorded
from public.appointments a
  left join public.worklog_blocks b on b.tenant_id = a.tenant_id and b.appointment_id = a.id
  cross join lateral (
    select count(*)::integer as booked, (count(*) filter (where n.prevented_at is null))::integer as coming from public.offers n
    where n.tenant_id = a.tenant_id and n.appointment_id = a.id and n.state = 'BOOKED') o
  -- The last time sheet that reached somebody: by the order of what stands in them, not by the mail server's mood.
  left join lateral (
    select p.id from public.printouts p where p.tenant_id = a.tenant_id and p.appointment_id = a.id and p.sent_at is not null
    order by p.ordered_at desc, p.id limit 1) s on true;
grant select on public.counted_standings to gastspiel_app;

do $$
declare
  tenant uuid;
begin
  for tenant in select id from directory.tenants loop
    perform set_config('app.tenant_id', tenant::text, true);
    insert into public.appointment_standings select * from public.counted_standings where tenant_id = tenant;
  end loop;
  perform set_config('app.tenant_id', '', true);
end $$;
