-- no-transaction
-- `waiting_by_time` has taken its place.
drop index concurrently if exists public.accepted_by_time;
