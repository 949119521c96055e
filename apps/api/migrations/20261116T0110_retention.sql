-- Access ends at once: begin_request knows no deleted tenant. The data are erased later.
create function directory.delete_tenant()
returns void language sql security definer set search_path = pg_catalog, pg_temp
begin atomic
  update directory.tenants set deleted_at = now() where id = public.current_tenant_id() and deleted_at is null;
  delete from directory.association_codes where tenant_id = public.current_tenant_id();
  delete from directory.onboarding_drafts where tenant_id = public.current_tenant_id();
end;

-- The tables that a deleted tenant's data lie in, asked of the catalogue, so that a new one can not be forgotten: each before those
-- that it points at. What the directory knows of a tenant's people goes at once.
create function maintenance.erasure_order()
returns table (place regclass, class text, evidence text, planning name[])
language plpgsql stable set search_path = pg_catalog, pg_temp as $$
declare
  pending oid[];
  free oid[];
begin
  pending := array(
    select c.oid from pg_class c
      where c.relkind in ('r', 'p') and c.relname not in (select r.table_name from maintenance.retention r where r.class = 'KEEP')
        and (c.relnamespace = 'public'::regnamespace or (c.relnamespace = 'directory'::regnamespace
          and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'tenant_id')))
      order by c.relname);
  while cardinality(pending) > 0 loop
    free := array(select t from unnest(pending) t where not exists (
      select from pg_constraint k
      where k.contype = 'f' and k.confrelid = t and k.conrelid <> t and k.conrelid = any (pending)));
    if free = '{}' then
      raise exception 'tables that point at each other: %', pending::regclass[];
    end if;
    return query
      select c.oid::regclass, coalesce(r.class, 'NOW'), r.evidence, coalesce(r.planning, '{}')
      from unnest(free) t join pg_class c on c.oid = t
        left join maintenance.retention r on r.table_name = c.relname and c.relnamespace = 'public'::regnamespace;
    pending := array(select t from unnest(pending) t where t <> all (free));
  end loop;
end $$;

-- § 132 BAO: to the end of the seventh year after that of the evidence.
create function maintenance.retention_is_over(p_evidence timestamptz)
returns boolean language sql stable set search_path = pg_catalog, pg_temp
return coalesce(extract(year from p_evidence at time zone 'Europe/Vienna') + 7
  < extract(year from now() at time zone 'Europe/Vienna'), true);

-- Which rows of a table (as t) are erased: all of them, or those that are no evidence any more and that none points at.
create function maintenance.erasure_condition(p_place regclass, p_class text, p_evidence text)
returns text language sql stable set search_path = pg_catalog, pg_temp
return case when p_class = 'NOW' then 'true' else
  format('maintenance.retention_is_over(%s)', coalesce(p_evidence, 'null')) || coalesce((
    select string_agg(format(' and not exists (select from %s c where %s)', k.conrelid::regclass, (
        select string_agg(format('c.%I = t.%I', child.attname, parent.attname), ' and ')
        from unnest(k.conkey, k.confkey) pair (child_column, parent_column)
          join pg_attribute child on child.attrelid = k.conrelid and child.attnum = pair.child_column
          join pg_attribute parent on parent.attrelid = k.confrelid and parent.attnum = pair.parent_column)), '')
    from pg_constraint k where k.contype = 'f' and k.confrelid = p_place), '')
end;

-- Puts the columns of up to so many rows back to their defaults; answers how many rows there were.
create function maintenance.reset_columns(p_place regclass, p_columns name[], p_tenant_id uuid, p_rows integer)
returns bigint language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  reset bigint;
  assignments text;
  differs text;
begin
  select string_agg(format('%I = default', a.attname), ', '),
      string_agg(format('%I is distinct from %s', a.attname, coalesce(pg_get_expr(d.adbin, d.adrelid), 'null')), ' or ')
    into assignments, differs
    from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where a.attrelid = p_place and a.attname = any (p_columns);
  if assignments is null then
    return 0;
  end if;
  execute format('update %1$s set %2$s where ctid = any (array(
    select ctid from %1$s where tenant_id = $1 and (%3$s) limit $2))', p_place, assignments, differs)
    using p_tenant_id, p_rows;
  get diagnostics reset = row_count;
  return reset;
end $$;

-- Tenants whose days of grace are over; those with evidence again in each new year.
create function directory.tenants_to_erase()
returns setof uuid language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  select t.id from directory.tenants t
    where t.deleted_at < now() - interval '30 days' and (t.erased_at is null or (t.holds_evidence
      and extract(year from t.erased_at at time zone 'Europe/Vienna') < extract(year from now() at time zone 'Europe/Vienna')));
end;

-- Erases up to so many rows of the current tenant, and says whether there may be more. Small steps stay far below the statement
-- timeout, and whoever is interrupted simply goes on.
create function directory.erase_batch(p_rows integer)
returns boolean language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  current_id constant uuid := public.current_tenant_id();
  step record;
  done bigint;
  has_rows boolean;
  has_evidence boolean := false;
begin
  if not exists (select from directory.tenants t where t.id = current_id and t.deleted_at < now() - interval '30 days') then
    raise exception 'only a tenant that was deleted 30 days ago can be erased' using errcode = 'insufficient_privilege';
  end if;
  -- Not as a setting of the function: before PostgreSQL 16 only a superuser may declare one.
  perform set_config('app.retention', 'on', true);
  for step in select * from maintenance.erasure_order() loop
    execute format('delete from %1$s where ctid = any (array(
      select t.ctid from %1$s t where t.tenant_id = $1 and %2$s limit $2))',
      step.place, maintenance.erasure_condition(step.place, step.class, step.evidence)) using current_id, p_rows;
    get diagnostics done = row_count;
    if done = 0 then
      done := maintenance.reset_columns(step.place, step.planning, current_id, p_rows);
    end if;
    if done > 0 then
      perform set_config('app.retention', '', true);
      return true;
    end if;
    execute format('select exists (select from %s where tenant_id = $1)', step.place) into has_rows using current_id;
    has_evidence := has_evidence or has_rows;
  end loop;
  update directory.tenants set contact_email = null, contact_phone = null, erased_at = now(), holds_evidence = has_evidence
    where id = current_id;
  perform set_config('app.retention', '', true);
  return false;
end $$;

-- Every function of this schema is for the server, and for nobody else.
revoke all on all functions in schema directory from public;
grant execute on all functions in schema directory to gastspiel_app;
