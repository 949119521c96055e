import { useQuery } from '@tanstack/react-query';
import { execute } from '#platform/graphql/execute.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { OWN_OFFERS } from '#platform/live/topics.ts';

const OpenOffersCount = graphql(`
  query OpenOffersCount {
    currentTargetUserOffers(filter: { offerStates: [CONTACTED] }) {
      count
    }
  }
`);

/** How many offers wait for an answer, for the badge. */
export function useOpenOffersCount(): number | undefined {
  const { data } = useQuery({
    queryKey: [OWN_OFFERS, 'open-count'],
    queryFn: ({ signal }) => execute(OpenOffersCount, {}, { signal }),
  });
  return data?.currentTargetUserOffers.count;
}
