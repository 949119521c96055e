import { apiEntry } from '#bench/api-entry.ts';
import { LARGE_TENANT } from '#bench/data/generate.ts';
import { WEEK } from '#bench/statements/week.ts';
import { viennaTime } from '#bench/vienna-time.ts';

const MATCHING = `appointments a where a.tenant_id = '${LARGE_TENANT}' and a.ends_at > '${WEEK.from}'
  and a.starts_at > '${WEEK.from}'::timestamptz - interval '14 days' and a.starts_at < '${WEEK.to}'`;
const offersIn = (state: string): string => `(select count(*) from offers o
  where o.tenant_id = a.tenant_id and o.appointment_id = a.id and o.state = '${state}')`;

export const entry = apiEntry({
  key: 'appointment-week',
  name: 'Week of appointments with counts: page of 100, 40,000 appointments',
  tenantId: LARGE_TENANT,
  query: `{
    appointments(page: { number: 0, size: 100 }, filter: { from: "${WEEK.from}", to: "${WEEK.to}" }) {
      count
      items {
        id version description startDateTime endDateTime desiredTargetUsers bookedTargetUsers acceptedTargetUsers
        typeId targetUserPoolId sectorAttributes { customer venue }
      }
    }
  }`,
  bareSql: `
    select json_build_object('data', json_build_object('appointments', json_build_object(
      'count', (select count(*) from ${MATCHING}),
      'items', (select json_agg(item) from (
        select a.id, a.version, a.description, ${viennaTime('a.starts_at')} as "startDateTime",
          ${viennaTime('a.ends_at')} as "endDateTime", a.desired_target_users as "desiredTargetUsers",
          ${offersIn('BOOKED')} as "bookedTargetUsers", ${offersIn('ACCEPTED')} as "acceptedTargetUsers",
          a.appointment_type_id as "typeId", a.pool_id as "targetUserPoolId",
          json_build_object('customer', a.customer, 'venue', a.venue) as "sectorAttributes"
        from ${MATCHING} order by a.starts_at, a.id limit 100) item))))`,
});
