-- no-transaction
-- What was billed in some months is added up without a look at the invoices, which hold their papers.
create index concurrently if not exists revenue_by_day on public.invoices (tenant_id, issue_date)
  include (net_in_cents, invoice_recipient_id) where sent_at is not null and cancelled_at is null and cancels_invoice_id is null;
