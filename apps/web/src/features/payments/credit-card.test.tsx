import { PAYMENT_FAILURES } from '@gastspiel/domain/payments/payment-failures.ts';
import { dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { screen, waitFor } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { aServer, refusal } from '#testing/a-server.ts';
import { asRole, type OfficeRole } from '#testing/as-role.ts';
import { readyButton } from '#testing/library.tsx';
import { renderScreen } from '#testing/render.tsx';
import { anOwed, idOf, owing, RECIPIENT_ID } from './a-payment.fixture.ts';
import { CreditCard } from './credit-card.tsx';

type Answers = Parameters<typeof aServer>[0];
const shown = (credit: number, answers: Answers = {}, role: OfficeRole = 'TENANT_USER_ACCOUNTING') => {
  const server = aServer(answers);
  const card = <CreditCard recipientId={RECIPIENT_ID} recipientName="Sonnenhof GmbH" credit={credit} />;
  return { server, ...renderScreen(card, asRole(role)) };
};
const field = (name: RegExp | string) => screen.findByLabelText<HTMLInputElement>(name);

it('is not there without credit, and only read by who may not move it', () => {
  shown(0);
  expect(screen.queryByRole('note')).toBeNull();
  shown(120, {}, 'TENANT_USER_CUSTOMER_CARE');
  screen.getByText(/^Guthaben €\s120,00$/);
  expect(screen.queryByRole('button')).toBeNull();
});

it('pays invoices, the oldest first, and never more than there is', async () => {
  const page = shown(120, {
    OwedInvoices: () => owing([anOwed('117', 100, 30), anOwed('129', 200, 14)]),
    AllotCredit: () => ({ allotCredit: { value: 0 } }),
  });
  await page.person.click(screen.getByRole('button', { name: 'Zuordnen' }));
  await waitFor(async () => expect((await field(/2026-00117/)).value).toBe('100,00'));
  const second = await field(/2026-00129/);
  expect(second.value).toBe('20,00');
  await page.person.clear(second);
  await page.person.type(second, '30');
  await page.person.click(await readyButton('Zuordnen'));
  await screen.findByText(PAYMENT_FAILURES.noCredit.message);
  await page.person.clear(second);
  await page.person.type(second, '15');
  await page.person.click(await readyButton('Zuordnen'));
  await screen.findByText('Guthaben zugeordnet');
  expect(page.server.of('AllotCredit')[0]?.variables['input']).toMatchObject({
    invoiceRecipientId: RECIPIENT_ID,
    allotments: [
      { invoiceId: idOf('117'), amount: { value: 100 } },
      { invoiceId: idOf('129'), amount: { value: 15 } },
    ],
  });
});

it('says that there is nothing to pay with it', async () => {
  const page = shown(120, { OwedInvoices: () => owing([]) });
  await page.person.click(screen.getByRole('button', { name: 'Zuordnen' }));
  await screen.findByText(/keine offene Rechnung/);
});

it('goes back, all of it unless somebody says otherwise; a refusal stands at the amount', async () => {
  let isTooMuch = true;
  const page = shown(120, {
    PayOutCredit: () => {
      if (!isTooMuch) return { payOutCredit: { id: 'p-2' } };
      isTooMuch = false;
      return refusal(PAYMENT_FAILURES.noCredit, { 'input.amount': PAYMENT_FAILURES.noCredit.message });
    },
  });
  await page.person.click(screen.getByRole('button', { name: 'Auszahlen' }));
  expect((await field('Betrag')).value).toBe('120,00');
  await page.person.click(await readyButton('Auszahlen'));
  await screen.findByText(PAYMENT_FAILURES.noCredit.message);
  await page.person.click(await readyButton('Auszahlen'));
  await screen.findByText(/^€\s120,00 ausgezahlt$/);
  expect(page.server.of('PayOutCredit')[1]?.variables['input']).toMatchObject({
    ...{ invoiceRecipientId: RECIPIENT_ID, day: dayOf(new Date()), amount: { value: 120 } },
  });
});
