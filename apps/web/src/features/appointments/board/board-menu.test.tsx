import { APPOINTMENT_FAILURES } from '@gastspiel/domain/appointments/appointment-failures.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { uiState } from '#platform/session/ui-state.ts';
import { aServer, refusal, signIn } from '#testing/a-server.ts';
import { renderScreen } from '#testing/render.tsx';
import { anAppointment } from '../appointment.fixture.ts';
import { AppointmentsPage } from '../overview/appointments-page.tsx';
import { SHOWN_DAY } from '../overview-place.ts';

const GALA = anAppointment({ seriesId: 's-1' });
const LUNCH = anAppointment({
  ...{ id: 'a-2', description: 'Lunch' },
  ...{ startDateTime: '2031-03-10T10:00:00Z', endDateTime: '2031-03-10T13:00:00Z' },
});
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

/** A week with three entries, and the menu of one of them open. */
async function menuOf(description: string, answers: Parameters<typeof aServer>[0]) {
  const items = [LUNCH, GALA, BALL];
  const server = aServer({
    Appointments: () => ({ appointments: { count: items.length, items } }),
    AgencyChoices: () => ({
      tenantInformation: { defaultTargetUserPoolId: null, targetUserPools: [], appointmentTypes: [], outfits: [] },
    }),
    AppointmentToEdit: () => ({ appointment: items.find((one) => one.description === description) ?? null }),
    ...answers,
  });
  const { person } = renderScreen(<AppointmentsPage />);
  await person.click(await screen.findByRole('button', { name: `Aktionen für „${description}“` }));
  const choose = async (label: string) => person.click(await screen.findByRole('menuitem', { name: label }));
  return { server, person, choose };
}

it('deletes the following of a series with one of them, after asking how far', async () => {
  const { server, person, choose } = await menuOf('Gala', {
    SeriesCounts: () => ({ seriesCounts: { following: 3, others: 5, begun: 0 } }),
    DeleteSeries: () => ({ deleteSeries: { changed: 3, left: [] } }),
  });
  await choose('Löschen …');
  await person.click(await screen.findByRole('radio', { name: 'Dieser und die 3 folgenden' }));
  await person.click(screen.getByRole('button', { name: 'Weiter' }));
  await person.click(await screen.findByRole('button', { name: '4 Einsätze löschen' }));
  await screen.findByText('4 Einsätze gelöscht');
  expect(server.of('DeleteSeries')[0]?.variables).toEqual({ id: 'a-1', reach: 'FOLLOWING' });
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
  await person.click(await dialog.findByRole('button', { name: '2 Einsätze kopieren' }));
  await screen.findByText('2 Einsätze nach KW 12 kopiert');
  expect(server.of('CopyAppointments')[0]?.variables).toMatchObject({ ids: ['a-2', 'a-1'], days: 7 });
});

it('keeps an entry as a template, and replaces another one only after asking', async () => {
  const { server, person, choose } = await menuOf('Ball', {
    SaveAppointmentTemplate: ({ replaces }) =>
      replaces ? { saveAppointmentTemplate: { id: 't-1' } } : refusal(APPOINTMENT_FAILURES.templateNameTaken),
  });
  await choose('Als Vorlage speichern');
  await person.click(await screen.findByRole('button', { name: 'Speichern' }));
  await person.click(await screen.findByRole('button', { name: 'Ersetzen' }));
  await screen.findByText('Vorlage „Ball“ gespeichert');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(server.of('SaveAppointmentTemplate').map(({ variables }) => variables['replaces'])).toEqual([false, true]);
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
  // What was undone is not undone once more.
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Rückgängig' })).toBeNull());
});
