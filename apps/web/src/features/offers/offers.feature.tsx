import { Wrench } from 'lucide-react';
import type { Feature } from '#platform/navigation/feature.ts';
import { OFFER_TITLES } from './offers-titles.ts';

const adminTools = '/admin_tools';

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
      path: adminTools,
      title: OFFER_TITLES.adminTools,
      action: 'admin-tools.use',
      load: async () => (await import('./admin-tools/admin-tools-page.tsx')).AdminToolsPage,
    },
  ],
  sections: [
    {
      path: '/target_user/$targetUserId',
      action: 'offers.read',
      load: async () => (await import('./bookings/bookings-section.tsx')).BookingsSection,
    },
  ],
  menu: [
    {
      to: adminTools,
      label: OFFER_TITLES.adminTools,
      icon: Wrench,
      group: 'admin',
      action: 'admin-tools.use',
      order: 200,
    },
  ],
};
