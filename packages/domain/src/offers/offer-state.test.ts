import { expect, test } from 'vitest';
import { offerRefusal } from '#domain/offers/offer-refusal.ts';
import { OFFER_STATES, type OfferAction, stateAfter } from '#domain/offers/offer-state.ts';

test.each<[OfferAction, string, boolean[]]>([
  // CONTACTED, ACCEPTED, BOOKED, DECLINED
  ['accept', 'ACCEPTED', [true, false, false, true]],
  ['decline', 'DECLINED', [true, true, false, false]],
  ['book', 'BOOKED', [false, true, false, false]],
  ['bookDirectly', 'BOOKED', [true, true, false, true]],
])('%s leads to %s', (action, state, possible) => {
  expect(stateAfter(action)).toBe(state);
  expect(OFFER_STATES.map((from) => offerRefusal(action, from) === undefined)).toEqual(possible);
});
