import { dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { anonymise } from '#features/privacy/erase-worker.ts';
import { selectLapsed, selectTenantIds } from '#features/privacy/erasure.sql.ts';
import { lockTargetUser } from '#features/privacy/removal.sql.ts';
import { loadTargetUser } from '#features/target-users/index.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import type { TenantDb } from '#platform/database/database.ts';
import type { Chore } from '#platform/jobs/define-job.ts';

const NAME = 'privacy.anonymise-lapsed';

/** Every night: those whose data the law wanted until yesterday. One transaction each, so that none waits for another. */
export const anonymiseLapsed: Chore = {
  name: NAME,
  at: '10 3 * * *',
  run: async (database) => {
    const today = dayOf(new Date());
    for (const tenantId of await database.withoutTenant(selectTenantIds)) {
      const lapsed = await database.withTenant(tenantId, (db) => selectLapsed(db, today));
      for (const id of lapsed) await database.withTenant(tenantId, (db) => anonymiseOnce(db, id));
    }
  },
};

async function anonymiseOnce(db: TenantDb, id: string): Promise<void> {
  await lockTargetUser(db, id);
  if ((await loadTargetUser(db, id)).anonymisedAt) return;
  await writeAudit(db, { action: 'privacy.anonymise', requestId: NAME }, await anonymise(db, id, new Date()));
}
