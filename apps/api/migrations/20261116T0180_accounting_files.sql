-- Files for payroll and bookkeeping. By system: under which numbers it knows what the agency calls by name.
create table public.accounting_file_mappings (
  tenant_id uuid not null,
  system text not null check (system in ('BMD', 'DATEV')),
  version integer not null default 0,
  -- Held against a schema whenever it is read.
  mapping jsonb,
  -- Of all accounts of customers together.
  customers_version integer not null default 0,
  primary key (tenant_id, system)
);

create table public.accounting_customer_accounts (
  tenant_id uuid not null,
  system text not null check (system in ('BMD', 'DATEV')),
  invoice_recipient_id uuid not null,
  account text not null check (account ~ '^\d{1,10}$'),
  primary key (tenant_id, system, invoice_recipient_id),
  foreign key (tenant_id, invoice_recipient_id) references public.invoice_recipients (tenant_id, id) on delete cascade
);
create index accounting_customer_accounts_of_recipient
  on public.accounting_customer_accounts (tenant_id, invoice_recipient_id);

-- A preset that the agency has changed; none when it was put back.
create table public.accounting_file_layouts (
  tenant_id uuid not null,
  preset text not null
    check (preset in ('BMD_BOOKINGS', 'BMD_HOURS', 'BMD_HOURS_WITH_HEADER', 'DATEV_BOOKINGS', 'DATEV_HOURS')),
  version integer not null default 1,
  layout jsonb,
  primary key (tenant_id, preset)
);

-- Settings: what was booked by them lies with the bookkeeper.
select maintenance.tenant_table('public.accounting_file_mappings', 'NOW', 'select, insert, update');
select maintenance.tenant_table('public.accounting_customer_accounts', 'NOW');
select maintenance.tenant_table('public.accounting_file_layouts', 'NOW', 'select, insert, update');
