-- no-transaction
-- The home counts no further than a thousand, and the first to begin comes first.
create index concurrently if not exists blocks_unsent_by_start on public.appointment_standings (tenant_id, starts_at, appointment_id)
  include (ends_at) where is_block and not is_sent;
