import { OFFER_FAILURES } from '@gastspiel/domain/offers/offer-failures.ts';
import { screen, waitFor, within } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';
import { queryClient } from '#platform/graphql/query-client.ts';
import { aServer, refusal } from '#testing/a-server.ts';
import { renderScreen } from '#testing/render.tsx';
import type { WholeOwnOffer } from '../own-offers-query.ts';
import { anOwnOffer } from './an-own-offer.fixture.ts';
import { WholeOffer } from './offer-page.tsx';

/** An offer's page at a server that is told that somebody can not come; `withdraw` takes the offer back. */
const shown = (changed: Partial<WholeOwnOffer>) => {
  const world = { offer: anOwnOffer({ isOpened: true, ...changed }), isGone: false };
  const server = aServer({
    OwnOffer: () => (world.isGone ? refusal(OFFER_FAILURES.gone) : { currentTargetUserOffer: world.offer }),
    ReportPrevention: ({ note }) => {
      world.offer = { ...world.offer, preventedAt: '2026-10-28T14:05:00Z', preventedNote: String(note) };
      return { reportPrevention: { offerId: 'o-1' } };
    },
  });
  const withdraw = async (): Promise<void> => {
    world.isGone = true;
    await queryClient.invalidateQueries();
  };
  return { server, withdraw, ...renderScreen(<WholeOffer id="o-1" />, { address: 'du' }) };
};

it('names what lies in the same time', async () => {
  const skiing = { id: 'a-2', description: 'Skiopening' };
  shown({
    overlapping: [{ ...skiing, startDateTime: '2030-03-15T18:00:00+01:00', endDateTime: '2030-03-15T22:00:00+01:00' }],
  });
  await screen.findByRole('heading', { name: 'Überschneidet sich mit' });
  screen.getByText(/^„Skiopening“.*18:00–22:00$/);
});

it('says of what is withdrawn while it is looked at that it is gone, and leads to the open offers', async () => {
  const { withdraw } = shown({});
  await screen.findByRole('heading', { level: 1, name: 'Bankett' });
  await withdraw();
  await screen.findByRole('heading', { name: 'Dieses Angebot gibt es nicht mehr' });
  expect(screen.queryByText('Bankett')).toBeNull();
  expect(screen.getByRole('link', { name: 'Zu den offenen Angeboten' }).getAttribute('href')).toBe('/');
});

it('tells the agency that somebody booked can not come, and then says so in the place of the button', async () => {
  const { person, server } = shown({ offerState: 'BOOKED', colleagues: ['Marlene'] });
  await screen.findByText('Marlene');
  await person.click(screen.getByRole('button', { name: 'Ich bin verhindert' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Bist du verhindert?' }));
  await person.type(dialog.getByLabelText(/Grund/), 'Ich habe Fieber.');
  await person.click(dialog.getByRole('button', { name: 'Bescheid geben' }));
  await screen.findByText('Deine Agentur weiß Bescheid');
  await screen.findByRole('heading', { name: 'Du hast gemeldet, dass du verhindert bist.' });
  screen.getByText('„Ich habe Fieber.“');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Ich bin verhindert' })).toBeNull());
  expect(server.of('ReportPrevention')[0]?.variables).toMatchObject({ offerId: 'o-1', note: 'Ich habe Fieber.' });
});

it('hands the shift to the phone’s calendar as a file that it knows', async () => {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const { person } = shown({ offerState: 'BOOKED' });
  await person.click(await screen.findByRole('button', { name: 'In meinen Kalender' }));
  expect(saved).toEqual(['einsatz.ics']);
});
