-- The office may enter people before they have an account. They can be planned, asked by mail and booked; their first sign-in is bound to
-- this record by a personal invitation, or by the agency's code where the identity provider vouches for the same address.
alter table public.users add column awaits_account boolean not null default false;

-- The newest invitation of a person. Its link holds the ids of agency and invitation and the server's signature on them
-- (apps/api/src/platform/secrets/signed-link.ts): no row is enough to make one. A new one has a new id, so the older link is worth nothing.
create table public.invitations (
  tenant_id uuid not null,
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  -- Whoever signs in with this address, verified by their provider, is taken for the person.
  email text not null check (char_length(email) <= 256),
  invited_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  accepted_at timestamptz,
  -- Used by a sign-in with another address: this person waits, and the office says whether they are the one.
  claimed_by uuid,
  primary key (tenant_id, id),
  unique (tenant_id, user_id),
  foreign key (tenant_id, user_id) references public.users (tenant_id, id) on delete cascade,
  foreign key (tenant_id, claimed_by) references public.users (tenant_id, id) on delete set null (claimed_by)
);
create index invitations_of_claimant on public.invitations (tenant_id, claimed_by);
select maintenance.tenant_table('public.invitations', 'NOW');

-- The account of somebody who waits becomes that of a person whom the agency has known all along. The device signs in anew.
create function directory.move_identity(p_from uuid, p_to uuid)
returns boolean language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  delete from directory.device_tickets where tenant_id = public.current_tenant_id() and user_id = p_from;
  update directory.identities set user_id = p_to
    where tenant_id = public.current_tenant_id() and user_id = p_from;
  return found;
end $$;

revoke all on all functions in schema directory from public;
grant execute on all functions in schema directory to gastspiel_app;
