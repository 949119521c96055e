import { beforeEach, expect, test } from 'vitest';
import { aRecordedEvening, invoiceCalls, invoiceInput } from '#app/testing/an-invoice.ts';
import { runAdmin } from '#app/testing/run-admin.ts';
import { aTestApi } from '#app/testing/test-api.ts';

// That nothing else is kept than what is counted is asked after each file of API tests (`startTestApi`).

const api = await aTestApi();
const calls = invoiceCalls(api, () => stage.accounting);
let stage: Awaited<ReturnType<typeof aRecordedEvening>>;
let invoice: { id: string };
beforeEach(async () => {
  stage = await aRecordedEvening(api);
  const additionalItems = [{ description: 'Kilometergeld', quantity: 84, unit: 'km', pricePerUnit: { value: 0.5 } }];
  invoice = (await calls.create(invoiceInput(stage.recipient, [stage.evening], { additionalItems }))).invoice;
});

const kept = async () =>
  (
    await api.asOwner<{ net: string }>(
      'select net_in_cents::text as net from revenue where tenant_id = $1 order by appointment_type_id nulls last',
      [stage.tenantId],
    )
  ).map(({ net }) => net);

test('an invoice counts by kind of work from when it was sent until it is cancelled', async () => {
  expect(await kept()).toEqual([]);
  await calls.send(invoice.id);
  expect(await kept()).toEqual(['42628', '4200']);
  await calls.pay(invoice.id);
  expect(await kept()).toEqual(['42628', '4200']);
  await calls.cancel(invoice.id);
  expect(await kept()).toEqual([]);
});

test('an operator is told what is wrong, and has it counted anew', async () => {
  await calls.send(invoice.id);
  await api.asOwner('delete from revenue where tenant_id = $1 and appointment_type_id is null', [stage.tenantId]);
  expect(await runAdmin(api, ['standings'])).toMatchObject({ code: 1 });
  expect(await runAdmin(api, ['standings', 'mend'])).toEqual({
    code: 0,
    output: `${stage.tenantId}  1 counted anew\n`,
  });
  expect(await kept()).toEqual(['42628', '4200']);
});
