-- What the accounting system of the tenant books on, as it was read there last.
create table public.cost_centers (
  tenant_id uuid not null,
  id uuid not null default gen_random_uuid(),
  -- Its id there.
  accounting_id text not null check (char_length(accounting_id) between 1 and 64),
  number text not null check (char_length(number) between 1 and 64),
  description text not null check (char_length(description) between 1 and 256),
  -- One that is gone there stays with whom it was given to, and is offered to nobody else.
  is_active boolean not null default true,
  primary key (tenant_id, id),
  unique (tenant_id, accounting_id)
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
  -- How they want to be told of offers and bookings.
  news_way text not null default 'BOTH' check (news_way in ('BOTH', 'PUSH', 'MAIL')),
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
-- A personnel number is one person's.
create unique index target_users_by_accounting_id on public.target_users (tenant_id, accounting_id);
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

select maintenance.tenant_table('public.cost_centers', 'TAX_7Y');
select maintenance.tenant_table('public.target_users', 'TAX_7Y', p_planning => '{clothing_size,car_availability,has_driving_licence,has_completed_recruiting_day,is_deployable_as_team_leader,internal_notes,rating}');
select maintenance.tenant_table('public.target_users_in_pools', 'NOW');
select maintenance.tenant_table('public.target_users_for_types', 'NOW');
