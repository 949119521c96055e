-- Which tables a tenant's data lie in, asked of the catalogue, so that a new one can not be forgotten: each before those that
-- it points at. Who did what stays (without content); what it was about goes with the payloads.
create function directory.erasable_tables()
returns setof regclass language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare
  pending oid[];
  free oid[];
begin
  select array_agg(c.oid order by c.relname) into pending from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname <> 'audit_records';
  while cardinality(pending) > 0 loop
    select array_agg(t) into free from unnest(pending) t where not exists (
      select from pg_constraint k
      where k.contype = 'f' and k.confrelid = t and k.conrelid <> t and k.conrelid = any (pending));
    if free is null then
      raise exception 'tables that point at each other: %', pending::regclass[];
    end if;
    return query select t::regclass from unnest(free) t;
    select array_agg(t) into pending from unnest(pending) t where t <> all (free);
  end loop;
end $$;
revoke all on function directory.erasable_tables from public;

-- As before, by the catalogue.
create or replace function directory.erase_deleted_tenants() returns bigint
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  tenant record;
  place regclass;
  erased bigint := 0;
begin
  for tenant in
    select id from directory.tenants
      where deleted_at < now() - interval '30 days' and erased_at is null for update skip locked
  loop
    perform set_config('app.tenant_id', tenant.id::text, true), set_config('app.retention', 'on', true);
    for place in select * from directory.erasable_tables() loop
      execute format('delete from %s where tenant_id = $1', place) using tenant.id;
    end loop;
    delete from directory.calendar_feeds where tenant_id = tenant.id;
    update directory.tenants set contact_email = null, contact_phone = null, erased_at = now() where id = tenant.id;
    erased := erased + 1;
  end loop;
  perform set_config('app.tenant_id', '', true), set_config('app.retention', '', true);
  return erased;
end $$;
