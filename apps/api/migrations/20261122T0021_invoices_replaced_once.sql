-- no-transaction
create unique index concurrently if not exists invoices_replaced_once on public.invoices (tenant_id, replaces_invoice_id);
