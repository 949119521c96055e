import type { Feature } from '#platform/navigation/feature.ts';
import { KIND_TEXTS } from './import-texts.ts';

export const feature: Feature = {
  routes: [
    {
      path: '/target_users/import',
      title: KIND_TEXTS.WORKERS.title,
      action: 'import.workers',
      load: async () => (await import('./import-pages.tsx')).WorkerImportPage,
      within: '/target_users',
    },
    {
      path: '/invoice_recipients/import',
      title: KIND_TEXTS.RECIPIENTS.title,
      action: 'import.recipients',
      load: async () => (await import('./import-pages.tsx')).RecipientImportPage,
      within: '/invoice_recipients',
    },
  ],
};
