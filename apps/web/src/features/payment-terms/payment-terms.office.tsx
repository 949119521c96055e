import type { Feature } from '#platform/navigation/feature.ts';

export const feature: Feature = {
  routes: [],
  sections: [
    {
      path: '/agency/invoicing',
      action: 'price-list.read',
      load: async () => (await import('./payment-terms-card.tsx')).PaymentTermsCard,
    },
  ],
  menu: [],
};
