import { sql } from 'kysely';
import type { Chore } from '#platform/jobs/define-job.ts';

/** Every night: drafts nobody came back for, links nobody followed, tries nobody repeated. */
export const sweepOnboarding: Chore = {
  name: 'onboarding.sweep',
  at: '10 3 * * *',
  run: async (database) => {
    await sql`/* sweepOnboarding */ select directory.sweep_onboarding()`.execute(database.single);
  },
};
