-- The last number that was given in a year. Its row is locked last, so that nobody waits for it long.
create table public.invoice_counters (
  tenant_id uuid not null,
  year integer not null check (year between 2000 and 2100),
  last_position integer not null check (last_position > 0),
  primary key (tenant_id, year)
);

-- An invoice, or the cancellation of one. Its state follows from dates and marks and is never stored.
create table public.invoices (
  tenant_id uuid not null,
  id uuid not null default gen_random_uuid(),
  version integer not null default 1,
  year integer not null,
  position integer not null check (position > 0),
  number text not null generated always as (
    year::text || '-' || lpad(position::text, greatest(5, char_length(position::text)), '0')) stored,
  invoice_recipient_id uuid not null,
  issue_date date not null,
  due_date date not null,
  dun_date date not null,
  language text not null check (language in ('de', 'en')),
  tax_treatment text not null check (tax_treatment in ('TAXED', 'REVERSE_CHARGE', 'NOT_TAXABLE')),
  -- In hundredths of a percent.
  tax_percentage integer not null check (tax_percentage between 0 and 10000),
  notes text check (char_length(notes) <= 2048),
  -- Sender, letter head, colour and texts as they were when it was saved; frozen when it is sent.
  paper jsonb not null,
  logo_id uuid,
  recipient_name text not null,
  search_key text not null,
  net_in_cents bigint not null,
  tax_in_cents bigint not null,
  gross_in_cents bigint not null,
  sent_at timestamptz,
  sent_file bytea,
  sent_file_sha256 bytea,
  -- The same invoice as ebInterface, for those who take no PDF.
  sent_ebinterface bytea,
  paid_on date,
  marked_paid_at timestamptz,
  -- Of a cancellation: what it cancels. Of a cancelled one: when.
  cancels_invoice_id uuid,
  cancelled_at timestamptz,
  created_at timestamptz not null,
  created_by_name text not null,
  primary key (tenant_id, id),
  constraint one_number_a_tenant unique (tenant_id, year, position),
  constraint cancelled_once unique (tenant_id, cancels_invoice_id),
  foreign key (tenant_id, invoice_recipient_id) references public.invoice_recipients (tenant_id, id),
  foreign key (tenant_id, cancels_invoice_id) references public.invoices (tenant_id, id),
  foreign key (tenant_id, logo_id) references public.sender_logos (tenant_id, id),
  check (extract(year from issue_date) = year),
  check (due_date > issue_date and dun_date > due_date),
  check (tax_treatment = 'TAXED' or tax_percentage = 0),
  check (gross_in_cents = net_in_cents + tax_in_cents),
  check (num_nulls(sent_at, sent_file, sent_file_sha256, sent_ebinterface) in (0, 4)),
  check ((paid_on is null) = (marked_paid_at is null)),
  check (paid_on is null or sent_at is not null)
);
-- The orders of the list, each to its end, so that the first page of any of them is read and not sorted; by number there is one above.
create index invoices_by_issue on public.invoices (tenant_id, issue_date desc, year desc, position desc);
create index invoices_by_due on public.invoices (tenant_id, due_date, year, position);
create index invoices_by_recipient on public.invoices (tenant_id, recipient_name collate public.german, year, position);
create index invoices_by_total on public.invoices (tenant_id, gross_in_cents, year, position);
-- What the recapitulative statement is made of: few, and in most agencies none.
create index invoices_reverse_charge on public.invoices (tenant_id, issue_date) where tax_treatment = 'REVERSE_CHARGE';
create index invoices_of_recipient on public.invoices (tenant_id, invoice_recipient_id);
create index invoices_with_logo on public.invoices (tenant_id, logo_id);
-- Every state is in one of these three. What is neither paid nor cancelled: what somebody has to act on.
create index invoices_open on public.invoices (tenant_id, due_date, dun_date)
  where paid_on is null and cancelled_at is null and cancels_invoice_id is null;
create index invoices_paid on public.invoices (tenant_id, issue_date)
  where paid_on is not null and cancelled_at is null and cancels_invoice_id is null;
create index invoices_cancelled on public.invoices (tenant_id, issue_date)
  where cancelled_at is not null or cancels_invoice_id is not null;

