import { instant } from '@gastspiel/domain/appointments/appointment-input.ts';
import { z } from 'zod';
import { appointmentId, loadAppointment } from '#features/appointments/index.ts';
import { selectAbsentAt } from '#features/planning/appointment-offers.sql.ts';
import { query } from '#platform/graphql/use-case.ts';

/** Who is booked and would be away, if the appointment were moved: they stay booked, and somebody should know. */
export const listAbsentAt = query({
  action: 'offers.read',
  input: z.object({ appointmentId, startDateTime: instant, endDateTime: instant }),
  run: async ({ db, input: { appointmentId: id, ...period } }) => {
    await loadAppointment(db, id);
    return selectAbsentAt(db, id, period);
  },
});
