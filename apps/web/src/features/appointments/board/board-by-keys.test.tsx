import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { uiState } from '#platform/session/ui-state.ts';
import type { Viewer } from '#platform/viewer/viewer.ts';
import { aServer, signIn } from '#testing/a-server.ts';
import { act } from '#testing/library.tsx';
import { renderScreen } from '#testing/render.tsx';
import { inWidth } from '#testing/widths.ts';
import { anAppointment } from '../appointment.fixture.ts';
import { AppointmentsPage } from '../overview/appointments-page.tsx';
import { SHOWN_DAY } from '../overview-state.ts';

const BREAKFAST = anAppointment({
  ...{ id: 'a-2', description: 'Frühstück' },
  ...{ startDateTime: '2031-03-10T05:00:00Z', endDateTime: '2031-03-10T09:00:00Z' },
});
const GALA = anAppointment({});
const BALL = anAppointment({
  ...{ id: 'a-3', description: 'Ball' },
  ...{ startDateTime: '2031-03-12T18:00:00Z', endDateTime: '2031-03-12T23:00:00Z' },
});

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2031-03-10T08:00:00Z'), toFake: ['Date'] });
  signIn();
  uiState.write(SHOWN_DAY, '2031-03-10');
});
afterEach(() => vi.useRealTimers());

/** The week from 10 March; in every other one there is nothing. */
const shown = async (userRole: NonNullable<Viewer['user']>['userRole'] = 'TENANT_USER_DISPATCHER') => {
  const server = aServer({
    Appointments: ({ filter }) => {
      const isThis = (filter as unknown as { readonly from: string }).from < '2031-03-10T12';
      const items = isThis ? [BREAKFAST, GALA, BALL] : [];
      return { appointments: { count: items.length, items } };
    },
    AgencyChoices: () => ({
      tenantInformation: { defaultTargetUserPoolId: null, targetUserPools: [], appointmentTypes: [], outfits: [] },
    }),
  });
  const user = { userRole, userState: 'ACTIVE', firstName: 'Dora', lastName: 'Dispo', hasDeviceAccessTicket: true };
  return { server, ...renderScreen(<AppointmentsPage />, { user: user as Viewer['user'] }) };
};
const card = (name: string) => screen.findByRole('link', { name: new RegExp(name) });
const add = (day: string, band: string) =>
  screen.findByRole('link', { name: new RegExp(`^Einsatz anlegen: ${day}.*${band}$`) });
const focused = (find: () => Promise<HTMLElement>) =>
  waitFor(async () => expect(document.activeElement).toBe(await find()));

it('is walked by arrows from entry to entry and from day to day', async () => {
  const { person } = await shown();
  const first = await card('Frühstück');
  act(() => first.focus());
  await person.keyboard('{ArrowDown}');
  await focused(() => add('Montag', 'Früh'));
  await person.keyboard('{ArrowDown}{ArrowDown}');
  await focused(() => card('Gala'));
  await person.keyboard('{ArrowRight}');
  await focused(() => add('Dienstag', 'Abend'));
  await person.keyboard('{ArrowLeft}');
  await focused(() => card('Gala'));
});

it('goes on in the week after on the same day, and comes back to where it was', async () => {
  const { person } = await shown();
  const first = await card('Frühstück');
  act(() => first.focus());
  await person.keyboard('{PageDown}');
  await waitFor(() => expect(screen.queryByRole('link', { name: /Frühstück/ })).toBeNull());
  await focused(() => add('Montag', 'Früh'));
  await person.keyboard('{PageUp}');
  await focused(() => card('Frühstück'));
});

it('moves and chooses the entry that has the focus, and begins a new one from anywhere', async () => {
  const { person, path } = await shown();
  const gala = await card('Gala');
  act(() => gala.focus());
  await person.keyboard('x');
  await screen.findByRole('region', { name: '1 Einsatz ausgewählt' });
  await person.keyboard('m');
  const dialog = within(await screen.findByRole('dialog', { name: 'Einsatz verschieben' }));
  dialog.getByText(/^„Gala“/);
  // No new appointment while somebody types a day.
  await person.keyboard('n');
  expect(path()).toBe('/');
  await person.click(dialog.getByRole('button', { name: 'Abbrechen' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await person.keyboard('n');
  await waitFor(() => expect(path()).toBe('/appointment/create'));
});

it('begins a new entry where somebody clicks, at the usual hours of that part of the day', async () => {
  const { person, path } = await shown();
  const beside = await add('Mittwoch', 'Tag');
  expect(new URL(beside.getAttribute('href') ?? '', 'https://app.example').search).toBe(
    '?start=2031-03-12T10:00:00.000Z&end=2031-03-12T16:00:00.000Z',
  );
  await person.click(beside);
  await waitFor(() => expect(path()).toBe('/appointment/create'));
});

it('lets accounting look and change nothing, by mouse or by keys', async () => {
  const { person, path } = await shown('TENANT_USER_ACCOUNTING');
  const gala = await card('Gala');
  expect(gala.getAttribute('draggable')).toBe('false');
  expect(screen.queryByRole('link', { name: /Einsatz anlegen/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /Aktionen für/ })).toBeNull();
  act(() => gala.focus());
  await person.keyboard('mxn');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('region', { name: /ausgewählt/ })).toBeNull();
  expect(path()).toBe('/');
});

it('is a strip of days on a phone, of which a tap or a finger across the entries shows another one', async () => {
  await inWidth(360);
  const { person } = await shown();
  await card('Gala');
  expect(screen.queryByRole('link', { name: /Ball/ })).toBeNull();
  await person.click(screen.getByRole('button', { name: /^Mittwoch.*1 Einsatz$/ }));
  expect((await screen.findByRole('region', { name: 'Abend' })).contains(await card('Ball'))).toBe(true);
  const swipe = (across: number) => {
    const target = screen.getByRole('region', { name: 'Abend' });
    const at = (clientX: number) => [new Touch({ identifier: 1, target, clientX, clientY: 400 })];
    fireEvent(target, new TouchEvent('touchstart', { bubbles: true, touches: at(180), changedTouches: at(180) }));
    fireEvent(target, new TouchEvent('touchend', { bubbles: true, changedTouches: at(180 + across) }));
  };
  swipe(-120);
  await waitFor(() => expect(screen.queryByRole('link', { name: /Ball/ })).toBeNull());
  swipe(120);
  await card('Ball');
});

it('chooses by the menu of an entry too, and from then on by a click on any other', async () => {
  const { person, path } = await shown();
  await card('Gala');
  await person.click(screen.getByRole('button', { name: /^Aktionen für „Ball“/ }));
  await person.click(await screen.findByRole('menuitem', { name: 'Auswählen' }));
  await screen.findByRole('region', { name: '1 Einsatz ausgewählt' });
  await person.click(await card('Gala'));
  await screen.findByRole('region', { name: '2 Einsätze ausgewählt' });
  expect(path()).toBe('/');
});
