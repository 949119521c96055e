import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { beforeEach, expect, test } from 'vitest';
import { anotherEvening, aRecordedEvening, invoiceCalls, invoiceInput } from '#app/testing/an-invoice.ts';
import { aTestApi } from '#app/testing/test-api.ts';

/* The release before knew marks and no payments. Servers of both work side by side for a moment: to go with the next release (docs/adr/0065). */

const api = await aTestApi();
const calls = invoiceCalls(api, () => stage.accounting);
let stage: Awaited<ReturnType<typeof aRecordedEvening>>;
beforeEach(async () => {
  stage = await aRecordedEvening(api);
});

const TODAY = dayOf(new Date());
async function aSentInvoice(block: string): Promise<string> {
  const { invoice } = await calls.create(invoiceInput(stage.recipient, [block]));
  await calls.send(invoice.id);
  return invoice.id;
}
/** The entries, by invoice; and the credit. */
const entries = async () => ({
  settled: await api.asOwner(
    `select invoice_id, kind, day::text, sum(amount_in_cents)::int from allotments where tenant_id = $1
     group by 1, 2, 3 having sum(amount_in_cents) <> 0 order by 1, 3`,
    [stage.tenantId],
  ),
  paid: await api.asOwner(
    `select way, day::text, sum(amount_in_cents)::int from payments where tenant_id = $1
     group by 1, 2 having sum(amount_in_cents) <> 0 order by 1, 2`,
    [stage.tenantId],
  ),
  credit: await api.asOwner('select credit_in_cents::int from recipient_accounts where tenant_id = $1', [
    stage.tenantId,
  ]),
});

test('marks become payments of the whole amount, and those of cancelled invoices a credit', async () => {
  const [paid, cancelled] = [
    await aSentInvoice(stage.evening),
    await aSentInvoice(await anotherEvening(api, stage, 5)),
  ];
  await aSentInvoice(await anotherEvening(api, stage, 6));
  await calls.pay(paid);
  await calls.pay(cancelled);
  await calls.cancel(cancelled);
  const before = await entries();
  await api.asOwner(`begin; set local session_replication_role = replica;
    delete from allotments; delete from payments; delete from recipient_accounts; commit`);
  const migration = readFileSync(join(import.meta.dirname, '../migrations/20261122T0000_payments.sql'), 'utf8');
  await api.asOwner(migration.slice(migration.indexOf('-- The marks of today')));
  expect(await entries()).toEqual(before);
  expect(before.credit).toEqual([{ credit_in_cents: 13872 }]);
});

test('what an old server marks, unmarks and cancels has its entries', async () => {
  const id = await aSentInvoice(stage.evening);
  const set = (change: string) => api.asOwner(`update invoices set ${change} where id = $1`, [id]);
  const open = async () =>
    (await calls.call('query ($id: String!) { it: invoice(invoiceId: $id) { state openAmount { value } } }', { id }))
      .invoice;
  const { openAmount: whole } = await open();
  await set(`paid_on = '${TODAY}', marked_paid_at = now()`);
  expect(await open()).toEqual({ state: 'PAID', openAmount: { value: 0 } });
  expect((await entries()).paid).toEqual([{ way: 'MARKED', day: TODAY, sum: whole.value * 100 }]);
  await set('paid_on = null, marked_paid_at = null');
  expect(await open()).toEqual({ state: 'PENDING', openAmount: whole });
  expect(await entries()).toEqual({ settled: [], paid: [], credit: [{ credit_in_cents: 0 }] });
  await calls.pay(id);
  await set('cancelled_at = now()');
  expect(await entries()).toMatchObject({ credit: [{ credit_in_cents: whole.value * 100 }] });
});
