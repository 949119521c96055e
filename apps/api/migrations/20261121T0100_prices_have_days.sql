-- The prices of the agency, by kind of work: each is valid from its day on, until the next one.
create table public.price_list_entries (
  tenant_id uuid not null,
  appointment_type_id uuid not null,
  valid_from date not null,
  price_in_cents bigint not null check (price_in_cents > 0),
  primary key (tenant_id, appointment_type_id, valid_from),
  -- A kind of work with a price is in use: no cascade from there.
  foreign key (tenant_id, appointment_type_id) references public.appointment_types (tenant_id, id)
);
select maintenance.tenant_table('public.price_list_entries', 'NOW');

-- Prices that a recipient has of its own have days too; one without a price ends the own price, and the list counts again.
-- What was entered until now is valid from the beginning, so no invoice changes. The default stays for servers of the version before,
-- which know no days. The table is small, so that its new key is there in a moment.
alter table public.invoice_recipient_prices
  add column valid_from date not null default '1900-01-01',
  alter column price_in_cents drop not null,
  drop constraint invoice_recipient_prices_pkey,
  add primary key (tenant_id, invoice_recipient_id, appointment_type_id, valid_from);
