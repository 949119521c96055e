-- None for a sixth of the workers, up to five for the others.
insert into public.assessments (tenant_id, user_id, rating, created_at, updated_by, updated_by_name)
select $1::uuid, md5($1::text || i)::uuid, 1 + (i * 3 + nth * 2) % 5, now() - (i % 300 + nth) * interval '1 day',
  md5('author')::uuid, 'Katharina Leitner'
from generate_series(1, $2::int) i, generate_series(1, i % 6) nth
