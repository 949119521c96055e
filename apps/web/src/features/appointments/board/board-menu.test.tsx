import { APPOINTMENT_FAILURES } from '@gastspiel/domain/appointments/appointment-failures.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CREW_LIST_TEXTS } from '#features/crew-lists/index.ts';
import { uiState } from '#platform/session/ui-state.ts';
import { aServer, refusal, signIn } from '#testing/a-server.ts';
import { readyButton } from '#testing/library.tsx';
import { renderScreen } from '#testing/render.tsx';
import { anAppointment } from '../appointment.fixture.ts';
import { AppointmentsPage } from '../overview/appointments-page.tsx';
import { SHOWN_DAY } from '../overview-state.ts';

const NOBODY = { peopleFollowing: { booked: 0, accepted: 0 }, peopleAll: { booked: 0, accepted: 0 } };
const GALA = anAppointment({ seriesId: 's-1' });
const LUNCH = anAppointment({
  ...{ id: 'a-2', description: 'Lunch' },
  ...{ startDateTime: '2031-03-10T10:00:00Z', endDateTime: '2031-03-10T13:00:00Z' },
});
const BALL = anAppointment({
  ...{ id: 'a-3', description: 'Ball' },
  ...{ startDateTime: '2031-03-12T18:00:00Z', endDateTime: '2031-03-12T23:00:00Z' },
});

const CONGRESS = anAppointment({
  ...{ id: 'a-4', description: 'Kongress', bookedTargetUsers: 2 },
  ...{ startDateTime: '2031-03-13T10:00:00Z', endDateTime: '2031-03-13T13:00:00Z' },
});

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2031-03-10T08:00:00Z'), toFake: ['Date'] });
  signIn();
  uiState.write(SHOWN_DAY, '2031-03-10');
});
afterEach(() => vi.useRealTimers());

/** A week with four entries, and the menu of one of them open. */
async function menuOf(description: string, answers: Parameters<typeof aServer>[0]) {
  const items = [LUNCH, GALA, BALL, CONGRESS];
  const server = aServer({
    Appointments: () => ({ appointments: { count: items.length, items } }),
    AgencyChoices: () => ({
      tenantInformation: { defaultTargetUserPoolId: null, targetUserPools: [], appointmentTypes: [], outfits: [] },
    }),
    AppointmentToEdit: () => ({ appointment: items.find((one) => one.description === description) ?? null }),
    ...answers,
  });
  const { person } = renderScreen(<AppointmentsPage />);
  await person.click(
    await screen.findByRole('button', { name: new RegExp(`^Aktionen für „${description}“ am \\w+, `) }),
  );
  const choose = async (label: string) => person.click(await screen.findByRole('menuitem', { name: label }));
  return { server, person, choose };
}

it.each([
  ['FOLLOWING', 'Dieser und die 3 folgenden', 4],
  ['ALL', 'Alle 6 der Serie', 6],
])('deletes others of a series with one of them, after asking how far: %s', async (reach, choice, count) => {
  const { server, person, choose } = await menuOf('Gala', {
    SeriesCounts: () => ({ seriesCounts: { following: 3, others: 5, begun: 0, ...NOBODY } }),
    DeleteSeries: () => ({ deleteSeries: { changed: count - 1, left: [] } }),
  });
  await choose('Löschen …');
  await person.click(await screen.findByRole('radio', { name: choice }));
  await person.click(screen.getByRole('button', { name: 'Weiter' }));
  await person.click(await screen.findByRole('button', { name: `${count} Einsätze löschen` }));
  await screen.findByText(`${count} Einsätze gelöscht`);
  expect(server.of('DeleteSeries')[0]?.variables).toEqual({ id: 'a-1', reach });
});

it('names those of a series that stay, and why', async () => {
  const refusal = 'Hier wurde schon gearbeitet.';
  const { person, choose } = await menuOf('Gala', {
    SeriesCounts: () => ({ seriesCounts: { following: 3, others: 5, begun: 0, ...NOBODY } }),
    DeleteSeries: () => ({
      deleteSeries: { changed: 2, left: [{ id: 'a-9', startDateTime: BALL.startDateTime, keptParts: [], refusal }] },
    }),
  });
  await choose('Löschen …');
  await person.click(await screen.findByRole('radio', { name: 'Dieser und die 3 folgenden' }));
  await person.click(screen.getByRole('button', { name: 'Weiter' }));
  await person.click(await screen.findByRole('button', { name: '4 Einsätze löschen' }));
  const left = await screen.findByRole('dialog', { name: 'Nicht überall geändert' });
  expect(left.textContent).toContain(refusal);
});

