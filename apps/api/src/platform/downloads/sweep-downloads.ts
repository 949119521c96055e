import { sql } from 'kysely';
import type { Chore } from '#platform/jobs/define-job.ts';

/** Links that nobody followed: what was asked for must not lie about. */
export const sweepDownloads: Chore = {
  name: 'machine.sweep-downloads',
  at: '*/10 * * * *',
  run: async (database) => {
    await sql`/* sweepDownloads */ select directory.sweep_downloads()`.execute(database.single);
  },
};
