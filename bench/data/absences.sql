-- One worker of fifty is away for the fortnight around 2026-11-16.
insert into public.absences (tenant_id, user_id, starts_at, ends_at, is_whole_days, created_by, created_by_name)
select $1::uuid, md5($1::text || i)::uuid, timestamptz '2026-11-09 00:00+01', timestamptz '2026-11-23 00:00+01', true,
  md5('author')::uuid, 'Katharina Leitner'
from generate_series(1, $2::int, 50) i
