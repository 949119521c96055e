-- The secret link by which a calendar fetches a worker's shifts. It brings no token of ours, so it lies in the directory; only
-- the hash of the secret is kept, one a worker, until it is renewed or revoked.
create table directory.calendar_feeds (
  tenant_id uuid not null references directory.tenants (id) on delete cascade,
  user_id uuid not null,
  token_hash bytea not null unique,
  created_at timestamptz not null default now(),
  primary key (tenant_id, user_id)
);

create function directory.renew_calendar_feed(p_user_id uuid, p_token_hash bytea)
returns void language sql security definer set search_path = pg_catalog, pg_temp
begin atomic
  insert into directory.calendar_feeds (tenant_id, user_id, token_hash)
    values (public.current_tenant_id(), p_user_id, p_token_hash)
    on conflict (tenant_id, user_id) do update set token_hash = excluded.token_hash, created_at = now();
end;

create function directory.revoke_calendar_feed(p_user_id uuid)
returns bigint language sql security definer set search_path = pg_catalog, pg_temp
begin atomic
  with revoked as (delete from directory.calendar_feeds
    where tenant_id = public.current_tenant_id() and user_id = p_user_id returning 1)
  select count(*) from revoked;
end;

create function directory.calendar_feed_since(p_user_id uuid)
returns timestamptz language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  select created_at from directory.calendar_feeds
    where tenant_id = public.current_tenant_id() and user_id = p_user_id;
end;

-- Whose calendar it is. Whether they still work there is for the tenant's own rows to say.
create function directory.find_calendar_feed(p_token_hash bytea)
returns table (tenant_id uuid, user_id uuid)
language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  select f.tenant_id, f.user_id
    from directory.calendar_feeds f join directory.tenants t on t.id = f.tenant_id and t.deleted_at is null
    where f.token_hash = p_token_hash;
end;

-- As before, and the calendar of whoever has left is nobody's any more.
create or replace function directory.unbind_identity(p_user_id uuid)
returns setof text language sql security definer set search_path = pg_catalog, pg_temp
begin atomic
  delete from directory.contact_confirmations
    where tenant_id = public.current_tenant_id() and user_id = p_user_id;
  delete from directory.calendar_feeds
    where tenant_id = public.current_tenant_id() and user_id = p_user_id;
  delete from directory.identities
    where tenant_id = public.current_tenant_id() and user_id = p_user_id returning subject;
end;

revoke all on function directory.renew_calendar_feed, directory.revoke_calendar_feed, directory.calendar_feed_since,
  directory.find_calendar_feed from public;
grant execute on function directory.renew_calendar_feed, directory.revoke_calendar_feed, directory.calendar_feed_since,
  directory.find_calendar_feed to gastspiel_app;
