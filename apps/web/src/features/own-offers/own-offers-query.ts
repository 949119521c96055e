import type { OfferState } from '@gastspiel/domain/offers/offer-state.ts';
import { ask } from '#platform/graphql/ask.ts';
import { graphql, type ResultOf } from '#platform/graphql/graphql.ts';
import { OWN_OFFERS } from '#platform/live/topics.ts';

/** The facts on a card. */
const OwnOfferCard = graphql(`
  fragment OwnOfferCard on OwnOffer {
    offerId offerState isOpened preventedAt isAbsent asksToConfirm canAnswer
    recordedWork {
      didNotCome workMinutes breakMinutes
      entries { type startDateTime endDateTime }
    }
    appointment {
      id description startDateTime endDateTime typeDescription venue
      address { streetNameAndNumber postalCode location }
      meetingPlace meetingTime
      outfit { title }
    }
  }
`);
export type OwnOfferCard = ResultOf<typeof OwnOfferCard>;

export const OwnOffers = graphql(
  `
    query OwnOffers($filter: OwnOfferFilter, $page: PageInput) {
      currentTargetUserOffers(filter: $filter, page: $page) {
        count
        items { ...OwnOfferCard }
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
        offerNotes preventedNote confirmedAt
        messages { id text sentAt }
        colleagues
        overlapping { id description startDateTime endDateTime }
        appointment {
          customer station contact notes
          outfit { id title description }
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
  ask(OwnOffers, { filter: { offerStates: [...states], isPast }, page: { number: page, size: PAGE_SIZE } }, [
    OWN_OFFERS,
  ]);

export const OPEN_OFFERS: OwnOffersChoice = { states: ['CONTACTED'] };
export const openOffersQuery = () => ownOffersQuery(OPEN_OFFERS);

export const ownOfferQuery = (offerId: string) => ask(OwnOffer, { offerId }, [OWN_OFFERS]);
