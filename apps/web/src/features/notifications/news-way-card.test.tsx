import { screen, waitFor } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { aPhone, withKey } from '#testing/a-phone.ts';
import { aServer, LOST } from '#testing/a-server.ts';
import { renderScreen } from '#testing/render.tsx';
import { NewsWayCard } from './news-way-card.tsx';

const choice = (name: RegExp) => screen.findByRole('radio', { name }) as Promise<HTMLInputElement>;

it('saves what is tapped, and goes back to what holds when that fails', async () => {
  aPhone({ permission: 'granted', subscribedFor: 'k-1' });
  let newsWay: string | undefined = 'BOTH';
  let isAway = false;
  const { promise, resolve } = Promise.withResolvers<void>();
  aServer({
    NewsWay: () => ({ newsWay }),
    ChooseNewsWay: async ({ way }) => {
      if (isAway) return LOST;
      await promise;
      newsWay = way;
      return { chooseNewsWay: way };
    },
  });
  const { person } = renderScreen(<NewsWayCard />, { address: 'du' });
  await screen.findByText('Auf diesem Gerät sind Mitteilungen erlaubt.');
  await person.click(await choice(/^Nur E-Mail/));
  // The tap shows at once, not only when the server has answered.
  expect((await choice(/^Nur E-Mail/)).checked).toBe(true);
  resolve();
  await screen.findByText('Gespeichert');
  expect(screen.queryByText(/Auf diesem Gerät/)).toBeNull();
  isAway = true;
  await person.click(await choice(/^Nur Mitteilung/));
  await screen.findByRole('alert');
  expect((await choice(/^Nur E-Mail/)).checked).toBe(true);
});

it('lets this device take part, and says so', async () => {
  aPhone({ permission: 'default', answer: 'granted' });
  aServer({
    NewsWay: () => ({ newsWay: 'PUSH' }),
    RegisterWebPush: () => ({ registerWebPush: true }),
    ...withKey('k-1'),
  });
  const { person } = renderScreen(<NewsWayCard />, { address: 'du' });
  await person.click(await screen.findByRole('button', { name: 'Auf diesem Gerät erlauben' }));
  await screen.findByText('Auf diesem Gerät sind Mitteilungen erlaubt.');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Auf diesem Gerät erlauben' })).toBeNull());
});

it('does not trust the permission alone, and tries again by a tap', async () => {
  aPhone({ permission: 'granted' });
  aServer({
    NewsWay: () => ({ newsWay: 'PUSH' }),
    RegisterWebPush: () => ({ registerWebPush: true }),
    ...withKey('k-1'),
  });
  const { person } = renderScreen(<NewsWayCard />, { address: 'du' });
  await screen.findByText(/kommen aber auf diesem Gerät noch nicht an/);
  await person.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
  await screen.findByText('Auf diesem Gerät sind Mitteilungen erlaubt.');
});
