-- no-transaction
-- What workers did in a year is added up without a look at the entries, which lie in the order in which they were recorded.
create index concurrently if not exists entries_of_worker on public.worklog_entries (tenant_id, user_id, starts_at)
  include (appointment_id, ends_at, type, break_minutes);
