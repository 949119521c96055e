-- As before, and a link to confirm a new address is worth nothing any more once its owner has left.
create or replace function directory.unbind_identity(p_user_id uuid)
returns setof text language sql security definer set search_path = pg_catalog, pg_temp
begin atomic
  delete from directory.contact_confirmations
    where tenant_id = public.current_tenant_id() and user_id = p_user_id;
  delete from directory.identities
    where tenant_id = public.current_tenant_id() and user_id = p_user_id returning subject;
end;

-- Of one kind alone: who leaves while the law still wants the payroll loses the rest of the history.
create function directory.erase_audit_payloads(p_entity_id uuid, p_entity_type text)
returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform set_config('app.retention', 'on', true);
  delete from public.audit_payloads p using public.audit_records r
    where r.tenant_id = public.current_tenant_id() and r.entity_type = p_entity_type and r.entity_id = p_entity_id
      and p.tenant_id = r.tenant_id and p.audit_record_id = r.id;
  perform set_config('app.retention', '', true);
end $$;
revoke all on function directory.erase_audit_payloads(uuid, text) from public;
grant execute on function directory.erase_audit_payloads(uuid, text) to gastspiel_app;
