import type { Feature } from '#platform/navigation/feature.ts';
import { ACCOUNTING_TITLES } from './accounting-titles.ts';

const within = '/worklog_recording';

export const feature: Feature = {
  routes: [
    {
      path: '/accounting',
      title: ACCOUNTING_TITLES.page,
      action: 'accounting-files.read',
      load: async () => (await import('./accounting-page.tsx')).AccountingPage,
      within,
    },
    {
      path: '/accounting/transfer/$transferId',
      title: ACCOUNTING_TITLES.page,
      action: 'accounting-transfers.read',
      load: async () => (await import('./transfer/transfer-page.tsx')).TransferPage,
      within,
    },
  ],
  sections: [
    {
      path: '/agency/payroll',
      action: 'accounting.read',
      load: async () => (await import('./connection-section.tsx')).ConnectionSection,
    },
  ],
};
