-- no-transaction
-- Open invoices are told apart by their days and added up without a look at themselves: they hold their papers.
create index concurrently if not exists open_invoices_with_sums on public.invoices (tenant_id, issue_date, due_date, dun_date)
  include (sent_at, invoice_recipient_id, net_in_cents, gross_in_cents)
  where paid_on is null and cancelled_at is null and cancels_invoice_id is null;
