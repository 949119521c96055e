export { optionsOf, useChoices } from './agency-choices.ts';
export { AppointmentFields } from './appointment-query.ts';
export { FillBar } from './fill.tsx';
export { OVERVIEW, SHOWN_DAY } from './overview-place.ts';
export { renewAppointment } from './save-appointment.ts';
