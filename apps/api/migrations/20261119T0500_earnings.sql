-- What the work of each worker brought, of the invoices that count: kept as `revenue` is and in the same moments, since hours on an
-- invoice that was sent stay as they are. The table of workers would divide each line of a year anew at each look.
create table public.earnings (
  tenant_id uuid not null,
  invoice_id uuid not null,
  -- Both null where nobody's work is billed, such as additional items.
  appointment_type_id uuid,
  user_id uuid,
  issue_date date not null,
  invoice_recipient_id uuid not null,
  net_in_cents bigint not null,
  unique nulls not distinct (tenant_id, invoice_id, appointment_type_id, user_id),
  foreign key (tenant_id, invoice_id) references public.invoices (tenant_id, id) on delete cascade
);
select maintenance.tenant_table('public.earnings', 'NOW');
create index earnings_over_time on public.earnings (tenant_id, issue_date)
  include (user_id, invoice_recipient_id, appointment_type_id, net_in_cents) where user_id is not null;
create index earnings_of_nobody on public.earnings (tenant_id, issue_date)
  include (invoice_recipient_id, appointment_type_id, net_in_cents) where user_id is null;
alter table public.earnings set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000,
  autovacuum_vacuum_insert_scale_factor = 0, autovacuum_vacuum_insert_threshold = 2000);

-- The same counted now: what the table is filled from and held against. A line of hours is divided among those who worked on its
-- appointment and day, in proportion of their minutes; a surcharge among those who worked the hours of its type on the same invoice. Each
-- part is rounded towards zero, and the cents that are left go to the largest remainders, among equal ones to the first id.
create view public.counted_earnings with (security_invoker = true) as
select tenant_id, invoice_id, appointment_type_id, user_id, issue_date, invoice_recipient_id,
  sum(sign(net_in_cents::numeric) * (part + (place <= left_over)::integer))::bigint as net_in_cents
from (
  select *, div(size * minutes, whole) as part, size - sum(div(size * minutes, whole)) over line as left_over,
    row_number() over (line order by size * minutes % whole desc, user_id) as place
  from (
    -- A line that nobody worked for is one part, nobody's.
    select l.tenant_id, l.invoice_id, l.position, l.appointment_type_id, i.issue_date, i.invoice_recipient_id, l.net_in_cents,
      abs(l.net_in_cents)::numeric as size, e.user_id, coalesce(sum(w.minutes), 1) as minutes,
      sum(coalesce(sum(w.minutes), 1)) over (partition by l.tenant_id, l.invoice_id, l.position) as whole
    from public.invoices i
      join public.invoice_lines l on l.tenant_id = i.tenant_id and l.invoice_id = i.id
      left join (public.invoice_lines h
          join public.worklog_entries e on e.tenant_id = h.tenant_id and e.appointment_id = h.appointment_id and e.type = 'WORK'
            and (e.starts_at at time zone 'Europe/Vienna')::date = h.day
          join lateral (select extract(epoch from e.ends_at - e.starts_at)::integer / 60 - e.break_minutes as minutes) w
            on w.minutes > 0)
        on h.tenant_id = l.tenant_id and h.invoice_id = l.invoice_id and h.kind = 'SERVICE'
          and (h.position = l.position or l.kind = 'SURCHARGE' and h.appointment_type_id = l.appointment_type_id)
    where i.sent_at is not null and i.cancelled_at is null and i.cancels_invoice_id is null
    group by l.tenant_id, l.invoice_id, l.position, i.tenant_id, i.id, e.user_id) share
  window line as (partition by tenant_id, invoice_id, position)) divided
group by 1, 2, 3, 4, 5, 6;
grant select on public.counted_earnings to gastspiel_app;

do $$
declare
  tenant uuid;
begin
  for tenant in select id from directory.tenants loop
    perform set_config('app.tenant_id', tenant::text, true);
    insert into public.earnings select * from public.counted_earnings where tenant_id = tenant;
  end loop;
  perform set_config('app.tenant_id', '', true);
end $$;
