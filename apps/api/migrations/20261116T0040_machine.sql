-- What a key of the settings leaves behind, so that another one under its name is noticed. For the owner alone.
create table maintenance.key_proofs (
  name text primary key,
  proof bytea not null
);

-- The first answer to a mutation, kept for a day in the transaction that earned it.
create table public.idempotency_keys (
  tenant_id uuid not null,
  user_id uuid not null,
  key text not null check (char_length(key) between 1 and 128),
  -- A request can carry several mutations; each keeps its own answer.
  field text not null,
  request_hash bytea not null,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (tenant_id, user_id, key, field)
);
create index idempotency_keys_by_age on public.idempotency_keys (tenant_id, created_at);

-- Sweeping goes over all tenants, which no query of the server can.
create function directory.sweep_idempotency_keys() returns bigint
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  swept bigint := 0;
  deleted bigint;
  tenant record;
begin
  for tenant in select id from directory.tenants loop
    perform set_config('app.tenant_id', tenant.id::text, true);
    delete from public.idempotency_keys
      where tenant_id = tenant.id and created_at < now() - interval '24 hours';
    get diagnostics deleted = row_count;
    swept := swept + deleted;
  end loop;
  perform set_config('app.tenant_id', '', true);
  return swept;
end $$;

-- Twelve attempts with graphile-worker's exponential back-off span about sixteen hours.
create function jobs.max_attempts() returns integer language sql immutable set search_path = pg_catalog, pg_temp
begin atomic
  select 12;
end;

-- The server may only add jobs of its own tenant, through this function; it cannot read or change the queue.
create function jobs.enqueue(p_task text, p_payload json, p_job_key text, p_run_at timestamptz)
returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if public.current_tenant_id() is null or p_payload ->> 'tenantId' is distinct from public.current_tenant_id()::text then
    raise exception 'a job belongs to the tenant of its transaction' using errcode = 'insufficient_privilege';
  end if;
  perform graphile_worker.add_job(
    identifier => p_task, payload => p_payload, run_at => p_run_at, max_attempts => jobs.max_attempts(),
    -- The queue is one for all: without the tenant, a key would replace somebody else's job.
    job_key => public.current_tenant_id() || ':' || p_job_key);
end $$;

-- Many jobs of one kind in one statement: an appointment offered to five hundred workers must not take five hundred calls.
-- The tenant is put in here, so a job can not name another one.
create function jobs.enqueue_all(p_task text, p_payloads json, p_run_at timestamptz)
returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if public.current_tenant_id() is null then
    raise exception 'a job belongs to the tenant of its transaction' using errcode = 'insufficient_privilege';
  end if;
  perform graphile_worker.add_jobs(array(
    select row(p_task, json_build_object('tenantId', public.current_tenant_id(), 'payload', payload), null, p_run_at,
      jobs.max_attempts(), null, null, null)::graphile_worker.job_spec
    from json_array_elements(p_payloads) payload));
end $$;

-- Background work that failed for good, for system administration to look at and to try again. What the job was about stays
-- in the queue: only its kind, its tenant and the first line of the reason are told.
create function jobs.list_failed()
returns table (id bigint, kind text, tenant_id uuid, attempts integer, failed_at timestamptz, reason text)
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  return query select j.id, t.identifier, (j.payload ->> 'tenantId')::uuid, j.attempts::integer, j.updated_at,
    left(split_part(j.last_error, E'\n', 1), 300)
  from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
  where j.attempts >= j.max_attempts and j.locked_at is null;
end $$;

-- One that failed for good before its last attempt has lost the rest of them: it gets all of them back.
create function jobs.retry_failed(p_ids bigint[])
returns bigint language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  failed bigint[];
begin
  select coalesce(array_agg(f.id), '{}') into failed from jobs.list_failed() f where f.id = any (p_ids);
  perform graphile_worker.reschedule_jobs(failed, run_at => now(), attempts => 0,
    max_attempts => jobs.max_attempts());
  return cardinality(failed);
end $$;

-- One row for each mail that was sent, or is being sent: the same cause is never told twice. It says neither to whom nor what.
create table public.sent_mails (
  tenant_id uuid not null,
  message_id text not null,
  claimed_at timestamptz not null default now(),
  sent_at timestamptz,
  primary key (tenant_id, message_id)
);

select maintenance.tenant_table('public.idempotency_keys', 'NOW');
select maintenance.tenant_table('public.sent_mails', 'NOW');

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

-- Whoever asks again under the same key has all of the time again, unless the link has been used.
create function directory.renew_download(p_token_hash bytea)
returns void language sql security definer set search_path = pg_catalog, pg_temp
begin atomic
  update directory.downloads set expires_at = now() + interval '60 seconds'
    where token_hash = p_token_hash and tenant_id = public.current_tenant_id();
end;

-- Of any number of callers with the same token, one gets the row.
create function directory.take_download(p_token_hash bytea)
returns table (issuer text, subject text, scopes text[], tenant_id uuid, kind text, parameters jsonb)
language sql security definer set search_path = pg_catalog, pg_temp
begin atomic
  delete from directory.downloads d where d.token_hash = p_token_hash and d.expires_at > now()
    returning d.issuer, d.subject, d.scopes, d.tenant_id, d.kind, d.parameters;
end;

create function directory.is_download(p_token_hash bytea)
returns boolean language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  select exists (select from directory.downloads d where d.token_hash = p_token_hash and d.expires_at > now());
end;

create function directory.sweep_downloads()
returns void language sql security definer set search_path = pg_catalog, pg_temp
begin atomic
  delete from directory.downloads where expires_at <= now();
end;

-- Every function of this schema is for the server, and for nobody else.
revoke all on all functions in schema directory from public;
grant execute on all functions in schema directory to gastspiel_app;

revoke all on all functions in schema jobs from public;
grant execute on all functions in schema jobs to gastspiel_app;
-- For the operator's command, which works under the login of the queue.
grant usage on schema jobs to gastspiel_jobs;
grant execute on function jobs.retry_failed(bigint[]) to gastspiel_jobs;

-- The hashed files of the web app, of every version that serves or has served lately: in a rolling upgrade a page of one version may
-- ask a server of the other for its scripts. A server adds its own as the owner when it starts; afterwards it only reads.
create table directory.web_files (
  name text primary key,
  content bytea not null,
  is_gzipped boolean not null,
  -- Since when no server that started has them.
  superseded_at timestamptz
);

create function directory.web_file_names()
returns setof text language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  select name from directory.web_files;
end;

create function directory.web_file(p_name text)
returns table (content bytea, is_gzipped boolean)
language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  select f.content, f.is_gzipped from directory.web_files f where f.name = p_name;
end;
