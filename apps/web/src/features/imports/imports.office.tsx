import type { Feature } from '#platform/navigation/feature.ts';
import { IMPORT_TITLES } from './import-titles.ts';

export const feature: Feature = {
  routes: [
    {
      path: '/target_users/import',
      title: IMPORT_TITLES.WORKERS,
      action: 'import.workers',
      load: async () => (await import('./import-pages.tsx')).WorkerImportPage,
      within: '/target_users',
    },
    {
      path: '/invoice_recipients/import',
      title: IMPORT_TITLES.RECIPIENTS,
      action: 'import.recipients',
      load: async () => (await import('./import-pages.tsx')).RecipientImportPage,
      within: '/invoice_recipients',
    },
  ],
};
