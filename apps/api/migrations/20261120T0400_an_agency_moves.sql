-- An agency moves to another installation (docs/adr/0052). First people may change nothing more (moving_at), then jobs neither
-- (frozen_at); what lies here is only read from then on, also once the other installation has it all (moved_at).
alter table directory.tenants
  -- This move; the other installation knows by it what has arrived.
  add column move_id uuid,
  add column moving_at timestamptz,
  add column frozen_at timestamptz,
  add column moved_at timestamptz,
  add column moved_to text check (char_length(moved_to) <= 256),
  add column arrived_by uuid;

-- Whoever binds a transaction to an agency holds it here, so that its move waits for them. Answers null, or LEAVING while only people have
-- to wait, or AWAY with the new address if one was given; then the transaction can not write any more, whatever it tries. Who reads is
-- let by.
create function directory.hold_tenant(p_tenant_id uuid) returns text
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  tenant directory.tenants;
begin
  if current_setting('transaction_read_only') = 'on' then
    return null;
  end if;
  perform pg_advisory_xact_lock_shared(hashtextextended('gastspiel tenant ' || p_tenant_id, 0));
  select t.* into tenant from directory.tenants t
    where t.id = p_tenant_id and t.moving_at is not null and t.deleted_at is null;
  if not found then
    return null;
  end if;
  if tenant.frozen_at is null then
    return 'LEAVING';
  end if;
  set local transaction_read_only = on;
  return concat_ws(' ', 'AWAY', tenant.moved_to);
end $$;

-- Where chores of the night have something to do.
create function directory.tenants_at_work() returns setof uuid
language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  select id from directory.tenants where deleted_at is null and frozen_at is null;
end;

create or replace function directory.tenants_with_rows() returns setof uuid
language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  select id from directory.tenants where erased_at is null and (frozen_at is null or deleted_at is not null);
end;

create or replace function directory.tenants_with_data() returns setof uuid
language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  select t.id from directory.tenants t
    where (t.erased_at is null or t.holds_evidence) and (t.frozen_at is null or t.deleted_at is not null);
end;

revoke all on all functions in schema directory from public;
grant execute on all functions in schema directory to gastspiel_app;

-- Jobs of an agency that moves, out of the queue's reach: they run where it arrives, or go back if it stays.
create table maintenance.resting_jobs (
  tenant_id uuid not null,
  place bigint generated always as identity primary key,
  task text not null,
  payload json not null,
  queue_name text,
  run_at timestamptz not null,
  attempts integer not null,
  max_attempts integer not null,
  key text,
  priority integer not null,
  flags text[],
  last_error text
);

-- The owner alone may bring lines of invoices that were sent elsewhere: with these, in one transaction that says so.
create or replace function public.keep_lines() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  line record := coalesce(old, new);
begin
  if ((tg_op = 'DELETE' and current_setting('app.retention', true) = 'on')
      or (tg_op = 'INSERT' and current_setting('app.arrival', true) = 'on'))
    and current_user = (select pg_get_userbyid(relowner) from pg_class where oid = tg_relid)
  then
    return coalesce(new, old);
  end if;
  if exists (select from public.invoices i where i.tenant_id = line.tenant_id and i.id = line.invoice_id
      and (i.sent_at is not null or i.cancelled_at is not null
        or (i.cancels_invoice_id is not null and i.xmin <> pg_current_xact_id()::xid))) then
    raise exception 'the lines of an invoice that was sent or cancelled can not be changed'
      using errcode = 'insufficient_privilege';
  end if;
  return coalesce(new, old);
end $$;
