-- Each worker in one or two of the five pools.
insert into public.target_users_in_pools (tenant_id, user_id, pool_id)
select $1::uuid, md5($1::text || i)::uuid, md5($1::text || 'target_user_pools' || 1 + (i + nth) % 5)::uuid
from generate_series(1, $2::int) i, generate_series(0, i % 2) nth
