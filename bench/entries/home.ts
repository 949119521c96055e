import { readOwnDocuments } from '@gastspiel/web/vite-own-documents.ts';
import { apiEntry } from '#bench/api-entry.ts';
import { LARGE_TENANT } from '#bench/data/generate.ts';
import { HOME, HOME_VARIABLES } from '#bench/statements/home.ts';

/** By the letter as the page asks it. */
const query = readOwnDocuments().find((text) => text.startsWith('query Home(')) ?? '';

export const entry = apiEntry({
  key: 'home',
  name: 'The office’s home, all of it: 40,000 appointments, 400,000 offers, 60,000 invoices',
  tenantId: LARGE_TENANT,
  goalMs: 15,
  query,
  variables: HOME_VARIABLES,
  bareSql: HOME,
  isBarePrepared: true,
});
