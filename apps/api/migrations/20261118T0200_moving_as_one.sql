-- A series or an event moves as one: on the way its own bookings may overlap, in the end nothing may. A constraint can't be made
-- deferrable in place, so its index is built anew; offers can't be written meanwhile (some ten seconds for a million bookings).
alter table public.offers
  drop constraint no_double_booking,
  add constraint no_double_booking exclude using gist (
    tenant_id with =, user_id with =, tstzrange(starts_at, ends_at) with &&) where (state = 'BOOKED') deferrable initially immediate;
