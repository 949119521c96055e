import { correctEach, type NewsOfAct, tellOfAct } from '#features/notifications/index.ts';
import { offerChanges } from '#features/offers/offer-audit.ts';
import { wakeWaves } from '#features/offers/waves/wake-waves.ts';
import { deleteFutureOffers, type WithdrawnOffer } from '#features/offers/withdrawals.sql.ts';
import type { MutationScope } from '#platform/graphql/use-case.ts';

interface Settling {
  /** Why, where history keeps it. */
  readonly reason?: string | null;
  /** Where the withdrawal is part of a larger act: what its workers hear is told with the rest of it. */
  readonly act?: NewsOfAct[];
}

/**
 * History keeps what is gone, and whoever was booked hears of it while it still matters; whose phone still shows the offer sees there that it is
 * gone. Answers how many they were.
 */
export async function settleWithdrawn(
  { db, now, record }: Pick<MutationScope, 'db' | 'now' | 'record'>,
  withdrawn: readonly WithdrawnOffer[],
  { reason = null, act }: Settling = {},
): Promise<number> {
  for (const offer of withdrawn) {
    for (const change of offerChanges(offer, offer.state, 'WITHDRAWN', { reason })) record(change);
  }
  const ahead = withdrawn.filter(({ endsAt }) => endsAt > now);
  // As it was: the appointment may be moved or gone before the news is sent.
  const about = ({ appointmentId, userId, description, startsAt, endsAt, venue }: WithdrawnOffer) => ({
    ...{ appointmentId, userId },
    glimpse: { description, startsAt, endsAt, venue },
  });
  const { booked = [], open = [] } = Object.groupBy(ahead, ({ state }) => (state === 'BOOKED' ? 'booked' : 'open'));
  const told = booked.map((offer) => ({
    // People who said that they can not come are thanked.
    news: offer.preventedAt === null ? ('BOOKING_WITHDRAWN' as const) : ('PREVENTION_SETTLED' as const),
    ...about(offer),
  }));
  if (act) act.push(...told);
  else await tellOfAct(db, told);
  await correctEach(
    db,
    open.map((offer) => ({ news: 'OFFER_WITHDRAWN', ...about(offer) })),
  );
  await wakeWaves(db, [...new Set(ahead.map(({ appointmentId }) => appointmentId))]);
  return withdrawn.length;
}

/** Nothing stays offered to somebody who may not work. Their bookings stay until staff decide. */
export const withdrawOpenOffers = async (scope: MutationScope, workerId: string): Promise<number> =>
  settleWithdrawn(scope, await deleteFutureOffers(scope.db, workerId, ['CONTACTED', 'ACCEPTED', 'DECLINED']));
