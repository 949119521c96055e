import type { OfferState } from '@gastspiel/domain/offers/offer-state.ts';
import { lockAppointmentForUpdate } from '#features/appointments/appointments.sql.ts';
import { selectBookingFacts } from '#features/offers/booking-facts.sql.ts';
import { lockOffersToForUpdate } from '#features/offers/locks.sql.ts';
import { offerChanges } from '#features/offers/offer-audit.ts';
import { moveOffers, type Offering, selectOffersById } from '#features/offers/offers.sql.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import { databaseUrls } from '#platform/config/database-urls.ts';
import { type Database, openDatabase, type TenantDb } from '#platform/database/database.ts';
import { Relay } from '#platform/outbox/relay.ts';

export type Writers = Pick<Database, 'withTenant' | 'close'>;

const fail = (error: unknown) => {
  throw error;
};

/** As many connections as writers, with the server's own rights, and its relay. */
export function openWriters(ownerUrl: string, size: number): Writers {
  const urls = databaseUrls({ DATABASE_URL: ownerUrl });
  const relay = new Relay({ connectionString: urls.jobs, onError: fail });
  // One agency, and in it one person, has all of them.
  const pool = {
    size,
    agencyShare: 200,
    queueSize: 4 * size,
    waitMs: 5000,
    connectionString: urls.app,
    applicationName: 'writers',
  };
  const { withTenant, close } = openDatabase(pool, fail, () => relay.wake());
  return {
    withTenant,
    async close() {
      await relay.close();
      await close();
    },
  };
}

/** The statements of a booking, one after the other as the server sends them, whatever the offer becomes. */
export async function moveAsBooking(
  db: TenantDb,
  { id, appointmentId, userId }: Offering & { readonly id: string },
  from: OfferState,
  to: OfferState,
): Promise<void> {
  await selectOffersById(db, [id]);
  await lockAppointmentForUpdate(db, appointmentId);
  await lockOffersToForUpdate(db, appointmentId, [userId]);
  await selectBookingFacts(db, appointmentId, [userId]);
  if ((await moveOffers(db, [id], [from], to)) !== 1) throw new Error('the offer was not moved');
  await writeAudit(db, { action: 'bench', requestId: 'bench' }, offerChanges({ userId, appointmentId }, from, to));
}
