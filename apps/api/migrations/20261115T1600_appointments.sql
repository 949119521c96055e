create extension if not exists btree_gist;

create table public.appointments (
  tenant_id uuid not null,
  id uuid not null default gen_random_uuid(),
  version integer not null default 1,
  description text not null check (char_length(description) between 1 and 256),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  desired_target_users integer not null check (desired_target_users >= 1),
  appointment_type_id uuid not null,
  pool_id uuid not null,
  invoice_recipient_id uuid,
  customer text not null check (char_length(customer) between 1 and 256),
  venue text not null check (char_length(venue) between 1 and 256),
  street_name_and_number text check (char_length(street_name_and_number) <= 128),
  postal_code text check (char_length(postal_code) <= 16),
  location text check (char_length(location) <= 64),
  country_code text not null default 'AT' check (country_code ~ '^[A-Z]{2}$'),
  station text check (char_length(station) <= 256),
  contact text check (char_length(contact) <= 256),
  outfit_id uuid,
  meeting_place text check (char_length(meeting_place) <= 256),
  -- A local time: the last such moment at or before the start.
  meeting_time time,
  notes text check (char_length(notes) <= 2048),
  internal_notes text check (char_length(internal_notes) <= 2048),
  -- In tenths, as ratings are compared.
  minimum_rating smallint check (minimum_rating between 10 and 50),
  search_key text not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  -- What offers copy their times from: the copies follow by themselves.
  constraint appointments_with_times unique (tenant_id, id, starts_at, ends_at),
  check (starts_at < ends_at),
  -- Lists look this far back for what still lasts.
  check (ends_at - starts_at <= interval '14 days'),
  check ((meeting_place is null) = (meeting_time is null)),
  foreign key (tenant_id, appointment_type_id) references public.appointment_types (tenant_id, id),
  foreign key (tenant_id, pool_id) references public.target_user_pools (tenant_id, id),
  foreign key (tenant_id, invoice_recipient_id) references public.invoice_recipients (tenant_id, id),
  foreign key (tenant_id, outfit_id) references public.outfits (tenant_id, id)
);
create index appointments_by_start on public.appointments (tenant_id, starts_at, id);
create index appointments_of_type on public.appointments (tenant_id, appointment_type_id);
create index appointments_of_pool on public.appointments (tenant_id, pool_id);
create index appointments_of_recipient on public.appointments (tenant_id, invoice_recipient_id);
create index appointments_with_outfit on public.appointments (tenant_id, outfit_id);

create table public.offers (
  tenant_id uuid not null,
  id uuid not null default gen_random_uuid(),
  appointment_id uuid not null,
  user_id uuid not null,
  -- The appointment's, kept true by the cascading key below; so that the rule against double bookings can be one constraint.
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  state text not null check (state in ('CONTACTED', 'ACCEPTED', 'BOOKED', 'DECLINED')),
  notes text check (char_length(notes) <= 2048),
  -- A booked worker who can not come says so; staff decide.
  prevented_at timestamptz,
  prevented_note text check (char_length(prevented_note) <= 256),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  state_changed_at timestamptz not null default now(),
  primary key (tenant_id, id),
  constraint one_offer_a_worker unique (tenant_id, appointment_id, user_id),
  foreign key (tenant_id, appointment_id, starts_at, ends_at)
    references public.appointments (tenant_id, id, starts_at, ends_at) on update cascade on delete cascade,
  -- No cascade: somebody with offers can not simply be deleted.
  foreign key (tenant_id, user_id) references public.target_users (tenant_id, user_id),
  -- Nobody works in two places at once, whatever races.
  constraint no_double_booking exclude using gist (
    tenant_id with =, user_id with =, tstzrange(starts_at, ends_at) with &&) where (state = 'BOOKED'),
  check (prevented_at is null or state = 'BOOKED')
);
create index offers_of_appointment on public.offers (tenant_id, appointment_id, starts_at, ends_at);
create index offers_of_worker on public.offers (tenant_id, user_id, starts_at);
create index bookings_by_time on public.offers (tenant_id, starts_at) include (user_id, ends_at) where state = 'BOOKED';

do $$
declare
  name text;
begin
  foreach name in array array['appointments', 'offers'] loop
    execute format('alter table public.%I enable row level security', name);
    execute format('alter table public.%I force row level security', name);
    execute format('create policy tenant on public.%I using (tenant_id = public.current_tenant_id())
      with check (tenant_id = public.current_tenant_id())', name);
    execute format('grant select, insert, update, delete on public.%I to gastspiel_app', name);
  end loop;
end $$;
