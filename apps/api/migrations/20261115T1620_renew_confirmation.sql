-- As create_contact_confirmation, but nothing within five minutes of the last link: nobody's inbox is to be flooded.
create function directory.renew_contact_confirmation(p_user_id uuid, p_email text)
returns uuid language sql security definer set search_path = pg_catalog, pg_temp
begin atomic
  select directory.create_contact_confirmation(p_user_id, p_email) where not exists (
    select from directory.contact_confirmations
    where tenant_id = public.current_tenant_id() and user_id = p_user_id
      and expires_at > now() + interval '3 days' - interval '5 minutes');
end;
revoke all on function directory.renew_contact_confirmation from public;
grant execute on function directory.renew_contact_confirmation to gastspiel_app;
