import { correctPushes, tellWorkers } from '#features/notifications/index.ts';
import { offerChanges } from '#features/offers/offer-audit.ts';
import { wakeWaves } from '#features/offers/waves/wake-waves.ts';
import type { WithdrawnOffer } from '#features/offers/withdrawals.sql.ts';
import type { MutationScope } from '#platform/graphql/use-case.ts';

/**
 * History keeps what is gone, and whoever was booked hears of it while it still matters; whose phone still shows the offer sees there that it is
 * gone. Answers how many they were.
 */
export async function settleWithdrawn(
  { db, now, record }: MutationScope,
  withdrawn: readonly WithdrawnOffer[],
  reason: string | null = null,
): Promise<number> {
  for (const offer of withdrawn) {
    for (const change of offerChanges(offer, offer.state, 'WITHDRAWN', { reason })) record(change);
  }
  const ahead = withdrawn.filter(({ endsAt }) => endsAt > now);
  for (const [appointmentId, offers] of Map.groupBy(ahead, (offer) => offer.appointmentId)) {
    // As it was: the appointment may be moved or gone before the news is sent.
    const [glimpse] = offers.map(({ description, startsAt, endsAt, venue }) => ({
      description,
      startsAt,
      endsAt,
      venue,
    }));
    const about = (chosen: readonly WithdrawnOffer[] = []) => ({
      appointmentId,
      userIds: chosen.map(({ userId }) => userId),
      ...(glimpse ? { glimpse } : {}),
    });
    const { booked, open } = Object.groupBy(offers, ({ state }) => (state === 'BOOKED' ? 'booked' : 'open'));
    await tellWorkers(db, 'BOOKING_WITHDRAWN', about(booked));
    await correctPushes(db, 'OFFER_WITHDRAWN', about(open));
  }
  await wakeWaves(db, [...new Set(ahead.map(({ appointmentId }) => appointmentId))]);
  return withdrawn.length;
}
