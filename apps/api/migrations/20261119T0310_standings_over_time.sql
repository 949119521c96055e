-- no-transaction
-- Figures of a year and lists of weeks are read from here alone, in the order of the start: the rows themselves lie all over the table.
create index concurrently if not exists standings_over_time on public.appointment_standings (tenant_id, starts_at, appointment_id)
  include (ends_at, invoice_recipient_id, appointment_type_id, wanted, booked, coming, not_come, is_block);
