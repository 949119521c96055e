-- The first answer to a mutation, kept for a day in the transaction that earned it.
create table public.idempotency_keys (
  tenant_id uuid not null,
  user_id uuid not null,
  key text not null check (char_length(key) between 1 and 128),
  -- A request can carry several mutations; each keeps its own answer.
  field text not null,
  request_hash bytea not null,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (tenant_id, user_id, key, field)
);
alter table public.idempotency_keys enable row level security;
alter table public.idempotency_keys force row level security;
create policy tenant on public.idempotency_keys
  using (tenant_id = public.current_tenant_id()) with check (tenant_id = public.current_tenant_id());
grant select, insert, update, delete on public.idempotency_keys to gastspiel_app;
create index idempotency_keys_by_age on public.idempotency_keys (tenant_id, created_at);
-- Sweeping goes over all tenants, which no query of the server can.
create function directory.sweep_idempotency_keys() returns bigint
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  swept bigint := 0;
  deleted bigint;
  tenant record;
begin
  for tenant in select id from directory.tenants loop
    perform set_config('app.tenant_id', tenant.id::text, true);
    delete from public.idempotency_keys
      where tenant_id = tenant.id and created_at < now() - interval '24 hours';
    get diagnostics deleted = row_count;
    swept := swept + deleted;
  end loop;
  perform set_config('app.tenant_id', '', true);
  return swept;
end $$;
revoke all on function directory.sweep_idempotency_keys from public;
grant execute on function directory.sweep_idempotency_keys to gastspiel_app;
