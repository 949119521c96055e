-- no-transaction
-- The oldest comes first, and those to come are not looked at.
create index concurrently if not exists blocks_unrecorded_by_start on public.appointment_standings (tenant_id, starts_at, appointment_id)
  include (ends_at) where is_block and not is_recorded;
