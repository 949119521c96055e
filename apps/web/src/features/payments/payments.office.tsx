import type { Feature } from '#platform/navigation/feature.ts';

export const feature: Feature = {
  routes: [],
  sections: [
    {
      path: '/agency/invoicing',
      action: 'payments.read',
      load: async () => (await import('./write-off-card.tsx')).WriteOffCard,
    },
  ],
  menu: [],
};
