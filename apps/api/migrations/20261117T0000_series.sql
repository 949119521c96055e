-- Each appointment of a series knows it, so that a change can be made to the following ones or to all.
alter table public.appointments add column series_id uuid;
create index appointments_of_series on public.appointments (tenant_id, series_id, starts_at) where series_id is not null;
