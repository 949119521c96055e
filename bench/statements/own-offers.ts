import { WORKER } from '#bench/bench-id.ts';

/** A worker's offers that are over, as the product asks for them. */
export const OWN_OFFERS = `
  select o.id, o.user_id, o.state, o.notes, o.state_changed_at, o.prevented_at, o.prevented_note,
    json_build_object('id', a.id, 'description', a.description, 'startsAt', a.starts_at, 'endsAt', a.ends_at,
      'typeDescription', y.description, 'customer', a.customer, 'venue', a.venue,
      'streetNameAndNumber', a.street_name_and_number, 'postalCode', a.postal_code, 'location', a.location,
      'meetingPlace', a.meeting_place, 'meetingTime', to_char(a.meeting_time, 'HH24:MI'), 'notes', a.notes,
      'outfit', (select json_build_object('id', f.id, 'title', f.title) from outfits f
        where f.tenant_id = a.tenant_id and f.id = a.outfit_id))
  from offers o
    join appointments a on a.tenant_id = o.tenant_id and a.id = o.appointment_id
    join appointment_types y on y.tenant_id = a.tenant_id and y.id = a.appointment_type_id
  where o.tenant_id = current_tenant_id() and o.user_id = '${WORKER}' and o.ends_at <= '2026-11-16T00:00:00Z'
  order by o.starts_at desc, o.id desc limit 25`;
