-- What erases names the tenant also where it has found the rows by their place, and says that it may by SET LOCAL: both are for a
-- database that is spread over several machines (docs/adr/0051).
create or replace function maintenance.reset_columns(p_place regclass, p_columns name[], p_tenant_id uuid, p_rows integer)
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
  execute format('update %1$s set %2$s where tenant_id = $1 and ctid = any (array(
    select ctid from %1$s where tenant_id = $1 and (%3$s) limit $2))', p_place, assignments, differs)
    using p_tenant_id, p_rows;
  get diagnostics reset = row_count;
  return reset;
end $$;

create or replace function directory.erase_batch(p_rows integer)
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
  set local app.retention = 'on';
  for step in select * from maintenance.erasure_order() loop
    execute format('delete from %1$s where tenant_id = $1 and ctid = any (array(
      select t.ctid from %1$s t where t.tenant_id = $1 and %2$s limit $2))',
      step.place, maintenance.erasure_condition(step.place, step.class, step.evidence)) using current_id, p_rows;
    get diagnostics done = row_count;
    if done = 0 then
      done := maintenance.reset_columns(step.place, step.planning, current_id, p_rows);
    end if;
    if done > 0 then
      set local app.retention = '';
      return true;
    end if;
    execute format('select exists (select from %s where tenant_id = $1)', step.place) into has_rows using current_id;
    has_evidence := has_evidence or has_rows;
  end loop;
  update directory.tenants set contact_email = null, contact_phone = null, erased_at = now(), holds_evidence = has_evidence
    where id = current_id;
  set local app.retention = '';
  return false;
end $$;

create or replace function directory.erase_audit_payloads(p_subject_id uuid, p_kept_entity_type text)
returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  current_id constant uuid := public.current_tenant_id();
begin
  set local app.retention = 'on';
  delete from public.audit_payloads p using public.audit_records r
    where p.tenant_id = current_id and p.subject_id = p_subject_id
      and r.tenant_id = current_id and r.id = p.audit_record_id and r.entity_type is distinct from p_kept_entity_type;
  set local app.retention = '';
end $$;
