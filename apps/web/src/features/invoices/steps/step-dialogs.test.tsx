import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { INVOICE_FAILURES } from '@gastspiel/domain/invoices/invoice-failures.ts';
import { screen, waitFor, within } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';
import { aServer, LOST, refusal } from '#testing/a-server.ts';
import { renderScreen } from '#testing/render.tsx';
import { formatDay } from '#ui/fields/german-date.ts';
import { ACCOUNTANT, anInvoice } from '../an-invoice.fixture.ts';
import type { InvoiceSummary } from '../invoice-parts.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { CorrectDialog } from './correct-dialog.tsx';
import { PayDialog, TakeBackDialog } from './paid-dialogs.tsx';
import { SendDialog } from './send-dialog.tsx';

const DRAFT = anInvoice('2026-00001', 'DRAFT');
const ADDRESSEES = [
  { name: 'Anna Ringhofer', email: 'anna@ringhof.example', isCopy: false },
  { name: 'Wiener Tafelrunde', email: 'buch@tafelrunde.example', isCopy: true },
];
const aSending = (invoice: InvoiceSummary, changed: object = {}, iban: string | null = 'AT611904300234573201') => ({
  invoice: {
    ...invoice,
    version: 3,
    hoursVersion: 'as seen',
    obstacles: [],
    sendingHints: [],
    vatNumberCheck: null,
    addressees: ADDRESSEES,
    ...changed,
  },
  invoiceSender: { iban },
});

const shown = (Dialog: typeof SendDialog, invoice: InvoiceSummary, answers: Parameters<typeof aServer>[0] = {}) => {
  const server = aServer(answers);
  const onClose = vi.fn();
  return { server, onClose, ...renderScreen(<Dialog invoice={invoice} onClose={onClose} />, ACCOUNTANT) };
};
const button = (name: string) => screen.findByRole('button', { name });

it('says to whom an invoice goes and that nothing can be changed then, and sends it once', async () => {
  const answer = Promise.withResolvers<object>();
  const { person, server, onClose } = shown(SendDialog, DRAFT, {
    InvoiceSending: () => aSending(DRAFT),
    SendInvoice: () => answer.promise,
  });
  const dialog = await screen.findByRole('dialog', { name: 'Rechnung versenden?' });
  await within(dialog).findByText('anna@ringhof.example', { exact: false });
  expect(dialog.textContent).toContain('KopieWiener Tafelrunde, buch@tafelrunde.example');
  expect(dialog.textContent).toContain('Danach lässt sich an der Rechnung nichts mehr ändern');
  await person.dblClick(await button('Versenden'));
  answer.resolve({ sendInvoice: { id: DRAFT.id } });
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(server.of('SendInvoice').map(({ variables }) => variables)).toEqual([{ invoiceId: DRAFT.id }]);
});

it('says what stands against sending, and does not offer it', async () => {
  shown(SendDialog, DRAFT, {
    InvoiceSending: () => aSending(DRAFT, { obstacles: [INVOICE_FAILURES.noEmail.message], addressees: [] }),
  });
  await screen.findByText(INVOICE_FAILURES.noEmail.message);
  expect(screen.getByRole('link', { name: 'Zum Rechnungsempfänger' }).getAttribute('href')).toContain('r-1');
  expect(screen.queryByRole('button', { name: 'Versenden' })).toBeNull();
});

it.each([
  ['a draft', DRAFT, null, true],
  ['a draft with IBAN', DRAFT, 'AT611904300234573201', false],
  ['what goes out as it was', anInvoice('2026-00002', 'PENDING'), null, false],
])('warns without IBAN: %s', async (_what, invoice, iban, isWarned) => {
  shown(SendDialog, invoice, { InvoiceSending: () => aSending(invoice, {}, iban) });
  await screen.findByText('anna@ringhof.example', { exact: false });
  expect(screen.queryByText(/Ohne IBAN hat die Rechnung keinen Zahlcode/) !== null).toBe(isWarned);
});

it('lets choose between new lines and the old ones when hours were recorded anew', async () => {
  const outdated = { ...DRAFT, isOutdated: true };
  const { person, server } = shown(SendDialog, outdated, {
    InvoiceSending: () => aSending(outdated),
    SendInvoice: () => ({ sendInvoice: { id: DRAFT.id } }),
  });
  await screen.findByText(/wurden Zeiten neu erfasst/);
  expect(screen.getByRole('link', { name: 'Zeilen neu übernehmen' }).getAttribute('href')).toBe(
    `/invoice/edit/${DRAFT.id}`,
  );
  await person.click(await button('Bewusst so versenden'));
  await waitFor(() =>
    expect(server.of('SendInvoice')[0]?.variables).toEqual({
      invoiceId: DRAFT.id,
      keepsLines: true,
      seenHours: 'as seen',
    }),
  );
});

