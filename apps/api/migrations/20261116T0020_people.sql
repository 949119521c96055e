create table public.users (
  tenant_id uuid not null,
  id uuid not null default gen_random_uuid(),
  role text not null check (role in (
    'SYSTEM_ADMIN', 'TENANT_USER_ACCOUNTING', 'TENANT_USER_CUSTOMER_CARE', 'TENANT_USER_DISPATCHER', 'TARGET_USER')),
  state text not null check (state in ('ACTIVE', 'ONBOARDING', 'BLOCKED')),
  first_name text not null check (char_length(first_name) between 1 and 256),
  last_name text not null check (char_length(last_name) between 1 and 256),
  contact_email text not null check (char_length(contact_email) <= 256),
  name_search_key text generated always as (public.search_key(first_name || ' ' || last_name)) stored,
  -- Where notifications are to go once its owner has confirmed it.
  pending_contact_email text check (char_length(pending_contact_email) <= 256),
  -- The mail server refused the contact address when it was last written to.
  is_email_refused boolean not null default false,
  onboarding_completed_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id)
);
create index users_by_name on public.users
  (tenant_id, role, last_name collate public.german, first_name collate public.german, id);
create index users_unreached on public.users (tenant_id, id) where is_email_refused;
create index users_of_state on public.users (tenant_id, role, state, id);

-- Where a person's phone or browser can be reached: a phone by its token; a browser by the address of its subscription, with the keys
-- that messages to it are encrypted for. One belongs to one person of the tenant at a time.
create table public.push_tokens (
  tenant_id uuid not null,
  token text not null check (char_length(token) between 1 and 1024),
  p256dh text check (char_length(p256dh) <= 100),
  auth text check (char_length(auth) <= 30),
  user_id uuid not null,
  registered_at timestamptz not null default now(),
  primary key (tenant_id, token),
  foreign key (tenant_id, user_id) references public.users (tenant_id, id) on delete cascade,
  check ((p256dh is null) = (auth is null))
);
create index push_tokens_of_user on public.push_tokens (tenant_id, user_id);

select maintenance.tenant_table('public.users', 'TAX_7Y', p_planning => '{pending_contact_email}');
select maintenance.tenant_table('public.push_tokens', 'NOW');

-- Who a token speaks of. A person has one user record, bound to one tenant; without it they are a stranger.
create table directory.identities (
  issuer text not null,
  subject text not null,
  tenant_id uuid not null references directory.tenants,
  user_id uuid not null,
  primary key (issuer, subject),
  unique (tenant_id, user_id),
  foreign key (tenant_id, user_id) references public.users (tenant_id, id) on delete cascade
);

-- A ticket that nobody used for so long lapses.
create function directory.device_ticket_lifetime() returns interval language sql immutable return interval '30 days';

-- The primary key is the rule: a person has at most one ticket, whatever races.
create table directory.device_tickets (
  tenant_id uuid not null,
  user_id uuid not null,
  ticket_hash bytea not null check (octet_length(ticket_hash) = 32),
  issued_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  primary key (tenant_id, user_id),
  foreign key (tenant_id, user_id) references directory.identities (tenant_id, user_id) on delete cascade
);

-- One round trip answers who is asking and binds the transaction to the tenant they act in.
-- It runs with the owner's rights because the caller may not see the directory.
create function directory.begin_request(
  p_issuer text, p_subject text, p_ticket_hash bytea, p_tenant_id uuid)
returns table (
  home_tenant_id uuid, user_id uuid, role text, state text, first_name text, last_name text,
  tenant_id uuid, tenant_access text, has_invoicing_module boolean, has_accounting_interface boolean,
  ticket_valid boolean, ticket_touch_due boolean)
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  ticket_used_at timestamptz;
begin
  perform set_config('app.tenant_id', '', true);

  select i.tenant_id, i.user_id into home_tenant_id, user_id
    from directory.identities i join directory.tenants t on t.id = i.tenant_id
    where i.issuer = p_issuer and i.subject = p_subject and t.deleted_at is null;
  if not found then
    return;
  end if;

  select d.last_used_at into ticket_used_at from directory.device_tickets d
    where d.tenant_id = home_tenant_id and d.user_id = begin_request.user_id
      and d.ticket_hash = p_ticket_hash and d.last_used_at > now() - directory.device_ticket_lifetime();
  ticket_valid := found;
  -- Reading must stay read-only: who sees this flag writes the new time in a transaction of its own, once a day.
  ticket_touch_due := coalesce(ticket_used_at < now() - interval '1 day', false);

  perform set_config('app.tenant_id', home_tenant_id::text, true);
  select u.role, u.state, u.first_name, u.last_name into strict role, state, first_name, last_name
    from public.users u where u.tenant_id = home_tenant_id and u.id = begin_request.user_id;

  tenant_id := coalesce(p_tenant_id, home_tenant_id);
  if tenant_id <> home_tenant_id and role <> 'SYSTEM_ADMIN' then
    tenant_access := 'FORBIDDEN';
  else
    select t.has_invoicing_module into has_invoicing_module
      from directory.tenants t where t.id = begin_request.tenant_id and t.deleted_at is null;
    tenant_access := case when found then 'GRANTED' else 'NOT_FOUND' end;
  end if;

  if tenant_access = 'GRANTED' then
    perform set_config('app.tenant_id', tenant_id::text, true);
    has_accounting_interface := exists (
      select from public.accounting_interfaces a where a.tenant_id = begin_request.tenant_id);
  else
    perform set_config('app.tenant_id', '', true);
  end if;
  return next;
