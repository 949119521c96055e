import { beforeEach, expect, test } from 'vitest';
import { accountOf, aDebtor } from '#app/testing/a-debtor.ts';
import { invoiceCalls } from '#app/testing/an-invoice.ts';
import { openEvents } from '#app/testing/open-events.ts';
import { paymentCalls } from '#app/testing/payment-calls.ts';
import { aTestApi } from '#app/testing/test-api.ts';
import { until } from '#app/testing/until.ts';

const api = await aTestApi();
const url = await api.app.listen({ port: 0, host: '127.0.0.1' });
const calls = paymentCalls(api, () => stage.accounting);
let stage: Awaited<ReturnType<typeof aDebtor>>;
beforeEach(async () => {
  stage = await aDebtor(api);
});

test('eight payments of one invoice pay it once', async () => {
  const { large, recipient } = stage;
  const tries = await Promise.all(
    Array.from({ length: 8 }, () =>
      calls.record(recipient, large.gross, [{ invoiceId: large.id, amount: large.gross }]),
    ),
  );
  const codes = tries.map(({ code }) => code ?? 'paid').toSorted();
  expect(codes).toEqual(['paid', ...Array.from({ length: 7 }, () => 'payments.notOwed')]);
  expect((await calls.list()).count).toBe(1);
});

test('payments, marks, payouts and a cancellation leave every sum right', async () => {
  const { large, small, recipient } = stage;
  const invoices = invoiceCalls(api, () => stage.accounting);
  await calls.record(recipient, 100);
  await Promise.all([
    ...Array.from({ length: 4 }, () => calls.record(recipient, 40, [{ invoiceId: large.id, amount: 40 }])),
    ...Array.from({ length: 3 }, () => calls.payOut(recipient, 30)),
    ...Array.from({ length: 3 }, () => calls.allot(recipient, [{ invoiceId: small.id, amount: 35 }])),
    ...[invoices.pay(small.id), invoices.pay(large.id), invoices.cancel(large.id)],
  ]);
  const { credit = 0, paid = 0, allotted = 0 } = (await accountOf(api, recipient)) ?? {};
  expect(credit).toBe(paid - allotted);
  expect((await calls.owed(large.id)).openAmount).toEqual({ value: 0 });
  const [sums] = await api.asOwner<{ worst: number }>(
    `select max(a.sum - i.gross_in_cents)::int as worst from invoices i
         join lateral (select sum(amount_in_cents) from allotments where invoice_id = i.id) a on true
       where i.invoice_recipient_id = $1 and a.sum is not null`,
    [recipient],
  );
  expect(sums?.worst).toBeLessThanOrEqual(0);
});

test('colleagues see a part payment, though it closes no invoice', async () => {
  const { large, recipient, accounting } = stage;
  const stream = await openEvents(url, accounting.headers);
  await calls.record(recipient, 5, [{ invoiceId: large.id, amount: 5 }]);
  await until(() => stream.topics.includes(`invoice:${large.id}`) && stream.topics.includes('invoices'));
});
