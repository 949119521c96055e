-- no-transaction
-- The table of workers needs nothing else of a year's earnings: the index with customers and kinds of work is so wide that the planner
-- reads the table instead, and asks for each row whose it is.
create index concurrently if not exists earnings_of_workers on public.earnings (tenant_id, issue_date)
  include (user_id, net_in_cents) where user_id is not null;
