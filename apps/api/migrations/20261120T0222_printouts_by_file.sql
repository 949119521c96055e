-- no-transaction
-- A file goes when no time sheet points at it any more.
create index concurrently if not exists printouts_by_file on public.printouts (tenant_id, file_sha256)
