import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aServer, LOST } from '#testing/a-server.ts';
import { renderScreen } from '#testing/render.tsx';
import { WaitingPage } from './waiting-page.tsx';

const OFFER = {
  ...{ offerId: 'o-1', targetUserId: 'w-1', firstName: 'Anna', lastName: 'Pichler', freePlaces: 1 },
  ...{ acceptedAt: new Date().toISOString(), isAbsent: false },
  appointment: {
    ...{ id: 'a-1', description: 'Gala-Dinner', customer: 'Hotel Ringhof' },
    ...{ startDateTime: '2030-10-31T17:00:00Z', endDateTime: '2030-10-31T22:00:00Z' },
  },
};
const page = (items: readonly object[]) => ({ offersWaitingForBooking: { count: items.length, items } });

it('lists who said yes, and books them one by one', async () => {
  let waiting = [OFFER];
  const server = aServer({
    WaitingOffers: () => page(waiting),
    BookOffer: () => {
      waiting = [];
      return { bookOffer: { offerId: 'o-1' } };
    },
  });
  const { person } = renderScreen(<WaitingPage />);
  await person.dblClick(await screen.findByRole('button', { name: 'Anna Pichler: Buchen' }));
  await screen.findByText('Niemand wartet auf eine Buchung');
  // Said once, however often it was pressed.
  await screen.findByText('Anna Pichler ist gebucht');
  expect(server.of('BookOffer')).toHaveLength(1);
  expect(server.of('WaitingOffers')[0]?.variables).toEqual({ page: { number: 0, size: 25 } });
});

it('asks before somebody is booked who is absent by now', async () => {
  const server = aServer({
    WaitingOffers: () => page([{ ...OFFER, isAbsent: true }]),
    BookOffer: () => ({ bookOffer: { offerId: 'o-1' } }),
  });
  const { person } = renderScreen(<WaitingPage />);
  await person.click(await screen.findByRole('button', { name: 'Anna Pichler: Buchen' }));
  await screen.findByText('Für die Zeit des Einsatzes ist eine Abwesenheit eingetragen: Anna Pichler.');
  expect(server.of('BookOffer')).toHaveLength(0);
  await person.click(screen.getByRole('button', { name: 'Trotzdem buchen' }));
  await waitFor(() => expect(server.of('BookOffer')).toHaveLength(1));
});

it('keeps the row of a booking whose answer was lost, so that the next press means the same person', async () => {
  const NEXT = { ...OFFER, offerId: 'o-2', firstName: 'Berta' };
  let waiting = [OFFER, NEXT];
  const answers = [LOST];
  const server = aServer({
    WaitingOffers: () => page(waiting),
    BookOffer: () => {
      waiting = [NEXT];
      return answers.shift() ?? { bookOffer: { offerId: 'o-1' } };
    },
  });
  const { person } = renderScreen(<WaitingPage />);
  await person.click(await screen.findByRole('button', { name: 'Anna Pichler: Buchen' }));
  await screen.findByText('Anna Pichler: noch keine Antwort');
  await waitFor(() => expect(server.of('WaitingOffers')).toHaveLength(2));
  const [first] = screen.getAllByRole('button', { name: /Buchen$/ });
  await person.click(first as HTMLElement);
  await screen.findByText('Anna Pichler ist gebucht');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Anna Pichler: Buchen' })).toBeNull());
  const [one, again] = server.of('BookOffer');
  expect(again).toEqual(one);
});

it('only shows them to whom it is not theirs to book', async () => {
  aServer({ WaitingOffers: () => page([OFFER]) });
  const user = { userRole: 'TENANT_USER_ACCOUNTING', userState: 'ACTIVE', firstName: 'A', lastName: 'B' } as const;
  renderScreen(<WaitingPage />, { user: { ...user, hasDeviceAccessTicket: true } });
  await screen.findByText(/Gala-Dinner/);
  expect(screen.queryByRole('button', { name: /Buchen/ })).toBeNull();
});

it('says that it could not be loaded, and tries again', async () => {
  let isBack = false;
  aServer({ WaitingOffers: () => (isBack ? page([OFFER]) : LOST) });
  const { person } = renderScreen(<WaitingPage />);
  await screen.findByText('Die angenommenen Angebote konnten nicht geladen werden');
  isBack = true;
  await person.click(screen.getByRole('button', { name: 'Jetzt neu laden' }));
  await waitFor(() => expect(screen.getByText(/Gala-Dinner/)).toBeTruthy());
});
