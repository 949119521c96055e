import { OFFER_FAILURES } from '@gastspiel/domain/offers/offer-failures.ts';
import type { OfferState } from '@gastspiel/domain/offers/offer-state.ts';
import { onlineManager } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/dom';
import { expect, it, onTestFinished } from 'vitest';
import { aServer, LOST, refusal } from '#testing/a-server.ts';
import { act } from '#testing/library.tsx';
import { renderScreen } from '#testing/render.tsx';
import { AnswerPage } from './answer-page.tsx';

const palette = { main: '#00695C', light: '#439889', dark: '#003D33' };
const link = (offerState: OfferState, canAnswer: boolean) => ({
  agencyName: 'Gastro Wien',
  agencyPhone: null,
  agencyEmail: 'office@gastro.example',
  firstName: 'Jana',
  tenantTheme: { logoSquareBase64: null, primaryColorPalette: palette, secondaryColorPalette: palette },
  offer: {
    offerId: 'o-1',
    offerState,
    isOpened: true,
    offerNotes: null,
    canAnswer,
    confirmedAt: null,
    asksToConfirm: false,
    appointment: {
      id: 'a-1',
      description: 'Bankett',
      startDateTime: '2030-03-15T17:00:00+01:00',
      endDateTime: '2030-03-16T00:00:00+01:00',
      typeDescription: 'Service',
      // Two facts that read alike must both be shown.
      venue: 'Service',
      address: { streetNameAndNumber: null, postalCode: null, location: null },
      meetingPlace: null,
      meetingTime: null,
      outfit: null,
      notes: null,
    },
  },
});
const shown = (...answers: object[]) => {
  const server = aServer({
    MarkOfferOpened: () => LOST,
    OfferToAnswer: () => answers[0] ?? {},
    AnswerOffer: () => answers.splice(1, 1)[0] ?? LOST,
  });
  return { server, ...renderScreen(<AnswerPage rest="token" />) };
};

it.each([
  ['is booked', link('BOOKED', false), 'Hallo Jana, du bist gebucht', /^Du bist gebucht/],
  ['is asked', link('CONTACTED', true), 'Hallo Jana, hast du Zeit?', /^Bitte sag uns Bescheid/],
  ['is asked too late', link('CONTACTED', false), 'Hallo Jana, hast du Zeit?', /^Der Einsatz hat bereits begonnen/],
  ['has accepted', link('ACCEPTED', true), 'Danke, Jana!', /^Du hast angenommen/],
  ['has declined', link('DECLINED', true), 'Alles klar, Jana', /^Du hast abgelehnt/],
])('tells who %s so', async (_, offerToAnswer, title, sentence) => {
  shown({ offerToAnswer });
  await screen.findByRole('heading', { name: title });
  expect(screen.getByRole('status').textContent).toMatch(sentence);
});

it('offers no buttons to who is booked, and writes an end at midnight as the next day', async () => {
  shown({ offerToAnswer: link('BOOKED', false) });
  await screen.findByText(/17:00–00:00/);
  expect(document.body.textContent).toContain('17:00–00:00 +1 · 7,00 h');
  expect(screen.queryByRole('button', { name: /annehmen/i })).toBeNull();
  expect(screen.getAllByText('Service')).toHaveLength(2);
});

it('answers, and lets the answer be changed', async () => {
  const { person, server } = shown({ offerToAnswer: link('CONTACTED', true) }, { answerOffer: link('ACCEPTED', true) });
  await person.click(await screen.findByRole('button', { name: 'Annehmen' }));
  await screen.findByText(/^Du hast angenommen/);
  expect(server.of('AnswerOffer')[0]?.variables).toEqual({ token: 'token', answer: 'ACCEPT' });
  expect(screen.getByRole('button', { name: 'Doch ablehnen' })).toBeTruthy();
});

it('lets who is booked say by one tap that they come', async () => {
  const booked = link('BOOKED', false);
  const asked = { ...booked, offer: { ...booked.offer, asksToConfirm: true } };
  const said = { ...booked, offer: { ...booked.offer, confirmedAt: '2030-03-14T10:00:00Z' } };
  const server = aServer({
    OfferToAnswer: () => ({ offerToAnswer: asked }),
    ConfirmBookingByLink: () => ({ confirmBookingByLink: said }),
  });
  const { person } = renderScreen(<AnswerPage rest="token" />);
  await person.dblClick(await screen.findByRole('button', { name: 'Ich komme' }));
  await screen.findByText(/^Danke! Deine Agentur rechnet mit dir/);
  expect(screen.queryByRole('button', { name: 'Ich komme' })).toBeNull();
  expect(server.of('ConfirmBookingByLink')).toHaveLength(1);
});

it('fails at once where the browser knows that it is offline, instead of sending the answer later', async () => {
  const { person, server } = shown({ offerToAnswer: link('CONTACTED', true) });
  const accept = await screen.findByRole('button', { name: 'Annehmen' });
  onlineManager.setOnline(false);
  onTestFinished(() => onlineManager.setOnline(true));
  await person.click(accept);
  await screen.findByRole('alert');
  act(() => onlineManager.setOnline(true));
  expect(server.of('AnswerOffer')).toHaveLength(1);
});

it('says that nobody knows when the answer is lost, and counts the next press as the same', async () => {
  const { person, server } = shown({ offerToAnswer: link('CONTACTED', true) }, LOST, {
    answerOffer: link('ACCEPTED', true),
  });
  await person.click(await screen.findByRole('button', { name: 'Annehmen' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/Keine Antwort vom Server/);
  await person.click(screen.getByRole('button', { name: 'Annehmen' }));
  await screen.findByText(/^Du hast angenommen/);
  const [first, second] = server.of('AnswerOffer').map(({ key }) => key);
  expect(second).toBe(first);
});

it('says why a link leads nowhere, and offers no second try', async () => {
  shown(refusal(OFFER_FAILURES.gone));
  await screen.findByText(OFFER_FAILURES.gone.message);
  expect(screen.queryByRole('button', { name: 'Noch einmal versuchen' })).toBeNull();
});

it('tells the office that it is on the screen, once and without a word about it', async () => {
  const asked = link('CONTACTED', true);
  const { server } = shown({ offerToAnswer: { ...asked, offer: { ...asked.offer, isOpened: false } } });
  await screen.findByRole('heading', { name: 'Hallo Jana, hast du Zeit?' });
  await waitFor(() =>
    expect(server.of('MarkOfferOpened').map(({ variables }) => variables)).toEqual([{ token: 'token' }]),
  );
  expect(screen.queryByRole('alert')).toBeNull();
});

it('does not tell of an offer that was seen before', async () => {
  const { server } = shown({ offerToAnswer: link('CONTACTED', true) });
  await screen.findByRole('heading', { name: 'Hallo Jana, hast du Zeit?' });
  expect(server.of('MarkOfferOpened')).toEqual([]);
});