create table public.invoice_lines (
  tenant_id uuid not null,
  invoice_id uuid not null,
  position smallint not null,
  kind text not null check (kind in ('SERVICE', 'SURCHARGE', 'ADDITIONAL')),
  appointment_id uuid,
  appointment_type_id uuid,
  -- As the type was called then.
  type_description text,
  day date,
  description text not null check (char_length(description) between 1 and 256),
  -- In hundredths: 7,25 hours are 725.
  quantity bigint not null check (quantity <> 0),
  unit text not null check (char_length(unit) <= 256),
  price_in_cents bigint not null check (price_in_cents > 0),
  -- In hundredths of a percent, of a surcharge.
  percentage integer check (percentage > 0),
  net_in_cents bigint not null,
  -- What was recorded when the line was made; the quantity may be another one by hand.
  recorded_minutes integer,
  workers integer,
  primary key (tenant_id, invoice_id, position),
  foreign key (tenant_id, invoice_id) references public.invoices (tenant_id, id),
  foreign key (tenant_id, appointment_type_id) references public.appointment_types (tenant_id, id),
  check ((kind = 'SURCHARGE') = (percentage is not null)),
  check ((kind = 'SERVICE') = (day is not null))
);
create index invoice_lines_of_type on public.invoice_lines (tenant_id, appointment_type_id);

-- The blocks on an invoice. On a live one each block is once at most; a cancellation lets them go, and the row stays to tell.
create table public.invoice_blocks (
  tenant_id uuid not null,
  invoice_id uuid not null,
  appointment_id uuid not null,
  -- Of the block, when its lines were taken: recorded anew since then, the draft is outdated.
  block_version integer not null,
  is_live boolean not null default true,
  primary key (tenant_id, invoice_id, appointment_id),
  foreign key (tenant_id, invoice_id) references public.invoices (tenant_id, id),
  foreign key (tenant_id, appointment_id) references public.worklog_blocks (tenant_id, appointment_id)
);
create unique index one_live_invoice_a_block on public.invoice_blocks (tenant_id, appointment_id) where is_live;
create index invoice_blocks_of_block on public.invoice_blocks (tenant_id, appointment_id);

-- Each time that an invoice was mailed: when, by whom, and what became of it for each address.
create table public.invoice_sendings (
  tenant_id uuid not null,
  id uuid not null default gen_random_uuid(),
  invoice_id uuid not null,
  ordered_at timestamptz not null,
  ordered_by_name text not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, invoice_id) references public.invoices (tenant_id, id)
);
create index invoice_sendings_of_invoice on public.invoice_sendings (tenant_id, invoice_id, ordered_at desc);

create table public.invoice_sending_recipients (
  tenant_id uuid not null,
  sending_id uuid not null,
  position smallint not null,
  name text not null,
  email text not null,
  is_copy boolean not null,
  sent_at timestamptz,
  failure text check (failure in ('ADDRESS_REFUSED', 'SERVER_REFUSED')),
  gave_up_at timestamptz,
  primary key (tenant_id, sending_id, position),
  foreign key (tenant_id, sending_id) references public.invoice_sendings (tenant_id, id)
);
create index sendings_given_up on public.invoice_sending_recipients (tenant_id, sending_id) where gave_up_at is not null;

-- § 131 BAO: of what was sent nothing changes but whether it was paid or cancelled, and when. What is cancelled stays as it is; its
-- cancellation was made whole and can only be sent.
create function public.keep_invoice() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  -- The number is generated from year and position, which stay; before the update nobody knows it yet.
  marks constant text[] := case
    when old.cancelled_at is not null then array['number']
    when old.sent_at is not null then array['number', 'version', 'paid_on', 'marked_paid_at', 'cancelled_at']
    else array['number', 'version', 'sent_at', 'sent_file', 'sent_file_sha256', 'sent_ebinterface'] end;
begin
  if to_jsonb(old) - marks <> to_jsonb(new) - marks then
    raise exception 'an invoice that was sent or cancelled can not be changed' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create trigger sent_stays before update on public.invoices for each row
  when (old.sent_at is not null or old.cancelled_at is not null or old.cancels_invoice_id is not null)
  execute function public.keep_invoice();

-- So do its lines and blocks; a cancellation's lines come with it, in the same transaction.
create function public.keep_lines() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  line record := coalesce(old, new);
begin
  if tg_op = 'DELETE' and current_setting('app.retention', true) = 'on'
    and current_user = (select pg_get_userbyid(relowner) from pg_class where oid = tg_relid)
  then
    return old;
  end if;
  if exists (select from public.invoices i where i.tenant_id = line.tenant_id and i.id = line.invoice_id
      and (i.sent_at is not null or i.cancelled_at is not null
        or (i.cancels_invoice_id is not null and i.xmin <> pg_current_xact_id()::xid))) then
    raise exception 'the lines of an invoice that was sent or cancelled can not be changed'
      using errcode = 'insufficient_privilege';
  end if;
  return coalesce(new, old);
