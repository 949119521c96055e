import type { Feature } from '#platform/navigation/feature.ts';
import { OFFER_TITLES } from './offers-titles.ts';

export const feature: Feature = {
  routes: [
    {
      path: '/appointment/$appointmentId',
      title: OFFER_TITLES.appointment,
      action: 'offers.read',
      load: async () => (await import('./appointment/appointment-page.tsx')).AppointmentPage,
      within: '/appointments',
    },
    {
      path: '/offers/waiting',
      title: OFFER_TITLES.waiting,
      action: 'offers.read',
      load: async () => (await import('./waiting/waiting-page.tsx')).WaitingPage,
      within: '/',
    },
  ],
  sections: [
    {
      path: '/target_user/$targetUserId',
      action: 'offers.read',
      load: async () => (await import('./bookings/bookings-section.tsx')).BookingsSection,
    },
  ],
};
