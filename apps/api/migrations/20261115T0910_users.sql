create function public.current_tenant_id() returns uuid
language sql stable parallel safe
return nullif(current_setting('app.tenant_id', true), '')::uuid;

create table public.users (
  tenant_id uuid not null,
  id uuid not null default gen_random_uuid(),
  role text not null check (role in (
    'SYSTEM_ADMIN', 'TENANT_USER_ACCOUNTING', 'TENANT_USER_CUSTOMER_CARE', 'TENANT_USER_DISPATCHER', 'TARGET_USER')),
  state text not null check (state in ('ACTIVE', 'ONBOARDING', 'BLOCKED')),
  first_name text not null check (char_length(first_name) between 1 and 256),
  last_name text not null check (char_length(last_name) between 1 and 256),
  contact_email text not null check (char_length(contact_email) <= 256),
  onboarding_completed_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id)
);
alter table public.users enable row level security;
alter table public.users force row level security;
create policy tenant on public.users
  using (tenant_id = public.current_tenant_id()) with check (tenant_id = public.current_tenant_id());
grant select, insert, update, delete on public.users to gastspiel_app;

-- Whoever is no longer a user is a stranger to the next request.
alter table directory.identities
  add foreign key (tenant_id, user_id) references public.users (tenant_id, id) on delete cascade;

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
alter table public.tenant_themes enable row level security;
alter table public.tenant_themes force row level security;
create policy tenant on public.tenant_themes
  using (tenant_id = public.current_tenant_id()) with check (tenant_id = public.current_tenant_id());
grant select, insert, update, delete on public.tenant_themes to gastspiel_app;

-- Where a person's phone can be reached. One token belongs to one person of the tenant at a time.
create table public.push_tokens (
  tenant_id uuid not null,
  token text not null check (char_length(token) between 1 and 1024),
  user_id uuid not null,
  registered_at timestamptz not null default now(),
  primary key (tenant_id, token),
  foreign key (tenant_id, user_id) references public.users (tenant_id, id) on delete cascade
);
create index push_tokens_of_user on public.push_tokens (tenant_id, user_id);
alter table public.push_tokens enable row level security;
alter table public.push_tokens force row level security;
create policy tenant on public.push_tokens
  using (tenant_id = public.current_tenant_id()) with check (tenant_id = public.current_tenant_id());
grant select, insert, update, delete on public.push_tokens to gastspiel_app;
