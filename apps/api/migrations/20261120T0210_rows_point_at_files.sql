-- Invoices, time sheets and logos point at their files by hash. Their old columns stay for one release: servers of the version before
-- know nothing else. Everything in this file that names them goes with them (docs/adr/0049).
-- Until then papers are written twice, so at least nobody tries to pack them.
alter table public.invoices add column sent_ebinterface_sha256 bytea, alter column sent_file set storage external,
  alter column sent_ebinterface set storage external;
alter table public.printouts add column file_sha256 bytea, alter column file set storage external;
-- Computed from the picture until now.
alter table public.sender_logos alter column sha256 drop expression;

-- They count from now on; that they also hold for the rows of before is validated when all is copied. Their indexes come next.
alter table public.invoices
  add constraint paper_is_kept foreign key (tenant_id, sent_file_sha256) references public.files (tenant_id, sha256) not valid,
  add constraint ebinterface_is_kept foreign key (tenant_id, sent_ebinterface_sha256)
    references public.files (tenant_id, sha256) not valid;
alter table public.printouts
  add constraint file_is_kept foreign key (tenant_id, file_sha256) references public.files (tenant_id, sha256) not valid;
alter table public.sender_logos
  add constraint picture_is_kept foreign key (tenant_id, sha256) references public.files (tenant_id, sha256) not valid;

-- As before, but for the hash of what was sent before there were files: it may be added, by itself and only the right one. This is asked
-- first, since JSON of a paper takes ten milliseconds.
create or replace function public.keep_invoice() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  -- The number is generated from year and position, which stay; before the update nobody knows it yet.
  marks constant text[] := case
    when old.cancelled_at is not null then array['number']
    when old.sent_at is not null then array['number', 'version', 'paid_on', 'marked_paid_at', 'cancelled_at']
    else array['number', 'version', 'sent_at', 'sent_file', 'sent_file_sha256', 'sent_ebinterface', 'sent_ebinterface_sha256'] end;
  copied public.invoices;
begin
  if old.sent_ebinterface_sha256 is null and new.sent_ebinterface_sha256 = sha256(old.sent_ebinterface) then
    copied := new;
    copied.number := old.number;
    copied.sent_ebinterface_sha256 := null;
    if copied *= old then
      return new;
    end if;
  end if;
  if to_jsonb(old) - marks <> to_jsonb(new) - marks then
    raise exception 'an invoice that was sent or cancelled can not be changed' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
-- A time sheet's hash stays as its bytes did, or goes with the people who are named in it.
create trigger hash_stays before update of file_sha256 on public.printouts for each row
  when (old.file is not null and new.file_sha256 is not null and new.file_sha256 <> sha256(old.file))
  execute function maintenance.refuse_change('TAX_7Y');

-- Two versions side by side: each finds in its own place what the other one wrote. Bytes without a hash come from a server of the version
-- before, a hash without bytes from one of this version.
create function public.bridge_invoice_files() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if new.sent_file is null and new.sent_ebinterface is null then
    select f.bytes into new.sent_file from public.files f
      where f.tenant_id = new.tenant_id and f.sha256 = new.sent_file_sha256;
    select f.bytes into new.sent_ebinterface from public.files f
      where f.tenant_id = new.tenant_id and f.sha256 = new.sent_ebinterface_sha256;
  elsif new.sent_ebinterface_sha256 is null and num_nulls(new.sent_file, new.sent_ebinterface) = 0 then
    insert into public.files (tenant_id, sha256, bytes) values (new.tenant_id, sha256(new.sent_file), new.sent_file),
      (new.tenant_id, sha256(new.sent_ebinterface), new.sent_ebinterface) on conflict do nothing;
    new.sent_ebinterface_sha256 := sha256(new.sent_ebinterface);
  end if;
  return new;
end $$;
create trigger bridge_files
  before insert or update of sent_file, sent_file_sha256, sent_ebinterface, sent_ebinterface_sha256 on public.invoices
  for each row when (num_nonnulls(new.sent_file, new.sent_file_sha256, new.sent_ebinterface, new.sent_ebinterface_sha256) > 0)
  execute function public.bridge_invoice_files();

create function public.bridge_old_printout() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  new.file_sha256 := sha256(new.file);
  if new.file is not null then
    insert into public.files (tenant_id, sha256, bytes) values (new.tenant_id, new.file_sha256, new.file) on conflict do nothing;
  end if;
  return new;
