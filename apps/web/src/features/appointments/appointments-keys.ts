/** What queries begin with: live updates renew them by these words. */
export const APPOINTMENTS = 'appointments';
export const APPOINTMENT = 'appointment';
export const APPOINTMENT_OFFERS = 'appointment-offers';
