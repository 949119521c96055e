-- Shifts of four to ten hours, spread evenly over two years around 2026-11-16: $1 tenant, $2 how many.
insert into public.appointments
  (tenant_id, id, description, starts_at, ends_at, desired_target_users, appointment_type_id, pool_id, invoice_recipient_id,
   customer, venue, street_name_and_number, postal_code, location, meeting_place, meeting_time, minimum_rating, search_key)
select $1::uuid, md5($1::text || 'appointment' || n)::uuid, 'Gala ' || n, starts_at, starts_at + (4 + n % 7) * interval '1 hour',
  4 + n % 3, md5($1::text || 'appointment_types' || 1 + n / 5 % 8)::uuid, md5($1::text || 'target_user_pools' || 1 + n % 5)::uuid,
  md5($1::text || 'recipient' || 1 + n % 50)::uuid, 'Hotel Nr. ' || 1 + n % 50, 'Festsaal ' || n % 4, 'Ring ' || n % 50, '1010',
  'Wien', case when n % 2 = 0 then 'Personaleingang' end, case when n % 2 = 0 then time '05:30' end,
  case when n % 4 = 0 then 30 end, public.search_key('Gala ' || n || E'\nHotel Nr. ' || 1 + n % 50 || E'\nFestsaal ' || n % 4)
from generate_series(0, $2::int - 1) n, lateral (
  select (date '2025-11-16' + (n * 730::bigint / $2)::int + (6 + n % 14) * interval '1 hour') at time zone 'Europe/Vienna' as starts_at) shift
