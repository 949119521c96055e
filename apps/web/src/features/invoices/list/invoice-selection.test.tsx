import { INVOICE_FAILURES } from '@gastspiel/domain/invoices/invoice-failures.ts';
import { dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';
import { queryClient } from '#platform/graphql/query-client.ts';
import { aServer, refusal } from '#testing/a-server.ts';
import { renderScreen } from '#testing/render.tsx';
import { formatDay } from '#ui/fields/german-date.ts';
import { ACCOUNTANT, anInvoice } from '../an-invoice.fixture.ts';
import { InvoicesPage } from './invoices-page.tsx';

const DRAFT = anInvoice('2026-00001', 'DRAFT');
const OTHER_DRAFT = anInvoice('2026-00002', 'MISSED_SENDING');
const OPEN = anInvoice('2026-00003', 'PENDING');
const LATE = anInvoice('2026-00004', 'PAST_DUE');
const CANCELLED = anInvoice('2026-00005', 'CANCELLED');
const ALL = [DRAFT, OTHER_DRAFT, OPEN, LATE, CANCELLED];

const shown = (answers: Parameters<typeof aServer>[0] = {}) => {
  const server = aServer({
    Invoices: () => ({ invoices: { count: ALL.length, items: ALL } }),
    InvoiceSums: () => ({ invoiceTotalSumOfStateSummary: [] }),
    BillingRuns: () => ({ billingRuns: [] }),
    SenderIban: () => ({ invoiceSender: { iban: 'AT611904300234573201' } }),
    ManySendingHints: () => ({ invoiceSendingHints: [] }),
    ...answers,
  });
  return { server, ...renderScreen(<InvoicesPage />, ACCOUNTANT) };
};
const choose = async ({ person }: ReturnType<typeof shown>, ...numbers: readonly string[]) => {
  for (const number of numbers) {
    await person.click(await screen.findByRole('checkbox', { name: `${number} auswählen` }));
  }
};
const progress = () => screen.findByRole('region', { name: 'Fortschritt' });
/** Otherwise the next test would find it. */
const closeProgress = async ({ person }: ReturnType<typeof shown>) =>
  person.click(within(await progress()).getByRole('button', { name: 'Schließen' }));
/** A run of the server that sends, as far as it is. */
const aSendingRun = (changed: object = {}) => ({
  id: 'run-1',
  kind: 'SEND',
  orderedAt: new Date().toISOString(),
  settledAt: null as string | null,
  count: 2,
  waitingCount: 1,
  doneCount: 0,
  failedCount: 1,
  ...changed,
});
const item = (position: number, number: string, changed: object) => ({
  position,
  state: 'WAITING',
  failure: null,
  invoiceRecipientId: 'r-1',
  recipientName: 'Ringhof Hotels GmbH',
  customerNumber: 'K-1007',
  invoiceId: `i-${number}`,
  invoiceNumber: number,
  billed: null,
  ...changed,
});

it('has the server send many; it goes on for who leaves, and one that fails is named with the way to it', async () => {
  let isOrdered = false;
  let run = aSendingRun();
  const failed = item(1, '2026-00001', { state: 'FAILED', failure: INVOICE_FAILURES.noEmail.message });
  const answers = {
    StartSendingRun: () => {
      isOrdered = true;
      return { startSendingRun: { id: 'run-1' } };
    },
    BillingRuns: () => ({ billingRuns: isOrdered ? [run] : [] }),
    BillingRunItems: () => ({ billingRun: { ...run, items: [failed, item(2, '2026-00002', {})] } }),
  };
  const page = shown(answers);
  await choose(page, '2026-00001', '2026-00002', '2026-00003', '2026-00005');
  await page.person.keyboard('v');
  const dialog = await screen.findByRole('dialog', { name: '2 Rechnungen versenden?' });
  expect(dialog.textContent).toContain('2 Rechnungen werden versendet');
  // An invoice that has arrived does not go out again by the way.
  expect(dialog.textContent).toContain('2 Rechnungen sind schon versendet oder storniert und werden nicht versendet');
  await page.person.dblClick(within(dialog).getByRole('button', { name: 'Versenden' }));
  await waitFor(async () => expect((await progress()).textContent).toContain('1 von 2'));
  expect(page.server.of('StartSendingRun').map(({ variables }) => variables)).toEqual([
    { invoiceIds: [DRAFT.id, OTHER_DRAFT.id], issuesToday: false },
  ]);
  await waitFor(async () => expect((await progress()).textContent).toContain('Jetzt: 2026-00002'));
  expect((await progress()).textContent).toContain('läuft auf dem Server weiter');
  expect(screen.queryByRole('region', { name: /ausgewählt/ })).toBeNull();

  page.unmount();
  queryClient.clear();
  run = aSendingRun({ waitingCount: 0, doneCount: 1, settledAt: new Date().toISOString() });
  const back = shown(answers);
  await screen.findByText('1 Rechnung versendet, 1 fehlgeschlagen');
  await waitFor(async () =>
    expect((await progress()).textContent).toContain(`2026-00001: ${INVOICE_FAILURES.noEmail.message}`),
  );
  const link = within(await progress()).getByRole('link', { name: '2026-00001' });
  expect(link.getAttribute('href')).toBe(`/invoice/${DRAFT.id}`);
  await closeProgress(back);
  expect(screen.queryByRole('region', { name: 'Fortschritt' })).toBeNull();
});

it('stops what waits, once it was asked', async () => {
  let run = aSendingRun({ count: 3, waitingCount: 2, failedCount: 0, doneCount: 1 });
  const page = shown({
    BillingRuns: () => ({ billingRuns: [run] }),
    BillingRunItems: () => ({ billingRun: { ...run, items: [] } }),
    StopBillingRun: () => {
      run = { ...run, waitingCount: 0, settledAt: new Date().toISOString() };
      return { stopBillingRun: { id: run.id } };
    },
  });
  await page.person.click(within(await progress()).getByRole('button', { name: 'Anhalten' }));
  const dialog = await screen.findByRole('dialog', { name: 'Versand anhalten?' });
  expect(dialog.textContent).toContain('2 Rechnungen sind noch nicht an der Reihe');
  expect(dialog.textContent).toContain('1 Rechnung ist bereits versendet');
  await page.person.click(within(dialog).getByRole('button', { name: 'Anhalten' }));
  await screen.findByText('1 Rechnung versendet, 2 angehalten');
  expect(page.server.of('StopBillingRun')[0]?.variables).toEqual({ id: 'run-1' });
});

it('does not hit the row behind the dialog with the second press of a double click', async () => {
  const page = shown({ StartSendingRun: () => ({ startSendingRun: { id: 'run-1' } }) });
  await choose(page, '2026-00001', '2026-00002');
  await page.person.keyboard('v');
  const dialog = await screen.findByRole('dialog', { name: '2 Rechnungen versenden?' });
  await page.person.click(within(dialog).getByRole('button', { name: 'Versenden' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  // The browser makes this of it: a click with the count of two, on whatever lies there now.
  const behind = screen.getByRole('link', { name: '2026-00003' });
  expect(fireEvent.click(behind, { detail: 2 })).toBe(false);
  expect(page.path()).toBe('/');
});

it('warns that an invoice without IBAN has no payment code', async () => {
  const page = shown({ SenderIban: () => ({ invoiceSender: { iban: null } }) });
  await choose(page, '2026-00001', '2026-00002');
  await page.person.click(screen.getByRole('button', { name: /^Versenden/ }));
  const dialog = await screen.findByRole('dialog', { name: '2 Rechnungen versenden?' });
  await within(dialog).findByText('Ohne IBAN hat die Rechnung keinen Zahlcode.');
  await page.person.click(within(dialog).getByRole('button', { name: 'Abbrechen' }));
  expect(page.server.of('StartSendingRun')).toEqual([]);
});

it('marks many as paid on one day, which none of them may be younger than', async () => {
  const page = shown({ MarkAsPaid: ({ invoiceId }) => ({ markAsPaid: { id: invoiceId } }) });
  await choose(page, '2026-00001', '2026-00003', '2026-00004');
  await page.person.keyboard('b');
  const dialog = await screen.findByRole('dialog', { name: '2 Rechnungen als bezahlt markieren' });
  expect(dialog.textContent).toContain('1 ausgewählte Rechnung ist noch nicht versendet, schon bezahlt oder storniert');
  const day = within(dialog).getByLabelText('Tag der Zahlung');
  await page.person.clear(day);
  await page.person.type(day, formatDay(LATE.issueDate));
  await page.person.click(within(dialog).getByRole('button', { name: 'Bezahlt' }));
  await within(dialog).findByText(INVOICE_FAILURES.paidOutside.message);
  const today = dayOf(new Date());
  await page.person.clear(day);
  await page.person.type(day, formatDay(today));
  await page.person.click(within(dialog).getByRole('button', { name: 'Bezahlt' }));
  await screen.findByText('2 Rechnungen bezahlt');
  expect(page.server.of('MarkAsPaid').map(({ variables }) => variables)).toEqual([
    { invoiceId: OPEN.id, paidOn: today },
    { invoiceId: LATE.id, paidOn: today },
  ]);
  await closeProgress(page);
});

it('leaves ticked what could not be marked as paid', async () => {
  const page = shown({
    MarkAsPaid: ({ invoiceId }) =>
      invoiceId === LATE.id ? refusal(INVOICE_FAILURES.alreadyCancelled) : { markAsPaid: { id: invoiceId } },
  });
  await choose(page, OPEN.number, LATE.number);
  await page.person.keyboard('b');
  const dialog = await screen.findByRole('dialog', { name: '2 Rechnungen als bezahlt markieren' });
  await page.person.click(within(dialog).getByRole('button', { name: 'Bezahlt' }));
  await screen.findByRole('region', { name: '1 ausgewählt' });
  const ticked = (number: string) => screen.getByRole('checkbox', { name: `${number} auswählen` });
  expect(ticked(LATE.number)).toHaveProperty('checked', true);
  expect(ticked(OPEN.number)).toHaveProperty('checked', false);
  expect((await progress()).textContent).toContain(`${LATE.number}: ${INVOICE_FAILURES.alreadyCancelled.message}`);
  await closeProgress(page);
});

it('downloads those that were sent, and says when that fails', async () => {
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  let isRefused = false;
  const page = shown({
    CreateDownload: () => (isRefused ? refusal(INVOICE_FAILURES.notSendable) : { createDownload: { url: '/d/1' } }),
  });
  await choose(page, '2026-00001', '2026-00003', '2026-00004');
  await page.person.keyboard('p');
  await waitFor(() => expect(click).toHaveBeenCalledOnce());
  expect(page.server.of('CreateDownload')[0]?.variables).toEqual({
    input: { invoicePdfs: { invoiceIds: [OPEN.id, LATE.id] } },
  });
  await screen.findByText('1 ausgewählte Rechnung ist noch nicht versendet und daher nicht dabei');
  isRefused = true;
  await page.person.keyboard('p');
  await screen.findByText('Die Datei konnte nicht geladen werden');
  click.mockRestore();
});

it('offers only what fits one of the chosen', async () => {
  const page = shown();
  await choose(page, '2026-00001');
  const bar = screen.getByRole('region', { name: '1 ausgewählt' });
  expect(within(bar).getByRole('button', { name: /^Versenden/ })).toBeTruthy();
  expect(within(bar).queryByRole('button', { name: /^Bezahlt/ })).toBeNull();
  expect(within(bar).queryByRole('button', { name: /^PDFs/ })).toBeNull();
  await page.person.keyboard('{Escape}');
  expect(screen.queryByRole('region', { name: '1 ausgewählt' })).toBeNull();
});

it('names before many go out the drafts with changed recipients, past due days or surcharges left out', async () => {
  const page = shown({
    ManySendingHints: () => ({
      invoiceSendingHints: [
        { invoiceId: DRAFT.id, hints: [{ kind: 'SURCHARGE_LEFT_OUT' }] },
        {
          invoiceId: OTHER_DRAFT.id,
          hints: [{ kind: 'NAME' }, { kind: 'ISSUE_PAST' }, { kind: 'DUE_PAST' }, { kind: 'REVERSE_CHARGE_LATE' }],
        },
      ],
    }),
  });
  await choose(page, DRAFT.number, OTHER_DRAFT.number);
  await page.person.click(await screen.findByRole('button', { name: 'Versenden' }));
  await screen.findByText('Stammdaten oder Preis seit dem Speichern geändert: 2026-00002');
  await screen.findByText('Ausstellungsdatum vorbei: 2026-00002');
  await screen.findByText('Fälligkeit vorbei oder näher als die Zahlungsfrist: 2026-00002');
  await screen.findByText('Vorgeschlagene Zuschläge nicht übernommen: 2026-00001');
  await screen.findByText('Reverse Charge nach dem 15. des Folgemonats: 2026-00002');
});

it('issues drafts of past days today before they go out, where somebody wants it', async () => {
  const page = shown({
    ManySendingHints: () => ({ invoiceSendingHints: [{ invoiceId: DRAFT.id, hints: [{ kind: 'ISSUE_PAST' }] }] }),
    StartSendingRun: () => ({ startSendingRun: { id: 'run-1' } }),
  });
  await choose(page, DRAFT.number, OTHER_DRAFT.number);
  await page.person.click(await screen.findByRole('button', { name: 'Versenden' }));
  await page.person.click(
    await screen.findByRole('checkbox', { name: 'Diese eine mit heutigem Datum und ganzer Frist ausstellen' }),
  );
  const dialog = within(await screen.findByRole('dialog'));
  await page.person.click(dialog.getByRole('button', { name: 'Versenden' }));
  await waitFor(() => expect(page.server.of('StartSendingRun')[0]?.variables).toMatchObject({ issuesToday: true }));
});
