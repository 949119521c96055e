-- no-transaction
-- Appointments that still want somebody, and how many, read without a look at those that are full.
create index concurrently if not exists not_full_by_start on public.appointment_standings (tenant_id, starts_at)
  include (ends_at, appointment_id, wanted, coming) where coming < wanted;
