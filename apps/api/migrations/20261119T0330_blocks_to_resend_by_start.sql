-- no-transaction
-- The first to begin comes first.
create index concurrently if not exists blocks_to_resend_by_start on public.appointment_standings (tenant_id, starts_at, appointment_id)
  include (ends_at) where needs_resending;
