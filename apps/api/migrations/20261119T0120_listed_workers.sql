-- no-transaction
-- All workers but those who left are counted without a look at them.
create index concurrently if not exists listed_workers on public.target_users (tenant_id, user_id)
  where restricted_until is null and anonymised_at is null;
