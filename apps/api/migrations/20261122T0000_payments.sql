-- Money of a recipient: what came in or went out, and what of it was allotted to which invoice. Both are entries that nobody changes; what
-- was entered wrongly gets a counter-entry (docs/adr/0065).
create table public.payments (
  tenant_id uuid not null,
  id uuid not null default gen_random_uuid(),
  invoice_recipient_id uuid not null,
  day date not null,
  -- Below zero what was paid out, and the counter-entry of what came in.
  amount_in_cents bigint not null check (amount_in_cents <> 0),
  way text not null check (way in ('TRANSFER', 'STATEMENT', 'MARKED')),
  reference text check (char_length(reference) <= 140),
  note text check (char_length(note) <= 1024),
  reverses_payment_id uuid,
  reason text check (char_length(reason) <= 256),
  entered_at timestamptz not null,
  entered_by_name text not null,
  primary key (tenant_id, id),
  constraint payment_reversed_once unique (tenant_id, reverses_payment_id),
  foreign key (tenant_id, invoice_recipient_id) references public.invoice_recipients (tenant_id, id),
  foreign key (tenant_id, reverses_payment_id) references public.payments (tenant_id, id),
  check ((reverses_payment_id is null) = (reason is null))
);
create index payments_of_recipient on public.payments (tenant_id, invoice_recipient_id, day) include (amount_in_cents);
create index payments_by_day on public.payments (tenant_id, day desc, entered_at desc, id);
select maintenance.tenant_table('public.payments', 'TAX_7Y', p_rights => 'select, insert', p_evidence => 't.day::timestamptz');
select maintenance.append_only('public.payments');

-- PAID and PAID_OUT draw on a payment; DISCOUNT and WRITTEN_OFF close the rest of an invoice, mostly along with one.
create table public.allotments (
  tenant_id uuid not null,
  id uuid not null default gen_random_uuid(),
  invoice_recipient_id uuid not null,
  kind text not null check (kind in ('PAID', 'DISCOUNT', 'WRITTEN_OFF', 'PAID_OUT')),
  payment_id uuid,
  invoice_id uuid,
  payout_id uuid,
  day date not null,
  amount_in_cents bigint not null check (amount_in_cents <> 0),
  reverses_allotment_id uuid,
  reason text check (char_length(reason) <= 256),
  entered_at timestamptz not null,
  entered_by_name text not null,
  primary key (tenant_id, id),
  constraint allotment_reversed_once unique (tenant_id, reverses_allotment_id),
  foreign key (tenant_id, invoice_recipient_id) references public.invoice_recipients (tenant_id, id),
  foreign key (tenant_id, payment_id) references public.payments (tenant_id, id),
  foreign key (tenant_id, invoice_id) references public.invoices (tenant_id, id),
  foreign key (tenant_id, payout_id) references public.payments (tenant_id, id),
  foreign key (tenant_id, reverses_allotment_id) references public.allotments (tenant_id, id),
  check (payment_id is not null or kind in ('DISCOUNT', 'WRITTEN_OFF')),
  check ((kind = 'PAID_OUT') = (payout_id is not null) and (kind = 'PAID_OUT') = (invoice_id is null)),
  check ((amount_in_cents > 0) = (reverses_allotment_id is null)),
  check (reason is not null or (reverses_allotment_id is null and kind <> 'WRITTEN_OFF'))
);
create index allotments_of_invoice on public.allotments (tenant_id, invoice_id) include (amount_in_cents);
-- What was open on a day is what is open now, less what has happened since.
create index allotments_by_day on public.allotments (tenant_id, day) include (invoice_id);
create index allotments_of_payment on public.allotments (tenant_id, payment_id) include (kind, amount_in_cents);
create index allotments_of_payout on public.allotments (tenant_id, payout_id);
create index allotments_of_recipient on public.allotments (tenant_id, invoice_recipient_id, day) include (kind, amount_in_cents);
select maintenance.tenant_table('public.allotments', 'TAX_7Y', p_rights => 'select, insert', p_evidence => 't.day::timestamptz');
select maintenance.append_only('public.allotments');

