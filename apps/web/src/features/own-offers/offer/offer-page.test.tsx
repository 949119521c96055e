import { screen, waitFor } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { keptShifts } from '#platform/offline/kept-shifts.ts';
import { aServer, LOST } from '#testing/a-server.ts';
import { renderScreen } from '#testing/render.tsx';
import { anOwnOffer } from './an-own-offer.fixture.ts';
import { WholeOffer } from './offer-page.tsx';

const OFFER = anOwnOffer();

it('tells the office that an offer was opened, also when a message led to it without the list', async () => {
  const server = aServer({
    OwnOffer: () => ({ currentTargetUserOffer: OFFER }),
    MarkOffersOpened: () => ({ markOffersOpened: true }),
  });
  renderScreen(<WholeOffer id="o-1" />, { address: 'du' });
  await screen.findByRole('heading', { level: 1, name: 'Bankett' });
  await waitFor(() => expect(server.of('MarkOffersOpened')).toHaveLength(1));
  expect(server.of('MarkOffersOpened')[0]?.variables).toEqual({ offerIds: ['o-1'] });
});

it('says that the office asks whether they come, until they have said so', async () => {
  let asksToConfirm = true;
  aServer({
    OwnOffer: () => ({ currentTargetUserOffer: { ...OFFER, isOpened: true, offerState: 'BOOKED', asksToConfirm } }),
    ConfirmBooking: () => {
      asksToConfirm = false;
      return { confirmBooking: { offerId: 'o-1' } };
    },
  });
  const { person } = renderScreen(<WholeOffer id="o-1" />, { address: 'du' });
  await screen.findByText('Deine Agentur fragt, ob du kommst.');
  await person.click(screen.getByRole('button', { name: 'Ich komme' }));
  await waitFor(() => expect(screen.queryByText('Deine Agentur fragt, ob du kommst.')).toBeNull());
});

it('shows a booked shift as it was kept where there is no network, and no other', async () => {
  const kept = (offerId: string, description: string) => ({
    offerId,
    appointment: {
      ...OFFER.appointment,
      description,
      startDateTime: new Date(Date.now() + 3_600_000).toISOString(),
      endDateTime: new Date(Date.now() + 7_200_000).toISOString(),
    },
  });
  const brand = { name: 'Agentur Nord', tenantTheme: {} };
  keptShifts.save({ savedAt: new Date().toISOString(), brand, shifts: [kept('o-2', 'Brunch'), kept('o-1', 'Gala')] });
  aServer({ OwnOffer: () => LOST });
  renderScreen(<WholeOffer id="o-1" />, { address: 'du' });
  await screen.findByRole('heading', { name: 'Gala' });
  expect(screen.queryByText('Brunch')).toBeNull();
});
