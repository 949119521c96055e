export type { AppointmentGlimpse, OfferNews, StaffNews } from '#features/notifications/offer-news.ts';
export { tellStaff } from '#features/notifications/tell-staff.ts';
export { tellWorkers } from '#features/notifications/tell-workers.ts';
