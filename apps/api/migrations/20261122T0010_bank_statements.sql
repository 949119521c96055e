-- A bank's file as it was read: its balances and sums, to be seen beside the entries.
create table public.bank_statements (
  tenant_id uuid not null,
  id uuid not null default gen_random_uuid(),
  file_name text not null check (char_length(file_name) between 1 and 256),
  -- As the bank calls it.
  name text not null check (char_length(name) <= 256),
  kind text not null check (kind in ('STATEMENT', 'ADVICE')),
  iban text not null check (char_length(iban) <= 34),
  from_day date not null,
  to_day date not null,
  opening_in_cents bigint,
  closing_in_cents bigint,
  credit_count integer not null,
  credits_in_cents bigint not null,
  debit_count integer not null,
  debits_in_cents bigint not null,
  -- Entries that had been read before, from another file.
  known_count integer not null,
  announced_count integer not null,
  read_at timestamptz not null,
  read_by_name text not null,
  closed_at timestamptz,
  primary key (tenant_id, id)
);
create index bank_statements_by_day on public.bank_statements (tenant_id, to_day desc, read_at desc);
select maintenance.tenant_table('public.bank_statements', 'TAX_7Y', p_rights => 'select, insert, update (closed_at)',
  p_evidence => 't.to_day::timestamptz');

-- An entry is booked while its payment stands. Of one that was set aside only key, day and amount stay.
create table public.bank_entries (
  tenant_id uuid not null,
  id uuid not null default gen_random_uuid(),
  statement_id uuid not null,
  position integer not null,
  -- The same in each file that holds this entry: it is read once.
  key text not null check (char_length(key) <= 512),
  day date not null,
  amount_in_cents bigint not null check (amount_in_cents <> 0),
  is_return boolean not null,
  -- Who paid, from which account, and what they wrote: sealed, as JSON.
  details bytea,
  -- A fingerprint of the other side's account.
  payer bytea,
  payment_id uuid,
  booked_by_itself boolean not null default false,
  aside_reason text check (char_length(aside_reason) <= 256),
  aside_at timestamptz,
  aside_by_name text,
  primary key (tenant_id, id),
  constraint entry_read_once unique (tenant_id, key),
  foreign key (tenant_id, statement_id) references public.bank_statements (tenant_id, id),
  foreign key (tenant_id, payment_id) references public.payments (tenant_id, id),
  check (num_nulls(aside_reason, aside_at, aside_by_name) in (0, 3)),
  check (aside_at is null or num_nonnulls(details, payer, payment_id) = 0)
);
create index bank_entries_of_statement on public.bank_entries (tenant_id, statement_id, position);
create index bank_entries_of_payment on public.bank_entries (tenant_id, payment_id);
create index bank_entries_of_payer on public.bank_entries (tenant_id, payer) where payment_id is not null;
select maintenance.tenant_table('public.bank_entries', 'TAX_7Y',
  p_rights => 'select, insert, update (details, payer, payment_id, booked_by_itself, aside_reason, aside_at, aside_by_name)',
  p_evidence => 't.day::timestamptz');

-- Accounts from which a recipient's invoices were paid.
create table public.payer_accounts (
  tenant_id uuid not null,
  payer bytea not null,
  invoice_recipient_id uuid not null,
  times integer not null default 1,
  primary key (tenant_id, payer, invoice_recipient_id),
  foreign key (tenant_id, invoice_recipient_id) references public.invoice_recipients (tenant_id, id) on delete cascade
);
create index payer_accounts_of_recipient on public.payer_accounts (tenant_id, invoice_recipient_id);
select maintenance.tenant_table('public.payer_accounts', 'NOW');

-- Many invoices are paid at once now. Whether anything but the marks of a sent one has changed is asked of the row first: as JSON it takes
-- milliseconds.
create or replace function public.keep_invoice() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  -- The number is generated from year and position, which stay; before the update nobody knows it yet.
  marks constant text[] := case
    when old.cancelled_at is not null then array['number']
    when old.sent_at is not null then array['number', 'version', 'paid_on', 'marked_paid_at', 'cancelled_at']
    else array['number', 'version', 'sent_at', 'sent_file', 'sent_file_sha256', 'sent_ebinterface', 'sent_ebinterface_sha256'] end;
  copied public.invoices := new;
begin
  copied.number := old.number;
  if old.sent_ebinterface_sha256 is null and new.sent_ebinterface_sha256 = sha256(old.sent_ebinterface) then
    copied.sent_ebinterface_sha256 := null;
  elsif old.sent_at is not null and old.cancelled_at is null then
    copied.version := old.version;
    copied.paid_on := old.paid_on;
    copied.marked_paid_at := old.marked_paid_at;
    copied.cancelled_at := old.cancelled_at;
  end if;
  if copied *= old then
    return new;
  end if;
  if to_jsonb(old) - marks <> to_jsonb(new) - marks then
    raise exception 'an invoice that was sent or cancelled can not be changed' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