-- The account of a recipient. Whoever moves its money holds this row, so entries come one after the other. The credit is what came in and
-- is allotted to nothing: it follows from the entries, and the check is the last word when two want to spend it.
create table public.recipient_accounts (
  tenant_id uuid not null,
  invoice_recipient_id uuid not null,
  credit_in_cents bigint not null default 0 constraint credit_is_there check (credit_in_cents >= 0),
  primary key (tenant_id, invoice_recipient_id),
  foreign key (tenant_id, invoice_recipient_id) references public.invoice_recipients (tenant_id, id)
);
create index accounts_with_credit on public.recipient_accounts (tenant_id) where credit_in_cents > 0;
select maintenance.tenant_table('public.recipient_accounts', 'NOW', p_rights => 'select, insert, update');

-- Nothing is allotted past what an invoice asks for, nor past what a payment brought.
create function public.keep_allotments() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if exists (select from (select distinct tenant_id, invoice_id from entered where invoice_id is not null) e
      join public.invoices i on i.tenant_id = e.tenant_id and i.id = e.invoice_id
      join lateral (select sum(a.amount_in_cents) as settled from public.allotments a
        where a.tenant_id = e.tenant_id and a.invoice_id = e.invoice_id) s on s.settled not between 0 and i.gross_in_cents)
    or exists (select from (select distinct tenant_id, payment_id from entered where kind in ('PAID', 'PAID_OUT')) e
      join public.payments p on p.tenant_id = e.tenant_id and p.id = e.payment_id
      join lateral (select sum(a.amount_in_cents) as spent from public.allotments a
        where a.tenant_id = e.tenant_id and a.payment_id = e.payment_id and a.kind in ('PAID', 'PAID_OUT')) s
        on s.spent not between 0 and p.amount_in_cents)
  then
    raise exception 'more was allotted than there is' using errcode = 'check_violation', constraint = 'allotted_within';
  end if;
  return null;
end $$;
create trigger allotted_within after insert on public.allotments referencing new table as entered
  for each statement execute function public.keep_allotments();

-- A small rest that an agency may write off.
alter table public.tenant_settings
  add column write_off_limit_in_cents bigint not null default 500 check (write_off_limit_in_cents between 0 and 100000);

-- Servers of the version before mark and cancel without entries: they are made here. Goes with the next release.
create function public.bridge_paid_marks() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  settled constant bigint := coalesce((select sum(a.amount_in_cents) from public.allotments a
    where a.tenant_id = new.tenant_id and a.invoice_id = new.id), 0);
  today constant date := (now() at time zone 'Europe/Vienna')::date;
  paid uuid;
