-- A phone or browser belongs to one person of all agencies: who registers it takes it from whoever had it, also from a worker of another
-- agency, who would go on being written to there. Row-level security holds here too, so it looks into one agency after the other.
create function directory.take_push_token(p_token text)
returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  own uuid := public.current_tenant_id();
  other uuid;
begin
  if own is null then
    raise exception 'a device is registered in a tenant' using errcode = 'insufficient_privilege';
  end if;
  -- Two who register the same one at once: the later one has it.
  perform pg_advisory_xact_lock(hashtextextended('push ' || p_token, 0));
  for other in select id from directory.tenants where id <> own and erased_at is null loop
    perform set_config('app.tenant_id', other::text, true);
    delete from public.push_tokens where tenant_id = other and token = p_token;
  end loop;
  perform set_config('app.tenant_id', own::text, true);
end $$;

revoke all on all functions in schema directory from public;
grant execute on all functions in schema directory to gastspiel_app;
