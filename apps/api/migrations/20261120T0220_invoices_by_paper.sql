-- no-transaction
-- A file goes when no invoice points at it any more.
create index concurrently if not exists invoices_by_paper on public.invoices (tenant_id, sent_file_sha256)
