-- no-transaction
-- Who waits for a booking is counted without a look at the offers themselves, and found in the order in which the page shows them.
create index concurrently if not exists waiting_by_time on public.offers
  (tenant_id, starts_at, appointment_id, state_changed_at, id) include (ends_at) where state = 'ACCEPTED';
