-- What an invoice comes to by kind of work, as long as it counts: from the moment it is sent until it is cancelled. Its lines are frozen
-- then, so this changes at those two moments alone, and statistics of a year need not look up the lines of each invoice.
create table public.revenue (
  tenant_id uuid not null,
  invoice_id uuid not null,
  appointment_type_id uuid,
  issue_date date not null,
  invoice_recipient_id uuid not null,
  net_in_cents bigint not null,
  unique nulls not distinct (tenant_id, invoice_id, appointment_type_id),
  foreign key (tenant_id, invoice_id) references public.invoices (tenant_id, id) on delete cascade
);
select maintenance.tenant_table('public.revenue', 'NOW');
create index revenue_over_time on public.revenue (tenant_id, issue_date)
  include (invoice_recipient_id, appointment_type_id, net_in_cents);

-- The same counted now: what the table is filled from and held against.
create view public.counted_revenue with (security_invoker = true) as
select i.tenant_id, i.id as invoice_id, l.appointment_type_id, i.issue_date, i.invoice_recipient_id,
  sum(l.net_in_cents)::bigint as net_in_cents
from public.invoices i join public.invoice_lines l on l.tenant_id = i.tenant_id and l.invoice_id = i.id
where i.sent_at is not null and i.cancelled_at is null and i.cancels_invoice_id is null
group by 1, 2, 3, 4, 5;
grant select on public.counted_revenue to gastspiel_app;

do $$
declare
  tenant uuid;
begin
  for tenant in select id from directory.tenants loop
    perform set_config('app.tenant_id', tenant::text, true);
    insert into public.revenue select * from public.counted_revenue where tenant_id = tenant;
  end loop;
  perform set_config('app.tenant_id', '', true);
end $$;
