-- A link to a file, good for one GET. That GET brings the token alone, so what it may be used for lies in the directory: who
-- asked (as the token said, so that role, state and module are looked up anew), in which tenant, and for what.
create table directory.downloads (
  token_hash bytea primary key,
  issuer text not null,
  subject text not null,
  scopes text[] not null,
  tenant_id uuid not null,
  kind text not null,
  parameters jsonb not null,
  expires_at timestamptz not null default now() + interval '60 seconds'
);
create index downloads_expires_at on directory.downloads (expires_at);

create function directory.create_download(
  p_token_hash bytea, p_issuer text, p_subject text, p_scopes text[], p_kind text, p_parameters jsonb)
returns void language sql security definer set search_path = pg_catalog, pg_temp
begin atomic
  insert into directory.downloads (token_hash, issuer, subject, scopes, tenant_id, kind, parameters)
    values (p_token_hash, p_issuer, p_subject, p_scopes, public.current_tenant_id(), p_kind, p_parameters);
end;

-- Of any number of callers with the same token, one gets the row.
create function directory.take_download(p_token_hash bytea)
returns table (issuer text, subject text, scopes text[], tenant_id uuid, kind text, parameters jsonb)
language sql security definer set search_path = pg_catalog, pg_temp
begin atomic
  delete from directory.downloads d where d.token_hash = p_token_hash and d.expires_at > now()
    returning d.issuer, d.subject, d.scopes, d.tenant_id, d.kind, d.parameters;
end;

create function directory.sweep_downloads()
returns void language sql security definer set search_path = pg_catalog, pg_temp
begin atomic
  delete from directory.downloads where expires_at <= now();
end;

revoke all on function directory.create_download, directory.take_download, directory.sweep_downloads from public;
grant execute on function directory.create_download, directory.take_download, directory.sweep_downloads to gastspiel_app;
