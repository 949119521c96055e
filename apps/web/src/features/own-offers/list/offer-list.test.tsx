import { screen, waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { aServer, LOST } from '#testing/a-server.ts';
import { renderScreen } from '#testing/render.tsx';
import { anOwnOffer } from '../an-own-offer.fixture.ts';
import { OfferCards } from '../offer-cards.tsx';
import { OfferList } from './offer-list.tsx';

const [BANKETT, BRUNCH] = [anOwnOffer('o-1', 'Bankett'), anOwnOffer('o-2', 'Brunch')];

/** The server accepts, but its first answer is lost. */
function acceptingInVain(offers: readonly object[]) {
  let open = offers;
  const answers = [LOST];
  const server = aServer({
    OwnOffers: () => ({ currentTargetUserOffers: { count: open.length, items: open } }),
    AcceptOffer: () => {
      open = offers.slice(1);
      return answers.shift() ?? { acceptOffer: { offerId: 'o-1' } };
    },
  });
  const list = (
    <OfferList kind="open" choice={{ states: ['CONTACTED'] }}>
      {(shown) => <OfferCards offers={shown} />}
    </OfferList>
  );
  return { server, ...renderScreen(list, { address: 'du' }) };
}

const firstAccept = async () => {
  const [card] = await screen.findAllByRole('article');
  return within(card as HTMLElement).getByRole('button', { name: /Annehmen/ });
};

it.each([
  ['others wait', [BANKETT, BRUNCH]],
  ['it was the only one', [BANKETT]],
])('keeps an offer whose answer was lost under the thumb, also where %s', async (_, offers) => {
  const { person, server } = acceptingInVain(offers);
  await person.click(await firstAccept());
  await screen.findByText('„Bankett“: noch keine Antwort');
  await screen.findByText(/^Noch keine Antwort vom Server/);
  await waitFor(() => expect(server.of('OwnOffers')).toHaveLength(2));
  await person.click(await firstAccept());
  await screen.findByText('„Bankett“ angenommen');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Bankett' })).toBeNull());
  const [one, again] = server.of('AcceptOffer');
  expect(again).toEqual(one);
});
