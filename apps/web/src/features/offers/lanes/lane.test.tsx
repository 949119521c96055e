import type { OfferState } from '@gastspiel/domain/offers/offer-state.ts';
import { screen } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { aServer } from '#testing/a-server.ts';
import { renderScreen } from '#testing/render.tsx';
import { type Cockpit, CockpitContext } from '../cockpit.ts';
import { Lane } from './lane.tsx';
import type { Offer } from './offers-query.ts';

const NOW = new Date('2026-10-28T15:00:00+01:00');
const COCKPIT = {
  appointment: { desiredTargetUsers: 4 },
  selection: { chosen: [], group: undefined, has: () => false },
  steps: { isBusy: () => false },
  mayWithdraw: false,
} as unknown as Cockpit;

const shown = (state: OfferState, prevented: readonly boolean[]) => {
  aServer({});
  const offers = prevented.map((isPrevented, at) => ({
    offerId: `o-${at}`,
    offerState: state,
    firstName: 'Lea',
    lastName: `Haas ${at}`,
    warnings: [],
    waveNumber: null,
    preventedAt: isPrevented ? '2026-10-28T13:00:00+01:00' : null,
    stateChangedAt: '2026-10-27T12:00:00+01:00',
  })) as unknown as Offer[];
  renderScreen(
    <CockpitContext value={COCKPIT}>
      <Lane state={state} offers={offers} now={NOW} isHeadOnly={false} />
    </CockpitContext>,
  );
};

it('counts as booked only who comes, as the title and the board do', () => {
  shown('BOOKED', [true, false]);
  expect(screen.getByRole('heading').textContent).toBe('Gebucht 1/4');
});

it('cuts the word where there is no room, never the number', () => {
  shown(
    'CONTACTED',
    Array.from({ length: 11 }, () => false),
  );
  const count = screen.getByText('11');
  expect(getComputedStyle(count).flexShrink).toBe('0');
  expect(getComputedStyle(screen.getByText('Kontaktiert')).textOverflow).toBe('ellipsis');
});

it.each(['CONTACTED', 'BOOKED', 'DECLINED'] as const)(
  'of somebody in %s it says since when, and not the lane again',
  (state) => {
    shown(state, [false]);
    expect(screen.getByText('gestern, 12:00')).toBeTruthy();
  },
);
