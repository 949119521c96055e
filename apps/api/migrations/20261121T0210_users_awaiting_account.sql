-- no-transaction
create index concurrently if not exists users_awaiting_account on public.users
  (tenant_id, lower(contact_email), id) where awaits_account;
