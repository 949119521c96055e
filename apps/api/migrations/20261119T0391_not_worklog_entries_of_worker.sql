-- no-transaction
-- `entries_of_worker` has taken its place.
drop index concurrently if exists public.worklog_entries_of_worker;
