import { screen, waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { uiState } from '#platform/session/ui-state.ts';
import { aServer } from '#testing/a-server.ts';
import { renderScreen } from '#testing/render.tsx';
import { anAppointment } from '../appointment.fixture.ts';
import { AppointmentsPage } from '../overview/appointments-page.tsx';

const GALA = anAppointment({});
const BALL = anAppointment({ id: 'a-2', description: 'Ball' });

interface Asked {
  readonly text?: string;
  readonly isNotFullyBooked?: boolean;
}

const shown = () => {
  uiState.write('appointments.view', 'list');
  const server = aServer({
    Appointments: ({ filter, sort }) => {
      const { text = '' } = filter as unknown as Asked;
      const { key, isDescending } = sort as unknown as { readonly key: string; readonly isDescending: boolean };
      const found = [GALA, BALL].filter(({ description }) => description.toLowerCase().includes(text));
      const items = (key === 'DESCRIPTION') !== isDescending ? found.toReversed() : found;
      return { appointments: { count: items.length, items } };
    },
    AgencyChoices: () => ({
      tenantInformation: { defaultTargetUserPoolId: null, targetUserPools: [], appointmentTypes: [], outfits: [] },
    }),
  });
  return { server, ...renderScreen(<AppointmentsPage />) };
};
const rows = () =>
  within(screen.getByRole('table'))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

it('is narrowed as it was left when somebody comes back, and shows all again once that is cleared', async () => {
  const first = shown();
  await waitFor(() => expect(rows()).toHaveLength(2));
  await first.person.click(screen.getByRole('checkbox', { name: 'Nur nicht voll besetzt' }));
  await first.person.type(screen.getByRole('searchbox', { name: 'Einsatz, Kunde, Ort' }), 'ball');
  await screen.findByText('1 Einsatz');
  expect(first.server.received.at(-1)?.variables).toMatchObject({ filter: { text: 'ball', isNotFullyBooked: true } });
  first.unmount();

  const { person, server } = shown();
  await waitFor(() => expect(rows()).toEqual(['Ball']));
  expect(screen.getByRole('checkbox', { name: 'Nur nicht voll besetzt' }).getAttribute('aria-checked')).toBe('true');
  await person.type(screen.getByRole('searchbox'), ' am Mond');
  await screen.findByText('Nichts gefunden');
  const all = screen.getAllByRole('button', { name: 'Filter löschen' });
  await person.click(all.at(-1) as HTMLElement);
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(Object.keys(server.of('Appointments').at(-1)?.variables['filter'] as object)).not.toContain(
    'isNotFullyBooked',
  );
});

it('is sorted by a column, and the other way round by a second press', async () => {
  const { person, server } = shown();
  await waitFor(() => expect(rows()).toHaveLength(2));
  const sorts = () => server.of('Appointments').map(({ variables }) => variables['sort']);
  const head = () => within(screen.getByRole('table')).getByRole('button', { name: 'Einsatz' });
  const [first] = sorts();
  await person.click(head());
  await waitFor(() => expect(sorts().at(-1)).not.toEqual(first));
  expect(sorts().at(-1)).toMatchObject({ isDescending: false });
  await person.click(head());
  await waitFor(() => expect(sorts().at(-1)).toMatchObject({ isDescending: true }));
});
