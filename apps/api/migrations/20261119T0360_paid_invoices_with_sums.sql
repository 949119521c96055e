-- no-transaction
-- What was paid of a year is added up without a look at the invoices.
create index concurrently if not exists paid_invoices_with_sums on public.invoices (tenant_id, issue_date)
  include (invoice_recipient_id, net_in_cents, gross_in_cents)
  where paid_on is not null and cancelled_at is null and cancels_invoice_id is null;
