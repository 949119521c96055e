-- What open browsers should fetch again is told with NOTIFY, when the change commits and to every process. Topics and ids only:
-- whoever listens learns nothing that a row would say.
create function live.announce(p_tenant_id uuid, p_staff text[], p_people uuid[], p_personal text[]) returns void
language sql set search_path = pg_catalog, pg_temp
begin atomic
  select pg_notify('gastspiel_changes', json_build_object('kind', 'CHANGE', 'tenant', p_tenant_id,
    'staff', p_staff, 'people', p_people, 'personal', p_personal)::text);
end;

-- Seventy pairs of an appointment and a worker stay below the 8000 bytes that a notification may have.
create function live.tell_offers() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  perform live.announce(c.tenant_id, array['appointments'] || array_agg(distinct 'appointment-offers:' || c.appointment_id),
      array_agg(distinct c.user_id), array['own-offers'])
    from (select tenant_id, appointment_id, user_id,
        (row_number() over (partition by tenant_id order by appointment_id, user_id) - 1) / 70 as chunk
      from changed) c
    group by c.tenant_id, c.chunk;
  return null;
end $$;

-- That a worker has opened an offer concerns the page of its appointment alone: no list, no number and no other device shows it.
create function live.tell_changed_offers() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  perform live.announce(c.tenant_id,
      case when c.opened then array_agg(distinct 'offer-openings:' || c.appointment_id)
        else array['appointments'] || array_agg(distinct 'appointment-offers:' || c.appointment_id) end,
      case when c.opened then '{}' else array_agg(distinct c.user_id) end, array['own-offers'])
    from (select w.*, (row_number() over (partition by w.tenant_id, w.opened order by w.appointment_id, w.user_id) - 1) / 70 as chunk
      from (select n.tenant_id, n.appointment_id, n.user_id, o.opened_at is null and n.opened_at is not null as opened
        from changed n join before o on o.tenant_id = n.tenant_id and o.id = n.id) w) c
    group by c.tenant_id, c.opened, c.chunk;
  return null;
end $$;

-- Also to the workers who have an offer: they see where and when.
create function live.tell_appointments() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  perform live.announce(c.tenant_id, array['appointments'] || array_agg(distinct 'appointment-offers:' || c.id),
      array_remove(array_agg(distinct c.user_id), null), array['own-offers'])
    from (select a.tenant_id, a.id, o.user_id,
        (row_number() over (partition by a.tenant_id order by a.id, o.user_id) - 1) / 70 as chunk
      from changed a left join public.offers o on o.tenant_id = a.tenant_id and o.appointment_id = a.id) c
    group by c.tenant_id, c.chunk;
  return null;
end $$;

do $$
declare
  subject text;
  event text;
  -- What retention erases is shown to nobody any more.
  heard constant text := $if$current_setting('app.retention', true) is distinct from 'on'$if$;
begin
  foreach subject in array array['offers', 'appointments'] loop
    foreach event in array array['insert', 'update', 'delete'] loop
      execute format('create trigger live_%s after %s on public.%I referencing %s table as changed
        for each statement when (%s) execute function live.tell_%s()',
        event, event, subject, case event when 'insert' then 'new' when 'delete' then 'old' else 'old table as before new' end,
        heard, case when subject = 'offers' and event = 'update' then 'changed_offers' else subject end);
    end loop;
  end loop;
end $$;

-- What no other topic tells of and stands on the office's home. The same word twice in a transaction is sent once.
create function live.tell_home() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  perform live.announce(coalesce(new.tenant_id, old.tenant_id), array['home'], array[]::uuid[], array[]::text[]);
  return null;
end $$;
create trigger live_home after insert or update or delete on public.absences for each row
  when (current_setting('app.retention', true) is distinct from 'on') execute function live.tell_home();
create trigger live_home after insert on public.kept_bookings for each row execute function live.tell_home();
create trigger live_home_joined after insert on public.users for each row execute function live.tell_home();
create trigger live_home after update of state, is_email_refused on public.users for each row
  when (old.state is distinct from new.state or old.is_email_refused is distinct from new.is_email_refused)
  execute function live.tell_home();

-- Somebody was blocked, has another role or another device: their open streams are looked at again, at once.
create function live.tell_standing() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  perform pg_notify('gastspiel_changes', json_build_object('kind', 'STANDING',
    'tenant', to_jsonb(old) ->> tg_argv[0], 'person', to_jsonb(old) ->> tg_argv[1])::text);
  return null;
end $$;
create trigger live_standing after update of state, role on public.users for each row
  when (old.state is distinct from new.state or old.role is distinct from new.role)
  execute function live.tell_standing('tenant_id', 'id');
create trigger live_left after delete on public.users for each row
  when (current_setting('app.retention', true) is distinct from 'on') execute function live.tell_standing('tenant_id', 'id');
create trigger live_taken_over after update of ticket_hash on directory.device_tickets for each row
  when (old.ticket_hash <> new.ticket_hash) execute function live.tell_standing('tenant_id', 'user_id');
create trigger live_cleared after delete on directory.device_tickets for each row
  when (current_setting('app.retention', true) is distinct from 'on') execute function live.tell_standing('tenant_id', 'user_id');
-- All of its people.
create trigger live_closed after update of deleted_at on directory.tenants for each row
  when (old.deleted_at is null and new.deleted_at is not null) execute function live.tell_standing('id');
