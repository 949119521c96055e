import { OFFER_FAILURES } from '@gastspiel/domain/offers/offer-failures.ts';
import { screen, waitFor } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { aServer, LOST, refusal } from '#testing/a-server.ts';
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
    BookOffers: () => {
      waiting = [];
      return { bookOffers: 1 };
    },
  });
  const { person } = renderScreen(<WaitingPage />);
  await person.dblClick(await screen.findByRole('button', { name: 'Anna Pichler: Buchen' }));
  await screen.findByText('Niemand wartet auf eine Buchung');
  // Said once, however often it was pressed.
  await screen.findByText('Anna Pichler ist gebucht');
  expect(server.of('BookOffers')).toHaveLength(1);
  expect(server.of('WaitingOffers')[0]?.variables).toEqual({
    page: { number: 0, size: 25 },
    filter: { search: null, hasFreePlaces: null },
  });
});

it('books many at once, appointment by appointment, and names the one that is full', async () => {
  const BALL = { ...OFFER.appointment, id: 'a-2', description: 'Ball' };
  const waiting = [
    OFFER,
    { ...OFFER, offerId: 'o-2', firstName: 'Berta' },
    { ...OFFER, offerId: 'o-3', firstName: 'Cora', freePlaces: 0, appointment: BALL },
  ];
  const server = aServer({
    WaitingOffers: () => page(waiting),
    BookOffers: ({ offerIds }) =>
      String(offerIds).includes('o-3') ? refusal(OFFER_FAILURES.fullyBooked) : { bookOffers: 2 },
  });
  const { person } = renderScreen(<WaitingPage />);
  for (const name of ['Anna', 'Berta', 'Cora'])
    await person.click(await screen.findByRole('checkbox', { name: `${name} Pichler auswählen` }));
  await person.click(screen.getByRole('button', { name: '3 buchen' }));
  await screen.findByText('2 Personen gebucht, 1 Einsatz fehlgeschlagen');
  expect(screen.getByRole('link', { name: 'Ball' })).toBeTruthy();
  expect(server.of('BookOffers').map(({ variables }) => variables['offerIds'])).toEqual([['o-1', 'o-2'], ['o-3']]);
  // The person who was not booked stays chosen.
  await screen.findByRole('region', { name: '1 ausgewählt' });
});

it('is narrowed by name and to shifts with free places', async () => {
  const server = aServer({
    WaitingOffers: (variables) => page(JSON.stringify(variables).includes('Zoe') ? [] : [OFFER]),
  });
  const { person } = renderScreen(<WaitingPage />);
  await person.click(await screen.findByRole('checkbox', { name: 'Nur mit freien Plätzen' }));
  await waitFor(() =>
    expect(server.of('WaitingOffers').at(-1)?.variables['filter']).toMatchObject({ hasFreePlaces: true }),
  );
  await person.type(screen.getByRole('searchbox', { name: 'Name, Einsatz' }), 'Zoe');
  await screen.findByText('Niemand passt zu dieser Auswahl.');
});

it('asks before somebody is booked who is absent by now', async () => {
  const server = aServer({
    WaitingOffers: () => page([{ ...OFFER, isAbsent: true }]),
    BookOffers: () => ({ bookOffers: 1 }),
  });
  const { person } = renderScreen(<WaitingPage />);
  await person.click(await screen.findByRole('button', { name: 'Anna Pichler: Buchen' }));
  await screen.findByText('Für die Zeit des Einsatzes ist eine Abwesenheit eingetragen: Anna Pichler.');
  expect(server.of('BookOffers')).toHaveLength(0);
  await person.click(screen.getByRole('button', { name: 'Trotzdem buchen' }));
  await waitFor(() => expect(server.of('BookOffers')).toHaveLength(1));
});

it('keeps the row of a booking whose answer was lost, so that the next press means the same person', async () => {
  const NEXT = { ...OFFER, offerId: 'o-2', firstName: 'Berta' };
  let waiting = [OFFER, NEXT];
  const answers = [LOST];
  const server = aServer({
    WaitingOffers: () => page(waiting),
    BookOffers: () => {
      waiting = [NEXT];
      return answers.shift() ?? { bookOffers: 1 };
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
  const [one, again] = server.of('BookOffers');
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
