import { askAhead } from '#platform/graphql/query-client.ts';
import type { Feature } from '#platform/navigation/feature.ts';
import { HOME_TITLE } from './home-title.ts';

export const feature: Feature = {
  routes: [
    {
      path: '/',
      title: HOME_TITLE,
      // The home is for everybody who works in the office, once they are released.
      action: 'appointments.read',
      load: async () => (await import('./staff-home-page.tsx')).StaffHomePage,
      ask: async (rights) => askAhead((await import('./home-query.ts')).homeQuery(rights)),
    },
  ],
};
