import { PAYMENT_FAILURES } from '@gastspiel/domain/payments/payment-failures.ts';
import { PAYMENT_RULES } from '@gastspiel/domain/payments/payment-input.ts';
import { dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { aServer, LOST, refusal } from '#testing/a-server.ts';
import { asRole } from '#testing/as-role.ts';
import { readyButton } from '#testing/library.tsx';
import { renderScreen } from '#testing/render.tsx';
import { inWidth } from '#testing/widths.ts';
import { anAllotment, anOwed, aPaidInvoice, aPayment, idOf, owing, RECIPIENT_ID } from './a-payment.fixture.ts';
import type { PaidInvoice } from './payment-query.ts';
import { PaymentsCard } from './payments-card.tsx';

type Answers = Parameters<typeof aServer>[0];
const shown = (invoice: Partial<PaidInvoice> = {}, answers: Answers = {}) => {
  const server = aServer({
    OwedInvoices: () => owing([anOwed('117', 500, 30), anOwed('129', 4224, 14)]),
    ...answers,
  });
  return {
    server,
    ...renderScreen(<PaymentsCard invoice={aPaidInvoice(invoice)} />, asRole('TENANT_USER_ACCOUNTING')),
  };
};
const PART = { openAmount: { value: 2224 }, allotments: [anAllotment()] };
const field = (name: RegExp | string) => screen.findByLabelText<HTMLInputElement>(name);
const press = async ({ person }: ReturnType<typeof shown>, name: string) => person.click(await readyButton(name));
const read = (element: Element | null): string => element?.textContent?.replaceAll(/\s/g, ' ') ?? '';

describe('the payments of an invoice', () => {
  it('stand with kind, day, amount, reason and who; what was taken back is struck through', async () => {
    shown({
      openAmount: { value: 2224 },
      allotments: [
        anAllotment({ takenBack: { reason: 'Vertippt', at: '2026-10-21T08:00:00Z', byName: 'Otto Berger' } }),
        anAllotment({ id: 'al-2', kind: 'WRITTEN_OFF', reason: 'Rundung', amount: { value: 0.03 } }),
      ],
    });
    const [first, second] = within(screen.getByRole('list', { name: 'Zahlungen' })).getAllByRole('listitem');
    expect(read(first?.querySelector('s') ?? null)).toBe('19.10.2026Zahlung€ 2.000,00');
    expect(read(first ?? null)).toContain('Zurückgenommen am 21.10.2026 von Otto Berger: Vertippt');
    expect(read(second ?? null)).toContain('Ausgebucht€ 0,03von Helga Strasser: Rundung');
    expect(screen.getAllByRole('button', { name: /zurücknehmen/ })).toHaveLength(1);
  });

  it('are said to be none, and closed invoices take none', async () => {
    shown({ openAmount: { value: 0 } });
    screen.getByText('Noch keine Zahlung.');
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('recording a payment', () => {
  it('proposes the oldest first, and says what is left over as credit', async () => {
    const page = shown({}, { RecordPayment: () => ({ recordPayment: { id: 'p-1' } }) });
    await press(page, 'Zahlung erfassen');
    await page.person.type(await field('Betrag'), '1.000,50');
    await waitFor(async () => expect((await field(/2026-00117/)).value).toBe('500,00'));
    expect((await field(/2026-00129/)).value).toBe('500,50');
    screen.getByText(/^Rest €\s3\.723,50$/);
    await page.person.clear(await field('Betrag'));
    await page.person.type(await field('Betrag'), '5000');
    await screen.findByText(/^Guthaben €\s276,00$/);
    await page.person.type(await field(/Zahlungsreferenz/), 'RE 129');
    await press(page, 'Erfassen');
    await screen.findByText(/^Zahlung über €\s5\.000,00 erfasst$/);
    expect(page.server.of('RecordPayment')[0]?.variables['input']).toMatchObject({
      ...{ invoiceRecipientId: RECIPIENT_ID, day: dayOf(new Date()), amount: { value: 5000 }, reference: 'RE 129' },
      allotments: [
        { invoiceId: idOf('117'), amount: { value: 500 }, rest: 'OPEN', reason: null },
        { invoiceId: idOf('129'), amount: { value: 4224 }, rest: 'OPEN', reason: null },
      ],
    });
  });

  it('proposes the invoice itself where the amount is what it asks for, and keeps what was typed by hand', async () => {
    const page = shown();
    await press(page, 'Zahlung erfassen');
    await page.person.type(await field('Betrag'), '4224');
    await waitFor(async () => expect((await field(/2026-00129/)).value).toBe('4.224,00'));
    const other = await field(/2026-00117/);
    expect(other.value).toBe('');
    await page.person.type(other, '1');
    await page.person.clear(await field('Betrag'));
    await page.person.type(await field('Betrag'), '4725');
    expect((await field(/2026-00129/)).value).toBe('4.224,00');
    await page.person.click(screen.getByRole('button', { name: 'Älteste zuerst zuordnen' }));
    await waitFor(() => expect(other.value).toBe('500,00'));
  });

  it('says each fault at its field before anything is sent', async () => {
    const page = shown();
    await press(page, 'Zahlung erfassen');
    const day = await field('Tag der Zahlung');
    await page.person.clear(day);
    await page.person.type(day, '01.01.2999');
    await page.person.type(await field('Betrag'), '100');
    await waitFor(async () => expect((await field(/2026-00117/)).value).toBe('100,00'));
    await page.person.type(await field(/2026-00129/), '9999');
    await press(page, 'Erfassen');
    await screen.findByText(PAYMENT_FAILURES.tooMuch.message);
    screen.getByText(PAYMENT_RULES.future);
    screen.getByText(PAYMENT_FAILURES.moreThanPaid.message);
    expect(page.server.of('RecordPayment')).toHaveLength(0);
  });

  it('asks for a reason to write off, and shows a refusal at its invoice, with what is open by then', async () => {
    let open = 102;
    const page = shown(
      {},
      {
        OwedInvoices: () => owing([anOwed('117', 500, 30), anOwed('129', open, 14)]),
        RecordPayment: () => {
          open = 50;
          const { message } = PAYMENT_FAILURES.tooMuch;
          return refusal(PAYMENT_FAILURES.tooMuch, { 'input.allotments.0.amount': message });
        },
      },
    );
    await press(page, 'Zahlung erfassen');
    await page.person.type(await field('Betrag'), '100');
    await waitFor(async () => expect((await field(/2026-00117/)).value).toBe('100,00'));
    await page.person.clear(await field(/2026-00117/));
    await page.person.type(await field(/2026-00129/), '100');
    await page.person.click(await screen.findByRole('combobox', { name: /Rest €\s2,00/ }));
    await page.person.click(await screen.findByRole('option', { name: 'ausbuchen' }));
    await press(page, 'Erfassen');
    await screen.findByText(PAYMENT_FAILURES.reasonNeeded.message);
    await page.person.type(await field('Grund'), 'Spesen');
    await press(page, 'Erfassen');
    const amount = await screen.findByLabelText(/2026-00129.*€\s50,00 offen/);
    await screen.findByText(PAYMENT_FAILURES.tooMuch.message);
    expect(amount.getAttribute('aria-invalid')).toBe('true');
    expect(page.server.of('RecordPayment')[0]?.variables['input']).toMatchObject({
      allotments: [{ invoiceId: idOf('129'), rest: 'WRITTEN_OFF', reason: 'Spesen' }],
    });
  });

  it('says that everything becomes credit where nothing is open, and stays open when the answer is lost', async () => {
    const page = shown({}, { OwedInvoices: () => owing([]), RecordPayment: () => LOST });
    await press(page, 'Zahlung erfassen');
    await screen.findByText('Keine offene Rechnung: Der ganze Betrag wird Guthaben.');
    await page.person.type(await field('Betrag'), '100');
    await page.person.dblClick(await readyButton('Erfassen'));
    await screen.findByText(/Nichts wird doppelt ausgeführt/);
    await press(page, 'Erfassen');
    await waitFor(() => expect(page.server.of('RecordPayment')).toHaveLength(2));
    const [first, second] = page.server.of('RecordPayment');
    expect(first?.key).toBe(second?.key);
  });

  it('fits on a phone', async () => {
    await inWidth(360);
    const page = shown(PART);
    await press(page, 'Zahlung erfassen');
    await field(/2026-00129/);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  });
});

describe('what was wrong', () => {
  it('is taken back as an allotment, or as the whole payment with what else it pays', async () => {
    const others = [anAllotment(), anAllotment({ id: 'al-2', invoiceId: idOf('117'), invoiceNumber: '2026-00117' })];
    const page = shown(PART, {
      OnePayment: () => ({ payment: aPayment({ allotments: others }) }),
      TakeAllotmentBack: () => ({ takeAllotmentBack: true }),
      TakePaymentBack: () => ({ takePaymentBack: { id: 'p-1' } }),
    });
    const begin = () => page.person.click(screen.getByRole('button', { name: /^Zahlung .* zurücknehmen$/ }));
    await begin();
    await press(page, 'Zurücknehmen');
    await screen.findByText(/Pflichtfeld|Bitte/);
    await page.person.type(await field('Grund'), 'Falsche Rechnung');
    await press(page, 'Zurücknehmen');
    await screen.findByText('Zurückgenommen');
    expect(page.server.of('TakeAllotmentBack')[0]?.variables).toEqual({ id: 'al-1', reason: 'Falsche Rechnung' });
    await begin();
    await page.person.click(await screen.findByRole('combobox', { name: 'Was war falsch?' }));
    await page.person.click(await screen.findByRole('option', { name: /^Die Zahlung/ }));
    await screen.findByText(/auch 2026-00117/);
    await page.person.type(await field('Grund'), 'Vertippt');
    await press(page, 'Zurücknehmen');
    await waitFor(() =>
      expect(page.server.of('TakePaymentBack')[0]?.variables).toEqual({ id: 'p-1', reason: 'Vertippt' }),
    );
  });

  it('says in the dialog that somebody was faster', async () => {
    const page = shown(PART, { TakeAllotmentBack: () => refusal(PAYMENT_FAILURES.reversed) });
    await page.person.click(screen.getByRole('button', { name: /^Zahlung .* zurücknehmen$/ }));
    await page.person.type(await field('Grund'), 'Vertippt');
    await press(page, 'Zurücknehmen');
    await screen.findByText(PAYMENT_FAILURES.reversed.message);
  });
});

it('the rest of an invoice is closed with its reason, or refused with a sentence', async () => {
  let isBeyond = true;
  const page = shown(PART, {
    CloseRest: () => {
      if (!isBeyond) return { closeRest: { id: idOf('129') } };
      isBeyond = false;
      return refusal(PAYMENT_FAILURES.beyondLimit);
    },
  });
  await press(page, 'Rest schließen');
  await screen.findByText(/^Ausgebucht wird bis €\s5,00\.$/);
  await press(page, 'Schließen');
  await screen.findByText(PAYMENT_FAILURES.reasonNeeded.message);
  await page.person.type(await field('Grund'), 'Rundung');
  await press(page, 'Schließen');
  await screen.findByText(PAYMENT_FAILURES.beyondLimit.message);
  await press(page, 'Schließen');
  await screen.findByText('2026-00129 ist bezahlt');
  expect(page.server.of('CloseRest')[1]?.variables).toEqual({
    id: idOf('129'),
    input: { rest: 'WRITTEN_OFF', reason: 'Rundung' },
  });
});
