import { useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { queryClient } from '#platform/graphql/query-client.ts';
import { aServer, LOST } from '#testing/a-server.ts';
import { renderScreen } from '#testing/render.tsx';
import { type Cockpit, CockpitContext } from '../cockpit.ts';
import { offersQuery } from '../lanes/offers-query.ts';
import { useSteps } from '../steps/use-steps.ts';
import { Candidates } from './candidates.tsx';

const PEOPLE = ['Lea', 'Mia', 'Ida'].map((firstName, at) => ({
  ...{ id: `w-${at + 1}`, firstName, lastName: 'Haas', effectiveRating: null, assessmentCount: 0 },
  ...{ availability: 'AVAILABLE', hoursOfWeek: 0, hoursWithShift: 8, lastWorkedOn: null, rank: at + 1 },
  ...{ rankingReason: '', warnings: [], reasons: [], preventedAt: null },
}));
const appointment = { id: 'a-1', startDateTime: '2026-11-19T06:30:00+01:00', desiredTargetUsers: 4 };

function Screen() {
  const steps = useSteps('a-1', () => undefined);
  useQuery(offersQuery('a-1'));
  const selection = { chosen: [], has: () => false };
  const cockpit = { appointment, steps, selection, mayOffer: true, mayBook: true } as unknown as Cockpit;
  const ask = (count: number) => steps.offer(PEOPLE.slice(0, count).map(({ id, firstName: name }) => ({ id, name })));
  return (
    <CockpitContext value={cockpit}>
      <Candidates />
      <button type="button" onClick={() => void ask(1)}>
        Eine
      </button>
      <button type="button" onClick={() => void ask(2)}>
        Zwei
      </button>
    </CockpitContext>
  );
}

/** The office at a server that loses its answers; whoever is asked is no candidate any more. */
function shown(asks: boolean) {
  const world = { asked: [] as readonly string[] };
  const lose = (ids: readonly string[]) => () => {
    if (asks) world.asked = ids;
    return LOST;
  };
  const left = () => PEOPLE.filter(({ id }) => !world.asked.includes(id));
  const items = () => world.asked.map((id) => ({ offerId: `o-${id}`, targetUserId: id, offerState: 'CONTACTED' }));
  const server = aServer({
    AppointmentOffers: () => ({ appointmentOffers: { count: world.asked.length, items: items() } }),
    Candidates: () => ({
      targetUsersAvailableForAppointment: {
        count: left().length,
        availabilityCounts: { available: left().length, partially: 0, unavailable: 0 },
        items: left(),
      },
    }),
    OfferWaves: () => ({ offerWaves: { state: null, waves: [] } }),
    CreateOffer: lose(['w-1']),
    CreateOffers: lose(['w-1', 'w-2']),
  });
  return { world, server, ...renderScreen(<Screen />) };
}
const names = () => screen.getAllByRole('row').length - 1;

it.each([
  ['Eine', '1 Angebot verschickt', 2],
  ['Zwei', '2 Angebote verschickt', 1],
])('takes who was asked from the candidates although the answer got lost: %s', async (name, told, left) => {
  const { person } = shown(true);
  await screen.findByText('Lea Haas');
  await person.click(screen.getByRole('button', { name }));
  await screen.findByText(told);
  expect(screen.queryByText(/noch keine Antwort/)).toBeNull();
  await waitFor(() => expect(names()).toBe(left));
});

it('keeps them while nobody knows, until the offers are seen', async () => {
  const { person, world } = shown(false);
  await screen.findByText('Lea Haas');
  await person.click(screen.getByRole('button', { name: 'Zwei' }));
  await screen.findByText('2 Personen: noch keine Antwort');
  expect(names()).toBe(3);
  world.asked = ['w-1', 'w-2'];
  await queryClient.invalidateQueries();
  await screen.findByText('2 Angebote verschickt');
  await waitFor(() => expect(names()).toBe(1));
});
