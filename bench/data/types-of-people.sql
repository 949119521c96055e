-- Each worker for one to three of the eight kinds of work.
insert into public.target_users_for_types (tenant_id, user_id, appointment_type_id)
select $1::uuid, md5($1::text || i)::uuid, md5($1::text || 'appointment_types' || 1 + (i / 5 + nth) % 8)::uuid
from generate_series(1, $2::int) i, generate_series(0, i % 3) nth
