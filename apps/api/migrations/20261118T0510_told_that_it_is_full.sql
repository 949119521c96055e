-- Whoever has accepted is told once that a shift is full without them, however often a place is freed and taken again.
alter table public.offers add column told_full_at timestamptz;
