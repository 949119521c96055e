import { screen, waitFor, within } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';
import type { Viewer } from '#platform/viewer/viewer.ts';
import { aServer, LOST } from '#testing/a-server.ts';
import { renderScreen } from '#testing/render.tsx';
import { aSheet, INVOICING, SENT } from '../a-sheet.fixture.ts';
import type { LoggedPrintout } from './log-query.ts';
import { TimeSheetDialog } from './time-sheet-dialog.tsx';

const AT = '2030-03-15T08:12:00Z';
const aPrintout = (id: string, changed: Partial<LoggedPrintout>): LoggedPrintout => ({
  id,
  orderedAt: AT,
  orderedByName: 'Helga Strasser',
  sentAt: AT,
  hasFailed: false,
  hasFile: true,
  isByHand: false,
  recipients: [],
  rows: [
    {
      worklogUserId: 'w-1',
      worklogUserName: 'Anna Pichler',
      startDateTime: '2030-03-15T18:00:00+01:00',
      endDateTime: '2030-03-16T02:00:00+01:00',
    },
  ],
  ...changed,
});
const recipient = (name: string, changed: Partial<LoggedPrintout['recipients'][number]>) => ({
  name,
  email: `${name.toLowerCase()}@ringhof.example`,
  sentAt: null,
  hasGivenUp: false,
  failure: null,
  ...changed,
});

const shown = (printouts: readonly LoggedPrintout[]) => {
  const server = aServer({
    TimeSheetLog: () => ({ fetchWorklogBlockInfo: { ...aSheet('b-1', 'Gala-Dinner', SENT), printouts } }),
    CreateDownload: () => LOST,
  });
  return { server, ...renderScreen(<TimeSheetDialog blockId="b-1" onClose={vi.fn()} />, INVOICING) };
};

it('tells each sending: when, by whom, to whom, what stood on it, and who has not got it', async () => {
  const { person, server } = shown([
    aPrintout('p-2', {
      recipients: [
        recipient('Julia', { sentAt: AT }),
        recipient('Max', { hasGivenUp: true, failure: 'ADDRESS_REFUSED' }),
      ],
    }),
    aPrintout('p-1', { isByHand: true, hasFile: false, recipients: [recipient('Julia', { sentAt: AT })] }),
  ]);
  const [latest, first] = await screen
    .findAllByRole('listitem')
    .then((items) => items.filter((item) => item.parentElement?.tagName === 'OL'));
  expect(latest?.textContent).toContain('Beauftragt am 15.03.2030, 09:12 von Helga Strasser');
  expect(latest?.textContent).toContain('Julia (julia@ringhof.example), versendet am 15.03.2030, 09:12');
  expect(latest?.textContent).toContain(
    'Max (max@ringhof.example), nicht versendet: Die E-Mail-Adresse wurde abgelehnt.',
  );
  expect(latest?.textContent).toContain('1 PersonAnna Pichler18:00–02:00 +1');
  expect(first?.textContent).toContain('Von Hand eingetragen');
  expect(first && within(first).queryByRole('button', { name: /PDF/ })).toBeNull();

  await person.click(screen.getByRole('button', { name: /PDF vom/ }));
  await waitFor(() =>
    expect(server.of('CreateDownload')[0]?.variables).toEqual({ input: { printoutPdf: { printoutId: 'p-2' } } }),
  );
});

it('says that nothing was sent yet', async () => {
  shown([]);
  await screen.findByText('Noch nie versendet.');
});

it('lets the administration enter a sending by hand, of this time sheet, and nobody else', async () => {
  const server = aServer({
    TimeSheetLog: () => ({ fetchWorklogBlockInfo: { ...aSheet('b-1', 'Gala-Dinner', SENT), printouts: [] } }),
    SetFakePrintoutData: () => ({ setFakePrintoutData: { appointment: { description: 'Gala-Dinner' } } }),
  });
  const user = { userRole: 'TENANT_USER_ADMIN', userState: 'ACTIVE' } as Viewer['user'];
  const { person } = renderScreen(<TimeSheetDialog blockId="b-1" onClose={vi.fn()} />, { ...INVOICING, user });
  await person.click(await screen.findByRole('button', { name: 'Versand von Hand eintragen' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Versand von Hand eintragen' }));
  await person.type(dialog.getByRole('textbox', { name: /^Versendet am/ }), '02.03.2026');
  await person.type(dialog.getByRole('textbox', { name: /^Uhrzeit/ }), '0930');
  await person.type(dialog.getByRole('textbox', { name: /^E-Mail-Adressen/ }), 'a@ringhof.example');
  await person.click(dialog.getByRole('button', { name: 'Eintragen' }));
  await screen.findByText('Versand von „Gala-Dinner“ eingetragen');
  expect(server.of('SetFakePrintoutData')[0]?.variables).toEqual({
    worklogBlockId: 'b-1',
    sentAt: '2026-03-02T09:30:00+01:00',
    recipients: ['a@ringhof.example'],
  });
});
