import { useQuery } from '@tanstack/react-query';
import { ask } from '#platform/graphql/ask.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { OWN_OFFERS } from '#platform/live/topics.ts';

const OpenOffersCount = graphql(`
  query OpenOffersCount {
    currentTargetUserOffers(filter: { offerStates: [CONTACTED] }) { count }
  }
`);

/** How many offers wait for an answer, for the badge. */
export const useOpenOffersCount = (): number | undefined =>
  useQuery(ask(OpenOffersCount, {}, [OWN_OFFERS])).data?.count;