begin
  if new.cancelled_at is null and new.paid_on is not null and settled < new.gross_in_cents then
    insert into public.recipient_accounts (tenant_id, invoice_recipient_id)
      values (new.tenant_id, new.invoice_recipient_id) on conflict do nothing;
    insert into public.payments (tenant_id, invoice_recipient_id, day, amount_in_cents, way, entered_at, entered_by_name)
      values (new.tenant_id, new.invoice_recipient_id, new.paid_on, new.gross_in_cents - settled, 'MARKED', new.marked_paid_at, '–')
      returning id into paid;
    insert into public.allotments (tenant_id, invoice_recipient_id, kind, payment_id, invoice_id, day, amount_in_cents, entered_at,
        entered_by_name)
      values (new.tenant_id, new.invoice_recipient_id, 'PAID', paid, new.id, new.paid_on, new.gross_in_cents - settled,
        new.marked_paid_at, '–');
  elsif settled > 0 and (new.cancelled_at is not null or (new.paid_on is null and settled = new.gross_in_cents)) then
    insert into public.allotments (tenant_id, invoice_recipient_id, kind, payment_id, invoice_id, day, amount_in_cents,
        reverses_allotment_id, reason, entered_at, entered_by_name)
      select a.tenant_id, a.invoice_recipient_id, a.kind, a.payment_id, a.invoice_id,
        case when new.cancelled_at is null then a.day else greatest(a.day, today) end, -a.amount_in_cents, a.id, '–', now(), '–'
      from public.allotments a where a.tenant_id = new.tenant_id and a.invoice_id = new.id and a.amount_in_cents > 0
        and not exists (select from public.allotments r where r.tenant_id = a.tenant_id and r.reverses_allotment_id = a.id);
    if new.cancelled_at is null then
      insert into public.payments (tenant_id, invoice_recipient_id, day, amount_in_cents, way, reverses_payment_id, reason, entered_at,
          entered_by_name)
        select distinct p.tenant_id, p.invoice_recipient_id, p.day, -p.amount_in_cents, p.way, p.id, '–', now(), '–'
        from public.allotments a join public.payments p on p.tenant_id = a.tenant_id and p.id = a.payment_id
        where a.tenant_id = new.tenant_id and a.invoice_id = new.id and p.way = 'MARKED'
          and not exists (select from public.payments r where r.tenant_id = p.tenant_id and r.reverses_payment_id = p.id);
    end if;
    update public.recipient_accounts r set credit_in_cents =
        coalesce((select sum(p.amount_in_cents) from public.payments p
          where p.tenant_id = r.tenant_id and p.invoice_recipient_id = r.invoice_recipient_id), 0)
        - coalesce((select sum(a.amount_in_cents) from public.allotments a
          where a.tenant_id = r.tenant_id and a.invoice_recipient_id = r.invoice_recipient_id and a.kind = 'PAID'), 0)
      where r.tenant_id = new.tenant_id and r.invoice_recipient_id = new.invoice_recipient_id;
  end if;
  return null;
end $$;
create trigger bridge_paid_marks after update of paid_on, cancelled_at on public.invoices for each row
  when (new.sent_at is not null) execute function public.bridge_paid_marks();

-- The marks of today become payments of the whole amount; those of cancelled invoices a credit, from the cancellation on.
insert into public.recipient_accounts (tenant_id, invoice_recipient_id)
  select distinct tenant_id, invoice_recipient_id from public.invoices where paid_on is not null and gross_in_cents > 0;
insert into public.payments (tenant_id, id, invoice_recipient_id, day, amount_in_cents, way, entered_at, entered_by_name)
  -- Found again below by the invoice's id, which no other payment has.
  select tenant_id, id, invoice_recipient_id, paid_on, gross_in_cents, 'MARKED', marked_paid_at, '–'
  from public.invoices where paid_on is not null and gross_in_cents > 0;
insert into public.allotments (tenant_id, id, invoice_recipient_id, kind, payment_id, invoice_id, day, amount_in_cents, entered_at,
    entered_by_name)
  select tenant_id, id, invoice_recipient_id, 'PAID', id, id, paid_on, gross_in_cents, marked_paid_at, '–'
  from public.invoices where paid_on is not null and gross_in_cents > 0;
insert into public.allotments (tenant_id, invoice_recipient_id, kind, payment_id, invoice_id, day, amount_in_cents, reverses_allotment_id,
    reason, entered_at, entered_by_name)
  select i.tenant_id, i.invoice_recipient_id, 'PAID', i.id, i.id, greatest(s.issue_date, i.paid_on), -i.gross_in_cents, i.id, s.number,
    i.cancelled_at, '–'
  from public.invoices i join public.invoices s on s.tenant_id = i.tenant_id and s.cancels_invoice_id = i.id
  where i.paid_on is not null and i.gross_in_cents > 0;
update public.recipient_accounts r set credit_in_cents = i.credit
  from (select tenant_id, invoice_recipient_id, sum(gross_in_cents) as credit from public.invoices
    where paid_on is not null and cancelled_at is not null and gross_in_cents > 0 group by 1, 2) i
  where r.tenant_id = i.tenant_id and r.invoice_recipient_id = i.invoice_recipient_id;
