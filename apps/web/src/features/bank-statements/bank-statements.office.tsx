import type { Feature } from '#platform/navigation/feature.ts';
import { PAYMENTS_TITLE } from './statement-titles.ts';

export const feature: Feature = {
  routes: [
    {
      path: '/invoices/payments',
      title: PAYMENTS_TITLE,
      action: 'payments.read',
      load: async () => (await import('./payments-page.tsx')).PaymentsPage,
      within: '/invoices',
    },
  ],
};