end $$;
create trigger bridge_old before insert or update of file on public.printouts for each row
  execute function public.bridge_old_printout();

-- Also where the hash was null before and still is: whoever says so wants the file gone.
create function public.bridge_new_printout() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if new.file_sha256 is null then
    new.file := null;
  elsif new.file is null then
    select f.bytes into new.file from public.files f where f.tenant_id = new.tenant_id and f.sha256 = new.file_sha256;
  end if;
  return new;
end $$;
create trigger bridge_new before update of file_sha256 on public.printouts for each row
  execute function public.bridge_new_printout();

create function public.bridge_logo() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if new.sha256 is null then
    new.sha256 := sha256(new.picture);
    insert into public.files (tenant_id, sha256, bytes) values (new.tenant_id, new.sha256, new.picture) on conflict do nothing;
  elsif new.picture is null then
    select f.bytes into new.picture from public.files f where f.tenant_id = new.tenant_id and f.sha256 = new.sha256;
  end if;
  return new;
end $$;
create trigger bridge_file before insert on public.sender_logos for each row execute function public.bridge_logo();

-- What lies in the old columns alone. The server reads it here, so that it never names them; the next release leaves it empty.
create view public.files_before with (security_invoker = true) as
  select i.tenant_id, 'INVOICE' as holder, i.id, i.sent_file as bytes, octet_length(i.sent_file) as size, i.sent_file_sha256 as sha256
    from public.invoices i where i.sent_file is not null and not exists (
      select from public.files f where f.tenant_id = i.tenant_id and f.sha256 = i.sent_file_sha256)
  union all
  select i.tenant_id, 'EBINTERFACE', i.id, i.sent_ebinterface, octet_length(i.sent_ebinterface), null
    from public.invoices i where i.sent_ebinterface is not null and i.sent_ebinterface_sha256 is null
  union all
  select p.tenant_id, 'TIME_SHEET', p.id, p.file, octet_length(p.file), null
    from public.printouts p where p.file is not null and p.file_sha256 is null
  union all
  select l.tenant_id, 'LOGO', l.id, l.picture, octet_length(l.picture), l.sha256
    from public.sender_logos l where not exists (
      select from public.files f where f.tenant_id = l.tenant_id and f.sha256 = l.sha256);
grant select on public.files_before to gastspiel_app;

-- Copies up to so many files of the current tenant behind that row, each only if its bytes are those of its hash and arrived as they were;
-- answers the last row that it looked at. Nobody is told: to whoever looks at it nothing has changed.
create function public.copy_files(p_holder text, p_after uuid, p_files integer,
  out last_id uuid, out copied integer, out damaged integer) language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  one record;
  hash bytea;
begin
  copied := 0;
  damaged := 0;
  set local app.retention = 'on';
  for one in select b.id, b.bytes, b.sha256 from public.files_before b
    where b.tenant_id = public.current_tenant_id() and b.holder = p_holder and b.id > p_after order by b.id limit p_files
  loop
    last_id := one.id;
    hash := sha256(one.bytes);
    if one.sha256 <> hash then
      damaged := damaged + 1;
      continue;
    end if;
    insert into public.files (tenant_id, sha256, bytes) values (public.current_tenant_id(), hash, one.bytes) on conflict do nothing;
    if not exists (select from public.files f
      where f.tenant_id = public.current_tenant_id() and f.sha256 = hash and f.bytes = one.bytes) then
      raise exception 'a file did not arrive as it was';
    end if;
    if p_holder = 'EBINTERFACE' then
      update public.invoices set sent_ebinterface_sha256 = hash
        where tenant_id = public.current_tenant_id() and id = one.id and sent_ebinterface_sha256 is null;
    elsif p_holder = 'TIME_SHEET' then
      -- Unless it was erased meanwhile.
      update public.printouts set file_sha256 = hash
        where tenant_id = public.current_tenant_id() and id = one.id and file_sha256 is null and file is not null;
    end if;
    copied := copied + 1;
  end loop;
  set local app.retention = '';
end $$;
revoke all on function public.copy_files(text, uuid, integer) from public;
grant execute on function public.copy_files(text, uuid, integer) to gastspiel_app;
