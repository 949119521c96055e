-- A text as searches compare it: "müll" is to find Müller, Mueller and Muller. Both sides go through it. Texts that differ
-- in more than that may fall together (Bauer and Baur): a search rather finds one too many.
create function public.search_key(value text) returns text
language sql immutable strict parallel safe
return regexp_replace(lower(translate(regexp_replace(normalize(replace(replace(value, 'ß', 'ss'), 'ẞ', 'ss'), NFD),
  '[\u0300-\u036f]', '', 'g'), 'ĐđŁłØøı', 'ddllooi')), '([aou])e', '\1', 'g');

alter table public.users
  add column name_search_key text generated always as (public.search_key(first_name || ' ' || last_name)) stored,
  -- Where notifications are to go once its owner has confirmed it.
  add column pending_contact_email text check (char_length(pending_contact_email) <= 256);
create index users_by_name on public.users
  (tenant_id, role, last_name collate public.german, first_name collate public.german, id);

-- What the accounting system of the tenant books on.
create table public.cost_centers (
  tenant_id uuid not null,
  id uuid not null default gen_random_uuid(),
  description text not null check (char_length(description) between 1 and 256),
  primary key (tenant_id, id)
);

create table public.target_users (
  tenant_id uuid not null,
  user_id uuid not null,
  gender text not null default 'NONE' check (gender in ('FEMALE', 'MALE', 'DIVERSE', 'INTER', 'OPEN', 'NONE')),
  phone_number text check (char_length(phone_number) <= 32),
  street_name_and_number text check (char_length(street_name_and_number) <= 128),
  postal_code text check (char_length(postal_code) <= 16),
  location text check (char_length(location) <= 64),
  country_code text not null default 'AT' check (country_code ~ '^[A-Z]{2}$'),
  birthday date,
  academic_title text check (char_length(academic_title) <= 64),
  marital_status text not null default 'UNKNOWN' check (marital_status in (
    'SINGLE', 'DIVORCED', 'MARRIED', 'WIDOWED', 'REGISTERED_PARTNERSHIP_DIVORCED', 'REGISTERED_PARTNERSHIP_MARRIED',
    'REGISTERED_PARTNERSHIP_WIDOWED', 'UNKNOWN')),
  nationality_country_code text check (nationality_country_code ~ '^[A-Z]{2}$'),
  clothing_size text not null default 'UNKNOWN' check (clothing_size in ('XS', 'S', 'M', 'L', 'XL', 'XXL', 'UNKNOWN')),
  car_availability text not null default 'UNAVAILABLE'
    check (car_availability in ('AVAILABLE', 'PARTIALLY', 'UNAVAILABLE')),
  has_driving_licence boolean not null default false,
  nationhood text check (nationhood in (
    'RESIDENT_NATION', 'RESIDENT_EEA', 'CROSS_BORDER_COMMUTER', 'NEEDS_EMPLOYMENT_PERMIT', 'EXEMPTION_CERTIFICATE',
    'UNLIMITED_RESIDENCE_PERMIT', 'MARRIED_TO_RESIDENT', 'PERMIT_FOR_PERMANENT_RESIDENCY', 'RED_WHITE_RED_CARD_PLUS',
    'CONFIRMATION_OF_FREE_MOVEMENT', 'UNDER_SUBSIDIARY_PROTECTION', 'REFUGEE_TRAVEL_DOCUMENT')),
  has_completed_recruiting_day boolean not null default false,
  is_deployable_as_team_leader boolean not null default false,
  internal_notes text check (char_length(internal_notes) <= 2048),
  rating smallint check (rating between 1 and 5),
  staff_type text not null default 'ON_DEMAND' check (staff_type in ('ON_DEMAND', 'PERMANENT')),
  cost_center_id uuid,
  accounting_id text check (char_length(accounting_id) <= 64),
  -- Sealed by a key that the database does not have; the hash finds a number again without opening any.
  social_security_number bytea,
  social_security_number_hash bytea,
  iban bytea,
  bic bytea,
  released_at timestamptz,
  -- The law still wants the data, but nobody works with them any more.
  restricted_until date,
  anonymised_at timestamptz,
  primary key (tenant_id, user_id),
  foreign key (tenant_id, user_id) references public.users (tenant_id, id) on delete cascade,
  foreign key (tenant_id, cost_center_id) references public.cost_centers (tenant_id, id)
);
create index target_users_of_cost_center on public.target_users (tenant_id, cost_center_id);
create index target_users_by_social_security_number on public.target_users (tenant_id, social_security_number_hash);
create index target_users_restricted on public.target_users (tenant_id, restricted_until)
  where restricted_until is not null and anonymised_at is null;

-- No cascade from pools and types: one in use can not be deleted.
create table public.target_users_in_pools (
  tenant_id uuid not null,
  pool_id uuid not null,
  user_id uuid not null,
  primary key (tenant_id, user_id, pool_id),
  foreign key (tenant_id, user_id) references public.target_users (tenant_id, user_id) on delete cascade,
  foreign key (tenant_id, pool_id) references public.target_user_pools (tenant_id, id)
);
create index target_users_of_pool on public.target_users_in_pools (tenant_id, pool_id, user_id);

create table public.target_users_for_types (
  tenant_id uuid not null,
  appointment_type_id uuid not null,
  user_id uuid not null,
  primary key (tenant_id, user_id, appointment_type_id),
  foreign key (tenant_id, user_id) references public.target_users (tenant_id, user_id) on delete cascade,
  foreign key (tenant_id, appointment_type_id) references public.appointment_types (tenant_id, id)
);
create index target_users_of_type on public.target_users_for_types (tenant_id, appointment_type_id, user_id);

-- How staff found somebody's work, worker or colleague.
create table public.assessments (
  tenant_id uuid not null,
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  rating smallint not null check (rating between 1 and 5),
  notes text check (char_length(notes) <= 256),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- The name is kept beside the id: a system administrator belongs to another tenant, and colleagues leave.
  updated_by uuid not null,
  updated_by_name text not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references public.users (tenant_id, id) on delete cascade
);
create index assessments_of_user on public.assessments (tenant_id, user_id, created_at desc, id) include (rating);

-- When a worker can not work: instants, half-open; whole days are kept as such to be shown as such.
create table public.absences (
  tenant_id uuid not null,
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  is_whole_days boolean not null,
  note text check (char_length(note) <= 256),
  created_at timestamptz not null default now(),
  created_by uuid not null,
  created_by_name text not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references public.target_users (tenant_id, user_id) on delete cascade,
  check (starts_at < ends_at)
);
create index absences_of_user on public.absences (tenant_id, user_id, starts_at);

do $$
declare
  name text;
begin
  foreach name in array array['cost_centers', 'target_users', 'target_users_in_pools', 'target_users_for_types',
    'assessments', 'absences'] loop
    execute format('alter table public.%I enable row level security', name);
    execute format('alter table public.%I force row level security', name);
    execute format('create policy tenant on public.%I using (tenant_id = public.current_tenant_id())
      with check (tenant_id = public.current_tenant_id())', name);
    execute format('grant select, insert, update, delete on public.%I to gastspiel_app', name);
  end loop;
end $$;
