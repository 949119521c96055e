export { appointmentType } from '#features/appointments/appointment.graphql.ts';
export { optionalInstant } from '#features/appointments/appointment-filter.ts';
export { appointmentInputType } from '#features/appointments/appointment-input.graphql.ts';
export { type AppointmentRow, valuesOf } from '#features/appointments/appointment-row.ts';
export {
  insertAppointments,
  LONGEST_APPOINTMENT,
  lockAppointmentForUpdate,
  selectAppointmentsById,
} from '#features/appointments/appointments.sql.ts';
export { appointmentId, loadAppointment } from '#features/appointments/find-appointments.ts';
export { positionsWith } from '#features/appointments/positions-with.ts';
export { assertRecipient, saved } from '#features/appointments/save-appointment.ts';
export { selectTaken } from '#features/appointments/taken.sql.ts';
