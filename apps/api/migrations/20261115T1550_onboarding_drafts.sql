-- A draft belongs to the code it was begun with: whoever was given one must not read the one that replaced it.
alter table directory.onboarding_drafts add column code_key text;
update directory.onboarding_drafts d set code_key = c.code_key
  from directory.association_codes c where c.tenant_id = d.tenant_id and c.flow = d.flow;

-- One after the other for each person: a draft that arrives while the form is completed must not outlive it.
create or replace function directory.save_onboarding_draft(
  p_issuer text, p_subject text, p_tenant_id uuid, p_flow text, p_sealed bytea)
returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(jsonb_build_array('draft', p_issuer, p_subject)::text, 0));
  insert into directory.onboarding_drafts as d (issuer, subject, tenant_id, flow, sealed, code_key)
    select p_issuer, p_subject, p_tenant_id, p_flow, p_sealed, c.code_key
      from directory.association_codes c
      where c.tenant_id = p_tenant_id and c.flow = p_flow
        and not exists (select from directory.identities i where i.issuer = p_issuer and i.subject = p_subject)
    on conflict (issuer, subject) do update set tenant_id = excluded.tenant_id, flow = excluded.flow,
      sealed = excluded.sealed, code_key = excluded.code_key, saved_at = now();
end $$;

create or replace function directory.find_onboarding_draft(p_issuer text, p_subject text)
returns table (tenant_id uuid, flow text, sealed bytea, code text)
language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  select d.tenant_id, d.flow, d.sealed, c.code
    from directory.onboarding_drafts d
      join directory.tenants t on t.id = d.tenant_id and t.deleted_at is null
      join directory.association_codes c
        on c.tenant_id = d.tenant_id and c.flow = d.flow and c.code_key = d.code_key
    where d.issuer = p_issuer and d.subject = p_subject;
end;

create or replace function directory.drop_onboarding_draft(p_issuer text, p_subject text)
returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(jsonb_build_array('draft', p_issuer, p_subject)::text, 0));
  delete from directory.onboarding_drafts where issuer = p_issuer and subject = p_subject;
end $$;
