import type { Feature } from '#platform/navigation/feature.ts';
import { ACCOUNTING_FILES_TITLES as TITLES } from './accounting-files-titles.ts';

const within = '/invoice_sender';
const action = 'accounting-files.write';

export const feature: Feature = {
  routes: [
    {
      path: '/invoice_sender/accounting/$system',
      title: TITLES.settings,
      action,
      load: async () => (await import('./settings/mapping-page.tsx')).MappingPage,
      within,
    },
    {
      path: '/invoice_sender/accounting/$system/customers',
      title: TITLES.customers,
      action,
      load: async () => (await import('./settings/customers-page.tsx')).CustomersPage,
      within,
    },
    {
      path: '/invoice_sender/accounting/layout/$preset',
      title: TITLES.layout,
      action,
      load: async () => (await import('./settings/layout-page.tsx')).LayoutPage,
      within,
    },
  ],
  sections: [
    {
      path: within,
      action,
      load: async () => (await import('./settings/accounting-card.tsx')).AccountingCard,
    },
  ],
};
