-- Whom an appointment could be offered to is read from one narrow index: who works for which pool and kind of work, with what the list of
-- candidates is filtered and sorted by. It was found anew for each look, through six tables and all assessments of each worker. There
-- is no trigger: whoever changes a worker has it counted anew before the commit (features/target-users/qualified-workers.sql.ts).
create table public.qualified_workers (
  tenant_id uuid not null,
  pool_id uuid not null,
  appointment_type_id uuid not null,
  user_id uuid not null,
  -- In tenths, as an appointment's minimum.
  rating smallint,
  last_name text not null,
  first_name text not null,
  is_deployable_as_team_leader boolean not null,
  has_driving_licence boolean not null,
  car_availability text not null,
  primary key (tenant_id, pool_id, appointment_type_id, user_id)
    include (rating, last_name, first_name, is_deployable_as_team_leader, has_driving_licence, car_availability),
  foreign key (tenant_id, user_id) references public.target_users (tenant_id, user_id) on delete cascade
);
select maintenance.tenant_table('public.qualified_workers', 'NOW');
create index qualified_workers_of_user on public.qualified_workers (tenant_id, user_id);

-- The same counted now: what the table is filled from and held against. The rating is the rule of the domain's `effectiveRating`.
create view public.counted_qualified_workers with (security_invoker = true) as
select t.tenant_id, p.pool_id, y.appointment_type_id, t.user_id,
  (coalesce(r.mean, t.rating) * 10)::smallint as rating, u.last_name, u.first_name,
  t.is_deployable_as_team_leader, t.has_driving_licence, t.car_availability
from public.target_users t
  join public.users u on u.tenant_id = t.tenant_id and u.id = t.user_id and u.state = 'ACTIVE'
  join public.target_users_in_pools p on p.tenant_id = t.tenant_id and p.user_id = t.user_id
  join public.target_users_for_types y on y.tenant_id = t.tenant_id and y.user_id = t.user_id
  cross join lateral (
    select round(avg(newest.rating), 1) as mean from (
      select a.rating from public.assessments a where a.tenant_id = t.tenant_id and a.user_id = t.user_id
      order by a.created_at desc, a.id limit 10) newest) r
where t.restricted_until is null and t.anonymised_at is null;
grant select on public.counted_qualified_workers to gastspiel_app;

do $$
declare
  tenant uuid;
begin
  for tenant in select id from directory.tenants loop
    perform set_config('app.tenant_id', tenant::text, true);
    insert into public.qualified_workers select * from public.counted_qualified_workers where tenant_id = tenant;
  end loop;
  perform set_config('app.tenant_id', '', true);
end $$;
