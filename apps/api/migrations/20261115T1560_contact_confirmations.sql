-- Whether a link is under way to this address of the person and can still be followed.
create function directory.awaits_contact_confirmation(p_user_id uuid, p_email text)
returns boolean language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  select exists (select from directory.contact_confirmations c
    where c.tenant_id = public.current_tenant_id() and c.user_id = p_user_id and c.email = p_email
      and c.expires_at > now());
end;
revoke all on function directory.awaits_contact_confirmation from public;
grant execute on function directory.awaits_contact_confirmation to gastspiel_app;
