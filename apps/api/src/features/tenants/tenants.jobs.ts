import { z } from 'zod';
import { eraseBatch, selectTenantsToErase } from '#features/tenants/erasure.sql.ts';
import { type Chore, defineJob } from '#platform/jobs/define-job.ts';
import { enqueue } from '#platform/jobs/enqueue.ts';

const ERASE_TENANT = { name: 'tenants.erase', payload: z.object({}) };

/** A deleted tenant's data, a batch a transaction: one that is interrupted or fails goes on where it was. */
export const eraseTenant = defineJob({
  ...ERASE_TENANT,
  run: async ({ withTenant, signal }) => {
    while (await withTenant(eraseBatch)) signal.throwIfAborted();
  },
});

/** Every night: those whose grace period is over, each as a job of its own, so that none holds back another. */
export const eraseDeletedTenants: Chore = {
  name: 'tenants.erase-deleted',
  at: '40 2 * * *',
  run: async (database) => {
    for (const tenantId of await database.withoutTenant(selectTenantsToErase)) {
      await database.withTenant(tenantId, (db) => enqueue(db, ERASE_TENANT, {}, { key: ERASE_TENANT.name }));
    }
  },
};
