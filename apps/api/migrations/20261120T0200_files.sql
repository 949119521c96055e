-- Papers that went out and the pictures on them, by their hash (docs/adr/0049): the same bytes lie once in an agency, and the rows that
-- need them hold the hash.
create table public.files (
  tenant_id uuid not null,
  sha256 bytea not null,
  bytes bytea not null,
  size integer not null generated always as (octet_length(bytes)) stored,
  created_at timestamptz not null default now(),
  primary key (tenant_id, sha256),
  constraint key_is_the_hash check (sha256 = sha256(bytes))
);
-- Papers are packed already: to pack them once more takes time and gains nothing.
alter table public.files alter column bytes set storage external;
-- Nothing is ever updated. But whoever points at a file that is there holds its row until the commit, and only who may update may hold.
select maintenance.tenant_table('public.files', 'TAX_7Y', p_rights => 'select, insert, update (created_at)');
select maintenance.append_only('public.files');

-- Deletes up to so many files of the current tenant that no row points at any more, and answers how many. First they are held, past
-- those that somebody holds who is about to point at them; then it is asked anew who points, since somebody may have come before.
create function directory.let_go_of_files(p_files integer) returns integer
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  current_id constant uuid := public.current_tenant_id();
  unpointed constant text := maintenance.erasure_condition('public.files', 'TAX_7Y', null);
  free bytea[];
  gone integer;
begin
  execute format('select array(select t.sha256 from public.files t where t.tenant_id = $1 and %s
    limit $2 for update of t skip locked)', unpointed) into free using current_id, p_files;
  set local app.retention = 'on';
  execute format('delete from public.files t where t.tenant_id = $1 and t.sha256 = any ($2) and %s', unpointed)
    using current_id, free;
  get diagnostics gone = row_count;
  set local app.retention = '';
  return gone;
end $$;

-- Also deleted ones, as long as anything of them is kept.
create function directory.tenants_with_data() returns setof uuid
language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  select t.id from directory.tenants t where t.erased_at is null or t.holds_evidence;
end;

revoke all on all functions in schema directory from public;
grant execute on all functions in schema directory to gastspiel_app;
