import { STATEMENT_FAILURES } from '@gastspiel/domain/bank-statements/statement-failures.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { PAYMENT_FAILURES } from '@gastspiel/domain/payments/payment-failures.ts';
import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { aServer, LOST, refusal } from '#testing/a-server.ts';
import { asRole } from '#testing/as-role.ts';
import { readyButton } from '#testing/library.tsx';
import { renderPage } from '#testing/render.tsx';
import { inWidth } from '#testing/widths.ts';
import { anEntry, aStatement, INVOICE_ID, proposing, RECIPIENT_ID, STATEMENT_ID, seen } from './a-statement.fixture.ts';
import { PaymentsPage } from './payments-page.tsx';
import type { Entry } from './statement-query.ts';

type Answers = Parameters<typeof aServer>[0];
const PATH = '/invoices/payments';
const OPEN = `${PATH}?statement=${STATEMENT_ID}`;
const A_PAYMENT = {
  ...{ id: 'p-1', recipientName: 'Sonnenhof GmbH', day: '2026-10-05', way: 'TRANSFER', reference: 'RE 117' },
  ...{ amount: { value: 500 }, credit: { value: 20 }, takenBack: null, allotments: [] },
};

const shown = (answers: Answers = {}, address = OPEN) => {
  const server = aServer({
    BankStatements: () => ({ bankStatements: [] }),
    Payments: () => ({ payments: { count: 0, items: [] } }),
    FoundRecipientNames: () => ({
      invoiceRecipientNames: [{ id: RECIPIENT_ID, customerNumber: 'K-1015', name: 'Sonnenhof GmbH' }],
    }),
    ...answers,
  });
  // As far from the edges as the shell keeps it: its bar reaches over that.
  const framed = (
    <div style={{ padding: 16 }}>
      <PaymentsPage />
    </div>
  );
  return { server, ...renderPage(PATH, address, framed, asRole('TENANT_USER_ACCOUNTING')) };
};

/** A statement in which these entries are still to be decided. */
const deciding = (entries: readonly Entry[], answers: Answers = {}) => {
  const counts = Object.fromEntries(
    [...Map.groupBy(entries, ({ section }) => section)].map(([s, all]) => [s, all.length]),
  );
  return shown({
    OneStatement: () => ({ bankStatement: seen(counts) }),
    StatementEntries: ({ section }) => {
      const items = entries.filter((one) => one.section === section);
      return { bankStatement: { entries: { count: items.length, items } } };
    },
    ...answers,
  });
};
const DECIDED = { statementId: STATEMENT_ID };
const read = (element: Element | null): string => element?.textContent?.replaceAll(/\s/g, ' ') ?? '';

describe('the page of payments', () => {
  it('says that there is nothing yet, and takes a statement', async () => {
    const page = shown(
      {
        '/uploads/bank-statement': () => ({ id: 'u-1' }),
        ReadBankStatement: () => ({ readBankStatement: [{ id: STATEMENT_ID }] }),
        OneStatement: () => ({ bankStatement: seen({ BOOKED: 28 }) }),
      },
      PATH,
    );
    await screen.findByText('Noch kein Kontoauszug gelesen.');
    await screen.findByText('Noch keine Zahlungen');
    const input = screen.getByLabelText('Kontoauszug auswählen', { selector: 'input' });
    await page.person.upload(input, new File(['x'], 'auszug.xml'));
    await screen.findByText('Saldo stimmt, nichts fehlt');
    expect(page.server.of('ReadBankStatement')[0]?.variables).toEqual({ uploadId: 'u-1' });
  });

  it.each([STATEMENT_FAILURES.broken, STATEMENT_FAILURES.noStatement, STATEMENT_FAILURES.balance])(
    'says why a file can’t be read: $code',
    async (failure) => {
      const page = shown(
        { '/uploads/bank-statement': () => ({ id: 'u-1' }), ReadBankStatement: () => refusal(failure) },
        PATH,
      );
      const input = screen.getByLabelText('Kontoauszug auswählen', { selector: 'input' });
      await page.person.upload(input, new File(['x'], 'auszug.xml'));
      expect(read(await screen.findByRole('alert'))).toContain(failure.message);
    },
  );

  it('lists statements and payments, and takes a payment back', async () => {
    const page = shown(
      {
        BankStatements: () => ({ bankStatements: [aStatement()] }),
        Payments: () => ({ payments: { count: 1, items: [A_PAYMENT] } }),
        TakePaymentBack: () => ({ takePaymentBack: { id: 'p-1' } }),
      },
      PATH,
    );
    const link = await screen.findByRole('link', { name: '01.10.–27.10.2026' });
    expect(link.getAttribute('href')).toBe(OPEN);
    await screen.findByText(/^Guthaben €\s20,00$/);
    await page.person.click(screen.getByRole('button', { name: /^Zurücknehmen: Sonnenhof/ }));
    await page.person.type(await screen.findByLabelText('Grund'), 'Vertippt');
    await page.person.click(await readyButton('Zurücknehmen'));
    await waitFor(() =>
      expect(page.server.of('TakePaymentBack')[0]?.variables).toEqual({ id: 'p-1', reason: 'Vertippt' }),
    );
  });

  it('says that lists failed, and that a statement is gone', async () => {
    shown({ BankStatements: () => LOST, Payments: () => LOST }, PATH);
    await screen.findByText('Die Kontoauszüge konnten nicht geladen werden');
    await screen.findByText('Die Zahlungen konnten nicht geladen werden');
    shown({ OneStatement: () => refusal(GENERAL_FAILURES.notFound) });
    await screen.findByText(GENERAL_FAILURES.notFound.message);
  });
});

