-- How often somebody tried codes lately. Only wrong ones count in the end, so that a room full of new people gets in.
create table directory.code_attempts (
  caller bytea primary key,
  since timestamptz not null default now(),
  attempts integer not null default 1
);

-- Where a code leads. The attempt is counted before the code is looked at, so that many at once gain nothing.
create function directory.find_association(p_code text, p_caller bytea)
returns table (outcome text, tenant_id uuid, flow text)
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  tried integer;
begin
  insert into directory.code_attempts as a (caller) values (p_caller)
    on conflict (caller) do update set
      attempts = case when a.since < now() - interval '10 minutes' then 1 else a.attempts + 1 end,
      since = case when a.since < now() - interval '10 minutes' then now() else a.since end
    returning a.attempts into tried;
  if tried > 20 then
    return query select 'TOO_MANY', null::uuid, null::text;
    return;
  end if;
  return query
    select 'FOUND', c.tenant_id, c.flow
      from directory.association_codes c join directory.tenants t on t.id = c.tenant_id
      where c.code_key = upper(trim(p_code)) and t.deleted_at is null;
  if found then
    update directory.code_attempts set attempts = attempts - 1 where caller = p_caller;
  else
    return query select 'WRONG', null::uuid, null::text;
  end if;
end $$;

-- A link that the server never made is counted with the wrong codes of the same caller. Says whether there were too many.
-- A link that it did make is never refused for that: nobody can guess one, and many people share an address.
create function directory.count_wrong_link(p_caller bytea)
returns boolean language sql security definer set search_path = pg_catalog, pg_temp
begin atomic
  insert into directory.code_attempts as a (caller) values (p_caller)
    on conflict (caller) do update set
      attempts = case when a.since < now() - interval '10 minutes' then 1 else a.attempts + 1 end,
      since = case when a.since < now() - interval '10 minutes' then now() else a.since end
    returning a.attempts > 20;
end;

-- A half-filled form of somebody who is no user yet, sealed by the server's key.
create table directory.onboarding_drafts (
  issuer text not null,
  subject text not null,
  tenant_id uuid not null references directory.tenants,
  flow text not null check (flow in ('TARGET_USER', 'TENANT_USER')),
  -- The code it was begun with: whoever was given one must not read the one that replaced it.
  code_key text not null,
  sealed bytea not null,
  saved_at timestamptz not null default now(),
  primary key (issuer, subject)
);
create index onboarding_drafts_of_tenant on directory.onboarding_drafts (tenant_id);

-- One after the other for each person: a draft that arrives while the form is completed must not outlive it.
create function directory.save_onboarding_draft(
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

create function directory.find_onboarding_draft(p_issuer text, p_subject text)
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

create function directory.drop_onboarding_draft(p_issuer text, p_subject text)
returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(jsonb_build_array('draft', p_issuer, p_subject)::text, 0));
  delete from directory.onboarding_drafts where issuer = p_issuer and subject = p_subject;
end $$;

-- A new contact address counts when whoever reads its mail has said so. The link carries the id and the server's
-- signature, so that nothing here is enough to make one.
create table directory.contact_confirmations (
  id uuid primary key default gen_random_uuid(),
  tenant_id uuid not null,
  user_id uuid not null,
  email text not null,
  expires_at timestamptz not null,
  foreign key (tenant_id, user_id) references public.users (tenant_id, id) on delete cascade
);
create index contact_confirmations_of_user on directory.contact_confirmations (tenant_id, user_id);

-- Only the newest link of a person counts.
create function directory.create_contact_confirmation(p_user_id uuid, p_email text)
returns uuid language sql security definer set search_path = pg_catalog, pg_temp
begin atomic
  delete from directory.contact_confirmations
    where tenant_id = public.current_tenant_id() and user_id = p_user_id;
  insert into directory.contact_confirmations (tenant_id, user_id, email, expires_at)
    values (public.current_tenant_id(), p_user_id, p_email, now() + interval '3 days') returning id;
end;

-- As create_contact_confirmation, but nothing within five minutes of the last link: nobody's inbox is to be flooded.
create function directory.renew_contact_confirmation(p_user_id uuid, p_email text)
returns uuid language sql security definer set search_path = pg_catalog, pg_temp
begin atomic
  select directory.create_contact_confirmation(p_user_id, p_email) where not exists (
    select from directory.contact_confirmations
    where tenant_id = public.current_tenant_id() and user_id = p_user_id
      and expires_at > now() + interval '3 days' - interval '5 minutes');
end;

-- To whom the mail with the link goes; nothing when it is no longer wanted.
create function directory.find_contact_confirmation(p_id uuid)
returns table (user_id uuid, email text)
language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  select c.user_id, c.email from directory.contact_confirmations c
    where c.id = p_id and c.tenant_id = public.current_tenant_id() and c.expires_at > now();
end;

-- Whether a link is under way to this address of the person and can still be followed.
create function directory.awaits_contact_confirmation(p_user_id uuid, p_email text)
returns boolean language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  select exists (select from directory.contact_confirmations c
    where c.tenant_id = public.current_tenant_id() and c.user_id = p_user_id and c.email = p_email
      and c.expires_at > now());
end;

-- Deleting answers: a link works once, whoever races.
create function directory.take_contact_confirmation(p_id uuid)
returns table (tenant_id uuid, user_id uuid, email text)
language sql security definer set search_path = pg_catalog, pg_temp
begin atomic
  delete from directory.contact_confirmations c
    using directory.tenants t
    where c.id = p_id and c.expires_at > now() and t.id = c.tenant_id and t.deleted_at is null
    returning c.tenant_id, c.user_id, c.email;
end;

-- What nobody came back for.
create function directory.sweep_onboarding() returns void
language sql security definer set search_path = pg_catalog, pg_temp
begin atomic
  delete from directory.onboarding_drafts where saved_at < now() - interval '90 days';
  delete from directory.contact_confirmations where expires_at < now();
  delete from directory.code_attempts where since < now() - interval '1 day';
end;

-- Every function of this schema is for the server, and for nobody else.
revoke all on all functions in schema directory from public;
grant execute on all functions in schema directory to gastspiel_app;
