-- The role of whoever runs one agency (docs/adr/0055). It may do what the old check allowed and one role more, so no row is read here:
-- the next file looks at them without a lock on writers.
alter table public.users
  add constraint role_is_known check (role in (
    'SYSTEM_ADMIN', 'TENANT_USER_ACCOUNTING', 'TENANT_USER_CUSTOMER_CARE', 'TENANT_USER_DISPATCHER', 'TENANT_USER_ADMIN',
    'TARGET_USER')) not valid,
  drop constraint users_role_check;

-- System administrators get the scopes of the settings of an agency: the identity provider is told by the job that tells it of every change.
do $$
declare
  tenant uuid;
begin
  for tenant in select id from directory.tenants where deleted_at is null loop
    perform public.bind_tenant(tenant);
    insert into public.outbox (tenant_id, kind, message)
      select u.tenant_id, 'JOBS', jsonb_build_object('orders', jsonb_build_array(jsonb_build_object(
        'task', 'users.sync-access', 'payload', jsonb_build_object('userId', u.id), 'key', 'users.sync-access:' || u.id)))
      from public.users u where u.tenant_id = tenant and u.role = 'SYSTEM_ADMIN' and u.state = 'ACTIVE';
  end loop;
  perform public.bind_tenant(null);
end $$;
