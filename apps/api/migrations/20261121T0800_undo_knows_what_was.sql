-- Undoing puts back what stood there, by path: mostly nothing, but a country, or prices that have ended.
alter table public.import_rows add column before jsonb not null default '{}';
