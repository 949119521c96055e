import { readOwnDocuments } from '@gastspiel/web/vite-own-documents.ts';
import { apiEntry } from '#bench/api-entry.ts';
import { LARGE_TENANT } from '#bench/data/generate.ts';
import { STATISTICS_PAGE, STATISTICS_YEAR } from '#bench/statements/statistics.ts';

/** By the letter as the page asks it. */
const query = readOwnDocuments().find((text) => text.startsWith('query Statistics(')) ?? '';

export const entry = apiEntry({
  key: 'statistics',
  name: 'Statistics of a year and the one before on the page: 20,000 appointments, 80,000 bookings, 17,000 invoices',
  tenantId: LARGE_TENANT,
  goalMs: 60,
  query,
  variables: { input: STATISTICS_YEAR },
  bareSql: STATISTICS_PAGE,
});
