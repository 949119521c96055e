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
  changed_at timestamptz not null default now(),
  primary key (tenant_id, id),
  -- What offers copy their times from: the copies follow by themselves.
  constraint appointments_with_times unique (tenant_id, id, starts_at, ends_at),
  check (starts_at < ends_at),
  -- Fourteen days on the calendar, with the hour that a clock change adds. Lists look this far back for what still lasts.
  check (ends_at - starts_at <= interval '14 days 1 hour'),
  check ((meeting_place is null) = (meeting_time is null)),
  foreign key (tenant_id, appointment_type_id) references public.appointment_types (tenant_id, id),
  foreign key (tenant_id, pool_id) references public.target_user_pools (tenant_id, id),
  foreign key (tenant_id, invoice_recipient_id) references public.invoice_recipients (tenant_id, id),
  foreign key (tenant_id, outfit_id) references public.outfits (tenant_id, id)
);
-- With what the numbers of the home are counted by, so that these read no row.
create index appointments_by_start on public.appointments (tenant_id, starts_at, id)
  include (ends_at, desired_target_users, invoice_recipient_id);
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
  -- When the worker first saw it; who is asked again has not seen that yet.
  opened_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  state_changed_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
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
-- What waits for the office: yeses that nobody has booked, and bookings whose worker can not come.
create index accepted_by_time on public.offers (tenant_id, starts_at, state_changed_at, id) where state = 'ACCEPTED';
create index prevented_by_end on public.offers (tenant_id, ends_at) where prevented_at is not null;
create index bookings_by_time on public.offers (tenant_id, starts_at)
  include (user_id, ends_at, appointment_id, prevented_at) where state = 'BOOKED';

-- Calendars ask when an entry was last changed, by whatever statement.
create function public.note_change() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  new.changed_at := now();
  return new;
end $$;
create trigger note_change before update on public.appointments for each row execute function public.note_change();
-- That somebody has looked at it is no change of the entry.
create trigger note_change before update on public.offers for each row
  when (not (old.opened_at is null and new.opened_at is not null)) execute function public.note_change();

-- Who said of a booking that is gone by now that they can not come: nobody asks them for the same again unawares.
create table public.preventions (
  tenant_id uuid not null,
  appointment_id uuid not null,
  user_id uuid not null,
  prevented_at timestamptz not null,
  note text check (char_length(note) <= 256),
  primary key (tenant_id, appointment_id, user_id),
  foreign key (tenant_id, appointment_id) references public.appointments (tenant_id, id) on delete cascade,
  foreign key (tenant_id, user_id) references public.target_users (tenant_id, user_id) on delete cascade
);
create index preventions_of_worker on public.preventions (tenant_id, user_id);

-- A booking that stays though its worker is absent then: somebody has looked at both and decided.
create table public.kept_bookings (
  tenant_id uuid not null,
  offer_id uuid not null,
  absence_id uuid not null,
  kept_at timestamptz not null,
  kept_by_name text not null,
  primary key (tenant_id, offer_id, absence_id),
  foreign key (tenant_id, offer_id) references public.offers (tenant_id, id) on delete cascade,
  foreign key (tenant_id, absence_id) references public.absences (tenant_id, id) on delete cascade
);
create index kept_bookings_of_absence on public.kept_bookings (tenant_id, absence_id);

-- New offers to one worker that are told in one mail. No foreign key on the offers: one that was withdrawn is simply not told.
create table public.offer_batches (
  tenant_id uuid not null,
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  offer_ids uuid[] not null,
  -- A batch whose mail failed for good would stay open and swallow whatever comes after: by its age it is known.
  opened_at timestamptz not null default now(),
  closed_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references public.users (tenant_id, id) on delete cascade
);
create index offer_batches_of_worker on public.offer_batches (tenant_id, user_id);
-- Whoever offers first opens the batch, everybody else joins it, whatever races.
create unique index one_open_batch_a_worker on public.offer_batches (tenant_id, user_id) where closed_at is null;