const HINTS = [
  { kind: 'NAME', subject: null, before: 'Ringhof', after: 'Ringhof Hotels AG' },
  { kind: 'PRICE', subject: 'Service', before: '28,90', after: '50,00' },
  { kind: 'ISSUE_PAST', subject: null, before: '2026-10-31', after: '2026-11-17' },
  { kind: 'DUE_PAST', subject: null, before: '2026-11-10', after: '2026-11-27' },
  { kind: 'SURCHARGE_LEFT_OUT', subject: 'Sonntagszuschlag', before: null, after: '6,00' },
];

it.each([
  ['In die Rechnung übernehmen', { takesRecipient: true, takesIssueDate: false, takesDueDate: false }],
  ['Heute ausstellen, mit ganzer Frist', { takesRecipient: false, takesIssueDate: true, takesDueDate: false }],
  ['Fällig am 27.11.2026', { takesRecipient: false, takesIssueDate: false, takesDueDate: true }],
])('names what was changed since the last save, what is late and what was left out: %s', async (step, takes) => {
  const { person, server } = shown(SendDialog, DRAFT, {
    InvoiceSending: () => aSending(DRAFT, { sendingHints: HINTS }),
    RenewInvoice: () => ({ renewInvoice: { id: DRAFT.id } }),
  });
  await screen.findByText('Name beim Rechnungsempfänger geändert: Ringhof → Ringhof Hotels AG');
  screen.getByText('Preis für Service geändert: € 28,90 → € 50,00');
  screen.getByText('Ausgestellt am 31.10.2026, heute ist der 17.11.2026.');
  screen.getByText(/Die Fälligkeit \(10.11.2026\) ist schon vorbei/);
  screen.getByText('Nicht auf der Rechnung: Sonntagszuschlag, vorgeschlagen 6,00 h');
  await person.click(await button(step));
  await screen.findByText('In die Rechnung übernommen');
  expect(server.of('RenewInvoice')[0]?.variables).toEqual({ invoiceId: DRAFT.id, version: 3, ...takes });
});

it('tells why what was changed could not be taken', async () => {
  const { person } = shown(SendDialog, DRAFT, {
    InvoiceSending: () => aSending(DRAFT, { sendingHints: HINTS }),
    RenewInvoice: () => refusal(GENERAL_FAILURES.stale),
  });
  await person.click(await button('In die Rechnung übernehmen'));
  expect((await screen.findByRole('alert')).textContent).toBe(GENERAL_FAILURES.stale.message);
  expect(screen.queryByText('In die Rechnung übernommen')).toBeNull();
});

it('says before it is sent again that it is the same paper, and what went wrong last time', async () => {
  const refused = anInvoice('2026-00003', 'PENDING', { mailFailure: 'ADDRESS_REFUSED' });
  shown(SendDialog, refused, { InvoiceSending: () => aSending(refused) });
  const dialog = await screen.findByRole('dialog', { name: 'Nochmals senden?' });
  await within(dialog).findByText('Dasselbe PDF wird noch einmal versendet.');
  expect(dialog.textContent).toContain('Beim letzten Mal: Die E-Mail-Adresse wurde abgelehnt.');
});

it('leads to the recipient whose address was refused', async () => {
  const refused = { ...anInvoice('2026-00002', 'PENDING'), mailFailure: 'ADDRESS_REFUSED' as const };
  shown(SendDialog, refused, { InvoiceSending: () => aSending(refused) });
  const link = await screen.findByRole('link', { name: 'Zum Rechnungsempfänger' });
  expect(link.getAttribute('href')).toContain(refused.recipientId);
});

it('does not promise that a cancellation could be cancelled', async () => {
  const cancellation = { ...DRAFT, cancels: { id: 'i-1', number: '2026-00000' } };
  shown(SendDialog, cancellation, { InvoiceSending: () => aSending(cancellation) });
  const dialog = await screen.findByRole('dialog', { name: 'Stornorechnung versenden?' });
  await within(dialog).findByText('Danach lässt sich an der Stornorechnung nichts mehr ändern.');
});

