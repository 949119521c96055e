import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { OFFER_FAILURES } from '@gastspiel/domain/offers/offer-failures.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import { loadOfferWithLoad } from '#features/offers/list-offers.ts';
import { loadOffer, offerId } from '#features/offers/load-offer.ts';
import { offerChanges } from '#features/offers/offer-audit.ts';
import { TENANT } from '#platform/database/bound.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { mutation } from '#platform/graphql/use-case.ts';
import { nameOf } from '#platform/identity/viewer.ts';

/** Somebody is absent over a booking that stays: of all absences that lie over it now. */
async function keepDespiteAbsence(db: TenantDb, offerId: string, byName: string, now: Date): Promise<number> {
  const kept = await sql`/* keepDespiteAbsence */
    insert into kept_bookings (tenant_id, offer_id, absence_id, kept_at, kept_by_name)
    select o.tenant_id, o.id, b.id, ${now}, ${byName}
    from offers o join absences b on b.tenant_id = o.tenant_id and b.user_id = o.user_id
      and o.starts_at < b.ends_at and o.ends_at > b.starts_at
    where o.tenant_id = ${TENANT} and o.id = ${offerId} and o.state = 'BOOKED'
    on conflict do nothing returning 1`.execute(db);
  return kept.rows.length;
}

/** Somebody is absent, has been asked, and comes all the same. */
export const keepBooking = mutation({
  action: 'offers.write',
  input: z.object({ offerId }),
  run: async ({ db, actor, input: { offerId: id }, now, record }) => {
    const { targetUserId: userId, appointmentId } = await loadOffer(db, id);
    if ((await keepDespiteAbsence(db, id, nameOf(actor), now)) === 0) throw new Failure(OFFER_FAILURES.notPrevented);
    for (const change of offerChanges({ userId, appointmentId }, null, 'KEPT')) record(change);
    return { id };
  },
  answer: ({ db }, { id }) => loadOfferWithLoad(db, id),
});
