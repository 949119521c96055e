import { OFFER_STATES } from '@gastspiel/domain/offers/offer-state.ts';
import { tellStaffOfLeaver } from '#features/notifications/index.ts';
import { deleteFutureOffers, settleWithdrawn } from '#features/offers/index.ts';
import { eraseWordsOfOffers } from '#features/privacy/erasure.sql.ts';
import type { Change } from '#platform/audit/audit.ts';
import type { TenantDb } from '#platform/database/database.ts';

/** Nobody who has left comes to work: what lies ahead is withdrawn, and the office hears of it. What was worked stays, without what was written to it. */
export async function leaveOffers(db: TenantDb, id: string, now: Date): Promise<Change[]> {
  const changes: Change[] = [];
  const scope = { db, now, record: (change: Change) => void changes.push(change) };
  const withdrawn = await deleteFutureOffers(db, id, OFFER_STATES);
  await settleWithdrawn(scope, withdrawn);
  await tellStaffOfLeaver(
    db,
    id,
    withdrawn.filter(({ state }) => state === 'BOOKED'),
  );
  await eraseWordsOfOffers(db, id);
  return changes;
}
