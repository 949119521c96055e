-- A batch whose mail failed for good would stay open and swallow whatever comes after: by its age it is known.
alter table public.offer_batches add column opened_at timestamptz not null default now();
