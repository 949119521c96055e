import type { OfferState } from '@gastspiel/domain/offers/offer-state.ts';
import { expect, it } from 'vitest';
import { pagePlace } from '#platform/navigation/page-place.ts';
import { renderScreen } from '#testing/render.tsx';
import type { WholeOwnOffer } from '../own-offers-query.ts';
import { OfferHead } from './offer-head.tsx';

const anOffer = (offerState: OfferState) =>
  ({
    offerState,
    canAnswer: true,
    appointment: {
      description: 'Bankett',
      startDateTime: '2030-03-15T17:00:00+01:00',
      endDateTime: '2030-03-16T00:00:00+01:00',
    },
  }) as WholeOwnOffer;

it.each([
  ['CONTACTED', 'Angebot', '/'],
  ['ACCEPTED', 'Angenommenes Angebot', '/offers/accepted'],
  ['BOOKED', 'Gebuchter Einsatz', '/offers/booked'],
  ['DECLINED', 'Abgelehntes Angebot', '/offers/declined'],
] as const)('an offer that is %s is called „%s“ and stands in the list %s', (state, title, within) => {
  const { unmount } = renderScreen(<OfferHead offer={anOffer(state)} />);
  expect(pagePlace.get()).toEqual({ title, within });
  unmount();
  expect(pagePlace.get()).toBeUndefined();
});
