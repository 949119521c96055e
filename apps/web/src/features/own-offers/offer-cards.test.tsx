import { OFFER_FAILURES } from '@gastspiel/domain/offers/offer-failures.ts';
import { screen, waitFor, within } from '@testing-library/dom';
import { useState } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { asked } from '#platform/install/asked.ts';
import { aServer, LOST, refusal } from '#testing/a-server.ts';
import { act } from '#testing/library.tsx';
import { renderScreen } from '#testing/render.tsx';
import { anOwnOffer } from './an-own-offer.fixture.ts';
import { OfferCards } from './offer-cards.tsx';
import type { OwnOfferCard } from './own-offers-query.ts';

const BANKETT = anOwnOffer('o-1', 'Bankett', 'CONTACTED');
const BRUNCH = anOwnOffer('o-2', 'Brunch', 'CONTACTED');

const shown = (offers: readonly OwnOfferCard[], answers: Parameters<typeof aServer>[0] = {}) => {
  const server = aServer(answers);
  return { server, ...renderScreen(<OfferCards offers={offers} />, { address: 'du' }) };
};
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);
const answer = (card: string, name: string) =>
  within(screen.getByRole('link', { name: card }).closest('article') as HTMLElement).getByRole('button', { name });

it.each([
  ['was asked', 'CONTACTED', true, ['Ablehnen', 'Annehmen']],
  ['was asked too late', 'CONTACTED', false, []],
  ['has accepted', 'ACCEPTED', true, ['Doch ablehnen']],
  ['has declined', 'DECLINED', true, ['Doch annehmen']],
  ['is booked', 'BOOKED', true, []],
] as const)('offers to who %s what can still be answered', (_, state, canAnswer, labels) => {
  shown([anOwnOffer('o-1', 'Bankett', state, canAnswer)]);
  expect(buttons()).toEqual(labels);
});

it.each([
  ['CONTACTED', 1],
  ['DECLINED', 0],
] as const)('reminds of an absence in that time while it matters (%s)', (state, times) => {
  shown([{ ...anOwnOffer('o-1', 'Bankett', state), isAbsent: true }]);
  expect(screen.queryAllByText('Du bist als abwesend eingetragen')).toHaveLength(times);
});

it.each([
  [true, 1],
  [false, 0],
])('marks a booking that the office wants to have confirmed (%s)', (asksToConfirm, times) => {
  shown([{ ...anOwnOffer('o-1', 'Bankett', 'BOOKED'), asksToConfirm }]);
  expect(screen.queryAllByText('Bitte bestätigen')).toHaveLength(times);
});

it.each([
  ['Annehmen', 'AcceptOffer', '„Bankett“ angenommen', 'Du hörst von uns, sobald du gebucht bist.'],
  ['Ablehnen', 'DeclineOffer', '„Bankett“ abgelehnt', 'Du kannst es dir bis zum Beginn anders überlegen.'],
])('„%s“ answers, and says what follows', async (label, operation, text, detail) => {
  const done = () => ({ acceptOffer: { offerId: 'o-1' }, declineOffer: { offerId: 'o-1' } });
  const { person, server } = shown([BANKETT], { AcceptOffer: done, DeclineOffer: done });
  await person.click(answer('Bankett', label));
  await screen.findByText(text);
  expect(screen.getByText(detail)).toBeTruthy();
  expect(server.received.map((call) => [call.operation, call.variables])).toEqual([[operation, { offerId: 'o-1' }]]);
  // Only who accepts is asked to put the app on the home screen.
  expect(asked.read().hasAccepted).toBe(label === 'Annehmen');
});

it('takes a double click for one, and holds up no other offer', async () => {
  const { promise, resolve } = Promise.withResolvers<object>();
  const { person, server } = shown([BANKETT, BRUNCH], { AcceptOffer: () => promise });
  await person.dblClick(answer('Bankett', 'Annehmen'));
  expect(screen.getAllByRole('button').map((button) => (button as HTMLButtonElement).disabled)).toEqual([
    true,
    true,
    false,
    false,
  ]);
  await screen.findByText(/noch unterwegs/);
  resolve({ acceptOffer: { offerId: 'o-1' } });
  await screen.findByText('„Bankett“ angenommen');
  expect(screen.queryByText(/noch unterwegs/)).toBeNull();
  expect(server.received).toHaveLength(1);
});

it('sends no answer without a network, not even later', async () => {
  const { person, server } = shown([BANKETT], { AcceptOffer: () => ({ acceptOffer: { offerId: 'o-1' } }) });
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await person.click(answer('Bankett', 'Annehmen'));
  await screen.findByText(/^Du bist offline/);
  isOnline.mockRestore();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(server.of('AcceptOffer')).toEqual([]);
  await person.click(answer('Bankett', 'Annehmen'));
  await screen.findByText('„Bankett“ angenommen');
  expect(server.of('AcceptOffer')).toHaveLength(1);
});

it('says why an answer does not count any more', async () => {
  const { person } = shown([BANKETT], { AcceptOffer: () => refusal(OFFER_FAILURES.notAcceptable) });
  await person.click(answer('Bankett', 'Annehmen'));
  await screen.findByText(OFFER_FAILURES.notAcceptable.message);
});

