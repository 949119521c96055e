import type { OfferState } from '@gastspiel/domain/offers/offer-state.ts';
import { queryOptions } from '@tanstack/react-query';
import { execute } from '#platform/graphql/execute.ts';
import type { ResultOf } from '#platform/graphql/graphql.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { OWN_OFFERS } from '#platform/live/topics.ts';

/** What a card shows. */
const OwnOfferCard = graphql(`
  fragment OwnOfferCard on OwnOffer {
    offerId
    offerState
    isOpened
    preventedAt
    isAbsent
    asksToConfirm
    canAnswer
    recordedWork {
      didNotCome
      workMinutes
      breakMinutes
      entries {
        type
        startDateTime
        endDateTime
      }
    }
    appointment {
      id
      description
      startDateTime
      endDateTime
      typeDescription
      venue
      address {
        streetNameAndNumber
        postalCode
        location
      }
      meetingPlace
      meetingTime
      outfit {
        title
      }
    }
  }
`);
export type OwnOfferCard = ResultOf<typeof OwnOfferCard>;

export const OwnOffers = graphql(
  `
    query OwnOffers($filter: OwnOfferFilter, $page: PageInput) {
      currentTargetUserOffers(filter: $filter, page: $page) {
        count
        items {
          ...OwnOfferCard
        }
      }
    }
  `,
  [OwnOfferCard],
);

const OwnOffer = graphql(
  `
    query OwnOffer($offerId: String!) {
      currentTargetUserOffer(offerId: $offerId) {
        ...OwnOfferCard
        offerNotes
        preventedNote
        confirmedAt
        messages {
          id
          text
          sentAt
        }
        colleagues
        overlapping {
          id
          description
          startDateTime
          endDateTime
        }
        appointment {
          customer
          station
          contact
          notes
          outfit {
            id
            title
            description
          }
        }
      }
    }
  `,
  [OwnOfferCard],
);
export type WholeOwnOffer = ResultOf<typeof OwnOffer>['currentTargetUserOffer'];

export interface OwnOffersChoice {
  readonly states: readonly OfferState[];
  readonly isPast?: boolean;
  /** Zero-based. */
  readonly page?: number;
}

const PAGE_SIZE = 25;

export const ownOffersQuery = ({ states, isPast = false, page = 0 }: OwnOffersChoice) =>
  queryOptions({
    queryKey: [OWN_OFFERS, 'list', states, isPast, page],
    queryFn: async ({ signal }) => {
      const filter = { offerStates: [...states], isPast };
      const variables = { filter, page: { number: page, size: PAGE_SIZE } };
      return (await execute(OwnOffers, variables, { signal })).currentTargetUserOffers;
    },
  });

export const ownOfferQuery = (offerId: string) =>
  queryOptions({
    queryKey: [OWN_OFFERS, 'one', offerId],
    queryFn: async ({ signal }) => (await execute(OwnOffer, { offerId }, { signal })).currentTargetUserOffer,
  });
