-- no-transaction
-- A file goes when no invoice points at it any more.
create index concurrently if not exists invoices_by_ebinterface on public.invoices (tenant_id, sent_ebinterface_sha256)