it('says that nobody knows when the answer is lost, and counts the next press as the same', async () => {
  const answers = [LOST];
  const { person, server } = shown([BANKETT], {
    AcceptOffer: () => answers.shift() ?? { acceptOffer: { offerId: 'o-1' } },
  });
  await person.click(answer('Bankett', 'Annehmen'));
  await screen.findByText('„Bankett“: noch keine Antwort');
  await person.click(answer('Bankett', 'Annehmen'));
  await screen.findByText('„Bankett“ angenommen');
  const [first, second] = server.received.map(({ key }) => key);
  expect(second).toBe(first);
});

/** Cards that change while they are looked at. */
function changing(first: readonly OwnOfferCard[], answers: Parameters<typeof aServer>[0]) {
  const server = aServer(answers);
  let show: (offers: readonly OwnOfferCard[]) => void = () => undefined;
  const Changing = () => {
    const [offers, setOffers] = useState(first);
    show = (next) => act(() => setOffers(next));
    return <OfferCards offers={offers} />;
  };
  return {
    server,
    show: (next: readonly OwnOfferCard[]) => show(next),
    ...renderScreen(<Changing />, { address: 'du' }),
  };
}
const unseen = (offer: OwnOfferCard) => ({ ...offer, isOpened: false });
const toldIn = (server: ReturnType<typeof aServer>) =>
  server.of('MarkOffersOpened').map(({ variables }) => variables['offerIds']);

it('takes no tap on what has just come under the thumb', async () => {
  const { person, server, show } = changing([BANKETT, BRUNCH], {
    AcceptOffer: () => ({ acceptOffer: { offerId: 'o-2' } }),
  });
  show([BRUNCH]);
  await expect(person.click(answer('Brunch', 'Annehmen'))).rejects.toThrow(/pointer-events/);
  await waitFor(() => person.click(answer('Brunch', 'Annehmen')));
  await screen.findByText('„Brunch“ angenommen');
  expect(server.of('AcceptOffer')).toHaveLength(1);
});

it('leads whoever answers by keyboard on to the next card', async () => {
  const { person, show } = changing([BANKETT, BRUNCH], { AcceptOffer: () => ({ acceptOffer: { offerId: 'o-1' } }) });
  act(() => answer('Bankett', 'Annehmen').focus());
  await person.keyboard('{Enter}');
  await screen.findByText('„Bankett“ angenommen');
  show([BRUNCH]);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Brunch' })));
});

it('names each card and its buttons, and says what its facts are', () => {
  const outfit = { title: 'Schwarz-weiß' };
  shown([{ ...BANKETT, appointment: { ...BANKETT.appointment, outfit } }, BRUNCH]);
  const card = within(screen.getByRole('article', { name: 'Bankett' }));
  expect(card.getByRole('button', { description: 'Bankett', name: 'Annehmen' })).toBeTruthy();
  expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Ort: Palais Wehrgraf',
    'Einsatzart: Service',
    'Dienstkleidung: Schwarz-weiß',
  ]);
});

it('tells the office nothing of an offer beneath the edge of the screen', async () => {
  const cards: ((entries: object[]) => void)[] = [];
  const observed: Element[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: object[]) => void) {
        cards.push(tell);
      }
      observe = (card: Element) => observed.push(card);
      disconnect() {}
    },
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  const { server } = changing([unseen(BANKETT), unseen(BRUNCH)], {
    MarkOffersOpened: () => ({ markOffersOpened: true }),
  });
  act(() => cards[0]?.(observed.map((target, index) => ({ target, isIntersecting: index === 1 }))));
  await waitFor(() => expect(toldIn(server)).toEqual([['o-2']]));
  act(() => cards[0]?.([{ target: observed[0], isIntersecting: true }]));
  await waitFor(() => expect(toldIn(server)).toEqual([['o-2'], ['o-1']]));
});

it('tells the office once of each offer that is seen for the first time', async () => {
  const { server, show } = changing([unseen(BANKETT), BRUNCH], {
    MarkOffersOpened: () => ({ markOffersOpened: true }),
  });
  const told = () => toldIn(server);
  await waitFor(() => expect(told()).toEqual([['o-1']]));
  show([unseen(BANKETT), BRUNCH]);
  show([unseen(BANKETT), unseen(BRUNCH)]);
  await waitFor(() => expect(told()).toEqual([['o-1'], ['o-2']]));
  // Answered and asked again: a new question, which they have not seen before.
  show([BRUNCH]);
  show([unseen(BANKETT), BRUNCH]);
  await waitFor(() => expect(told()).toEqual([['o-1'], ['o-2'], ['o-1']]));
});

it('shows nothing of it when that can not be told', async () => {
  const { server } = shown([{ ...BANKETT, isOpened: false }], { MarkOffersOpened: () => LOST });
  await waitFor(() => expect(server.of('MarkOffersOpened')).toHaveLength(1));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(buttons()).toEqual(['Ablehnen', 'Annehmen']);
});

it('marks offers that only one of can be booked', () => {
  const later = {
    startDateTime: '2030-03-16T00:00:00+01:00',
    endDateTime: '2030-03-16T06:00:00+01:00',
  };
  const ball = anOwnOffer('o-3', 'Ball');
  shown([BANKETT, BRUNCH, { ...ball, appointment: { ...ball.appointment, ...later } }]);
  expect(screen.getAllByText(/^Überschneidet/).map(({ textContent }) => textContent)).toEqual([
    'Überschneidet sich mit „Brunch“',
    'Überschneidet sich mit „Bankett“',
  ]);
});
