-- Whom the agency invoices.
create table public.invoice_recipients (
  tenant_id uuid not null,
  id uuid not null default gen_random_uuid(),
  version integer not null default 1,
  customer_number text not null check (char_length(customer_number) between 1 and 64),
  -- With a collation of its own: the database's may know no umlauts.
  customer_number_key text not null
    generated always as (lower(btrim(customer_number) collate "und-x-icu")) stored,
  notes text check (char_length(notes) <= 2048),
  name text not null check (char_length(name) between 1 and 256),
  contact_email text check (char_length(contact_email) <= 256),
  phone_number text check (char_length(phone_number) <= 32),
  vat_number text check (char_length(vat_number) <= 32),
  company_registration_number text check (char_length(company_registration_number) <= 32),
  street_name_and_number text not null check (char_length(street_name_and_number) between 1 and 128),
  postal_code text not null check (char_length(postal_code) between 1 and 16),
  location text not null check (char_length(location) between 1 and 64),
  country_code text not null check (country_code ~ '^[A-Z]{2}$'),
  -- What machines read besides the invoice itself: whether an ebInterface file goes along, and the numbers that stand in it.
  sends_ebinterface boolean not null default false,
  order_reference text check (char_length(order_reference) <= 64),
  supplier_number text check (char_length(supplier_number) <= 64),
  -- What a search compares with, written by the application: number and name, and all that only some roles may see.
  -- A tenant has some thousand recipients at most: reading all their keys takes a few milliseconds, without an index.
  name_search_key text not null,
  search_key text not null,
  primary key (tenant_id, id),
  constraint invoice_recipients_customer_number unique (tenant_id, customer_number_key)
);
create index invoice_recipients_by_name on public.invoice_recipients (tenant_id, name collate public.german, id);

create table public.invoice_recipient_contact_persons (
  tenant_id uuid not null,
  invoice_recipient_id uuid not null,
  position smallint not null,
  name text not null check (char_length(name) between 1 and 256),
  contact_email text check (char_length(contact_email) <= 256),
  phone_number text check (char_length(phone_number) <= 32),
  role text check (char_length(role) <= 64),
  receives_invoices boolean not null,
  receives_printouts boolean not null,
  primary key (tenant_id, invoice_recipient_id, position),
  foreign key (tenant_id, invoice_recipient_id) references public.invoice_recipients (tenant_id, id) on delete cascade,
  check (contact_email is not null or not (receives_invoices or receives_printouts))
);

-- An appointment type with a price is in use: no cascade from there.
create table public.invoice_recipient_prices (
  tenant_id uuid not null,
  invoice_recipient_id uuid not null,
  appointment_type_id uuid not null,
  price_in_cents bigint not null check (price_in_cents > 0),
  primary key (tenant_id, invoice_recipient_id, appointment_type_id),
  foreign key (tenant_id, invoice_recipient_id) references public.invoice_recipients (tenant_id, id) on delete cascade,
  foreign key (tenant_id, appointment_type_id) references public.appointment_types (tenant_id, id)
);
create index invoice_recipient_prices_by_type on public.invoice_recipient_prices (tenant_id, appointment_type_id);

select maintenance.tenant_table('public.invoice_recipients', 'TAX_7Y', p_planning => '{notes}');
select maintenance.tenant_table('public.invoice_recipient_contact_persons', 'NOW');
select maintenance.tenant_table('public.invoice_recipient_prices', 'NOW');
