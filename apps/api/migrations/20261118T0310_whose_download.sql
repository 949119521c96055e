-- Whose a link is, without using it up: a person and an agency have their share of the places where files are handed out.
create function directory.whose_download(p_token_hash bytea)
returns table (tenant_id uuid, subject text) language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  select d.tenant_id, d.subject from directory.downloads d where d.token_hash = p_token_hash and d.expires_at > now();
end;

revoke all on all functions in schema directory from public;
grant execute on all functions in schema directory to gastspiel_app;