it('asks at once, names the one that it is about, and can be left while the series is looked up', async () => {
  const { person, choose } = await menuOf('Gala', { SeriesCounts: () => new Promise<object>(() => {}) });
  await choose('Löschen …');
  const dialog = within(await screen.findByRole('dialog', { name: 'Welche Einsätze der Serie löschen?' }));
  dialog.getByText('„Gala“, Mo., 10.03.2031, 17:00–23:00');
  expect(dialog.getByRole('status').textContent).toBe('Die Einsätze der Serie werden gesucht …');
  expect(dialog.getByRole('button', { name: 'Weiter' })).toHaveProperty('disabled', true);
  await person.click(dialog.getByRole('button', { name: 'Abbrechen' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('marks what belongs to a series', async () => {
  await menuOf('Gala', {});
  const inSeries = (description: string) =>
    within(screen.getByRole('link', { name: new RegExp(description), hidden: true })).queryByRole('img', {
      name: 'Serie',
      hidden: true,
    });
  expect(inSeries('Gala')).toBeTruthy();
  expect(inSeries('Lunch')).toBeNull();
});

it('copies the whole day of an entry, and no other', async () => {
  const { server, person, choose } = await menuOf('Lunch', {
    CopyOutlooks: () => ({ copyOutlooks: [] }),
    CopyAppointments: () => ({ copyAppointments: { copied: 2, offers: 0 } }),
  });
  await choose('Ganzen Tag kopieren …');
  const dialog = within(await screen.findByRole('dialog', { name: /10\.03\.2031 kopieren$/ }));
  expect(dialog.queryByText('Ball')).toBeNull();
  await person.click(await readyButton('2 Einsätze kopieren'));
  await screen.findByText('2 Einsätze nach KW 12 kopiert');
  expect(server.of('CopyAppointments')[0]?.variables).toMatchObject({ ids: ['a-2', 'a-1'], days: 7 });
});

it('keeps an entry as a template, and replaces another one only after asking', async () => {
  const { server, person, choose } = await menuOf('Ball', {
    SaveAppointmentTemplate: ({ replaces }) =>
      replaces ? { saveAppointmentTemplate: { id: 't-1' } } : refusal(APPOINTMENT_FAILURES.templateNameTaken),
    AppointmentTemplates: () => ({ appointmentTemplates: [] }),
  });
  await choose('Als Vorlage speichern');
  fireEvent.change(await screen.findByLabelText('Name der Vorlage'), { target: { value: 'Großer Ball' } });
  await person.click(screen.getByRole('button', { name: 'Speichern' }));
  await screen.findByRole('button', { name: 'Ersetzen' });
  // A person who does not want that goes on with the name that they have typed.
  await person.click(screen.getByRole('button', { name: 'Abbrechen' }));
  expect(await screen.findByLabelText('Name der Vorlage')).toHaveProperty('value', 'Großer Ball');
  await person.click(screen.getByRole('button', { name: 'Speichern' }));
  await person.click(await screen.findByRole('button', { name: 'Ersetzen' }));
  await screen.findByText('Vorlage „Großer Ball“ gespeichert');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(server.of('SaveAppointmentTemplate').map(({ variables }) => variables['replaces'])).toEqual([
    ...[false, false, true],
  ]);
});

it('moves an entry, and back again when it is undone', async () => {
  const { server, person, choose } = await menuOf('Ball', {
    UpdateAppointment: () => ({ updateAppointment: { withdrawnOffers: 0 } }),
    AppointmentToEdit: () => ({ appointment: server.of('UpdateAppointment').length > 0 ? moved : BALL }),
  });
  const moved = { ...BALL, version: 4, startDateTime: '2031-03-14T18:00:00Z', endDateTime: '2031-03-14T23:00:00Z' };
  await choose('Verschieben …');
  fireEvent.change(await screen.findByLabelText('Neues Datum'), { target: { value: '14.03.2031' } });
  await person.click(screen.getByRole('button', { name: 'Verschieben' }));
  await person.click(await screen.findByRole('button', { name: 'Rückgängig' }));
  await waitFor(() => expect(server.of('UpdateAppointment')).toHaveLength(2));
  expect(server.of('UpdateAppointment').map(({ variables: { version, input } }) => [version, input])).toMatchObject([
    [3, { startDateTime: '2031-03-14T18:00:00.000Z', endDateTime: '2031-03-14T23:00:00.000Z' }],
    [4, { startDateTime: '2031-03-12T18:00:00.000Z', endDateTime: '2031-03-12T23:00:00.000Z' }],
  ]);
  // Nobody can undo the same step twice.
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Rückgängig' })).toBeNull());
});

it('asks whether the other positions of an event move with one, and takes all of them back', async () => {
  const event = { id: 'e-1', number: 1, count: 2, positions: [{ id: 'a-3' }, { id: 'a-4' }] };
  const first = { ...BALL, event };
  const bar = { ...first, id: 'a-4', description: 'Ball – Bar' };
  const { server, person, choose } = await menuOf('Ball', {
    Appointments: () => ({ appointments: { count: 1, items: [first] } }),
    AppointmentToEdit: () => ({ appointment: server.of('UpdateEvent').length > 0 ? moved : first }),
    EventPositions: () => ({ appointment: { event: { positions: [first, bar] } } }),
    UpdateEvent: () => ({ updateEvent: { withdrawnOffers: 0 } }),
  });
  const moved = { ...first, version: 4, startDateTime: '2031-03-14T18:00:00Z', endDateTime: '2031-03-14T23:00:00Z' };
  await choose('Verschieben …');
  fireEvent.change(await screen.findByLabelText('Neues Datum'), { target: { value: '14.03.2031' } });
  await person.click(screen.getByRole('button', { name: 'Verschieben' }));
  await person.click(await screen.findByRole('button', { name: 'Alle 2 Positionen' }));
  await screen.findByText(/^2 Positionen verschoben:/);
  await person.click(screen.getByRole('button', { name: 'Rückgängig' }));
  await waitFor(() => expect(server.of('UpdateEvent')).toHaveLength(2));
  expect(server.of('UpdateEvent').map(({ variables: { version, input } }) => [version, input])).toMatchObject([
    [3, { startDateTime: '2031-03-14T18:00:00.000Z' }],
    [4, { startDateTime: '2031-03-12T18:00:00.000Z' }],
  ]);
  expect(server.of('UpdateAppointment')).toEqual([]);
});

it('asks before it moves whom somebody counts on, and moves nothing when they think better of it', async () => {
  const { server, person, choose } = await menuOf('Kongress', {
    BookedWorkersAbsentAt: () => ({ bookedWorkersAbsentAt: ['Lea Haas'] }),
  });
  await choose('Verschieben …');
  fireEvent.change(await screen.findByLabelText('Neues Datum'), { target: { value: '14.03.2031' } });
  await person.click(screen.getByRole('button', { name: 'Verschieben' }));
  const asked = await screen.findByRole('dialog', { name: 'Einsatz verschieben?' });
  expect(asked.textContent).toContain('Am neuen Termin abwesend, aber weiter gebucht: Lea Haas.');
  await person.click(within(asked).getByRole('button', { name: 'Abbrechen' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.of('UpdateAppointment')).toEqual([]);
});

it('puts an entry back where it was when the server refuses the move', async () => {
  let weeks = 0;
  const items = [BALL];
  const { person, choose } = await menuOf('Ball', {
    // The week is not loaded anew: what is shown is what was put back.
    Appointments: () => (weeks++ < 3 ? { appointments: { count: 1, items } } : new Promise<never>(() => undefined)),
    UpdateAppointment: () => refusal({ message: 'Geht nicht.', classification: 'BAD_REQUEST' }),
  });
  const day = () => screen.getByRole('link', { name: /Ball/, hidden: true }).closest('td')?.dataset['column'];
  expect(day()).toBe('2');
  await choose('Verschieben …');
  fireEvent.change(await screen.findByLabelText('Neues Datum'), { target: { value: '14.03.2031' } });
  await person.click(screen.getByRole('button', { name: 'Verschieben' }));
  await screen.findByText('„Ball“ wurde nicht verschoben');
  expect(day()).toBe('2');
});

it('has no list of a crew where nobody is booked', async () => {
  await menuOf('Ball', {});
  const list = await screen.findByRole('menuitem', { name: CREW_LIST_TEXTS.ofAppointment });
  expect(list.getAttribute('aria-disabled')).toBe('true');
});
