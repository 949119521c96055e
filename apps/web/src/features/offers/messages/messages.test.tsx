import { MESSAGE_FAILURES } from '@gastspiel/domain/messages/message-input.ts';
import { screen } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';
import { aServer, refusal } from '#testing/a-server.ts';
import { renderScreen } from '#testing/render.tsx';
import { type Cockpit, CockpitContext } from '../cockpit.ts';
import { MessageDialog } from './message-dialog.tsx';
import { MessagesCard } from './messages-card.tsx';

const COCKPIT = { appointment: { id: 'a-1' } } as unknown as Cockpit;
const MESSAGE = {
  id: 'm-1',
  audience: 'BOOKED',
  text: 'Bitte durch den Hof kommen.',
  sentAt: '2026-10-28T14:05:00+01:00',
  sentByName: 'Dora Dispo',
  recipients: 2,
};

const shown = (answer: object, messages: readonly object[] = []) => {
  const server = aServer({
    AppointmentOffers: () => ({ appointmentOffers: { count: 0, items: [] } }),
    AppointmentMessages: () => ({ appointmentMessages: messages }),
    SendAppointmentMessage: () => answer,
  });
  const onClose = vi.fn();
  const rendered = renderScreen(
    <CockpitContext value={COCKPIT}>
      <MessagesCard />
      <MessageDialog onClose={onClose} />
    </CockpitContext>,
  );
  return { server, onClose, ...rendered };
};

it('sends what was written, once it says something', async () => {
  const { person, server, onClose } = shown({ sendAppointmentMessage: { recipients: 2 } });
  await person.click(screen.getByRole('button', { name: 'Senden' }));
  expect(server.of('SendAppointmentMessage')).toEqual([]);
  await person.type(await screen.findByLabelText('Nachricht'), 'Bis morgen!');
  await person.click(screen.getByRole('button', { name: 'Senden' }));
  await screen.findByText('Nachricht an 2 Personen gesendet');
  expect(onClose).toHaveBeenCalled();
  expect(server.of('SendAppointmentMessage')[0]?.variables).toEqual({
    appointmentId: 'a-1',
    audience: 'ASKED',
    text: 'Bis morgen!',
  });
});

it('keeps the text when nobody is there to read it', async () => {
  const { person, onClose } = shown(refusal(MESSAGE_FAILURES.nobody));
  await person.type(await screen.findByLabelText('Nachricht'), 'Bis morgen!');
  await person.click(screen.getByRole('button', { name: 'Senden' }));
  await screen.findByText(MESSAGE_FAILURES.nobody.message);
  expect(screen.getByLabelText('Nachricht')).toHaveProperty('value', 'Bis morgen!');
  expect(onClose).not.toHaveBeenCalled();
});

it('loses nothing that was typed by a key or a click beside it', async () => {
  const { person, onClose } = shown({});
  const dialog = await screen.findByRole('dialog');
  await person.type(screen.getByLabelText('Nachricht'), 'Bis morgen!');
  await person.keyboard('{Escape}');
  await person.click(dialog.parentElement as HTMLElement);
  expect(onClose).not.toHaveBeenCalled();
  await person.click(screen.getByRole('button', { name: 'Abbrechen' }));
  expect(onClose).toHaveBeenCalledOnce();
});

it('closes by a key while nothing is typed', async () => {
  const { person, onClose } = shown({});
  await screen.findByRole('dialog');
  await person.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

it('shows what was written, to whom and by whom', async () => {
  shown({}, [MESSAGE]);
  await screen.findByText('Bitte durch den Hof kommen.');
  expect(screen.getByText(/^An Gebuchte \(2\) · Dora Dispo/)).toBeTruthy();
});