end $$;

-- Tickets are those of the current tenant's people, which is the person's own whenever these are called.
-- Answers whether the ticket was issued. Without force, a valid ticket of another device stands.
create function directory.issue_device_ticket(
  p_user_id uuid, p_ticket_hash bytea, p_own_ticket_hash bytea, p_force boolean)
returns boolean language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into directory.device_tickets as d (tenant_id, user_id, ticket_hash)
    values (public.current_tenant_id(), p_user_id, p_ticket_hash)
    on conflict (tenant_id, user_id) do update
      set ticket_hash = excluded.ticket_hash, issued_at = now(), last_used_at = now()
      where p_force or d.ticket_hash = p_own_ticket_hash or d.last_used_at <= now() - directory.device_ticket_lifetime();
  return found;
end $$;

-- Only the device that holds the ticket can clear it: a late logout must not end the session of another device.
create function directory.clear_device_ticket(p_user_id uuid, p_ticket_hash bytea)
returns boolean language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  delete from directory.device_tickets d
    where d.tenant_id = public.current_tenant_id() and d.user_id = p_user_id and d.ticket_hash = p_ticket_hash;
  return found;
end $$;

create function directory.touch_device_ticket(p_user_id uuid)
returns void language sql security definer set search_path = pg_catalog, pg_temp
begin atomic
  update directory.device_tickets set last_used_at = now()
    where tenant_id = public.current_tenant_id() and user_id = p_user_id;
end;

-- Binds a token's subject to a user of the current tenant; false when the subject is somebody's already.
create function directory.bind_identity(p_issuer text, p_subject text, p_user_id uuid)
returns boolean language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into directory.identities (issuer, subject, tenant_id, user_id)
    values (p_issuer, p_subject, public.current_tenant_id(), p_user_id)
    on conflict (issuer, subject) do nothing;
  return found;
end $$;

create function directory.subject_of(p_issuer text, p_user_id uuid)
returns text language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  select subject from directory.identities
    where tenant_id = public.current_tenant_id() and user_id = p_user_id and issuer = p_issuer;
end;

-- Whether a token's subject is somebody's, of any tenant that there still is.
create function directory.is_known(p_issuer text, p_subject text)
returns boolean language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  select exists (select from directory.identities i join directory.tenants t on t.id = i.tenant_id
    where i.issuer = p_issuer and i.subject = p_subject and t.deleted_at is null);
end;

-- The name of a system administrator of any tenant, and nothing else of them: the history of a tenant says who acted there. It
-- looks into their tenant and comes back.
create function directory.system_admin_name(p_tenant_id uuid, p_user_id uuid)
returns text language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare
  bound constant text := current_setting('app.tenant_id', true);
  admin_name text;
begin
  perform set_config('app.tenant_id', p_tenant_id::text, true);
  select u.first_name || ' ' || u.last_name into admin_name from public.users u
    where u.tenant_id = p_tenant_id and u.id = p_user_id and u.role = 'SYSTEM_ADMIN';
  perform set_config('app.tenant_id', coalesce(bound, ''), true);
  return admin_name;
end $$;

-- How many other active system administrators there are, over all tenants. Whoever asks comes one after the other: two who
-- demote each other at once must not both find the other still there.
create function directory.count_other_system_admins(p_user_id uuid) returns integer
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  tenant record;
  here integer;
  others integer := 0;
  bound text := current_setting('app.tenant_id', true);
begin
  perform pg_advisory_xact_lock(hashtextextended('system administrators', 0));
  for tenant in select id from directory.tenants where deleted_at is null loop
    perform set_config('app.tenant_id', tenant.id::text, true);
    select count(*) into here from public.users u
      where u.tenant_id = tenant.id and u.role = 'SYSTEM_ADMIN' and u.state = 'ACTIVE' and u.id <> p_user_id;
    others := others + here;
  end loop;
  perform set_config('app.tenant_id', coalesce(bound, ''), true);
  return others;
end $$;

-- Every function of this schema is for the server, and for nobody else.
revoke all on all functions in schema directory from public;
grant execute on all functions in schema directory to gastspiel_app;
