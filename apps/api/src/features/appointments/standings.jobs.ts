import { z } from 'zod';
import type { TenantDb } from '#platform/database/database.ts';
import { selectTenantIds } from '#platform/database/tenant-ids.sql.ts';
import { type Chore, defineJob } from '#platform/jobs/define-job.ts';
import { enqueue } from '#platform/jobs/enqueue.ts';

const CHECK = { name: 'appointments.check-standings', payload: z.object({}) };

/** Everything that is kept of what was counted. A fault is mended first and told then, by a failed attempt: the next one finds nothing. */
export const checkStandings = (mends: readonly ((db: TenantDb) => Promise<number>)[]) =>
  defineJob({
    ...CHECK,
    run: async ({ withTenant }) => {
      let mended = 0;
      for (const mend of mends) mended += await withTenant(mend);
      if (mended > 0) throw new Error(`what is kept of ${mended} appointments or invoices was not what is counted`);
    },
  });

/** A server of the version before, which still runs during an upgrade, changes appointments and counts nothing. */
export const checkAllStandings: Chore = {
  name: 'appointments.check-all-standings',
  at: '30 2 * * *',
  run: async (database) => {
    for (const id of await database.withoutTenant(selectTenantIds)) {
      await database.withTenant(id, (db) => enqueue(db, CHECK, {}, { key: `${CHECK.name}:${id}` }));
    }
  },
};
