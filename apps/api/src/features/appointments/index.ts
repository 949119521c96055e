export { appointmentType } from '#features/appointments/appointment.graphql.ts';
export { optionalInstant } from '#features/appointments/appointment-filter.ts';
export type { AppointmentRow } from '#features/appointments/appointment-row.ts';
export {
  insertAppointment,
  LONGEST_APPOINTMENT,
  lockAppointmentForUpdate,
} from '#features/appointments/appointments.sql.ts';
export { appointmentId, loadAppointment } from '#features/appointments/find-appointments.ts';
