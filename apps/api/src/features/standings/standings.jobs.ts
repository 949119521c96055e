import { z } from 'zod';
import { mendStandings } from '#features/standings/standings.ts';
import { selectTenantIds } from '#platform/database/tenant-ids.sql.ts';
import { type Chore, defineJob } from '#platform/jobs/define-job.ts';
import { enqueue } from '#platform/jobs/enqueue.ts';

const CHECK = { name: 'standings.check', payload: z.object({}) };

/** A fault is mended first and told then, by a failed attempt: the next one finds nothing. */
export const checkStandings = defineJob({
  ...CHECK,
  run: async ({ withTenant }) => {
    const mended = await withTenant(mendStandings);
    if (mended > 0) throw new Error(`${mended} standings were not what is counted`);
  },
});

/** A server of the version before, which still runs during an upgrade, changes their sources and counts nothing. */
export const checkAllStandings: Chore = {
  name: 'standings.check-all',
  at: '30 2 * * *',
  run: async (database) => {
    for (const id of await database.withoutTenant(selectTenantIds)) {
      await database.withTenant(id, (db) => enqueue(db, CHECK, {}, { key: `${CHECK.name}:${id}` }));
    }
  },
};
