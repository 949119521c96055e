-- What the office wrote to those who are asked or booked. Whoever belongs to the audience when they look can read it.
create table public.appointment_messages (
  tenant_id uuid not null,
  id uuid not null default gen_random_uuid(),
  appointment_id uuid not null,
  audience text not null check (audience in ('BOOKED', 'ASKED', 'ALL')),
  text text not null check (char_length(text) between 1 and 1000),
  sent_at timestamptz not null,
  sent_by_name text not null,
  -- To how many it went.
  recipients integer not null check (recipients >= 1),
  primary key (tenant_id, id),
  foreign key (tenant_id, appointment_id) references public.appointments (tenant_id, id) on delete cascade
);
create index appointment_messages_of_appointment on public.appointment_messages (tenant_id, appointment_id, sent_at desc);
select maintenance.tenant_table('public.appointment_messages', 'NOW', p_rights => 'select, insert');

-- When the worker was last reminded of what the offer waits for: an answer, or of a booking that they say they come.
alter table public.offers
  add column reminded_at timestamptz,
  add column confirmed_at timestamptz,
  add check (confirmed_at is null or state = 'BOOKED');

-- Whoever said that they come meant that time and that booking. A trigger, because times follow the appointment by a cascade.
create function public.forget_confirmation() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  new.confirmed_at := null;
  if (old.state, old.starts_at, old.ends_at) is distinct from (new.state, new.starts_at, new.ends_at) then
    new.reminded_at := null;
  end if;
  return new;
end $$;
create trigger forget_confirmation before update on public.offers for each row
  when ((old.state, old.starts_at, old.ends_at) is distinct from (new.state, new.starts_at, new.ends_at)
    or new.prevented_at is not null)
  execute function public.forget_confirmation();

-- A message stands on the page of its appointment, and on the offers of its workers.
create function live.tell_messages() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  perform live.announce(c.tenant_id, array['appointment-offers:' || c.appointment_id],
      array_remove(array_agg(c.user_id), null), array['own-offers'])
    from (select m.tenant_id, m.appointment_id, o.user_id, (row_number() over (order by o.user_id) - 1) / 70 as chunk
      from changed m left join public.offers o on o.tenant_id = m.tenant_id and o.appointment_id = m.appointment_id) c
    group by c.tenant_id, c.appointment_id, c.chunk;
  return null;
end $$;
create trigger live_insert after insert on public.appointment_messages referencing new table as changed
  for each statement execute function live.tell_messages();
