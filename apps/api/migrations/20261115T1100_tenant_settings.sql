-- What a tenant arranges for itself. Entries keep the order in which they were saved.
create table public.target_user_pools (
  tenant_id uuid not null,
  id uuid not null default gen_random_uuid(),
  description text not null check (char_length(description) between 1 and 256),
  description_key text not null generated always as (lower(description)) stored,
  position smallint not null,
  primary key (tenant_id, id),
  -- Two entries may swap their names in one save, so uniqueness is judged at its end.
  unique (tenant_id, description_key) deferrable initially deferred
);

create table public.appointment_types (
  tenant_id uuid not null,
  id uuid not null default gen_random_uuid(),
  description text not null check (char_length(description) between 1 and 256),
  description_key text not null generated always as (lower(description)) stored,
  position smallint not null,
  primary key (tenant_id, id),
  unique (tenant_id, description_key) deferrable initially deferred
);

create table public.outfits (
  tenant_id uuid not null,
  id uuid not null default gen_random_uuid(),
  title text not null check (char_length(title) between 1 and 256),
  title_key text not null generated always as (lower(title)) stored,
  description text not null check (char_length(description) <= 500),
  position smallint not null,
  primary key (tenant_id, id),
  unique (tenant_id, title_key) deferrable initially deferred
);

create table public.onboarding_checkboxes (
  tenant_id uuid not null,
  id uuid not null default gen_random_uuid(),
  label text not null check (char_length(label) between 1 and 256),
  url text not null check (char_length(url) between 1 and 256),
  position smallint not null,
  primary key (tenant_id, id)
);

-- One row a tenant: so there is exactly one default pool, whatever is saved at once.
create table public.tenant_settings (
  tenant_id uuid primary key,
  default_target_user_pool_id uuid not null,
  foreign key (tenant_id, default_target_user_pool_id) references public.target_user_pools (tenant_id, id)
    deferrable initially deferred
);
create index tenant_settings_pool on public.tenant_settings (tenant_id, default_target_user_pool_id);

create table public.accounting_interfaces (
  tenant_id uuid primary key,
  client_id text not null check (char_length(client_id) between 1 and 256),
  code text not null check (char_length(code) between 1 and 256),
  default_occupation text not null check (char_length(default_occupation) between 1 and 256),
  user_name text not null check (char_length(user_name) between 1 and 256)
);

do $$
declare
  name text;
begin
  foreach name in array array['target_user_pools', 'appointment_types', 'outfits', 'onboarding_checkboxes',
    'tenant_settings', 'accounting_interfaces'] loop
    execute format('alter table public.%I enable row level security', name);
    execute format('alter table public.%I force row level security', name);
    execute format('create policy tenant on public.%I using (tenant_id = public.current_tenant_id())
      with check (tenant_id = public.current_tenant_id())', name);
    execute format('grant select, insert, update, delete on public.%I to gastspiel_app', name);
  end loop;
end $$;

-- Codes are unique over all tenants and lead somebody unknown to the right one.
create table directory.association_codes (
  code_key text primary key check (char_length(code_key) between 1 and 64),
  code text not null,
  tenant_id uuid not null references directory.tenants,
  flow text not null check (flow in ('TARGET_USER', 'TENANT_USER')),
  unique (tenant_id, flow),
  check (code_key = upper(code))
);