-- When a device of the worker last said that it has shown news of an appointment: whoever wants no mails gets none then. No foreign key on
-- the appointment: that it is gone is news too.
create table public.push_receipts (
  tenant_id uuid not null,
  user_id uuid not null,
  appointment_id uuid not null,
  received_at timestamptz not null default now(),
  primary key (tenant_id, user_id, appointment_id),
  foreign key (tenant_id, user_id) references public.users (tenant_id, id) on delete cascade
);

-- Devices that show an offer which can be answered: only there something has to take its place when that is over.
create table public.pushed_questions (
  tenant_id uuid not null,
  token text not null,
  appointment_id uuid not null,
  asked_at timestamptz not null default now(),
  primary key (tenant_id, token, appointment_id),
  foreign key (tenant_id, token) references public.push_tokens (tenant_id, token) on delete cascade
);
create index pushed_questions_of_appointment on public.pushed_questions (tenant_id, appointment_id);

select maintenance.tenant_table('public.appointments', 'TAX_7Y',
  p_planning => '{station,contact,meeting_place,meeting_time,notes,internal_notes,minimum_rating}');
-- Whoever was booked for what has begun has worked, as far as anybody has said.
select maintenance.tenant_table('public.offers', 'TAX_7Y',
  p_evidence => $$case when state = 'BOOKED' and starts_at < now() then ends_at end$$, p_planning => '{notes,prevented_note}');
select maintenance.tenant_table('public.preventions', 'NOW');
select maintenance.tenant_table('public.kept_bookings', 'NOW', p_rights => 'select, insert');
select maintenance.tenant_table('public.offer_batches', 'NOW');
select maintenance.tenant_table('public.push_receipts', 'NOW');
select maintenance.tenant_table('public.pushed_questions', 'NOW');

-- The secret link by which a calendar fetches a worker's shifts. It brings no token of ours, so it lies in the directory; only
-- the hash of the secret is kept, one a worker, until it is renewed or revoked.
create table directory.calendar_feeds (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  user_id uuid not null,
  token_hash bytea not null unique,
  created_at timestamptz not null default now(),
  primary key (tenant_id, user_id)
);

create function directory.renew_calendar_feed(p_user_id uuid, p_token_hash bytea)
returns void language sql security definer set search_path = pg_catalog, pg_temp
begin atomic
  insert into directory.calendar_feeds (tenant_id, user_id, token_hash)
    values (public.current_tenant_id(), p_user_id, p_token_hash)
    on conflict (tenant_id, user_id) do update set token_hash = excluded.token_hash, created_at = now();
end;

create function directory.revoke_calendar_feed(p_user_id uuid)
returns bigint language sql security definer set search_path = pg_catalog, pg_temp
begin atomic
  with revoked as (delete from directory.calendar_feeds
    where tenant_id = public.current_tenant_id() and user_id = p_user_id returning 1)
  select count(*) from revoked;
end;

create function directory.calendar_feed_since(p_user_id uuid)
returns timestamptz language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  select created_at from directory.calendar_feeds
    where tenant_id = public.current_tenant_id() and user_id = p_user_id;
end;

-- Whose calendar it is. Whether they still work there is for the tenant's own rows to say.
create function directory.find_calendar_feed(p_token_hash bytea)
returns table (tenant_id uuid, user_id uuid)
language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  select f.tenant_id, f.user_id
    from directory.calendar_feeds f join directory.tenants t on t.id = f.tenant_id and t.deleted_at is null
    where f.token_hash = p_token_hash;
end;

-- Somebody who leaves signs in as a stranger from then on, and their links are worth nothing any more. Answers the subjects
-- that were theirs.
create function directory.unbind_identity(p_user_id uuid)
returns setof text language sql security definer set search_path = pg_catalog, pg_temp
begin atomic
  delete from directory.contact_confirmations
    where tenant_id = public.current_tenant_id() and user_id = p_user_id;
  delete from directory.calendar_feeds
    where tenant_id = public.current_tenant_id() and user_id = p_user_id;
  delete from directory.identities
    where tenant_id = public.current_tenant_id() and user_id = p_user_id returning subject;
end;

-- Every function of this schema is for the server, and for nobody else.
revoke all on all functions in schema directory from public;
grant execute on all functions in schema directory to gastspiel_app;
