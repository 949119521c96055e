import { CONTACT_LIMITS } from '@gastspiel/domain/contact/contact-limits.ts';
import { AVAILABILITIES } from '@gastspiel/domain/offers/availability.ts';
import { OFFER_STATES } from '@gastspiel/domain/offers/offer-state.ts';
import { TARGET_USER_LIMITS } from '@gastspiel/domain/target-users/target-user-limits.ts';
import { z } from 'zod';
import { appointmentId, loadAppointment } from '#features/appointments/index.ts';
import { withHours } from '#features/offers/candidate-hours.ts';
import { selectCandidates } from '#features/offers/candidates.sql.ts';
import { selectOffers } from '#features/offers/offers.sql.ts';
import { PageInput } from '#platform/graphql/paging.ts';
import { query } from '#platform/graphql/use-case.ts';

export const OfferFilter = z
  .object({ offerStates: z.array(z.enum(OFFER_STATES)).nullish() })
  .nullish()
  .transform((filter): { offerStates?: readonly (typeof OFFER_STATES)[number][] | null | undefined } => filter ?? {});

export const listAppointmentOffers = query({
  action: 'offers.read',
  input: z.object({ appointmentId, page: PageInput, filter: OfferFilter }),
  run: async ({ db, input }) => {
    await loadAppointment(db, input.appointmentId);
    return selectOffers(db, input.appointmentId, input.filter.offerStates ?? [], input.page);
  },
});

const flag = z.boolean().nullish();
export const CandidateFilterInput = z
  .object({
    name: z.string().max(CONTACT_LIMITS.name).nullish(),
    minimumRating: z.number().min(TARGET_USER_LIMITS.minRating).max(TARGET_USER_LIMITS.maxRating).nullish(),
    availabilities: z.array(z.enum(AVAILABILITIES)).nullish(),
    isTeamLeader: flag,
    hasCar: flag,
    hasDrivingLicence: flag,
  })
  .nullish()
  .transform((filter): Partial<NonNullable<typeof filter>> => filter ?? {});

export const listAvailableTargetUsers = query({
  action: 'offers.read',
  input: z.object({ appointmentId, page: PageInput, filter: CandidateFilterInput }),
  run: async ({ db, input }) => {
    const appointment = await loadAppointment(db, input.appointmentId);
    const page = selectCandidates(db, input.appointmentId, input.filter, input.page);
    return { count: page.count, items: async () => withHours(db, appointment, await page.items()) };
  },
});
