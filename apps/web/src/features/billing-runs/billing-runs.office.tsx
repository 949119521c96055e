import type { Feature } from '#platform/navigation/feature.ts';
import { BILLING_RUN_TITLE } from './billing-run-title.ts';

export const feature: Feature = {
  routes: [
    {
      path: '/invoices/billing_run',
      title: BILLING_RUN_TITLE,
      action: 'invoices.write',
      load: async () => (await import('./billing-run-page.tsx')).BillingRunPage,
      within: '/invoices',
    },
  ],
};
