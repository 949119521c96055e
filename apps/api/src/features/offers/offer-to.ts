import type { AppointmentRow } from '#features/appointments/index.ts';
import { tellOfOffers } from '#features/notifications/index.ts';
import { type CandidateFilter, selectCandidateIds } from '#features/offers/candidates.sql.ts';
import { assertNotBegun, loadAppointmentForUpdate } from '#features/offers/load-offer.ts';
import { offerChanges } from '#features/offers/offer-audit.ts';
import { insertOffers, type Offering } from '#features/offers/offers.sql.ts';
import { lockWorkersForNoKeyUpdate } from '#features/target-users/index.ts';
import type { TenantDb } from '#platform/database/database.ts';
import type { MutationScope } from '#platform/graphql/use-case.ts';

/** Looked at twice: whoever was booked, denied or blocked while we waited for them is not eligible any more. */
export async function lockEligible(
  db: TenantDb,
  appointment: AppointmentRow,
  filter: CandidateFilter,
): Promise<readonly string[]> {
  const found = await selectCandidateIds(db, appointment, filter);
  await lockWorkersForNoKeyUpdate(db, found);
  return selectCandidateIds(db, appointment, { ...filter, userIds: found, isDecision: true });
}

/** Offers appointments to those who are held and eligible. */
export async function contactAll({ db, record }: MutationScope, offers: readonly Offering[]) {
  const created = await insertOffers(db, offers, 'CONTACTED');
  for (const offer of created) for (const change of offerChanges(offer, null, 'CONTACTED')) record(change);
  await tellOfOffers(db, created);
  return created;
}

/** Offers one appointment to these. */
export const contactWorkers = (scope: MutationScope, appointmentId: string, userIds: readonly string[]) =>
  contactAll(
    scope,
    userIds.map((userId) => ({ appointmentId, userId })),
  );

/** Offers an appointment that is held to those of them who can come. */
export const contactEligible = async (scope: MutationScope, appointment: AppointmentRow, filter: CandidateFilter) =>
  contactWorkers(scope, appointment.id, await lockEligible(scope.db, appointment, filter));

export async function offerTo(scope: MutationScope, id: string, filter: CandidateFilter) {
  const appointment = await loadAppointmentForUpdate(scope.db, id);
  assertNotBegun(appointment, scope.now);
  return contactEligible(scope, appointment, filter);
}
