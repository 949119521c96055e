export { optionsOf, useChoices } from './agency-choices.ts';
export { AppointmentFields } from './appointment-query.ts';
export { FILL_STYLES, Fill, FillBar } from './fill.tsx';
export { comingWeek } from './overview-filter.ts';
export { OVERVIEW, SHOWN_DAY } from './overview-place.ts';
export { useShowAppointments } from './overview-state.ts';
export { renewAppointment } from './save-appointment.ts';
