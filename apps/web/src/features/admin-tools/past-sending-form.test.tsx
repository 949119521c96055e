import { TIME_SHEET_FAILURES } from '@gastspiel/domain/time-sheets/time-sheet-failures.ts';
import { screen, waitFor } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { aServer, refusal } from '#testing/a-server.ts';
import { renderScreen } from '#testing/render.tsx';
import { PastSendingForm } from './past-sending-form.tsx';

const ID = 'd1ed815f-ea1e-4984-9259-86a7ecdc6213';
const DONE = { setFakePrintoutData: { appointment: { description: 'Gala-Dinner' } } };
const field = (name: RegExp) => screen.getByRole('textbox', { name });

async function filled(day: string, answer: object) {
  const server = aServer({ SetFakePrintoutData: () => answer });
  const { person } = renderScreen(<PastSendingForm />);
  await person.type(field(/^Zeitblock/), `https://app.example.at/printout_sending?block=${ID}`);
  await person.type(field(/^Versendet am/), day);
  await person.type(field(/^Uhrzeit/), '0930');
  await person.type(field(/^E-Mail-Adressen/), 'a@ringhof.example, b@ringhof.example');
  await person.click(screen.getByRole('button', { name: 'Eintragen' }));
  return server;
}

it('enters when a time sheet went to whom', async () => {
  const server = await filled('02.03.2026', DONE);
  await screen.findByText('Versand von „Gala-Dinner“ eingetragen');
  expect(server.of('SetFakePrintoutData')[0]?.variables).toEqual({
    worklogBlockId: ID,
    sentAt: '2026-03-02T09:30:00+01:00',
    recipients: ['a@ringhof.example', 'b@ringhof.example'],
  });
});

it('takes no sending of the future', async () => {
  const server = await filled('02.03.2099', DONE);
  await screen.findByText(TIME_SHEET_FAILURES.sentInFuture.message);
  expect(server.received).toEqual([]);
});

it('says at every field what is missing', async () => {
  const server = aServer({ SetFakePrintoutData: () => DONE });
  const { person } = renderScreen(<PastSendingForm />);
  await person.click(screen.getByRole('button', { name: 'Eintragen' }));
  await waitFor(() => {
    for (const name of [/^Zeitblock/, /^Versendet am/, /^Uhrzeit/, /^E-Mail-Adressen/]) {
      expect(field(name).getAttribute('aria-invalid')).toBe('true');
    }
  });
  expect(server.received).toEqual([]);
});

it('says at the field that there is no such block', async () => {
  const { blockUnknown } = TIME_SHEET_FAILURES;
  await filled('02.03.2026', refusal(blockUnknown, { worklogBlockId: blockUnknown.message }));
  await screen.findByText(blockUnknown.message);
  await waitFor(() => expect(field(/^Zeitblock/).getAttribute('aria-invalid')).toBe('true'));
});
