-- The server may only add jobs of its own tenant, through this function; it cannot read or change the queue.
create schema jobs;
grant usage on schema jobs to gastspiel_app;
create function jobs.enqueue(p_task text, p_payload json, p_job_key text, p_run_at timestamptz)
returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if public.current_tenant_id() is null or p_payload ->> 'tenantId' is distinct from public.current_tenant_id()::text then
    raise exception 'a job belongs to the tenant of its transaction' using errcode = 'insufficient_privilege';
  end if;
  -- Twelve attempts with graphile-worker's exponential back-off span about sixteen hours.
  perform graphile_worker.add_job(
    identifier => p_task, payload => p_payload, run_at => p_run_at, max_attempts => 12,
    -- The queue is one for all: without the tenant, a key would replace somebody else's job.
    job_key => public.current_tenant_id() || ':' || p_job_key);
end $$;
revoke all on function jobs.enqueue from public;
grant execute on function jobs.enqueue to gastspiel_app;
