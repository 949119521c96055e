-- A kind of work that is retired is chosen for nothing new; what was planned, worked and billed keeps it.
alter table public.appointment_types add column retired_at timestamptz;

-- The whole list has one version: two who change it at once are told apart, whichever rows they touch.
alter table public.tenant_settings add column price_list_version integer not null default 1;
