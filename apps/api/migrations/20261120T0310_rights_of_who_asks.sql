-- Functions that look into one agency after the other do it with the rights of who calls them, under the policies: a distributed database
-- refuses to touch rows that the same transaction has changed as somebody else. What they need of the directory, they ask it for.
-- With their owner's rights stay begin_request, which only reads, and what erases: the server may not delete evidence.

-- Those that were deleted too, until nothing of theirs is left.
create function directory.tenants_with_rows() returns setof uuid
language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  select id from directory.tenants where erased_at is null;
end;

-- The moment is taken here and handed over to where the rows lie: it is not now() there.
create or replace function directory.sweep_idempotency_keys()
returns bigint language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  since constant timestamptz := now() - interval '24 hours';
  swept bigint := 0;
  deleted bigint;
  tenant uuid;
begin
  for tenant in select id from directory.tenants_with_rows() id loop
    perform public.bind_tenant(tenant);
    delete from public.idempotency_keys where tenant_id = tenant and created_at < since;
    get diagnostics deleted = row_count;
    swept := swept + deleted;
  end loop;
  perform public.bind_tenant(null);
  return swept;
end $$;

create or replace function directory.sweep_sent_mails()
returns bigint language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  since constant timestamptz := now() - interval '180 days';
  swept bigint := 0;
  deleted bigint;
  tenant uuid;
begin
  for tenant in select id from directory.tenants_with_rows() id loop
    perform public.bind_tenant(tenant);
    delete from public.sent_mails where tenant_id = tenant and claimed_at < since;
    get diagnostics deleted = row_count;
    swept := swept + deleted;
  end loop;
  perform public.bind_tenant(null);
  return swept;
end $$;

create or replace function directory.take_push_token(p_token text)
returns void language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  own constant uuid := public.current_tenant_id();
  other uuid;
begin
  if own is null then
    raise exception 'a device is registered in a tenant' using errcode = 'insufficient_privilege';
  end if;
  -- Two who register the same one at once: the later one has it.
  perform pg_advisory_xact_lock(hashtextextended('push ' || p_token, 0));
  for other in select id from directory.tenants_with_rows() id where id <> own loop
    perform public.bind_tenant(other);
    delete from public.push_tokens where tenant_id = other and token = p_token;
  end loop;
  perform public.bind_tenant(own);
end $$;

create or replace function directory.count_other_system_admins(p_user_id uuid)
returns integer language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  bound constant uuid := public.current_tenant_id();
  tenant uuid;
  here integer;
  others integer := 0;
begin
  perform pg_advisory_xact_lock(hashtextextended('system administrators', 0));
  for tenant in select id from directory.list_tenants() loop
    perform public.bind_tenant(tenant);
    select count(*) into here from public.users u
      where u.tenant_id = tenant and u.role = 'SYSTEM_ADMIN' and u.state = 'ACTIVE' and u.id <> p_user_id;
    others := others + here;
  end loop;
  perform public.bind_tenant(bound);
  return others;
end $$;

-- Not stable any more: it binds, if only for itself.
create or replace function directory.system_admin_name(p_tenant_id uuid, p_user_id uuid)
returns text language plpgsql volatile set search_path = pg_catalog, pg_temp as $$
declare
  bound constant uuid := public.current_tenant_id();
  admin_name text;
begin
  perform public.bind_tenant(p_tenant_id);
  select u.first_name || ' ' || u.last_name into admin_name from public.users u
    where u.tenant_id = p_tenant_id and u.id = p_user_id and u.role = 'SYSTEM_ADMIN';
  perform public.bind_tenant(bound);
  return admin_name;
end $$;

revoke all on all functions in schema directory from public;
grant execute on all functions in schema directory to gastspiel_app;
