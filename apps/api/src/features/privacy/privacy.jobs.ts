import { dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { z } from 'zod';
import { anonymise } from '#features/privacy/erase-worker.ts';
import { selectLapsed } from '#features/privacy/erasure.sql.ts';
import { loadTargetUser, lockWorkerForUpdate } from '#features/target-users/index.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { selectTenantIds } from '#platform/database/tenant-ids.sql.ts';
import { type Chore, defineJob } from '#platform/jobs/define-job.ts';
import { enqueue } from '#platform/jobs/enqueue.ts';

const ANONYMISE_LAPSED = { name: 'privacy.anonymise', payload: z.object({ targetUserId: z.uuid() }) };

export const anonymiseWorker = defineJob({
  ...ANONYMISE_LAPSED,
  run: ({ payload, withTenant }) => withTenant((db) => anonymiseOnce(db, payload.targetUserId)),
});

/** Every night: those whose data the law wanted until yesterday, each as a job of its own, so that none holds back another. */
export const anonymiseLapsed: Chore = {
  name: 'privacy.anonymise-lapsed',
  at: '10 3 * * *',
  run: async (database) => {
    const today = dayOf(new Date());
    for (const tenantId of await database.withoutTenant(selectTenantIds)) {
      await database.withTenant(tenantId, async (db) => {
        for (const targetUserId of await selectLapsed(db, today)) {
          await enqueue(db, ANONYMISE_LAPSED, { targetUserId }, { key: `${ANONYMISE_LAPSED.name}:${targetUserId}` });
        }
      });
    }
  },
};

async function anonymiseOnce(db: TenantDb, id: string): Promise<void> {
  await lockWorkerForUpdate(db, id);
  if ((await loadTargetUser(db, id)).anonymisedAt) return;
  await writeAudit(
    db,
    { action: 'privacy.anonymise', requestId: ANONYMISE_LAPSED.name },
    await anonymise(db, id, new Date()),
  );
}
