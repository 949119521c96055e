export { appointmentType } from '#features/appointments/appointment.graphql.ts';
export { optionalInstant } from '#features/appointments/appointment-filter.ts';
export {
  appointmentInputType,
  MEANT,
  meetingInputType,
} from '#features/appointments/appointment-input.graphql.ts';
export { type AppointmentRow, appointmentValuesOf } from '#features/appointments/appointment-row.ts';
export {
  COUNTED_OFFERS,
  deleteAppointmentRows,
  insertAppointment,
  insertAppointments,
  LONGEST_APPOINTMENT,
  lockAppointmentForUpdate,
  lockAppointmentsForUpdate,
  selectAppointmentsById,
  selectStarts,
  updateAppointmentRows,
} from '#features/appointments/appointments.sql.ts';
export { lockPositionsForUpdate, selectPositions } from '#features/appointments/events.sql.ts';
export { appointmentId, loadAppointment } from '#features/appointments/find-appointments.ts';
export { IS_UNCONFIRMED, OFFER_COUNTS, OfferCounts } from '#features/appointments/offer-counts.sql.ts';
export { positionsWith } from '#features/appointments/positions-with.ts';
export { assertRecipient, assertTypesInUse, savedOrRefused } from '#features/appointments/save-appointment.ts';
export { appointmentStandings, renewStandings, workedDays } from '#features/appointments/standings.sql.ts';
export { selectTaken } from '#features/appointments/taken.sql.ts';
