-- Which mails were sent is kept for half a year: no job is tried again for so long, so nothing can come twice for want of its row.
create function directory.sweep_sent_mails() returns bigint
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  swept bigint := 0;
  deleted bigint;
  tenant record;
begin
  for tenant in select id from directory.tenants where erased_at is null loop
    perform set_config('app.tenant_id', tenant.id::text, true);
    delete from public.sent_mails
      where tenant_id = tenant.id and claimed_at < now() - interval '180 days';
    get diagnostics deleted = row_count;
    swept := swept + deleted;
  end loop;
  perform set_config('app.tenant_id', '', true);
  return swept;
end $$;

revoke all on all functions in schema directory from public;
grant execute on all functions in schema directory to gastspiel_app;

-- The account that wages went to is no evidence of work: it goes with the agency, while the worker is kept for the hours. Agencies that
-- were erased before are looked at once more.
update maintenance.retention set planning = planning || '{iban,bic}'::name[] where table_name = 'target_users';
update directory.tenants set erased_at = null where erased_at is not null and holds_evidence;
