-- no-transaction
-- `open_invoices_with_sums` has taken its place.
drop index concurrently if exists public.invoices_open;
