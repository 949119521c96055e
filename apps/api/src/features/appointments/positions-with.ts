import type { AppointmentValues } from '@gastspiel/domain/appointments/appointment-input.ts';
import { SHARED_PARTS } from '@gastspiel/domain/appointments/event-input.ts';
import { spreading } from '@gastspiel/domain/appointments/spread-change.ts';
import { appointmentValuesOf } from '#features/appointments/appointment-row.ts';
import { selectPositions } from '#features/appointments/events.sql.ts';
import { loadAppointment } from '#features/appointments/find-appointments.ts';
import type { TenantDb } from '#platform/database/database.ts';

/** The positions of an appointment's event as they would be if it were saved for all of them; itself alone where it has no event. */
export async function positionsWith(
  db: TenantDb,
  id: string,
  input: AppointmentValues,
): Promise<readonly AppointmentValues[]> {
  const own = await loadAppointment(db, id);
  if (!own.event) return [input];
  const spread = spreading(appointmentValuesOf(own), input, SHARED_PARTS);
  const positions = await selectPositions(db, own.event.id);
  return positions.map((row) => (row.id === id ? input : spread(appointmentValuesOf(row)).values));
}
