-- Ten an appointment, to one worker after the other: $1 tenant, $2 how many workers. Whoever was asked is asked again weeks
-- later, so that no bookings overlap, and another time in another state.
insert into public.offers (tenant_id, appointment_id, user_id, starts_at, ends_at, state)
select a.tenant_id, a.id, md5($1::text || 1 + nth % $2::int)::uuid, a.starts_at, a.ends_at,
  (array['BOOKED', 'BOOKED', 'BOOKED', 'BOOKED', 'ACCEPTED', 'CONTACTED', 'CONTACTED', 'CONTACTED', 'DECLINED', 'DECLINED'])
    [1 + (k + nth / $2::int) % 10]
from (select a.*, row_number() over (order by a.starts_at, a.id) - 1 as number from public.appointments a
    where a.tenant_id = $1::uuid) a,
  generate_series(0, 9) k, lateral (select (a.number * 10 + k)::int as nth) turn
