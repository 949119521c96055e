-- Whatever began before 2026-11-14 was recorded and sent; of what comes until the end of the month, two of three were sent, and in one
-- of nine of those somebody is booked who does not stand on the paper: $1 tenant.
with block as (
  select a.tenant_id, a.id, a.starts_at, a.ends_at, a.starts_at < '2026-11-14' as is_past,
    row_number() over (order by a.starts_at, a.id) as number
  from public.appointments a where a.tenant_id = $1::uuid and a.starts_at < '2026-11-30'
), sent as (
  select *, md5($1::text || 'printout' || id)::uuid as printout_id from block where is_past or number % 3 < 2
), booking as (
  select o.tenant_id, o.appointment_id, o.user_id, o.starts_at, o.ends_at, b.is_past, b.number,
    row_number() over (partition by o.appointment_id order by o.user_id) as place
  from public.offers o join block b on b.tenant_id = o.tenant_id and b.id = o.appointment_id
  where o.tenant_id = $1::uuid and o.state = 'BOOKED'
), blocks as (
  insert into public.worklog_blocks (tenant_id, appointment_id, entered_at, recorded_at, recorded_by_name)
  select tenant_id, id, case when is_past then ends_at + interval '1 day' end,
    case when is_past then ends_at + interval '1 day' end, case when is_past then 'Katharina Brandl' end
  from block where is_past or number % 3 < 2
), logs as (
  insert into public.worklogs (tenant_id, appointment_id, user_id, did_not_come)
  select tenant_id, appointment_id, user_id, false from booking where is_past
), entries as (
  insert into public.worklog_entries
    (tenant_id, appointment_id, user_id, position, type, starts_at, ends_at, break_minutes)
  select tenant_id, appointment_id, user_id, 1, 'WORK', starts_at, ends_at, 30 from booking where is_past
), papers as (
  insert into public.printouts (tenant_id, id, appointment_id, ordered_at, ordered_by_name, sent_at)
  select tenant_id, printout_id, id, starts_at - interval '2 days', 'Katharina Brandl', starts_at - interval '2 days'
  from sent
), recipients as (
  insert into public.printout_recipients (tenant_id, printout_id, position, name, email, sent_at)
  select tenant_id, printout_id, 1, 'Empfang', 'empfang@example.at', starts_at - interval '2 days' from sent
)
insert into public.printout_rows (tenant_id, printout_id, user_id, worker_name, starts_at, ends_at)
select b.tenant_id, s.printout_id, b.user_id, 'Jemand', b.starts_at, b.ends_at
from booking b join sent s on s.id = b.appointment_id
where b.is_past or b.number % 9 <> 0 or b.place > 1
