-- Tickets are those of the current tenant's people, which is the person's own whenever these are called.
-- Answers whether the ticket was issued. Without force, a valid ticket of another device stands.
create function directory.issue_device_ticket(
  p_user_id uuid, p_ticket_hash bytea, p_own_ticket_hash bytea, p_force boolean)
returns boolean language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into directory.device_tickets as d (tenant_id, user_id, ticket_hash)
    values (public.current_tenant_id(), p_user_id, p_ticket_hash)
    on conflict (tenant_id, user_id) do update
      set ticket_hash = excluded.ticket_hash, issued_at = now(), last_used_at = now()
      where p_force or d.ticket_hash = p_own_ticket_hash or d.last_used_at <= now() - directory.device_ticket_lifetime();
  return found;
end $$;

-- Only the device that holds the ticket can clear it: a late logout must not end the session of another device.
create function directory.clear_device_ticket(p_user_id uuid, p_ticket_hash bytea)
returns boolean language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  delete from directory.device_tickets d
    where d.tenant_id = public.current_tenant_id() and d.user_id = p_user_id and d.ticket_hash = p_ticket_hash;
  return found;
end $$;

create function directory.touch_device_ticket(p_user_id uuid)
returns void language sql security definer set search_path = pg_catalog, pg_temp
begin atomic
  update directory.device_tickets set last_used_at = now()
    where tenant_id = public.current_tenant_id() and user_id = p_user_id;
end;

revoke all on function directory.issue_device_ticket, directory.clear_device_ticket, directory.touch_device_ticket
  from public;
grant execute on function directory.issue_device_ticket, directory.clear_device_ticket, directory.touch_device_ticket
  to gastspiel_app;
