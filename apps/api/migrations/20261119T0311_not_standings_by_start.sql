-- no-transaction
-- `standings_over_time` has taken its place.
drop index concurrently if exists public.standings_by_start;
