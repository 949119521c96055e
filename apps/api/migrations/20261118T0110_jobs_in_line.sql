-- As jobs.enqueue_all, one after the other: the invoices of a run get their numbers in the order in which they were listed.
-- A job that fails is tried again later and holds back no other. Times a microsecond apart keep the order.
create function jobs.enqueue_in_line(p_task text, p_payloads json, p_line text)
returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if public.current_tenant_id() is null then
    raise exception 'a job belongs to the tenant of its transaction' using errcode = 'insufficient_privilege';
  end if;
  perform graphile_worker.add_jobs(array(
    select row(p_task, json_build_object('tenantId', public.current_tenant_id(), 'payload', payload),
      public.current_tenant_id() || ':' || p_line, now() + place * interval '1 microsecond',
      jobs.max_attempts(), null, null, null)::graphile_worker.job_spec
    from json_array_elements(p_payloads) with ordinality p (payload, place) order by place));
end $$;

revoke execute on all functions in schema jobs from public;
grant execute on all functions in schema jobs to gastspiel_app;
