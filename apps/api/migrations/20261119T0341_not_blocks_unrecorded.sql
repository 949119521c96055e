-- no-transaction
-- `blocks_unrecorded_by_start` has taken its place.
drop index concurrently if exists public.blocks_unrecorded;
