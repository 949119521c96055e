-- Workers of the current tenant: $1 tenant, $2 how many. Everything follows from the number, so each run has the same people.
with person as (
  select i, md5($1::text || i)::uuid as id,
    (array['Anna','Lena','Sophie','Elif','Ivana','Jörg','Paul','Markus','Amir','Stefan','Tobias','Emre','Nikola','Petra',
      'Susanne','Barbara','Yusuf','Felix','Klara','Milica'])[1 + i * 7 % 20] as first_name,
    (array['Huber','Berger','Aigner','Fuchs','Brunner','Haas','Kaya','Jovanović','Kogler','Lechner','Müller','Mueller',
      'Wagner','Bauer','Pichler','Steiner','Moser','Mayer','Gruber','Yılmaz','Novak','Horvath','Weiß','Groß','Köck',
      'Schwarz','Lang','Wolf','Ebner','Reiter'])[1 + i * 11 % 30]
      || case when i % 9 = 0 then '-' || chr(65 + i % 26) || 'inder' else '' end as last_name
  from generate_series(1, $2::int) i
), created as (
  insert into public.users
    (tenant_id, id, role, state, first_name, last_name, contact_email, onboarding_completed_at)
  select $1::uuid, id, 'TARGET_USER', case when i % 40 = 0 then 'ONBOARDING' when i % 25 = 0 then 'BLOCKED' else 'ACTIVE' end,
    first_name, last_name, 'worker' || i || '@post.example', now() - i % 700 * interval '1 day'
  from person
)
insert into public.target_users
  (tenant_id, user_id, gender, phone_number, street_name_and_number, postal_code, location, birthday,
   nationality_country_code, clothing_size, car_availability, has_driving_licence, nationhood,
   has_completed_recruiting_day, is_deployable_as_team_leader, rating)
select $1::uuid, id, (array['FEMALE','MALE','NONE'])[1 + i % 3], '+43 664 ' || (5550000 + i), 'Neubaugasse ' || i % 90,
  (1010 + i % 22 * 10)::text, 'Wien', date '1970-01-01' + i % 12000, 'AT', (array['S','M','L'])[1 + i % 3],
  (array['AVAILABLE','PARTIALLY','UNAVAILABLE'])[1 + i % 3], i % 2 = 0, 'RESIDENT_NATION', i % 3 > 0, i % 12 = 0,
  case when i % 5 = 0 then 1 + i % 5 end
from person
