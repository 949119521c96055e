import { apiEntry } from '#bench/api-entry.ts';
import { viennaTime } from '#bench/vienna-time.ts';

const EMAIL = 'anna.pichler@tafelrunde.example';
const TENANT = `(select id from directory.tenants where name = 'Wiener Tafelrunde')`;
const OFFERS = `offers o where o.tenant_id = ${TENANT}
  and o.user_id = (select u.id from users u where u.tenant_id = ${TENANT} and u.contact_email = '${EMAIL}')
  and o.ends_at > now() and o.starts_at > now() - interval '14 days'`;

export const entry = apiEntry({
  key: 'own-offers',
  name: 'A worker’s own offers with count',
  email: EMAIL,
  query: `{
    currentTargetUserOffers {
      count
      items {
        offerId offerState canAnswer
        appointment {
          id description startDateTime endDateTime typeDescription venue
          address { streetNameAndNumber postalCode location }
          meetingPlace meetingTime outfit { title }
        }
      }
    }
  }`,
  bareSql: `
    select json_build_object('data', json_build_object('currentTargetUserOffers', json_build_object(
      'count', (select count(*) from ${OFFERS}),
      'items', (select json_agg(item) from (
        select o.id as "offerId", o.state as "offerState", o.starts_at > now() as "canAnswer",
          (select json_build_object('id', a.id, 'description', a.description, 'startDateTime', ${viennaTime('a.starts_at')},
            'endDateTime', ${viennaTime('a.ends_at')}, 'typeDescription', y.description, 'venue', a.venue,
            'address', json_build_object('streetNameAndNumber', a.street_name_and_number, 'postalCode', a.postal_code,
              'location', a.location),
            'meetingPlace', a.meeting_place, 'meetingTime', to_char(a.meeting_time, 'HH24:MI'),
            'outfit', (select json_build_object('title', f.title) from outfits f
              where f.tenant_id = a.tenant_id and f.id = a.outfit_id))
          from appointments a join appointment_types y on y.tenant_id = a.tenant_id and y.id = a.appointment_type_id
          where a.tenant_id = o.tenant_id and a.id = o.appointment_id) as appointment
        from ${OFFERS} order by o.starts_at, o.id limit 25) item))))`,
});
