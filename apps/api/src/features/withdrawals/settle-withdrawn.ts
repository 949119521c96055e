import { tellWorkers } from '#features/notifications/index.ts';
import { offerChanges } from '#features/withdrawals/offer-audit.ts';
import type { WithdrawnOffer } from '#features/withdrawals/withdrawals.sql.ts';
import type { Change } from '#platform/audit/audit.ts';
import type { TenantDb } from '#platform/database/database.ts';

interface Scope {
  readonly db: TenantDb;
  readonly now: Date;
  readonly record: (change: Change) => void;
}

/** History keeps what is gone, and whoever was booked hears of it while it still matters. Answers how many they were. */
export async function settleWithdrawn(
  { db, now, record }: Scope,
  withdrawn: readonly WithdrawnOffer[],
): Promise<number> {
  for (const offer of withdrawn) for (const change of offerChanges(offer, offer.state, 'WITHDRAWN')) record(change);
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
