import { OFFER_LIMITS, OFFER_STATES } from '@gastspiel/domain/offers/offer-state.ts';
import { z } from 'zod';
import { appointmentId, loadAppointment } from '#features/appointments/index.ts';
import { loadOffer } from '#features/offers/load-offer.ts';
import { countOffers } from '#features/offers/offer-counts.sql.ts';
import { type Offer, selectOffers } from '#features/offers/offers.sql.ts';
import { commitmentsAround, type ShiftLoad, shiftLoad } from '#features/offers/shift-load.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { PageInput } from '#platform/graphql/paging.ts';
import { query } from '#platform/graphql/use-case.ts';

export const OfferFilter = z
  .object({ offerStates: z.array(z.enum(OFFER_STATES)).nullish() })
  .nullish()
  .transform((filter): { offerStates?: readonly (typeof OFFER_STATES)[number][] | null | undefined } => filter ?? {});

/** An offer, and what the shift means for the worker's week if somebody asks. */
export interface OfferWithLoad extends Offer {
  readonly load?: () => Promise<ShiftLoad>;
}

/** One offer, as the answer to a step with it: asked at once, because the transaction ends before the fields are resolved. */
export async function loadOfferWithLoad(db: TenantDb, id: string): Promise<OfferWithLoad> {
  const offer = await loadOffer(db, id);
  const appointment = await loadAppointment(db, offer.appointmentId);
  const commitments = await commitmentsAround(db, appointment, [offer.targetUserId])(offer.targetUserId);
  return { ...offer, load: async () => shiftLoad(appointment, commitments) };
}

export const listAppointmentOffers = query({
  action: 'offers.read',
  input: z.object({ appointmentId, page: PageInput, filter: OfferFilter }),
  run: async ({ db, input }) => {
    const appointment = await loadAppointment(db, input.appointmentId);
    const page = selectOffers(db, input.appointmentId, input.filter.offerStates ?? [], input.page);
    const items = async (): Promise<readonly OfferWithLoad[]> => {
      const offers = await page.items();
      const workers = offers.map(({ targetUserId }) => targetUserId);
      const commitmentsOf = commitmentsAround(db, appointment, workers);
      return offers.map((offer) => ({
        ...offer,
        load: async () => shiftLoad(appointment, await commitmentsOf(offer.targetUserId)),
      }));
    };
    return { count: page.count, items };
  },
});

export const countAppointmentOffers = query({
  action: 'offers.read',
  input: z.object({ appointmentIds: z.array(appointmentId).max(OFFER_LIMITS.atOnce) }),
  run: ({ db, input }) => countOffers(db, input.appointmentIds),
});
