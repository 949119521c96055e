create table directory.tenants (
  id uuid primary key default gen_random_uuid(),
  -- Names the tenant's app to everybody: its name and icons are public under it, so it must not tell the id.
  app_key text not null unique default encode(uuid_send(gen_random_uuid()), 'hex'),
  name text not null check (char_length(name) between 1 and 256),
  contact_email text check (char_length(contact_email) <= 256),
  contact_phone text check (char_length(contact_phone) <= 32),
  has_invoicing_module boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  erased_at timestamptz,
  -- Whether something was left for the tax law when it was erased.
  holds_evidence boolean not null default false
);

-- Codes are unique over all tenants and lead somebody unknown to the right one.
create table directory.association_codes (
  code_key text primary key check (char_length(code_key) between 1 and 64),
  code text not null,
  tenant_id uuid not null references directory.tenants,
  flow text not null check (flow in ('TARGET_USER', 'TENANT_USER')),
  unique (tenant_id, flow),
  check (code_key = upper(code))
);

create table public.tenant_themes (
  tenant_id uuid primary key,
  logo_square_base64 text,
  logo_wide_base64 text,
  primary_main text not null,
  primary_light text not null,
  primary_dark text not null,
  secondary_main text not null,
  secondary_light text not null,
  secondary_dark text not null,
  check (primary_main ~ '^#[0-9A-F]{6}$' and primary_light ~ '^#[0-9A-F]{6}$' and primary_dark ~ '^#[0-9A-F]{6}$'
    and secondary_main ~ '^#[0-9A-F]{6}$' and secondary_light ~ '^#[0-9A-F]{6}$' and secondary_dark ~ '^#[0-9A-F]{6}$')
);

-- What a tenant arranges for itself. Entries keep the order in which they were saved.
create table public.target_user_pools (
  tenant_id uuid not null,
  id uuid not null default gen_random_uuid(),
  description text not null check (char_length(description) between 1 and 256),
  -- With a collation of its own: the database's may know no umlauts.
  description_key text not null generated always as (lower(description collate "und-x-icu")) stored,
  position smallint not null,
  primary key (tenant_id, id),
  -- Two entries may swap their names in one save, so uniqueness is judged at its end.
  unique (tenant_id, description_key) deferrable initially deferred
);

create table public.appointment_types (
  tenant_id uuid not null,
  id uuid not null default gen_random_uuid(),
  description text not null check (char_length(description) between 1 and 256),
  description_key text not null generated always as (lower(description collate "und-x-icu")) stored,
  position smallint not null,
  primary key (tenant_id, id),
  unique (tenant_id, description_key) deferrable initially deferred
);

create table public.outfits (
  tenant_id uuid not null,
  id uuid not null default gen_random_uuid(),
  title text not null check (char_length(title) between 1 and 256),
  title_key text not null generated always as (lower(title collate "und-x-icu")) stored,
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
  -- How many of a hundred wanted places are to be filled.
  fill_target smallint not null default 95 check (fill_target between 1 and 100),
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

select maintenance.tenant_table('public.tenant_themes', 'NOW');
select maintenance.tenant_table('public.target_user_pools', 'TAX_7Y');
select maintenance.tenant_table('public.appointment_types', 'TAX_7Y');
select maintenance.tenant_table('public.outfits', 'TAX_7Y');
select maintenance.tenant_table('public.onboarding_checkboxes', 'NOW');
select maintenance.tenant_table('public.tenant_settings', 'NOW');
select maintenance.tenant_table('public.accounting_interfaces', 'NOW');

-- A tenant as its own people see it.
create function directory.current_tenant()
returns table (id uuid, name text, contact_email text, contact_phone text, has_invoicing_module boolean, app_key text)
language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  select t.id, t.name, t.contact_email, t.contact_phone, t.has_invoicing_module, t.app_key
    from directory.tenants t where t.id = public.current_tenant_id() and t.deleted_at is null;
end;

-- Whose app it is. Browsers fetch its name and icons before anybody has signed in.
create function directory.find_app(p_app_key text)
returns uuid language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  select t.id from directory.tenants t where t.app_key = p_app_key and t.deleted_at is null;
end;

-- All tenants, for system administration; the caller has checked the right to it.
create function directory.list_tenants()
returns table (id uuid, name text, contact_email text, contact_phone text, has_invoicing_module boolean, version integer)
language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  select t.id, t.name, t.contact_email, t.contact_phone, t.has_invoicing_module, t.version
    from directory.tenants t where t.deleted_at is null;
end;

-- A tenant is edited by system administration, which acts in it: each of the functions below concerns the current tenant.
create function directory.create_tenant() returns uuid language sql security definer set search_path = pg_catalog, pg_temp
begin atomic
  insert into directory.tenants (name) values ('–') returning id;
end;

-- Answers the new version, or nothing when somebody else has changed the tenant meanwhile.
create function directory.save_tenant(
  p_version integer, p_name text, p_contact_email text, p_contact_phone text, p_has_invoicing_module boolean)
returns integer language sql security definer set search_path = pg_catalog, pg_temp
begin atomic
  update directory.tenants t
    set name = p_name, contact_email = p_contact_email, contact_phone = p_contact_phone,
      has_invoicing_module = p_has_invoicing_module, version = t.version + 1
    where t.id = public.current_tenant_id() and t.version = p_version and t.deleted_at is null
    returning t.version;
end;

-- Both at once, so that they can be swapped. Answers the flow whose code is another tenant's, which one is nobody's business.
create function directory.save_association_codes(p_target_user_code text, p_tenant_user_code text)
returns text language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  wanted record;
begin
  delete from directory.association_codes where tenant_id = public.current_tenant_id();
  for wanted in select * from (values ('TARGET_USER', p_target_user_code), ('TENANT_USER', p_tenant_user_code)) w (flow, code) loop
    insert into directory.association_codes (code_key, code, tenant_id, flow)
      values (upper(wanted.code), wanted.code, public.current_tenant_id(), wanted.flow)
      on conflict (code_key) do nothing;
    if not found then
      return wanted.flow;
    end if;
  end loop;
  return null;
end $$;

create function directory.current_association_codes()
returns table (flow text, code text) language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  select c.flow, c.code from directory.association_codes c where c.tenant_id = public.current_tenant_id();
end;

create function directory.current_tenant_version()
returns integer language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  select t.version from directory.tenants t where t.id = public.current_tenant_id();
end;

-- Every function of this schema is for the server, and for nobody else.
revoke all on all functions in schema directory from public;
grant execute on all functions in schema directory to gastspiel_app;