end $$;
create trigger lines_stay before insert or update or delete on public.invoice_lines for each row
  execute function public.keep_lines();
-- A cancellation alone lets the blocks go, and none comes back.
create trigger blocks_stay before insert or delete on public.invoice_blocks for each row
  execute function public.keep_lines();
create trigger blocks_stay_the_same before update on public.invoice_blocks for each row
  when (to_jsonb(old) - 'is_live' <> to_jsonb(new) - 'is_live' or new.is_live)
  execute function maintenance.refuse_change('TAX_7Y');

select maintenance.tenant_table('public.invoice_counters', 'TAX_7Y', p_rights => 'select, insert, update');
select maintenance.tenant_table('public.invoices', 'TAX_7Y', p_rights => 'select, insert, update',
  p_evidence => 't.issue_date::timestamptz');
select maintenance.tenant_table('public.invoice_lines', 'TAX_7Y', p_evidence =>
  $$(select i.issue_date::timestamptz from public.invoices i where i.tenant_id = t.tenant_id and i.id = t.invoice_id)$$);
select maintenance.tenant_table('public.invoice_blocks', 'TAX_7Y',
  p_rights => 'select, insert, delete, update (is_live)', p_evidence =>
  $$(select i.issue_date::timestamptz from public.invoices i where i.tenant_id = t.tenant_id and i.id = t.invoice_id)$$);
select maintenance.tenant_table('public.invoice_sendings', 'TAX_7Y', p_rights => 'select, insert',
  p_evidence => 't.ordered_at');
select maintenance.append_only('public.invoice_sendings');
select maintenance.tenant_table('public.invoice_sending_recipients', 'TAX_7Y',
  p_rights => 'select, insert, update (sent_at, failure, gave_up_at)',
  p_evidence => $$(select s.ordered_at from public.invoice_sendings s where s.tenant_id = t.tenant_id and s.id = t.sending_id)$$);

-- What became of a mail is added; to whom it went stays.
create trigger recipients_stay before update on public.invoice_sending_recipients for each row
  when (to_jsonb(old) - array['sent_at', 'failure', 'gave_up_at'] <> to_jsonb(new) - array['sent_at', 'failure', 'gave_up_at']
    or (old.sent_at is not null and new is distinct from old))
  execute function maintenance.refuse_change('TAX_7Y');
create trigger recipients_never_deleted before delete on public.invoice_sending_recipients for each row
  execute function maintenance.refuse_change('TAX_7Y');

-- No invoice is ever deleted but by retention.
create trigger never_deleted before delete on public.invoices for each row
  execute function maintenance.refuse_change('TAX_7Y');
create trigger never_truncated before truncate on public.invoices for each statement
  execute function maintenance.refuse_change('TAX_7Y');
create trigger never_truncated before truncate on public.invoice_lines for each statement
  execute function maintenance.refuse_change('TAX_7Y');
create trigger never_truncated before truncate on public.invoice_blocks for each statement
  execute function maintenance.refuse_change('TAX_7Y');
create trigger never_truncated before truncate on public.invoice_sending_recipients for each statement
  execute function maintenance.refuse_change('TAX_7Y');

create function live.tell_invoices() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  perform live.announce(c.tenant_id, array['invoices'] || array_agg(distinct 'invoice:' || c.id), array[]::uuid[],
      array[]::text[])
    from (select tenant_id, id, (row_number() over (partition by tenant_id order by id) - 1) / 100 as chunk from changed) c
    group by c.tenant_id, c.chunk;
  return null;
end $$;
-- What became of the mails is shown with the invoice.
create function live.tell_invoice_mails() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  perform live.announce(s.tenant_id, array['invoices'] || array_agg(distinct 'invoice:' || s.invoice_id), array[]::uuid[],
      array[]::text[])
    from changed c join public.invoice_sendings s on s.tenant_id = c.tenant_id and s.id = c.sending_id
    group by s.tenant_id;
  return null;
end $$;
create trigger live_insert after insert on public.invoice_sending_recipients referencing new table as changed
  for each statement when (current_setting('app.retention', true) is distinct from 'on')
  execute function live.tell_invoice_mails();
create trigger live_update after update on public.invoice_sending_recipients referencing new table as changed
  for each statement when (current_setting('app.retention', true) is distinct from 'on')
  execute function live.tell_invoice_mails();
create trigger live_insert after insert on public.invoices referencing new table as changed
  for each statement when (current_setting('app.retention', true) is distinct from 'on')
  execute function live.tell_invoices();
create trigger live_update after update on public.invoices referencing new table as changed
  for each statement when (current_setting('app.retention', true) is distinct from 'on')
  execute function live.tell_invoices();
