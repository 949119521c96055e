import { yearOfDay } from '@gastspiel/domain/invoices/invoice-dates.ts';
import { addDays, dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { screen, waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { queryClient } from '#platform/graphql/query-client.ts';
import { INVOICES } from '#platform/live/topics.ts';
import { aServer, LOST } from '#testing/a-server.ts';
import { renderScreen } from '#testing/render.tsx';
import { inWidth } from '#testing/widths.ts';
import { formatDay } from '#ui/fields/german-date.ts';
import { formatEuro } from '#ui/format/german-money.ts';
import { ACCOUNTANT, anInvoice } from '../an-invoice.fixture.ts';
import type { InvoiceSummary } from '../invoice-parts.ts';
import { InvoicesPage } from './invoices-page.tsx';

const YEAR = yearOfDay(dayOf(new Date()));
const listed = (items: readonly InvoiceSummary[], total = items.length) => ({
  invoices: { count: items.length, items },
  ofAllStates: { count: total },
});
const SUMS = {
  invoiceTotalSumOfStateSummary: [
    { state: 'DRAFT', count: 3, grossTotal: { value: 10_312.07 } },
    { state: 'PAST_DUE', count: 1, grossTotal: { value: 9122.4 } },
  ],
};
const EACH = (['DRAFT', 'MISSED_SENDING', 'PENDING', 'PAST_DUE', 'PAST_DUN', 'PAID', 'CANCELLED'] as const).map(
  (state, index) => anInvoice(`2026-0000${index + 1}`, state),
);

const shown = (answers: Parameters<typeof aServer>[0] = {}, invoices: readonly InvoiceSummary[] = EACH) => {
  const server = aServer({
    Invoices: () => listed(invoices),
    InvoiceSums: () => SUMS,
    BillingRuns: () => ({ billingRuns: [] }),
    ...answers,
  });
  return { server, ...renderScreen(<InvoicesPage />, ACCOUNTANT) };
};
const row = async (number: string) => (await screen.findByRole('link', { name: number })).closest('tr') as HTMLElement;
const asked = ({ server }: ReturnType<typeof shown>) => server.of('Invoices').at(-1)?.variables;

it.each([
  ['2026-00001', 'Entwurf'],
  ['2026-00002', 'Versand ausständig'],
  ['2026-00003', 'Offen'],
  ['2026-00004', 'Überfällig'],
  ['2026-00005', 'Mahnfällig'],
  ['2026-00006', 'Bezahlt'],
  ['2026-00007', 'Storniert'],
])('%s is shown as %s, and leads to its page', async (number, state) => {
  shown();
  const shownRow = await row(number);
  expect(within(shownRow).getByText(state)).toBeTruthy();
  expect(within(shownRow).getByRole('link', { name: number }).getAttribute('href')).toBe(`/invoice/i-${number}`);
  expect(shownRow.textContent).toContain(formatEuro(6679.67));
});

it('tells when the mail server took an invoice, why it did not, and that it is on its way', async () => {
  shown({}, [
    anInvoice('2026-00001', 'PENDING', { mailFailure: 'ADDRESS_REFUSED' }),
    anInvoice('2026-00002', 'PENDING', { lastSentAt: null }),
    anInvoice('2026-00003', 'DRAFT'),
  ]);
  const refused = within(await row('2026-00001')).getByText('Adresse abgelehnt');
  expect(refused.getAttribute('title')).toBe('Die E-Mail-Adresse wurde abgelehnt.');
  expect((await row('2026-00002')).textContent).toContain('wird versendet');
  expect((await row('2026-00003')).textContent).toContain('–');
  // Where the words have no room.
  await inWidth(1024);
  within(await row('2026-00001')).getByRole('img', { name: 'Die E-Mail-Adresse wurde abgelehnt.' });
});

it('marks a draft whose hours were recorded anew', async () => {
  shown({}, [anInvoice('2026-00001', 'DRAFT', { isOutdated: true }), anInvoice('2026-00002', 'DRAFT')]);
  expect(within(await row('2026-00001')).getByRole('img', { name: 'Zeiten neu erfasst' })).toBeTruthy();
  expect(within(await row('2026-00002')).queryByRole('img')).toBeNull();
});

it('strikes through what was cancelled, and names what cancels it and what it cancels', async () => {
  const cancels = { number: '2026-00007' };
  shown({}, [
    anInvoice('2026-00007', 'CANCELLED', { cancelledBy: { number: '2026-00008' } }),
    anInvoice('2026-00008', 'CANCELLED', { cancels, cancelledBy: null, grossTotal: { value: -6679.67 } }),
  ]);
  const struck = within(await row('2026-00007')).getByText(/^€\s6\.679,67$/);
  expect(getComputedStyle(struck).textDecoration).toContain('line-through');
  expect((await row('2026-00007')).textContent).toContain('Storno: 2026-00008');
  const cancellation = within(await row('2026-00008')).getByText(/^−€\s6\.679,67$/);
  expect(getComputedStyle(cancellation).textDecoration).not.toContain('line-through');
  expect((await row('2026-00008')).textContent).toContain('Storno zu 2026-00007');
});

it('sums up the year by state, and shows exactly what a sum counts', async () => {
  const page = shown({ Invoices: () => listed([], 7) });
  const sums = await screen.findByRole('group', { name: `Summen ${YEAR} nach Status` });
  const drafts = await within(sums).findByRole('button', { name: /^Entwurf.*10\.312,07\s*3 Rechnungen/ });
  expect(within(sums).getByRole('button', { name: /^Bezahlt/ }).textContent).toContain(formatEuro(0));
  expect(within(sums).queryByRole('button', { name: /^Storniert/ })).toBeNull();
  await page.person.click(drafts);
  expect(drafts.getAttribute('aria-pressed')).toBe('true');
  const year = { issuedFrom: `${YEAR}-01-01`, issuedTo: `${YEAR}-12-31` };
  await waitFor(() =>
    expect(asked(page)).toMatchObject({ filter: { states: ['DRAFT'], ...year }, ofAllStates: year, hasStates: true }),
  );
  await screen.findByText('von 7 Rechnungen', { exact: false });
  await page.person.click(drafts);
  await waitFor(() => expect(asked(page)).toMatchObject({ filter: {}, hasStates: false }));
});

it('asks for the sums of what the list is narrowed to', async () => {
  const page = shown();
  await page.person.click(await screen.findByRole('button', { name: 'Zeitraum' }));
  const panel = screen.getByRole('dialog', { name: 'Zeitraum' });
  await page.person.type(within(panel).getByRole('textbox', { name: /Bis/ }), '31.12.2024');
  await page.person.click(within(panel).getByRole('button', { name: 'Übernehmen' }));
  await screen.findByRole('group', { name: 'Summen nach Status, wie gefiltert' });
  await waitFor(() =>
    expect(page.server.of('InvoiceSums').at(-1)?.variables).toEqual({
      year: null,
      filter: { issuedTo: '2024-12-31' },
    }),
  );
  expect(asked(page)?.['filter']).toEqual({ issuedTo: '2024-12-31' });
});

it('finds cancelled ones by the filter, and sorts by its columns', async () => {
  const page = shown();
  await page.person.click(await screen.findByRole('button', { name: 'Status' }));
  await page.person.click(screen.getByRole('menuitemcheckbox', { name: 'Storniert' }));
  await page.person.click(screen.getByRole('menuitemcheckbox', { name: 'Bezahlt' }));
  await page.person.keyboard('{Escape}');
  await waitFor(() => expect(asked(page)?.['filter']).toEqual({ states: ['PAID', 'CANCELLED'] }));
  await page.person.click(screen.getByRole('button', { name: 'Brutto' }));
  await waitFor(() => expect(asked(page)?.['sort']).toEqual({ key: 'TOTAL', isDescending: false }));
});

it('says that it is loading, why nothing is there, and where invoices come from', async () => {
  let isBack = false;
  const page = shown({ Invoices: () => (isBack ? listed([]) : LOST) });
  expect(screen.getByRole('table', { name: 'Rechnungen' }).getAttribute('aria-busy')).toBe('true');
  await screen.findByText('Die Rechnungen konnten nicht geladen werden');
  isBack = true;
  await page.person.click(screen.getByRole('button', { name: 'Jetzt neu laden' }));
  const blank = (await screen.findByText('Noch keine Rechnungen')).closest('[role=status]') as HTMLElement;
  expect(within(blank).getByRole('link', { name: 'Neue Rechnung' }).getAttribute('href')).toBe('/invoice/create');
  expect(within(blank).getByRole('link', { name: 'Zur Zeiterfassung' })).toBeTruthy();
  await page.person.type(screen.getByRole('searchbox'), 'ring');
  await screen.findByText('Keine Rechnung passt zu Ihren Filtern.');
  await page.person.click(screen.getAllByRole('button', { name: 'Filter löschen' })[0] as HTMLElement);
  await screen.findByText('Noch keine Rechnungen');
});

it('shows what changed meanwhile', async () => {
  let state: 'DRAFT' | 'PENDING' = 'DRAFT';
  shown({ Invoices: () => listed([anInvoice('2026-00001', state)]) });
  expect(within(await row('2026-00001')).getByText('Entwurf')).toBeTruthy();
  state = 'PENDING';
  await queryClient.invalidateQueries({ queryKey: [INVOICES] });
  await waitFor(async () => expect(within(await row('2026-00001')).queryByText('Offen')).toBeTruthy());
});

const FILES = ['PDF herunterladen', 'ebInterface (XML) herunterladen'] as const;
it.each([
  ['DRAFT', ['Öffnen', 'Bearbeiten', 'Versenden', 'PDF herunterladen', 'Stornieren']],
  ['PENDING', ['Öffnen', 'Als bezahlt markieren', 'Nochmals senden', ...FILES, 'Korrigieren', 'Stornieren']],
  ['PAID', ['Öffnen', 'Nochmals senden', ...FILES, 'Zahlung zurücknehmen', 'Korrigieren', 'Stornieren']],
  ['CANCELLED', ['Öffnen', ...FILES]],
] as const)('offers what is possible with one that is %s', async (state, steps) => {
  const { person } = shown({}, [anInvoice('2026-00001', state)]);
  await person.click(await screen.findByRole('button', { name: 'Weitere Schritte für 2026-00001' }));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(steps);
});

it('marks as paid from the row', async () => {
  const paid = anInvoice('2026-00001', 'PENDING');
  const { person, server } = shown({ MarkAsPaid: () => ({ markAsPaid: { id: paid.id } }) }, [paid]);
  await person.click(await screen.findByRole('button', { name: '2026-00001: Als bezahlt markieren' }));
  const dialog = await screen.findByRole('dialog', { name: 'Als bezahlt markieren' });
  const day = within(dialog).getByLabelText('Tag der Zahlung');
  const today = dayOf(new Date());
  expect(day).toHaveProperty('value', formatDay(today));
  for (const wrong of [addDays(paid.issueDate, -1), addDays(today, 1)]) {
    await person.clear(day);
    await person.type(day, formatDay(wrong));
    await person.click(within(dialog).getByRole('button', { name: 'Bezahlt' }));
    await within(dialog).findByText('Der Tag der Zahlung liegt zwischen dem Ausstellungsdatum und heute.');
  }
  expect(server.of('MarkAsPaid')).toEqual([]);
  await person.clear(day);
  await person.type(day, formatDay(paid.issueDate));
  await person.click(within(dialog).getByRole('button', { name: 'Bezahlt' }));
  await screen.findByText('2026-00001 ist bezahlt');
  expect(server.of('MarkAsPaid')[0]?.variables).toEqual({ invoiceId: paid.id, paidOn: paid.issueDate });
});
