import type { Feature } from '#platform/navigation/feature.ts';
import { OPEN_ITEMS_TITLE } from './open-items-titles.ts';

export const feature: Feature = {
  routes: [
    {
      path: '/invoices/open_items',
      title: OPEN_ITEMS_TITLE,
      action: 'payments.read',
      load: async () => (await import('./open-items-page.tsx')).OpenItemsPage,
      within: '/invoices',
    },
  ],
};
