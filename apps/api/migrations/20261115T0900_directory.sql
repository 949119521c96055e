-- What crosses tenants lives in this schema and is reached only through the functions below:
-- the server's role has no right on these tables, so no query of a feature can read them.
create schema directory;
revoke all on schema public from public;
grant usage on schema public, directory to gastspiel_app;

create table directory.tenants (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(name) between 1 and 256),
  contact_email text check (char_length(contact_email) <= 256),
  contact_phone text check (char_length(contact_phone) <= 32),
  has_invoicing_module boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  deleted_at timestamptz
);

-- Who a token speaks of. A person has one user record, bound to one tenant.
create table directory.identities (
  issuer text not null,
  subject text not null,
  tenant_id uuid not null references directory.tenants,
  user_id uuid not null,
  primary key (issuer, subject),
  unique (tenant_id, user_id)
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
