import type { Feature } from '#platform/navigation/feature.ts';
import { PRICE_LIST_TITLE } from './price-list-titles.ts';

export const feature: Feature = {
  routes: [
    {
      path: '/price_list',
      title: PRICE_LIST_TITLE,
      action: 'price-list.read',
      load: async () => (await import('./price-list-page.tsx')).PriceListPage,
      within: '/invoice_recipients',
    },
  ],
  menu: [],
};
