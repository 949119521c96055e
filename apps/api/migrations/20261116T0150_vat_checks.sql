-- Each time that a VAT number was asked for at the register of the Union (VIES): the proof for reverse charge. What was answered is
-- kept as it was, under the number and not under a recipient: what stands on an invoice stays, whoever is renamed or deleted.
create table public.vat_checks (
  tenant_id uuid not null,
  id uuid not null default gen_random_uuid(),
  vat_number text not null check (char_length(vat_number) <= 32),
  -- The agency's own, under which was asked.
  requester_vat_number text check (char_length(requester_vat_number) <= 32),
  checked_at timestamptz not null,
  outcome text not null check (outcome in ('VALID', 'INVALID', 'NOT_CHECKED')),
  name text check (char_length(name) <= 512),
  address text check (char_length(address) <= 1024),
  request_identifier text check (char_length(request_identifier) <= 64),
  reason text,
  primary key (tenant_id, id),
  check ((outcome = 'NOT_CHECKED') = (reason is not null))
);
create index vat_checks_of_number on public.vat_checks (tenant_id, vat_number, checked_at desc, id);

-- Since when somebody waits for a number to be asked for. A later check is the answer.
create table public.vat_check_wishes (
  tenant_id uuid not null,
  vat_number text not null check (char_length(vat_number) <= 32),
  wished_at timestamptz not null,
  primary key (tenant_id, vat_number)
);

-- The check that an invoice was sent with; frozen with it.
alter table public.invoices add column vat_check_id uuid,
  add foreign key (tenant_id, vat_check_id) references public.vat_checks (tenant_id, id);
create index invoices_of_vat_check on public.invoices (tenant_id, vat_check_id);

select maintenance.tenant_table('public.vat_checks', 'TAX_7Y', p_rights => 'select, insert', p_evidence => 't.checked_at');
select maintenance.append_only('public.vat_checks');
select maintenance.tenant_table('public.vat_check_wishes', 'NOW', p_rights => 'select, insert, update');

create function live.tell_vat_checks() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  perform live.announce(c.tenant_id, array['vat-checks'], array[]::uuid[], array[]::text[])
    from (select distinct tenant_id from changed) c;
  return null;
end $$;
create trigger live_insert after insert on public.vat_checks referencing new table as changed
  for each statement when (current_setting('app.retention', true) is distinct from 'on')
  execute function live.tell_vat_checks();

-- A member state's register takes few questions at once, however many processes and tenants ask: each has one turn, which nobody holds
-- a connection for. Whoever dies with it lets it lapse.
create table directory.vies_turns (
  member_state text primary key check (member_state ~ '^[A-Z]{2}$'),
  holder uuid not null,
  lapses_at timestamptz not null
);

create function directory.take_vies_turn(p_member_state text, p_seconds integer)
returns uuid language sql security definer set search_path = pg_catalog, pg_temp
begin atomic
  insert into directory.vies_turns as t (member_state, holder, lapses_at)
    values (p_member_state, gen_random_uuid(), clock_timestamp() + make_interval(secs => p_seconds))
    on conflict (member_state) do update set holder = excluded.holder, lapses_at = excluded.lapses_at
      where t.lapses_at < clock_timestamp()
    returning holder;
end;

create function directory.give_vies_turn_back(p_member_state text, p_holder uuid)
returns void language sql security definer set search_path = pg_catalog, pg_temp
begin atomic
  delete from directory.vies_turns where member_state = p_member_state and holder = p_holder;
end;

revoke all on all functions in schema directory from public;
grant execute on all functions in schema directory to gastspiel_app;
