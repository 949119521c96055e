import { tellWorkers } from '#features/notifications/index.ts';
import { offerChanges } from '#features/offers/offer-audit.ts';
import type { WithdrawnOffer } from '#features/offers/withdrawals.sql.ts';
import type { MutationScope } from '#platform/graphql/use-case.ts';

/** History keeps what is gone, and whoever was booked hears of it while it still matters. Answers how many they were. */
export async function settleWithdrawn(
  { db, now, record }: MutationScope,
  withdrawn: readonly WithdrawnOffer[],
  reason: string | null = null,
): Promise<number> {
  for (const offer of withdrawn) {
    for (const change of offerChanges(offer, offer.state, 'WITHDRAWN', { reason })) record(change);
  }
  const lost = withdrawn.filter(({ state, endsAt }) => state === 'BOOKED' && endsAt > now);
  for (const [appointmentId, offers] of Map.groupBy(lost, (offer) => offer.appointmentId)) {
    // As it was: the appointment may be moved or gone before the news is sent.
    const [glimpse] = offers.map(({ description, startsAt, endsAt, venue }) => ({
      description,
      startsAt,
      endsAt,
      venue,
    }));
    const userIds = offers.map(({ userId }) => userId);
    await tellWorkers(db, 'BOOKING_WITHDRAWN', { appointmentId, userIds, ...(glimpse ? { glimpse } : {}) });
  }
  return withdrawn.length;
}
