-- The identity provider's name for a person of the bound tenant. A person has one identity, by whichever issuer.
create function directory.external_id_of(p_user_id uuid)
returns text language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  select subject from directory.identities where tenant_id = public.current_tenant_id() and user_id = p_user_id;
end;

revoke all on function directory.external_id_of(uuid) from public;
grant execute on function directory.external_id_of(uuid) to gastspiel_app;
