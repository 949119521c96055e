import { OFFER_STATES } from '@gastspiel/domain/offers/offer-state.ts';
import { eraseWordsOfOffers } from '#features/privacy/erasure.sql.ts';
import { deleteFutureOffers, settleWithdrawn } from '#features/withdrawals/index.ts';
import type { Change } from '#platform/audit/audit.ts';
import type { TenantDb } from '#platform/database/database.ts';

/** Nobody who has left comes to work: what lies ahead is withdrawn. What was worked stays, without what was written to it. */
export async function leaveOffers(db: TenantDb, id: string, now: Date): Promise<Change[]> {
  const changes: Change[] = [];
  const scope = { db, now, record: (change: Change) => void changes.push(change) };
  await settleWithdrawn(scope, await deleteFutureOffers(db, id, OFFER_STATES));
  await eraseWordsOfOffers(db, id);
  return changes;
}