describe('a statement', () => {
  it('shows its balance, and what stays open when it is closed', async () => {
    const page = deciding(
      [
        anEntry({ proposal: proposing('PART', 2000) }),
        anEntry({ id: 'e-2', section: 'UNMATCHED', name: 'Marlene Ofner', amount: { value: 45 } }),
      ],
      { CloseBankStatement: () => ({ closeBankStatement: DECIDED }) },
    );
    const balance = await screen.findByRole('region', { name: 'Saldo' });
    expect(read(balance)).toContain('Anfangssaldo 01.10.€ 18.402,15');
    expect(read(balance)).toContain('Endsaldo laut Auszug 27.10.€ 98.997,06');
    screen.getByText('0 von 2 erledigt; 1 zu prüfen und 1 ohne Rechnung bleiben offen');
    await page.person.click(screen.getByRole('button', { name: 'Auszug abschließen' }));
    await screen.findByText('Auszug abgeschlossen');
    expect(page.server.of('CloseBankStatement')[0]?.variables).toEqual({ id: STATEMENT_ID });
  });

  it('says of an advice that it has no balances, and of entries that they were known or are only announced', async () => {
    const advice = { isAdvice: true, opening: null, closing: null, knownCount: 1, announcedCount: 2 };
    shown({ OneStatement: () => ({ bankStatement: seen({}, advice) }) });
    await screen.findByText('Einzelne Buchungen ohne Salden');
    screen.getByText(/1 Buchung war schon aus einem anderen Auszug bekannt\. 2 Buchungen sind erst vorgemerkt/);
  });

  it.each([
    ['Teilzahlung buchen', proposing('PART', 2000), { rest: 'OPEN', reason: null }, '€ 2.224,00 offen'],
    [
      'Als Skonto buchen',
      proposing('DISCOUNT', 4139.52, 'DISCOUNT'),
      { rest: 'DISCOUNT', reason: null },
      '€ 84,48 Skonto',
    ],
    [
      'Differenz ausbuchen',
      proposing('DIFFERENCE', 4222, 'WRITTEN_OFF'),
      { rest: 'WRITTEN_OFF', reason: 'Differenz laut Kontoauszug' },
      '€ 2,00 ausgebucht',
    ],
  ])('%s: books the proposal as it stands there', async (step, proposal, sent, marked) => {
    const amount = proposal.parts[0]?.amount ?? { value: 0 };
    const page = deciding([anEntry({ proposal, amount })], {
      BookBankEntry: () => ({ bookBankEntry: DECIDED }),
    });
    const facts = await screen.findByLabelText('Vorschlag');
    expect(read(within(facts).getByRole('mark'))).toBe(marked);
    await page.person.dblClick(screen.getByRole('button', { name: new RegExp(`^${step}: Sonnenhof`) }));
    await screen.findByText(/verbucht$/);
    expect(page.server.of('BookBankEntry')).toHaveLength(1);
    expect(page.server.of('BookBankEntry')[0]?.variables).toEqual({
      id: 'e-1',
      input: { invoiceRecipientId: RECIPIENT_ID, allotments: [{ invoiceId: INVOICE_ID, amount, ...sent }] },
    });
  });

  it('leaves a rest open where somebody says so, and tells why a decision was refused', async () => {
    const page = deciding([anEntry({ proposal: proposing('DIFFERENCE', 4222, 'WRITTEN_OFF') })], {
      BookBankEntry: () => refusal(STATEMENT_FAILURES.settled),
    });
    await page.person.click(await screen.findByRole('button', { name: /^Rest offen lassen/ }));
    await screen.findByText(STATEMENT_FAILURES.settled.message);
    const { input } = page.server.of('BookBankEntry')[0]?.variables ?? {};
    expect(input).toMatchObject({ allotments: [{ rest: 'OPEN', reason: null }] });
  });

  it('says of a credit how much is left of the entry', async () => {
    deciding([anEntry({ amount: { value: 4300 }, proposal: proposing('MORE', 4224) })]);
    await screen.findByText('Mehr, als offen ist');
    expect(read(within(await screen.findByLabelText('Vorschlag')).getByRole('mark'))).toBe('€ 76,00 Guthaben');
  });

  it('books an entry by hand: the recipient, then their invoices; a refusal stands at its invoice', async () => {
    const page = deciding([anEntry({ section: 'UNMATCHED', text: 'Danke' })], {
      OwedInvoices: () => ({
        openInvoices: [{ id: INVOICE_ID, number: '2026-00129', dueDate: '2026-10-14', openAmount: { value: 4224 } }],
        writeOffLimit: { value: 5 },
      }),
      BookBankEntry: () =>
        refusal(PAYMENT_FAILURES.tooMuch, { 'input.allotments.0.amount': PAYMENT_FAILURES.tooMuch.message }),
    });
    await page.person.click(await screen.findByRole('button', { name: /^Rechnung wählen/ }));
    await page.person.type(await screen.findByRole('combobox', { name: 'Rechnungsempfänger' }), 'Sonn');
    await page.person.click(await screen.findByRole('option', { name: /Sonnenhof/ }));
    const amount = await screen.findByLabelText<HTMLInputElement>(/2026-00129/);
    await waitFor(() => expect(amount.value).toBe('2.000,00'));
    await page.person.click(await readyButton('Verbuchen'));
    await screen.findByText(PAYMENT_FAILURES.tooMuch.message);
    expect(amount.getAttribute('aria-invalid')).toBe('true');
  });

  it('sets aside with a reason, and lies on the table again', async () => {
    const page = deciding(
      [
        anEntry({ section: 'UNMATCHED', name: 'Erste Bank', amount: { value: -24.6 } }),
        anEntry({ id: 'e-2', section: 'ASIDE', name: null, text: '', asideReason: 'Spesen' }),
      ],
      {
        SetBankEntryAside: () => ({ setBankEntryAside: DECIDED }),
        ReopenBankEntry: () => ({ reopenBankEntry: DECIDED }),
      },
    );
    await page.person.click(await screen.findByRole('button', { name: /^Ignorieren: Erste Bank/ }));
    await page.person.type(await screen.findByLabelText('Grund'), 'Kontoführung');
    await page.person.click(await readyButton('Ignorieren'));
    await waitFor(() =>
      expect(page.server.of('SetBankEntryAside')[0]?.variables).toEqual({ id: 'e-1', reason: 'Kontoführung' }),
    );
    await page.person.click(screen.getByRole('button', { name: 'Beiseitegelegt' }));
    await screen.findByText('Spesen');
    await page.person.click(screen.getByRole('button', { name: /^Ändern/ }));
    await page.person.click(await readyButton('Ändern'));
    await waitFor(() => expect(page.server.of('ReopenBankEntry')[0]?.variables).toEqual({ id: 'e-2' }));
  });

  it('asks which payment came back: one over the same amount', async () => {
    const page = deciding([anEntry({ section: 'UNMATCHED', isReturn: true, amount: { value: -500 } })], {
      Payments: () => ({
        payments: { count: 2, items: [A_PAYMENT, { ...A_PAYMENT, id: 'p-2', amount: { value: 7 } }] },
      }),
      ReturnBankEntry: () => ({ returnBankEntry: DECIDED }),
    });
    await screen.findByText('Rückbuchung der Bank');
    await page.person.click(screen.getByRole('button', { name: /^Rückbuchung: Sonnenhof/ }));
    const found = await screen.findByRole('list', { name: 'Welche Zahlung kam zurück?' });
    await page.person.click(await within(found).findByRole('button'));
    await screen.findByText(/^Zurückgebucht/);
    expect(page.server.of('ReturnBankEntry')[0]?.variables).toEqual({ id: 'e-1', paymentId: 'p-1' });
  });

  it('names the invoices that were booked by themselves, once they are opened', async () => {
    const allotments = [{ invoiceId: INVOICE_ID, invoiceNumber: '2026-00129', takenBack: null }];
    const payment = { recipientName: 'Sonnenhof GmbH', allotments };
    const page = deciding([anEntry({ section: 'BOOKED', bookedByItself: true, payment })]);
    const toggle = await screen.findByRole('button', { name: 'Zugeordnet' });
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
    await page.person.click(toggle);
    const link = await screen.findByRole('link', { name: '2026-00129' });
    expect(link.getAttribute('href')).toBe(`/invoice/${INVOICE_ID}`);
    screen.getByText('automatisch verbucht');
  });

  it('fits on a phone', async () => {
    await inWidth(360);
    deciding([anEntry({ proposal: proposing('PART', 2000) }), anEntry({ id: 'e-2', section: 'UNMATCHED' })]);
    await screen.findByLabelText('Vorschlag');
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  });
});
