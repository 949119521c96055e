import { monthOf } from '@gastspiel/domain/time/month.ts';
import { dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { screen, waitFor, within } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';
import { aServer, LOST } from '#testing/a-server.ts';
import { renderScreen } from '#testing/render.tsx';
import { monthBefore } from '#ui/fields/month-choice.tsx';
import { longMonth } from '#ui/format/german-month.ts';
import { AccountingFiles } from './accounting-files.tsx';
import type { FileGap, FilePreview } from './files-query.ts';

const LAST_MONTH = monthBefore(monthOf(dayOf(new Date())));
const FILE: FilePreview = {
  fileName: 'BMD_Buchungen.csv',
  rowCount: 12,
  net: { value: 100 },
  tax: { value: 20 },
  gross: { value: 120 },
  hoursByKind: [],
  gaps: [],
  hints: [],
  headings: ['satzart', 'konto', 'text'],
  firstRows: [{ cells: ['0', '230008', 'Größler 2026-00001'] }],
};
const HOURS: FilePreview = {
  ...FILE,
  ...{ net: null, tax: null, gross: null, rowCount: 2 },
  hoursByKind: [{ kind: 'NIGHT', hours: 1234.5 }],
};
const gap = (changes: Partial<FileGap>): FileGap => ({
  ...{ code: 'REVENUE', message: 'Es fehlt etwas.', recipientId: null, targetUserId: null, invoiceId: null },
  ...changes,
});

const shown = (file: Partial<FilePreview> = {}, answers: Parameters<typeof aServer>[0] = {}) => {
  const server = aServer({
    AccountingFilePreview: ({ preset }) => ({
      accountingFile: { ...(String(preset).endsWith('BOOKINGS') ? FILE : HOURS), ...file },
    }),
    ...answers,
  });
  return { server, ...renderScreen(<AccountingFiles />) };
};
const button = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Datei herunterladen' });

it('shows sums and first rows of the last month, and brings the file', async () => {
  const followed = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { person, server } = shown({}, { CreateDownload: () => ({ createDownload: { url: '/downloads/x' } }) });
  const table = await screen.findByRole('table', { name: 'BMD_Buchungen.csv' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(FILE.headings);
  within(table).getByText('Größler 2026-00001');
  screen.getByText('BMD_Buchungen.csv · die ersten 1 von 12 Zeilen');
  expect(screen.getByText('Brutto').nextSibling?.textContent).toBe('€\u00a0120,00');
  await person.click(await button());
  await waitFor(() => expect(followed).toHaveBeenCalledOnce());
  expect(server.of('CreateDownload')[0]?.variables).toEqual({
    input: { accountingFile: { preset: 'BMD_BOOKINGS', month: LAST_MONTH } },
  });
  followed.mockRestore();
});

it('goes to another file and another month', async () => {
  const { person, server } = shown();
  const asked = () => server.of('AccountingFilePreview').at(-1)?.variables;
  await person.click(screen.getByRole('radio', { name: /LODAS/ }));
  await waitFor(() => expect(asked()).toEqual({ preset: 'DATEV_HOURS', month: LAST_MONTH }));
  expect((await screen.findByText('Nachtarbeit')).nextSibling?.textContent).toBe('1.234,50 h');
  expect(screen.getByRole('link', { name: 'Zuordnung und Aufbau' }).getAttribute('href')).toBe(
    '/invoice_sender/accounting/DATEV',
  );
  await person.click(screen.getByRole('button', { name: 'Voriger Monat' }));
  await waitFor(() => expect(asked()).toEqual({ preset: 'DATEV_HOURS', month: monthBefore(LAST_MONTH) }));
});

it('names every gap with the way to mend it, and makes no file', async () => {
  shown({
    gaps: [
      gap({ message: 'Für „mit USt“ fehlt das Erlöskonto.' }),
      gap({ code: 'CUSTOMER_ACCOUNT', message: 'Größler hat noch kein Kundenkonto.', recipientId: 'r' }),
      gap({ code: 'PERSONNEL_NUMBER', message: 'Anna hat noch keine Personalnummer.', targetUserId: 'anna' }),
      gap({ code: 'AMOUNT', message: 'Die Summen gehen nicht auf.', invoiceId: 'i' }),
    ],
    hints: [{ code: 'UNSENT_INVOICES', message: '2 Rechnungen sind noch nicht versendet.' }],
  });
  const alert = within(await screen.findByRole('alert'));
  alert.getByText('4 Angaben fehlen noch, bevor die Datei erstellt werden kann');
  expect(alert.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/invoice_sender/accounting/BMD',
    '/invoice_sender/accounting/BMD/customers',
    '/target_user/edit/anna',
    '/invoice/i',
  ]);
  within(screen.getByRole('note')).getByText('2 Rechnungen sind noch nicht versendet.');
  expect((await button()).disabled).toBe(true);
});

it('names many gaps on demand', async () => {
  const { person } = shown({ gaps: Array.from({ length: 9 }, (_, index) => gap({ message: `Lücke ${index + 1}` })) });
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getAllByRole('listitem')).toHaveLength(6);
  await person.click(alert.getByRole('button', { name: 'Alle 9 anzeigen' }));
  expect(alert.getAllByRole('listitem')).toHaveLength(9);
});

it('says when a month has nothing, and offers no empty file', async () => {
  shown({ rowCount: 0, firstRows: [], gaps: [gap({})] });
  await screen.findByText(`Für ${longMonth(LAST_MONTH)} gibt es nichts zu übergeben`);
  expect(screen.queryByRole('alert')).toBeNull();
  expect((await button()).disabled).toBe(true);
});

it('says that it could not be loaded, and tries again', async () => {
  let isBack = false;
  const { person } = shown({}, { AccountingFilePreview: () => (isBack ? { accountingFile: FILE } : LOST) });
  await screen.findByText('Die Vorschau konnte nicht geladen werden');
  isBack = true;
  await person.click(screen.getByRole('button', { name: 'Jetzt neu laden' }));
  await screen.findByRole('table');
});
