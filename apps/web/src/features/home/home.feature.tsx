import { House } from 'lucide-react';
import type { Feature } from '#platform/navigation/feature.ts';
import { HOME_TITLE as title } from './home-title.ts';

/** Open to everybody who has a user record, whatever their state: to whom a device can be given. */
const action = 'device-tickets.issue';

export const feature: Feature = {
  routes: [
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
