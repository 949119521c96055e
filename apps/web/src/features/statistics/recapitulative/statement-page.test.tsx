import { lastDayOf, monthAfter, monthOf } from '@gastspiel/domain/time/month.ts';
import { dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { screen, waitFor, within } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';
import { uiState } from '#platform/session/ui-state.ts';
import { aServer, LOST } from '#testing/a-server.ts';
import { renderScreen } from '#testing/render.tsx';
import { formatDay } from '#ui/fields/german-date.ts';
import { monthBefore } from '#ui/fields/month-choice.tsx';
import { longMonth } from '#ui/format/german-month.ts';
import type { Statement, StatementRow } from '../statistics-query.ts';
import { StatementPage } from './statement-page.tsx';

const THIS_MONTH = monthOf(dayOf(new Date()));
const LAST_MONTH = monthBefore(THIS_MONTH);

const row = (changed: Partial<StatementRow> = {}): StatementRow => ({
  country: 'DE',
  vatNumber: 'DE812345676',
  recipientId: 'r-1',
  recipientName: 'Isar Feinkost Catering GmbH',
  invoices: 3,
  net: { value: 3953.13 },
  euro: 3953,
  ...changed,
});
const MISSING = row({ country: null, vatNumber: null, recipientId: 'r-2', recipientName: 'Ohne UID KG', invoices: 1 });

const shown = (changed: Partial<Statement> = {}, answers: Parameters<typeof aServer>[0] = {}) => {
  const server = aServer({
    RecapitulativeStatement: (variables) => ({
      recapitulativeStatement: {
        month: variables['month'],
        dueOn: lastDayOf(monthAfter(String(variables['month']))),
        rows: [row()],
        net: { value: 3953.13 },
        euro: 3953,
        unsentInvoices: 0,
        ...changed,
      },
    }),
    ...answers,
  });
  return { server, ...renderScreen(<StatementPage />) };
};
const rows = async (): Promise<readonly string[]> => {
  await screen.findByText('Gesamt');
  return within(screen.getByRole('table'))
    .getAllByRole('row')
    .map((one) =>
      [...one.children].map(({ textContent }) => (textContent ?? '').replaceAll('\u00a0', ' ')).join(' | '),
    );
};

it('states the last month: exact, in whole euro, summed up, with the day until which it is due', async () => {
  shown();
  expect(await rows()).toEqual([
    'Land | UID | Rechnungsempfänger | Rechnungen | Betrag | Betrag in Euro (U 13)',
    'DE | DE812345676 | Isar Feinkost Catering GmbH | 3 | € 3.953,13 | € 3.953',
    'Gesamt |  |  | 3 | € 3.953,13 | € 3.953',
  ]);
  expect(screen.getByRole('combobox', { name: 'Monat' })).toHaveProperty('value', LAST_MONTH);
  screen.getByText(`abzugeben bis ${formatDay(lastDayOf(THIS_MONTH))}`);
});

it('goes to any other month up to this one', async () => {
  const { person, server } = shown();
  await rows();
  const asked = () => server.of('RecapitulativeStatement').at(-1)?.variables;
  await person.click(screen.getByRole('button', { name: 'Voriger Monat' }));
  await waitFor(() => expect(asked()).toEqual({ month: monthBefore(LAST_MONTH) }));
  await person.selectOptions(screen.getByRole('combobox', { name: 'Monat' }), longMonth(THIS_MONTH));
  await waitFor(() => expect(asked()).toEqual({ month: THIS_MONTH }));
  expect(screen.getByRole('button', { name: 'Nächster Monat' })).toHaveProperty('disabled', true);
});

it('marks who has no VAT number, and leads there', async () => {
  shown({ rows: [row(), MISSING] });
  const link = await screen.findByRole('link', { name: 'UID fehlt: Ohne UID KG öffnen' });
  expect(link.getAttribute('href')).toBe('/invoice_recipient/edit/r-2');
  screen.getByText('Bei 1 Rechnungsempfänger fehlt die UID. Ohne sie lässt sich der Betrag nicht melden.');
});

it('tells of drafts that will belong to it, and leads to the drafts', async () => {
  const { person } = shown({ unsentInvoices: 2 });
  await screen.findByText(/2 Entwürfe mit Reverse Charge gehören nach dem Versand dazu\./);
  const link = screen.getByRole('link', { name: 'Entwürfe ansehen' });
  expect(link.getAttribute('href')).toBe('/invoices');
  await person.click(link);
  expect(uiState.read('invoices.filters')).toContain('"states":["DRAFT","MISSED_SENDING"]');
});

it('says when there is nothing to state, and offers no empty file', async () => {
  shown({ rows: [], net: { value: 0 }, euro: 0 });
  await screen.findByText(`Für ${longMonth(LAST_MONTH)} ist nichts zu melden`);
  expect(screen.getByRole('button', { name: 'CSV-Export' })).toHaveProperty('disabled', true);
  expect(screen.queryByText(/abzugeben bis/)).toBeNull();
});

it('brings the file of the month', async () => {
  const followed = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { person, server } = shown({}, { CreateDownload: () => ({ createDownload: { url: '/downloads/x' } }) });
  await rows();
  await person.click(screen.getByRole('button', { name: 'CSV-Export' }));
  await waitFor(() => expect(followed).toHaveBeenCalledOnce());
  expect(server.of('CreateDownload')[0]?.variables).toEqual({
    input: { recapitulativeStatementCsv: { month: LAST_MONTH } },
  });
  followed.mockRestore();
});

it('says that it could not be loaded, and tries again', async () => {
  let isBack = false;
  const answer = { ...row(), month: LAST_MONTH, dueOn: '2026-11-30', rows: [row()], unsentInvoices: 0 };
  const { person } = shown(
    {},
    { RecapitulativeStatement: () => (isBack ? { recapitulativeStatement: answer } : LOST) },
  );
  await screen.findByText('Die Meldung konnte nicht geladen werden');
  isBack = true;
  await person.click(screen.getByRole('button', { name: 'Jetzt neu laden' }));
  expect(await rows()).toHaveLength(3);
});
