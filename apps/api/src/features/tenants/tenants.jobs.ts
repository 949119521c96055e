import { sql } from 'kysely';
import type { Chore } from '#platform/jobs/define-job.ts';

/** Every night: the data of tenants whose grace period is over. */
export const eraseDeletedTenants: Chore = {
  name: 'tenants.erase-deleted',
  at: '40 2 * * *',
  run: async (database) => {
    await sql`/* eraseDeletedTenants */ select directory.erase_deleted_tenants()`.execute(database.single);
  },
};