it('tells in the dialog why sending failed, and what could not be loaded', async () => {
  let isThere = false;
  const { person, onClose } = shown(SendDialog, DRAFT, {
    InvoiceSending: () => (isThere ? aSending(DRAFT) : LOST),
    SendInvoice: () => refusal(INVOICE_FAILURES.notSendable),
  });
  await screen.findByText('Die Rechnung konnte nicht geladen werden');
  isThere = true;
  await person.click(await button('Jetzt neu laden'));
  await person.click(await button('Versenden'));
  await screen.findByText(INVOICE_FAILURES.notSendable.message);
  expect(onClose).not.toHaveBeenCalled();
});

it.each([
  ['sent', anInvoice('2026-00004', 'PENDING'), /die Stornorechnung können Sie danach versenden/],
  ['never sent', DRAFT, /Beide bleiben intern/],
  ['paid', anInvoice('2026-00005', 'PAID'), /bezahlt wurde, wird Guthaben/],
])('says what cancelling does to one that was %s', async (_what, invoice, sentence) => {
  shown(CancelDialog, invoice, { InvoicedBlocks: () => ({ invoice: { includedWorklogBlockIds: ['b-1', 'b-2'] } }) });
  await screen.findByText('Eine Stornorechnung mit eigener Nummer hebt den Betrag auf');
  expect(screen.getByText(sentence)).toBeTruthy();
  expect((await screen.findByText('2 Zeitblöcke')).closest('li')?.textContent).toContain('sind wieder frei');
});

it('cancels once, and names the cancellation', async () => {
  const answer = Promise.withResolvers<object>();
  const { person, server, onClose } = shown(CancelDialog, DRAFT, {
    InvoicedBlocks: () => ({ invoice: { includedWorklogBlockIds: [] } }),
    CancelInvoice: () => answer.promise,
  });
  await person.dblClick(await button('Stornieren'));
  answer.resolve({ cancelInvoice: { number: '2026-00009' } });
  await screen.findByText('2026-00001 ist storniert durch 2026-00009');
  expect(server.of('CancelInvoice')).toHaveLength(1);
  expect(onClose).toHaveBeenCalledOnce();
});

it('says that somebody else was faster', async () => {
  const { person, onClose } = shown(CancelDialog, DRAFT, {
    InvoicedBlocks: () => ({ invoice: { includedWorklogBlockIds: [] } }),
    CancelInvoice: () => refusal(INVOICE_FAILURES.alreadyCancelled),
  });
  await person.click(await button('Stornieren'));
  await screen.findByText(INVOICE_FAILURES.alreadyCancelled.message);
  expect(onClose).not.toHaveBeenCalled();
});

it('tells at the day what the server has against it', async () => {
  const { message } = INVOICE_FAILURES.paidOutside;
  const { person } = shown(PayDialog, anInvoice('2026-00006', 'PENDING'), {
    MarkAsPaid: () => refusal(INVOICE_FAILURES.paidOutside, { paidOn: message }),
  });
  await person.click(await button('Bezahlt'));
  await screen.findByText(message);
  expect(screen.getByLabelText('Tag der Zahlung').getAttribute('aria-invalid')).toBe('true');
});

it('takes a payment back, naming its day', async () => {
  const paid = anInvoice('2026-00007', 'PAID');
  const { person, server } = shown(TakeBackDialog, paid, { UnMarkAsPaid: () => ({ unMarkAsPaid: { id: paid.id } }) });
  await screen.findByText(`Die Rechnung ist als bezahlt am ${formatDay(paid.processingSteps.paidOn ?? '')} markiert.`);
  await person.click(await button('Zurücknehmen'));
  await screen.findByText('2026-00007 ist nicht mehr als bezahlt markiert');
  expect(server.of('UnMarkAsPaid')).toHaveLength(1);
});

it('says by which numbers an invoice is corrected, does it once, and leads to the draft', async () => {
  const answer = Promise.withResolvers<object>();
  const { person, server, onClose } = shown(CorrectDialog, anInvoice('2026-00004', 'PAID'), {
    NextNumber: () => ({ nextInvoiceNumber: '2026-00009' }),
    CorrectInvoice: () => answer.promise,
  });
  await screen.findByText('Stornorechnung 2026-00009 hebt 2026-00004 auf');
  expect(screen.getByText(/^2026-00010 entsteht als Entwurf/)).toBeTruthy();
  expect(screen.getByText(/wird Guthaben und kann/)).toBeTruthy();
  await person.dblClick(await button('Korrigieren'));
  answer.resolve({
    correctInvoice: { cancellation: { number: '2026-00009' }, successor: { id: 'i-10', number: '2026-00010' } },
  });
  await screen.findByText('2026-00004 ist storniert durch 2026-00009, korrigiert wird sie durch 2026-00010');
  expect(server.of('CorrectInvoice')).toHaveLength(1);
  expect(onClose).toHaveBeenCalledOnce();
});
