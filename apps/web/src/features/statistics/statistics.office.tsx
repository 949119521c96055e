import type { Feature } from '#platform/navigation/feature.ts';
import { STATISTICS_TITLES } from './statistics-titles.ts';

const within = '/invoices';
const action = 'statistics.read';

export const feature: Feature = {
  routes: [
    {
      path: '/invoices/statistics',
      title: STATISTICS_TITLES.statistics,
      action,
      load: async () => (await import('./statistics-page.tsx')).StatisticsPage,
      within,
    },
    {
      path: '/invoices/recapitulative_statement',
      title: STATISTICS_TITLES.statement,
      action,
      load: async () => (await import('./recapitulative/statement-page.tsx')).StatementPage,
      within,
    },
  ],
  sections: [
    {
      path: '/agency/invoicing',
      action: 'statistics.write',
      load: async () => (await import('./fill-target-section.tsx')).FillTargetSection,
    },
  ],
};
