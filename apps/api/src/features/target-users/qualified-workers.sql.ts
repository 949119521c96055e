import { defineStandings } from '#platform/database/standings.ts';

/** Who works for which pool and kind of work: a row each, of active workers whose data are open. Lists of candidates begin here. */
export const qualifiedWorkers = defineStandings({
  table: 'qualified_workers',
  counted: 'counted_qualified_workers',
  of: 'user_id',
  by: ['pool_id', 'appointment_type_id'],
  columns: [
    'rating',
    'last_name',
    'first_name',
    'is_deployable_as_team_leader',
    'has_driving_licence',
    'car_availability',
  ],
  // Somebody who is not qualified yet has no row of their own to hold.
  held: 'target_users',
});
