-- no-transaction
-- `blocks_unsent_by_start` has taken its place.
drop index concurrently if exists public.blocks_unsent;
