import { sql } from 'kysely';
import { AppointmentRow } from '#features/appointments/appointment-row.ts';
import { COLUMNS, COUNTED_OFFERS, COUNTS } from '#features/appointments/appointments.sql.ts';
import { TENANT } from '#platform/database/bound.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { rowsOf } from '#platform/database/rows.ts';

/** The positions of an event, in the order in which they were entered. */
export async function selectPositions(db: TenantDb, eventId: string): Promise<readonly AppointmentRow[]> {
  return rowsOf(
    db,
    AppointmentRow,
    sql`/* selectPositions */
    select ${COLUMNS}, ${COUNTS} from appointments a ${COUNTED_OFFERS}
    where a.tenant_id = ${TENANT} and a.event_id = ${eventId} order by a.event_position, a.id`,
  );
}

/** All positions of the event that an appointment belongs to, in the order of their ids; itself alone when there is none. */
export async function lockPositionsForUpdate(db: TenantDb, appointmentId: string): Promise<void> {
  await sql`/* lockPositionsForUpdate */
    select 1 from appointments where tenant_id = ${TENANT} and (id = ${appointmentId} or event_id = (
      select event_id from appointments where tenant_id = ${TENANT} and id = ${appointmentId}))
    order by id for update`.execute(db);
}
