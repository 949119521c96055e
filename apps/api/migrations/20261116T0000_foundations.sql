-- Tenant data lie in public. What crosses tenants lies in directory and is reached only through its functions: the server's role
-- has no right on those tables, so no query of a feature can read them.
create schema directory;
create schema jobs;
create schema live;
revoke all on schema public from public;
grant usage on schema public, directory, jobs, live to gastspiel_app;
create extension if not exists btree_gist;

-- Sorts as German does, and K-2 before K-10.
create collation public.german (provider = icu, locale = 'de-AT-u-kn-true');

-- A text as searches compare it: "müll" is to find Müller, Mueller and Muller. Both sides go through it. Texts that differ
-- in more than that may fall together (Bauer and Baur): a search rather finds one too many.
create function public.search_key(value text) returns text
language sql immutable strict parallel safe
return regexp_replace(lower(translate(regexp_replace(normalize(replace(replace(value, 'ß', 'ss'), 'ẞ', 'ss'), NFD),
  '[\u0300-\u036f]', '', 'g'), 'ĐđŁłØøı', 'ddllooi')), '([aou])e', '\1', 'g');

-- The tenant that the transaction is bound to.
create function public.current_tenant_id() returns uuid
language sql stable parallel safe
return nullif(current_setting('app.tenant_id', true), '')::uuid;

-- How long the rows of a table stay once their tenant was deleted.
create table maintenance.retention (
  table_name name primary key,
  class text not null check (class in ('NOW', 'TAX_7Y', 'KEEP')),
  -- An expression over the row: the moment that the seven years count from; null where the row is no evidence of anything.
  evidence text check (class = 'TAX_7Y' or evidence is null),
  -- Columns of kept rows that the law does not ask for: they go back to their defaults.
  planning name[] not null default '{}' check (class = 'TAX_7Y' or planning = '{}')
);

-- Makes a table one of tenant data: each tenant sees and writes its own rows only, its owner included. It has to say what becomes
-- of the rows when the tenant is deleted: NOW (erased after the days of grace), TAX_7Y (§ 132 BAO: evidence, and what evidence
-- points at) or KEEP (for ever).
create function maintenance.tenant_table(p_table regclass, p_retention text,
  p_rights text default 'select, insert, update, delete', p_evidence text default null, p_planning name[] default '{}')
returns void language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  execute format('alter table %s enable row level security', p_table);
  execute format('alter table %s force row level security', p_table);
  execute format('create policy tenant on %s using (tenant_id = public.current_tenant_id())
    with check (tenant_id = public.current_tenant_id())', p_table);
  execute format('grant %s on %s to gastspiel_app', p_rights, p_table);
  insert into maintenance.retention (table_name, class, evidence, planning)
    select c.relname, p_retention, p_evidence, p_planning from pg_class c where c.oid = p_table;
end $$;

-- Missing grants stop the server; this trigger stops everybody else, the owner included. What the retention class lets go can be
-- deleted by the owner's functions of retention, which say so for their transaction.
create function maintenance.refuse_change() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if tg_op = 'DELETE' and tg_argv[0] <> 'KEEP' and current_setting('app.retention', true) = 'on'
    and current_user = (select pg_get_userbyid(relowner) from pg_class where oid = tg_relid)
  then
    return old;
  end if;
  raise exception '% of % is not allowed', tg_op, tg_table_name using errcode = 'insufficient_privilege';
end $$;

-- A row stays as it is from the moment when the condition holds for it (over `old`, such as 'old.sent_at is not null').
create function maintenance.immutable_once(p_table regclass, p_condition text)
returns void language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  class text := (select r.class from maintenance.retention r join pg_class c on c.relname = r.table_name where c.oid = p_table);
begin
  execute format('create trigger immutable before update or delete on %s for each row when (%s)
    execute function maintenance.refuse_change(%L)', p_table, p_condition, class);
  execute format('create trigger immutable_truncate before truncate on %s for each statement
    execute function maintenance.refuse_change(%L)', p_table, class);
end $$;

-- Rows are added and never changed.
create function maintenance.append_only(p_table regclass)
returns void language sql set search_path = pg_catalog, pg_temp
begin atomic
  select maintenance.immutable_once(p_table, 'true');
end;
