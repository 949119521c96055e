-- Files that people hand in, sealed, until somebody has made something of them; gone after a day (directory.sweep_imports).
create table public.uploads (
  tenant_id uuid not null,
  id uuid not null default gen_random_uuid(),
  purpose text not null check (char_length(purpose) <= 64),
  file_name text not null check (char_length(file_name) between 1 and 256),
  sealed bytea not null,
  uploaded_by uuid not null,
  uploaded_at timestamptz not null,
  primary key (tenant_id, id)
);
alter table public.uploads alter column sealed set storage external;
select maintenance.tenant_table('public.uploads', 'NOW');

-- A table that is being taken over. It is sealed whole: it holds social security numbers and accounts of people who are not here yet.
create table public.imports (
  tenant_id uuid not null,
  id uuid not null default gen_random_uuid(),
  kind text not null check (kind in ('WORKERS', 'RECIPIENTS')),
  file_name text not null check (char_length(file_name) between 1 and 256),
  sealed bytea not null,
  row_count integer not null,
  -- What each column of the file means, and what holds for all rows; said when it starts.
  terms jsonb,
  -- System administrators belong to another tenant.
  actor_tenant_id uuid not null,
  actor_user_id uuid not null,
  read_at timestamptz not null,
  started_at timestamptz,
  ended_at timestamptz,
  undone_at timestamptz,
  primary key (tenant_id, id)
);
alter table public.imports alter column sealed set storage external;
select maintenance.tenant_table('public.imports', 'NOW');

-- What became of each row, in the transaction in which it did: a job that comes twice goes on where it stopped.
create table public.import_rows (
  tenant_id uuid not null,
  import_id uuid not null,
  number integer not null,
  outcome text not null check (outcome in ('CREATED', 'COMPLETED', 'UNCHANGED', 'FAILED')),
  -- Not a foreign key: what was made may be deleted.
  entity_id uuid,
  -- Whoever has touched it since has made another version of it.
  version integer,
  -- The paths that were empty before.
  filled text[] not null default '{}',
  -- Sentences by column, without what stood there.
  faults jsonb,
  undone boolean not null default false,
  primary key (tenant_id, import_id, number),
  foreign key (tenant_id, import_id) references public.imports (tenant_id, id) on delete cascade
);
select maintenance.tenant_table('public.import_rows', 'NOW');

-- What a heading meant the last time.
create table public.import_columns (
  tenant_id uuid not null,
  kind text not null check (kind in ('WORKERS', 'RECIPIENTS')),
  heading_key text not null check (char_length(heading_key) between 1 and 256),
  -- Null where it is not taken over.
  field text check (char_length(field) <= 128),
  primary key (tenant_id, kind, heading_key)
);
select maintenance.tenant_table('public.import_columns', 'NOW');

-- Agency by agency, with the rights of who calls (20261120T0310).
create function directory.sweep_imports()
returns bigint language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  since constant timestamptz := now() - interval '24 hours';
  swept bigint := 0;
  deleted bigint;
  tenant uuid;
begin
  for tenant in select id from directory.tenants_with_rows() id loop
    perform public.bind_tenant(tenant);
    delete from public.uploads where tenant_id = tenant and uploaded_at < since;
    get diagnostics deleted = row_count;
    swept := swept + deleted;
    delete from public.imports where tenant_id = tenant and read_at < since
      and (started_at is null or coalesce(ended_at, started_at) < since);
    get diagnostics deleted = row_count;
    swept := swept + deleted;
  end loop;
  perform public.bind_tenant(null);
  return swept;
end $$;

revoke all on all functions in schema directory from public;
grant execute on all functions in schema directory to gastspiel_app;
