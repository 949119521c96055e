import type { OfferState } from '@gastspiel/domain/offers/offer-state.ts';
import { Page } from '#ui/pages/page.tsx';
import { OfferCards } from '../offer-cards.tsx';
import { OWN_OFFER_TITLES } from '../own-offers-titles.ts';
import { BookedOffersPage } from './booked-offers-page.tsx';
import { OfferList } from './offer-list.tsx';

const STATES = { accepted: 'ACCEPTED', declined: 'DECLINED' } as const satisfies Record<string, OfferState>;

/** The worker's answers, as long as they can be changed. */
function AnsweredOffersPage({ answer }: { readonly answer: keyof typeof STATES }) {
  return (
    <Page title={OWN_OFFER_TITLES[answer]} isTitleInHeader>
      <OfferList kind={answer} choice={{ states: [STATES[answer]] }}>
        {(offers) => <OfferCards offers={offers} />}
      </OfferList>
    </Page>
  );
}

export const LIST_PAGES = {
  booked: BookedOffersPage,
  accepted: () => <AnsweredOffersPage answer="accepted" />,
  declined: () => <AnsweredOffersPage answer="declined" />,
} as const;
