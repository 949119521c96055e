-- Where a customer's events take place, so that nobody types it twice.
create table public.venues (
  tenant_id uuid not null,
  id uuid not null default gen_random_uuid(),
  version integer not null default 1,
  invoice_recipient_id uuid not null,
  venue text not null check (char_length(venue) between 1 and 256),
  street_name_and_number text check (char_length(street_name_and_number) <= 128),
  postal_code text check (char_length(postal_code) <= 16),
  location text check (char_length(location) <= 64),
  country_code text not null check (country_code ~ '^[A-Z]{2}$'),
  station text check (char_length(station) <= 256),
  contact text check (char_length(contact) <= 256),
  meeting_place text check (char_length(meeting_place) <= 256),
  primary key (tenant_id, id),
  foreign key (tenant_id, invoice_recipient_id) references public.invoice_recipients (tenant_id, id) on delete cascade
);
-- A house may have several stations; each stands there once.
create unique index venues_once on public.venues (tenant_id, invoice_recipient_id, lower(venue), lower(station))
  nulls not distinct;

-- An appointment without its date, under a name; without a customer it is the agency's own.
create table public.appointment_templates (
  tenant_id uuid not null,
  id uuid not null default gen_random_uuid(),
  invoice_recipient_id uuid,
  name text not null check (char_length(name) between 1 and 64),
  -- Held against a schema whenever it is read.
  content jsonb not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, invoice_recipient_id) references public.invoice_recipients (tenant_id, id) on delete cascade
);
create unique index appointment_templates_name
  on public.appointment_templates (tenant_id, invoice_recipient_id, lower(name)) nulls not distinct;

-- Appointments of one event know each other; the order is that in which they were entered.
alter table public.appointments
  add column event_id uuid,
  add column event_position smallint,
  add check ((event_id is null) = (event_position is null));
create index appointments_of_event on public.appointments (tenant_id, event_id) where event_id is not null;

-- Conveniences of planning: nothing in them is evidence of work.
select maintenance.tenant_table('public.venues', 'NOW');
select maintenance.tenant_table('public.appointment_templates', 'NOW');
