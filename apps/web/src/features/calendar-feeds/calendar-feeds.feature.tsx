import type { Feature } from '#platform/navigation/feature.ts';

export const feature: Feature = {
  routes: [],
  sections: [
    {
      path: '/profile',
      action: 'own-calendar.read',
      load: async () => (await import('./calendar-section.tsx')).CalendarSection,
    },
  ],
};
