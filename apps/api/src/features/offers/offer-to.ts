import { tellWorkers } from '#features/notifications/index.ts';
import { type CandidateFilter, selectCandidateIds } from '#features/offers/candidates.sql.ts';
import { assertNotBegun, loadAppointmentForUpdate } from '#features/offers/load-offer.ts';
import { offerChanges } from '#features/offers/offer-audit.ts';
import { insertOffers } from '#features/offers/offers.sql.ts';
import { lockWorkersForNoKeyUpdate } from '#features/target-users/index.ts';
import type { TenantDb } from '#platform/database/database.ts';
import type { MutationScope } from '#platform/graphql/use-case.ts';

/** Looked at twice: whoever was booked, denied or blocked while we waited for them is not eligible any more. */
export async function lockEligible(db: TenantDb, id: string, filter: CandidateFilter): Promise<readonly string[]> {
  const found = await selectCandidateIds(db, id, filter);
  await lockWorkersForNoKeyUpdate(db, found);
  return selectCandidateIds(db, id, { ...filter, userIds: found });
}

/** Offers the appointment to these, who are held and eligible. */
export async function contact({ db, record }: MutationScope, id: string, userIds: readonly string[]) {
  const created = await insertOffers(db, id, userIds, 'CONTACTED');
  for (const { userId } of created) {
    for (const change of offerChanges({ userId, appointmentId: id }, null, 'CONTACTED')) record(change);
  }
  await tellWorkers(db, 'NEW_OFFER', { appointmentId: id, userIds: created.map(({ userId }) => userId) });
  return created;
}

export async function offerTo(scope: MutationScope, id: string, filter: CandidateFilter) {
  assertNotBegun(await loadAppointmentForUpdate(scope.db, id), scope.now);
  return contact(scope, id, await lockEligible(scope.db, id, filter));
}
