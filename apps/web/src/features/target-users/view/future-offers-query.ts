import { useQuery } from '@tanstack/react-query';
import { execute } from '#platform/graphql/execute.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { TARGET_USERS } from '../target-users-keys.ts';

const OffersAhead = graphql(`
  query OffersAhead($id: String!, $now: String!) {
    targetUserOffersInFutureCount(targetUserId: $id) { contacted accepted booked declined }
    targetUserOffers(targetUserId: $id, page: { size: 10 }, filter: { offerStates: [BOOKED], from: $now }) {
      items {
        offerId
        appointment { id description startDateTime }
      }
    }
  }
`);

/** The worker's offers ahead: how many there are, and the next bookings. */
export function useOffersAhead(id: string) {
  return useQuery({
    queryKey: [TARGET_USERS, 'offers-ahead', id],
    queryFn: ({ signal }) => execute(OffersAhead, { id, now: new Date().toISOString() }, { signal }),
    select: ({ targetUserOffersInFutureCount: count, targetUserOffers }) => ({
      open: count.contacted + count.accepted + count.declined,
      booked: count.booked,
      bookings: targetUserOffers.items.map(({ appointment }) => appointment),
    }),
    gcTime: 0,
  });
}
