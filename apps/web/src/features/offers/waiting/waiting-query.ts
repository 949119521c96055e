import { useQuery } from '@tanstack/react-query';
import { ask, steady } from '#platform/graphql/ask.ts';
import { graphql, type ResultOf } from '#platform/graphql/graphql.ts';
import { HOME } from '#platform/live/topics.ts';
import type { PageChoice } from '#ui/table/page-range.ts';

/** Somebody who said yes, wherever they are listed. */
export const WaitingOfferParts = graphql(`
  fragment WaitingOfferParts on WaitingOffer {
    offerId targetUserId firstName lastName acceptedAt freePlaces isAbsent
    appointment { id description customer startDateTime endDateTime }
  }
`);
export type WaitingOffer = ResultOf<typeof WaitingOfferParts>;

const WaitingOffers = graphql(
  `
  query WaitingOffers($page: PageInput, $filter: WaitingOfferFilter) {
    offersWaitingForBooking(page: $page, filter: $filter) {
      count
      items { ...WaitingOfferParts }
    }
  }
`,
  [WaitingOfferParts],
);

export interface WaitingFilter {
  readonly search: string;
  readonly hasFreePlaces: boolean;
}

/** Over all appointments; told anew whenever the home is. */
export function useWaitingOffers({ number, size }: PageChoice, { search, hasFreePlaces }: WaitingFilter) {
  const page = { number: number - 1, size };
  const filter = { search: search.trim() || null, hasFreePlaces: hasFreePlaces || null };
  return useQuery(steady(ask(WaitingOffers, { page, filter }, [HOME])));
}
