import type { Day } from '@gastspiel/domain/time/vienna-day.ts';
import {
  anonymiseTargetUser,
  eraseBelongings,
  eraseOpenAuditPayloads,
  eraseWordsOfWork,
  restrictTargetUser,
} from '#features/privacy/erasure.sql.ts';
import { leaveOffers } from '#features/privacy/leave-offers.ts';
import { eraseLoggedData } from '#features/target-users/index.ts';
import { takeAccessAway } from '#features/users/index.ts';
import type { Change } from '#platform/audit/audit.ts';
import type { TenantDb } from '#platform/database/database.ts';

/** Nobody can tell any more who it was. Answers what the audit log keeps of it. */
export async function anonymise(db: TenantDb, id: string, now: Date): Promise<Change[]> {
  await takeAccessAway(db, id);
  // Their phones first: news of what is withdrawn would lead them to what they can't open any more.
  await eraseBelongings(db, id);
  const withdrawn = await leaveOffers(db, id, now);
  await eraseWordsOfWork(db, id);
  await anonymiseTargetUser(db, id);
  await eraseLoggedData(db, id);
  return [...withdrawn, { entityType: 'target-user', entityId: id, after: { removal: 'ANONYMISE' } }];
}

/** Only what the law wants stays, and nobody works with it. */
export async function restrict(db: TenantDb, id: string, until: Day, now: Date): Promise<Change[]> {
  await takeAccessAway(db, id);
  // Their phones first: news of what is withdrawn would lead them to what they can't open any more.
  await eraseBelongings(db, id);
  const withdrawn = await leaveOffers(db, id, now);
  await restrictTargetUser(db, id, until);
  await eraseOpenAuditPayloads(db, id);
  return [...withdrawn, { entityType: 'target-user', entityId: id, after: { removal: 'RESTRICT', until } }];
}
