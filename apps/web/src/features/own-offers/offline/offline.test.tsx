import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { onlineManager } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/dom';
import { expect, it, onTestFinished } from 'vitest';
import { queryClient } from '#platform/graphql/query-client.ts';
import { keptShifts } from '#platform/offline/kept-shifts.ts';
import { aServer, LOST, refusal } from '#testing/a-server.ts';
import { act } from '#testing/library.tsx';
import { renderScreen } from '#testing/render.tsx';
import { OfferList } from '../list/offer-list.tsx';
import { KeepShifts } from './keep-shifts.tsx';
import type { KeptShift, OwnKeptShifts } from './shifts-to-keep.ts';

const HOUR = 3_600_000;
const inHours = (hours: number): string => new Date(Date.now() + hours * HOUR).toISOString();

const aShift = (description: string, from: number, to = from + 6): KeptShift => ({
  offerId: `o-${description}`,
  appointment: {
    description,
    startDateTime: inHours(from),
    endDateTime: inHours(to),
    typeDescription: 'Service',
    venue: 'Palais Wehrgraf',
    address: { streetNameAndNumber: 'Ring 1', postalCode: '1010', location: 'Wien' },
    meetingPlace: 'Tor 2',
    meetingTime: '16:30',
    contact: 'Frau Moser, 0664 1234567',
    outfit: { title: 'Schwarz-weiß' },
  },
});
const TENANT = { name: 'Agentur Nord', tenantTheme: {} } as OwnKeptShifts['brand'];
const keep = (...shifts: KeptShift[]): void =>
  keptShifts.save({ savedAt: inHours(-30), brand: TENANT, shifts } satisfies OwnKeptShifts);

const OFFERS = { currentTargetUserOffers: { count: 1, items: [{ offerId: 'o-1' }] } };
const list = (kind: 'booked' | 'open' = 'booked') =>
  renderScreen(
    <OfferList kind={kind} choice={{ states: ['BOOKED'] }}>
      {(offers) => <p>{offers.length} geladen</p>}
    </OfferList>,
    { address: 'du' },
  );
const HINT = 'Annehmen und Ablehnen geht wieder, sobald du online bist.';

it('keeps the shifts of the next two weeks with the colours of the agency, and renews them', async () => {
  const items = [
    aShift('vorbei', -9, -3),
    aShift('jetzt', -2),
    aShift('bald', 14 * 24 - 1),
    aShift('später', 14 * 24 + 1),
  ];
  aServer({ ShiftsToKeep: () => ({ currentTargetUserOffers: { items } }) });
  renderScreen(<KeepShifts />, { address: 'du', tenant: TENANT as never });
  const kept = () => (keptShifts.read() as OwnKeptShifts | undefined)?.shifts.map((one) => one.appointment.description);
  await waitFor(() => expect(kept()).toEqual(['jetzt', 'bald']));
  expect(keptShifts.read()?.brand).toEqual(TENANT);
  items.pop();
  items.pop();
  await act(() => queryClient.invalidateQueries());
  await waitFor(() => expect(kept()).toEqual(['jetzt']));
});

it('keeps nothing for whoever is blocked while the app is open', async () => {
  let answer: object = { currentTargetUserOffers: { items: [aShift('bald', 5)] } };
  aServer({ ShiftsToKeep: () => answer });
  renderScreen(<KeepShifts />, { address: 'du', tenant: TENANT as never });
  await waitFor(() => expect(keptShifts.read()?.shifts).toHaveLength(1));
  answer = refusal(GENERAL_FAILURES.stateForbids);
  await act(() => queryClient.invalidateQueries());
  await waitFor(() => expect(keptShifts.read()).toBeUndefined());
});

it('says of a shift of the evening before that it goes on, also when the browser knows that it is offline', async () => {
  onlineManager.setOnline(false);
  onTestFinished(() => onlineManager.setOnline(true));
  keep(aShift('Ball', -30, 2));
  aServer({ OwnOffers: () => LOST });
  list();
  await screen.findByText('Dein Einsatz läuft gerade');
});

it('shows the kept shifts when the booked ones are out of reach, also while they are asked for again', async () => {
  keep(aShift('vorbei', -9, -3), aShift('Bankett', 72));
  const { promise, resolve } = Promise.withResolvers<object>();
  const answers: (object | Promise<object>)[] = [LOST, promise];
  const server = aServer({ OwnOffers: () => answers.shift() ?? LOST });
  list();
  const title = await screen.findByRole('heading', { name: 'Bankett' });
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(screen.getByText('Dein nächster Einsatz, in 3 Tagen')).toBeTruthy();
  expect(screen.getByText(HINT)).toBeTruthy();
  expect(screen.getByRole('link', { name: /Frau Moser/ }).getAttribute('href')).toBe('tel:06641234567');
  act(() => void queryClient.refetchQueries());
  await waitFor(() => expect(server.of('OwnOffers')).toHaveLength(2));
  // The very same, so that nobody loses the place where they read.
  expect(title.isConnected).toBe(true);
  resolve(OFFERS);
  await screen.findByText('1 geladen');
});

it.each([
  ['another list', 'open', LOST],
  ['a list that the server refuses', 'booked', refusal(GENERAL_FAILURES.internal)],
] as const)('shows no kept shifts in the place of %s', async (_, kind, answer) => {
  keep(aShift('Bankett', 72));
  aServer({ OwnOffers: () => answer });
  list(kind);
  await screen.findByRole('button', { name: 'Jetzt neu laden' });
  expect(screen.queryByText('Bankett')).toBeNull();
});

it('says beneath a list that can not be renewed when it can be answered again', async () => {
  const answers: object[] = [OFFERS];
  aServer({ OwnOffers: () => answers.shift() ?? LOST });
  list('open');
  await screen.findByText('1 geladen');
  expect(screen.queryByText(HINT)).toBeNull();
  await act(() => queryClient.refetchQueries());
  await screen.findByText(HINT);
  expect(screen.getByText('1 geladen')).toBeTruthy();
});
