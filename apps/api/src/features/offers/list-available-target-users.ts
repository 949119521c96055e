import { instant } from '@gastspiel/domain/appointments/appointment-input.ts';
import { CONTACT_LIMITS } from '@gastspiel/domain/contact/contact-rules.ts';
import { chosenId } from '@gastspiel/domain/input/text-input.ts';
import { AVAILABILITIES } from '@gastspiel/domain/offers/availability.ts';
import { TARGET_USER_LIMITS } from '@gastspiel/domain/target-users/target-user-rules.ts';
import { z } from 'zod';
import { appointmentId, loadAppointment } from '#features/appointments/index.ts';
import { type Candidate, countAvailabilities, selectCandidates } from '#features/offers/candidates.sql.ts';
import { type Place, rankedPage, rankingOf } from '#features/offers/rank-candidates.ts';
import {
  commitmentsAround,
  type Obstacle,
  obstaclesOf,
  type ShiftLoad,
  shiftLoad,
} from '#features/offers/shift-load.ts';
import { workOf } from '#features/target-users/index.ts';
import { PageInput } from '#platform/graphql/paging.ts';
import { query } from '#platform/graphql/use-case.ts';

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

export const CANDIDATE_SORT_KEYS = ['RANKING', 'NAME', 'RATING', 'HOURS'] as const;
export const CandidateSortInput = z.object({ key: z.enum(CANDIDATE_SORT_KEYS), isDescending: z.boolean() }).nullish();

/** A candidate; what speaks against them and what the shift would mean for their week is looked up when it is asked for. */
export interface CandidateWithLoad extends Candidate {
  readonly load: () => Promise<ShiftLoad>;
  readonly place: () => Promise<Place>;
  readonly obstacles: () => Promise<readonly Obstacle[]>;
  readonly lastWorkedOn: () => Promise<string | null>;
}

export const listAvailableTargetUsers = query({
  action: 'offers.read',
  input: z.object({ appointmentId, page: PageInput, filter: CandidateFilterInput, sort: CandidateSortInput }),
  run: async ({ db, input: { appointmentId: id, page: request, filter, sort }, now }) => {
    const appointment = await loadAppointment(db, id);
    const ranking = rankingOf(db, appointment, now);
    const page =
      sort?.key === 'RANKING' || sort?.key === 'HOURS'
        ? rankedPage(db, appointment, filter, request, () =>
            ranking.idsBy(sort.key === 'HOURS' ? 'HOURS' : 'RANKING', sort),
          )
        : selectCandidates(db, appointment, filter, request, sort?.key && { ...sort, key: sort.key });
    const items = async (): Promise<readonly CandidateWithLoad[]> => {
      const candidates = await page.items();
      const workers = candidates.map((candidate) => candidate.id);
      const commitmentsOf = commitmentsAround(db, appointment, workers);
      const work = workOf(db, workers);
      return candidates.map((candidate) => ({
        ...candidate,
        lastWorkedOn: () => work.lastWorkedOn(candidate.id),
        place: () => ranking.placeOf(candidate.id),
        load: async () => shiftLoad(appointment, await commitmentsOf(candidate.id)),
        obstacles: async () => obstaclesOf(appointment, candidate.reasons, await commitmentsOf(candidate.id)),
      }));
    };
    return { items, count: page.count, availabilities: () => countAvailabilities(db, appointment, filter) };
  },
});

/** How many could come to an appointment that somebody is still writing down. */
export const countAvailableTargetUsers = query({
  action: 'offers.read',
  input: z.object({
    plan: z.object({
      startDateTime: instant,
      endDateTime: instant,
      typeId: chosenId,
      targetUserPoolId: chosenId,
      invoiceRecipientId: chosenId.nullish(),
      minimumTargetUserRating: z.number().min(TARGET_USER_LIMITS.minRating).max(TARGET_USER_LIMITS.maxRating).nullish(),
    }),
  }),
  run: ({ db, input: { plan } }) => {
    const { minimumTargetUserRating: rating, invoiceRecipientId = null, startDateTime, endDateTime, ...chosen } = plan;
    const shift = { ...chosen, id: null, startsAt: startDateTime, endsAt: endDateTime, invoiceRecipientId };
    return countAvailabilities(db, { ...shift, minimumRating: rating ? Math.round(rating * 10) : null }, {});
  },
});
