import type { OfferState } from '@gastspiel/domain/offers/offer-state.ts';
import { addDays, startOfDay } from '@gastspiel/domain/time/vienna-day.ts';
import { useQuery } from '@tanstack/react-query';
import { ask, steady } from '#platform/graphql/ask.ts';
import { graphql, type ResultOf } from '#platform/graphql/graphql.ts';
import type { PageChoice } from '#ui/table/page-range.ts';

const TargetUserOffers = graphql(`
  query TargetUserOffers($id: String!, $page: PageInput, $filter: TargetUserOfferFilter) {
    targetUserOffers(targetUserId: $id, page: $page, filter: $filter) {
      count
      items {
        offerId offerState preventedAt
        recordedWork { didNotCome workMinutes }
        appointment { id description startDateTime endDateTime customer }
      }
    }
  }
`);

const FutureOffers = graphql(`
  query FutureOffers($id: String!) {
    targetUserOffersInFutureCount(targetUserId: $id) { contacted accepted booked declined }
  }
`);

export type Booking = ResultOf<typeof TargetUserOffers>['targetUserOffers']['items'][number];

export interface BookingChoice {
  /** Days, both included. */
  readonly from: string;
  readonly to: string;
  readonly states: readonly OfferState[];
}

/** Begins as everything about workers does, since blocking one or a denial changes it. */
const KEY = 'target-users';

export function useBookings(id: string, { number, size }: PageChoice, { from, to, states }: BookingChoice) {
  const page = { number: number - 1, size };
  const filter = {
    from: startOfDay(from).toISOString(),
    to: startOfDay(addDays(to, 1)).toISOString(),
    offerStates: states.length > 0 ? [...states] : null,
  };
  return useQuery(steady(ask(TargetUserOffers, { id, page, filter }, [KEY])));
}

export const useFutureOffers = (id: string) => useQuery(ask(FutureOffers, { id }, [KEY]));
