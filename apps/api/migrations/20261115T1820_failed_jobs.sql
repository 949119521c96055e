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

create function jobs.retry_failed(p_ids bigint[])
returns bigint language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  failed bigint[];
begin
  select coalesce(array_agg(f.id), '{}') into failed from jobs.list_failed() f where f.id = any (p_ids);
  perform graphile_worker.reschedule_jobs(failed, run_at => now(), attempts => 0);
  return cardinality(failed);
end $$;

revoke all on function jobs.list_failed, jobs.retry_failed from public;
grant execute on function jobs.list_failed, jobs.retry_failed to gastspiel_app;
