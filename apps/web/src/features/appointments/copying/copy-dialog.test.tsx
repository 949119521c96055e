import { screen, waitFor, within } from '@testing-library/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aServer, LOST, signIn } from '#testing/a-server.ts';
import { readyButton } from '#testing/library.tsx';
import { renderScreen } from '#testing/render.tsx';
import { anAppointment } from '../appointment.fixture.ts';
import { CopyDialog } from './copy-dialog.tsx';

/** Monday of week 11, and the Tuesday after. */
const GALA = anAppointment();
const BALL = anAppointment({
  ...{ id: 'a-2', description: 'Ball' },
  ...{ startDateTime: '2031-03-18T18:00:00Z', endDateTime: '2031-03-18T23:00:00Z' },
});

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2031-03-10T08:00:00Z'), toFake: ['Date'] });
  signIn();
});
afterEach(() => vi.useRealTimers());

const nothingMet = () => ({ copyOutlooks: [] });
const shown = (outlooks: () => object | Promise<object>, appointments = [GALA], copied?: () => object) => {
  const server = aServer({
    CopyOutlooks: outlooks,
    CopyAppointments:
      copied ?? (() => ({ copyAppointments: { copied: appointments.length, offers: 0, people: 0, notAsked: 0 } })),
  });
  const [onShow, onClose] = [vi.fn(), vi.fn()];
  const dialog = <CopyDialog title="Kopieren" appointments={appointments} onShow={onShow} onClose={onClose} />;
  return { server, onShow, onClose, ...renderScreen(dialog) };
};
const again = () => screen.getByRole('checkbox', { name: /^Wer gebucht war, gleich wieder anfragen/ });

it('does not call the coming week past because nothing is ticked', async () => {
  const { person } = shown(nothingMet);
  await screen.findByText('(0 Angebote)');
  await person.click(screen.getByRole('button', { name: 'Keine' }));
  expect(screen.queryByText(/Diese Woche ist vorbei/)).toBeNull();
  expect(again()).toHaveProperty('disabled', false);
  for (let week = 0; week < 3; week += 1) await person.click(screen.getByRole('button', { name: 'Eine Woche früher' }));
  expect(screen.getByText(/Diese Woche ist vorbei/)).toBeTruthy();
});

it('says nothing of offers that it does not know, and can look again', async () => {
  let isBack = false;
  const { person } = shown(() => (isBack ? nothingMet() : LOST));
  expect(screen.queryByText(/Angebote\)/)).toBeNull();
  await screen.findByText(/konnte nicht geprüft werden/);
  expect(screen.queryByText(/Angebote\)/)).toBeNull();
  isBack = true;
  await person.click(screen.getByRole('button', { name: 'Jetzt neu laden' }));
  await screen.findByText('(0 Angebote)');
  expect(screen.queryByText(/konnte nicht geprüft werden/)).toBeNull();
});

it('copies nothing before it is known what is there already', async () => {
  const answer = Promise.withResolvers<object>();
  shown(() => answer.promise);
  const copy = await screen.findByRole('button', { name: '1 Einsatz kopieren' });
  expect(copy).toHaveProperty('disabled', true);
  answer.resolve(nothingMet());
  await waitFor(() => expect(copy).toHaveProperty('disabled', false));
});

it('names every week that the selection reaches, and shows the first of them', async () => {
  const { person, onShow } = shown(nothingMet, [GALA, BALL]);
  const dialog = within(screen.getByRole('dialog', { name: 'Kopieren' }));
  dialog.getByText('KW 11–12');
  dialog.getByText('10.03.–23.03.');
  dialog.getByText('KW 12–13');
  dialog.getByText(/in KW 12–13/);
  await person.click(await readyButton('2 Einsätze kopieren'));
  await screen.findByText('2 Einsätze nach KW 12–13 kopiert');
  // Behind the dialog, which its owner would have closed by now.
  await person.click(screen.getByRole('button', { name: 'KW 12 zeigen', hidden: true }));
  expect(onShow).toHaveBeenCalledWith('2031-03-17');
});

it('goes on as after a success when the answer got lost and the copies are there', async () => {
  let isCopied = false;
  const { person, server, onClose } = shown(
    () => ({ copyOutlooks: [{ appointmentId: GALA.id, isTaken: isCopied, booked: 0, absent: 0 }] }),
    [GALA],
    () => {
      isCopied = true;
      return LOST;
    },
  );
  await person.click(await readyButton('1 Einsatz kopieren'));
  await screen.findByText('1 Einsatz nach KW 12 kopiert');
  expect(onClose).toHaveBeenCalledOnce();
  expect(server.of('CopyAppointments')).toHaveLength(1);
  expect(screen.queryByText(/Keine Antwort/)).toBeNull();
});

it('copies into the week that was chosen, with or without the details of the day', async () => {
  const { person, server } = shown(nothingMet);
  await person.click(screen.getByRole('button', { name: 'Eine Woche später' }));
  await person.click(screen.getByRole('checkbox', { name: /^Treffpunkt, .* mitnehmen$/ }));
  await person.click(await readyButton('1 Einsatz kopieren'));
  await screen.findByText('1 Einsatz nach KW 13 kopiert');
  expect(server.of('CopyAppointments')[0]?.variables).toEqual({
    ids: ['a-1'],
    days: 14,
    keepsDetails: false,
    asksBooked: false,
  });
});
