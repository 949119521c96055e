import type { OfferState } from '@gastspiel/domain/offers/offer-state.ts';
import { screen } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { aServer } from '#testing/a-server.ts';
import { renderScreen } from '#testing/render.tsx';
import { type Cockpit, CockpitContext } from '../cockpit.ts';
import { OfferCard } from './offer-card.tsx';
import { OfferRow } from './offer-row.tsx';
import type { Offer } from './offers-query.ts';

const NOW = new Date('2026-10-28T15:00:00+01:00');
const NOBODY_CHOSEN = { chosen: [], group: undefined, has: () => false };
const COCKPIT = { selection: NOBODY_CHOSEN, steps: { isBusy: () => false }, mayWithdraw: false } as unknown as Cockpit;

const shown = (Item: typeof OfferRow, offerState: OfferState, openedAt: string | null) => {
  aServer({});
  const offer = {
    offerId: 'o-1',
    offerState,
    openedAt,
    firstName: 'Lea',
    lastName: 'Haas',
    warnings: [],
    effectiveRating: null,
    stateChangedAt: '2026-10-27T12:00:00+01:00',
  } as unknown as Offer;
  renderScreen(
    <CockpitContext value={COCKPIT}>
      <ul>
        <Item offer={offer} now={NOW} row={{}} onToggle={() => undefined} />
      </ul>
    </CockpitContext>,
  );
};

it.each([
  ['today', '2026-10-28T14:05:00+01:00', 'Gesehen 14:05'],
  ['yesterday', '2026-10-27T14:05:00+01:00', 'Gesehen gestern, 14:05'],
  ['never', null, 'Noch nicht gesehen'],
])('of who has not answered it says when they saw the offer: %s', (_, openedAt, text) => {
  shown(OfferRow, 'CONTACTED', openedAt);
  expect(screen.getByText(text)).toBeTruthy();
});

it('on phones it says so too', () => {
  shown(OfferCard, 'CONTACTED', null);
  expect(screen.getByText('Noch nicht gesehen')).toBeTruthy();
});

it.each(['BOOKED', 'DECLINED'] as const)('of who is %s it says nothing of it', (state) => {
  shown(OfferRow, state, '2026-10-28T14:05:00+01:00');
  expect(screen.queryByText(/eöffnet/)).toBeNull();
});
