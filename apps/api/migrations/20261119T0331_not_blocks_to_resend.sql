-- no-transaction
-- `blocks_to_resend_by_start` has taken its place.
drop index concurrently if exists public.blocks_to_resend;
