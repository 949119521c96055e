import { readOwnDocuments } from '@gastspiel/web/vite-own-documents.ts';
import { apiEntry } from '#bench/api-entry.ts';
import { LARGE_TENANT } from '#bench/data/generate.ts';
import { STATISTICS_WORKERS, STATISTICS_YEAR, WORKERS_SHOWN } from '#bench/statements/statistics.ts';

/** By the letter as the page asks it. */
const query = readOwnDocuments().find((text) => text.startsWith('query StatisticsOfWorkers(')) ?? '';

export const entry = apiEntry({
  key: 'statistics-workers',
  name: 'Table of workers on the statistics page, a year: 20,000 workers, 80,000 bookings and their hours, 74,000 parts of invoices',
  tenantId: LARGE_TENANT,
  goalMs: 150,
  query,
  variables: { input: STATISTICS_YEAR, page: { number: 0, size: WORKERS_SHOWN } },
  bareSql: STATISTICS_WORKERS,
});
