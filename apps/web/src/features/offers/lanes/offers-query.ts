import { queryOptions } from '@tanstack/react-query';
import { execute } from '#platform/graphql/execute.ts';
import { graphql, type ResultOf } from '#platform/graphql/graphql.ts';
import { APPOINTMENT_OFFERS } from '#platform/live/topics.ts';

const AppointmentOffers = graphql(`
  query AppointmentOffers($id: String!, $page: PageInput) {
    appointmentOffers(appointmentId: $id, page: $page) {
      count
      items {
        offerId targetUserId firstName lastName phoneNumber offerState offerNotes offerNotesVersion
        stateChangedAt openedAt waveNumber remindedAt confirmedAt preventedAt preventedNote isAbsent
        isDeployableAsTeamLeader effectiveRating hoursOfWeek hoursWithShift warnings
      }
    }
  }
`);

export type Offer = ResultOf<typeof AppointmentOffers>['appointmentOffers']['items'][number];

const PAGE_SIZE = 100;

/** All offers of an appointment, the newest change first: the lanes and their counts must tell the same. */
export const offersQuery = (id: string) =>
  queryOptions({
    queryKey: [APPOINTMENT_OFFERS, id, 'offers'],
    queryFn: async ({ signal }): Promise<readonly Offer[]> => {
      const offers: Offer[] = [];
      for (let number = 0; ; number += 1) {
        const page = { number, size: PAGE_SIZE };
        const { items, count } = (await execute(AppointmentOffers, { id, page }, { signal })).appointmentOffers;
        offers.push(...items);
        if (items.length < PAGE_SIZE || offers.length >= count) return offers;
      }
    },
  });
