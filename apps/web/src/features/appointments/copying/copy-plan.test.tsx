import { screen, waitFor } from '@testing-library/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aServer, signIn } from '#testing/a-server.ts';
import { renderScreen } from '#testing/render.tsx';
import { anAppointment } from '../appointment.fixture.ts';
import { CopyDialog } from './copy-dialog.tsx';
import { CopyWeekButton } from './copy-week-button.tsx';

const on = (id: string, day: string) =>
  anAppointment({ id, description: id, startDateTime: `${day}T16:00:00Z`, endDateTime: `${day}T20:00:00Z` });
/** A week before the one with Mariä Empfängnis, and the Sunday before it. */
const [SUNDAY, MONDAY, TUESDAY, WEDNESDAY] = [
  on('Sonntag', '2026-11-29'),
  on('Montag', '2026-11-30'),
  on('Dienstag', '2026-12-01'),
  on('Mittwoch', '2026-12-02'),
];

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-30T08:00:00Z'), toFake: ['Date'] });
  signIn();
});
afterEach(() => vi.useRealTimers());

const aCopyingServer = () =>
  aServer({
    CopyOutlooks: () => ({
      copyOutlooks: [
        { appointmentId: 'Montag', isTaken: false, booked: 3, absent: 1 },
        { appointmentId: 'Dienstag', isTaken: false, booked: 4, absent: 0 },
        { appointmentId: 'Mittwoch', isTaken: true, booked: 5, absent: 0 },
      ],
    }),
    CopyAppointments: () => ({ copyAppointments: { copied: 1, offers: 2, people: 1, notAsked: 1 } }),
  });
const shown = () => {
  const server = aCopyingServer();
  const dialog = (
    <CopyDialog
      title="Woche kopieren"
      appointments={[MONDAY, TUESDAY, WEDNESDAY]}
      onShow={() => undefined}
      onClose={() => undefined}
    />
  );
  return { server, ...renderScreen(dialog) };
};
const row = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(name) });

it('leaves unticked what is there already or falls on a holiday, and sends what was wished', async () => {
  const { person, server } = shown();
  await screen.findByText('gibt es schon');
  expect([row('Montag'), row('Dienstag'), row('Mittwoch')].map(({ checked }) => checked)).toEqual([true, false, false]);
  screen.getByText('Mariä Empfängnis');
  // One of the three who were booked is away.
  screen.getByText('(2 Angebote, 1 wegen Abwesenheit nicht)');
  await person.click(row('Wer gebucht war'));
  await person.click(row('Treffpunkt, Dienstkleidung'));
  await person.click(screen.getByRole('button', { name: '1 Einsatz kopieren' }));
  await screen.findByText('1 Einsatz nach KW 50 kopiert');
  screen.getByText('1 Person wurde für 2 Plätze angefragt. 1 Buchung konnte nicht neu angefragt werden.');
  expect(server.of('CopyAppointments')[0]?.variables).toEqual({
    ids: ['Montag'],
    days: 7,
    keepsDetails: false,
    asksBooked: true,
  });
});

it('goes from the next week to the one before, and never into the week itself', async () => {
  const { person, server } = shown();
  await person.click(await screen.findByRole('button', { name: 'Eine Woche früher' }));
  await waitFor(() => expect(server.of('CopyOutlooks').map(({ variables }) => variables['days'])).toEqual([7, -7]));
  await person.click(screen.getByRole('button', { name: 'Eine Woche später' }));
  await screen.findByRole('button', { name: '1 Einsatz kopieren' });
});

it('copies a week without what began in the week before', async () => {
  const days = ['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04', '2026-12-05', '2026-12-06'];
  const server = aCopyingServer();
  const { person } = renderScreen(
    <CopyWeekButton days={days} appointments={[WEDNESDAY, SUNDAY, MONDAY]} onShow={() => undefined} />,
  );
  await person.click(screen.getByRole('button', { name: 'Woche kopieren' }));
  await screen.findByRole('dialog', { name: 'Woche kopieren' });
  await waitFor(() =>
    expect(server.of('CopyOutlooks')[0]?.variables).toEqual({ ids: ['Montag', 'Mittwoch'], days: 7 }),
  );
});
