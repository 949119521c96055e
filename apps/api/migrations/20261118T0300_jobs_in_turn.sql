-- What one act makes many of gives way: the first 25 jobs of a bulk are due like any other, the next 25 after them, and so on. So an
-- agency that writes to five hundred workers does not make another's single mail wait until all of them are sent, and two such
-- agencies take turns.
create or replace function jobs.enqueue_all(p_task text, p_payloads json, p_run_at timestamptz)
returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if public.current_tenant_id() is null then
    raise exception 'a job belongs to the tenant of its transaction' using errcode = 'insufficient_privilege';
  end if;
  perform graphile_worker.add_jobs(array(
    select row(p_task, json_build_object('tenantId', public.current_tenant_id(), 'payload', payload), null, p_run_at,
      jobs.max_attempts(), null, least((place - 1) / 25, 20), null)::graphile_worker.job_spec
    from json_array_elements(p_payloads) with ordinality as bulk(payload, place)));
end $$;

-- The queue notes no time of a failure, but it puts the job off by a pause that follows from the number of attempts.
create or replace function jobs.list_failed()
returns table (id bigint, kind text, tenant_id uuid, attempts integer, failed_at timestamptz, reason text)
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  return query select j.id, t.identifier, (j.payload ->> 'tenantId')::uuid, j.attempts::integer,
    greatest(j.updated_at, j.run_at - exp(least(j.attempts, 10)) * interval '1 second'),
    left(split_part(j.last_error, E'\n', 1), 300)
  from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
  where j.attempts >= j.max_attempts and j.locked_at is null;
end $$;
