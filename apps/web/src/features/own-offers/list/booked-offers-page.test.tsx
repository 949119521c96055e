import { screen, waitFor } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { aServer } from '#testing/a-server.ts';
import { renderScreen } from '#testing/render.tsx';
import type { OwnOfferCard } from '../own-offers-query.ts';
import { BookedOffersPage } from './booked-offers-page.tsx';

const aShift = (description: string, preventedAt: string | null): OwnOfferCard => ({
  ...{ offerId: description, offerState: 'BOOKED', isOpened: true, preventedAt, isAbsent: false },
  ...{ asksToConfirm: false, canAnswer: true, recordedWork: null },
  appointment: {
    ...{ id: `a-${description}`, description, typeDescription: 'Service', venue: 'Palais Wehrgraf', outfit: null },
    ...{ startDateTime: '2031-03-10T16:00:00Z', endDateTime: '2031-03-10T22:00:00Z' },
    ...{ meetingPlace: null, meetingTime: null },
    address: { streetNameAndNumber: null, postalCode: null, location: null },
  },
});
const AHEAD = [aShift('Bauernball', '2026-10-28T14:05:00Z'), aShift('Neujahrskonzert', null)];

const shown = () => {
  const server = aServer({
    OwnOffers: ({ filter }) => {
      const items = JSON.stringify(filter).includes('"isPast":true') ? [] : AHEAD;
      return { currentTargetUserOffers: { count: items.length, items } };
    },
    Absences: () => ({ absences: [] }),
  });
  return { server, ...renderScreen(<BookedOffersPage />, { address: 'du' }) };
};
const card = (name: string) => screen.findByRole('article', { name });

it('begins with the next shift, marks who can not come, and parts what is over from what comes', async () => {
  const { person } = shown();
  expect((await card('Bauernball')).textContent).toContain('Verhindert gemeldet');
  expect((await card('Neujahrskonzert')).textContent).not.toContain('Verhindert gemeldet');
  screen.getByText('Dein nächster Einsatz');
  await person.click(screen.getByRole('button', { name: 'Vergangene' }));
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
  await person.click(screen.getByRole('button', { name: 'Kommende' }));
  await card('Bauernball');
});

it('is by days again for whoever comes back from a shift that they opened by days', async () => {
  const { person, unmount } = shown();
  await person.click(await screen.findByRole('button', { name: 'Kalender' }));
  await screen.findByRole('table');
  unmount();
  shown();
  await screen.findByRole('table');
});
