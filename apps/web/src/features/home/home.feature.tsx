import { House } from 'lucide-react';
import type { Feature } from '#platform/navigation/feature.ts';

/** Open to everybody who has a user record, whatever their state: to whom a device can be given. */
const action = 'device-tickets.issue';
const title = 'Startseite';

export const feature: Feature = {
  routes: [
    {
      path: '/',
      title,
      // The home is for everybody who works in the office, once they are released.
      action: 'appointments.read',
      load: async () => (await import('./staff-home-page.tsx')).StaffHomePage,
    },
    {
      path: '/',
      title,
      action,
      load: async () => (await import('./home-page.tsx')).HomePage,
      isFallback: true,
    },
  ],
  menu: [{ to: '/', label: title, short: 'Start', icon: House, group: 'main', action, order: 100 }],
};
