import { screen } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';
import { aServer } from '#testing/a-server.ts';
import { renderScreen } from '#testing/render.tsx';
import { type Cockpit, CockpitContext } from '../cockpit.ts';
import { PhoneLane } from '../lanes/phone-lane.tsx';
import { OfferAllButton } from './appointment-actions.tsx';
import { FillChip } from './fill-chip.tsx';

const shown = (booked: number, prevented: number, available = 2) => {
  aServer({
    AvailabilityCounts: () => ({
      targetUsersAvailableForAppointment: { availabilityCounts: { available, partially: 1, unavailable: 0 } },
    }),
  });
  const places = { bookedTargetUsers: booked, preventedTargetUsers: prevented, desiredTargetUsers: 4 };
  const ask = vi.fn();
  const known = { appointment: { id: 'a-1', ...places }, ask, selection: { chosen: [], has: () => false } };
  const offer = {
    offerId: 'o-1',
    offerState: 'BOOKED',
    firstName: 'Lea',
    lastName: 'Haas',
    warnings: [],
    effectiveRating: null,
  };
  const lane = { state: 'BOOKED', offers: [{ ...offer, stateChangedAt: new Date().toISOString() }], now: new Date() };
  return {
    ask,
    ...renderScreen(
      <CockpitContext value={{ ...known, steps: { isBusy: () => false } } as unknown as Cockpit}>
        <FillChip {...places} />
        <OfferAllButton />
        <PhoneLane {...(lane as unknown as Parameters<typeof PhoneLane>[0])} />
      </CockpitContext>,
    ),
  };
};

it.each([
  [0, 0, '0/4 gebucht', 'Noch 4 Plätze frei'],
  [4, 0, '4/4 gebucht · voll besetzt', 'Alle Plätze besetzt'],
  [4, 1, '3/4 gebucht · 1 verhindert', 'Noch 1 Platz frei'],
  [5, 0, '5/4 gebucht · 1 zu viel', '1 zu viel'],
  [5, 1, '4/4 gebucht · 1 verhindert · voll besetzt', 'Alle Plätze besetzt'],
])('says of %s booked and %s prevented what is still wanted', (booked, prevented, chip, free) => {
  shown(booked, prevented);
  expect(screen.getByText(chip)).toBeTruthy();
  expect(screen.getAllByText(free).length).toBeGreaterThan(0);
});

it('offers nothing to nobody, and says why', async () => {
  shown(0, 0, 0);
  const button = await screen.findByRole('button', { name: 'Allen Verfügbaren anbieten (0)' });
  await screen.findByText('Derzeit ist niemand verfügbar.');
  expect(button).toHaveProperty('disabled', true);
});

it('is the main step only while somebody is wanted', async () => {
  const { unmount } = shown(3, 0);
  const isMain = async () =>
    (await screen.findByRole('button', { name: 'Allen Verfügbaren anbieten (2)' })).className.includes('contained');
  expect(await isMain()).toBe(true);
  unmount();
  shown(5, 0);
  expect(await isMain()).toBe(false);
});
