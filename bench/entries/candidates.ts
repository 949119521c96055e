import { apiEntry } from '#bench/api-entry.ts';
import { APPOINTMENT } from '#bench/bench-id.ts';
import { LARGE_TENANT } from '#bench/data/generate.ts';
import { CANDIDATES, pageAndCountOf } from '#bench/statements/candidates.ts';

/** The baseline is not in the tenant's name. */
const bare = (sql: string): string => sql.replaceAll('current_tenant_id()', `'${LARGE_TENANT}'`);

export const entry = apiEntry({
  key: 'candidates',
  name: 'Available workers for an appointment: page of 50 and count, 20,000 workers',
  tenantId: LARGE_TENANT,
  goalMs: 15,
  query: `{
    targetUsersAvailableForAppointment(appointmentId: "${APPOINTMENT}", page: { number: 0, size: 50 }) {
      count
      items { id firstName lastName effectiveRating assessmentCount availability isDeployableAsTeamLeader }
    }
  }`,
  bareSql: bare(`
    select json_build_object('data', json_build_object('targetUsersAvailableForAppointment', json_build_object(
      'count', max(total),
      'items', json_agg(json_build_object('id', id, 'firstName', first_name, 'lastName', last_name,
        'effectiveRating', rating, 'assessmentCount', "assessmentCount", 'availability', availability,
        'isDeployableAsTeamLeader', is_deployable_as_team_leader))))) from (${pageAndCountOf(CANDIDATES)}) item`),
});
