import { dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { anotherEvening, aRecordedEvening, invoiceCalls, invoiceInput } from '#app/testing/an-invoice.ts';
import { classOf } from '#app/testing/class-of.ts';
import { liftPolicies } from '#app/testing/lift-policies.ts';
import { SAMPLE_CALLS } from '#app/testing/sample-calls.ts';
import { aTestApi } from '#app/testing/test-api.ts';

/** Another agency's invoices and hours: one that was sent, a draft, and hours that wait. */
const foreign = { sent: '', draft: '', block: '', recipient: '' };
const YEAR = Number(dayOf(new Date()).slice(0, 4));
const api = await aTestApi();
const own = await aRecordedEvening(api);
const calls = invoiceCalls(api, () => own.accounting);
beforeAll(async () => {
  const other = await aRecordedEvening(api);
  const theirs = invoiceCalls(api, () => other.accounting);
  const made = async (block: string) => (await theirs.create(invoiceInput(other.recipient, [block]))).invoice.id;
  foreign.sent = await made(other.evening);
  foreign.draft = await made(await anotherEvening(api, other, 5));
  foreign.block = await anotherEvening(api, other, 6);
  foreign.recipient = other.recipient;
  expect((await theirs.send(foreign.sent)).errors).toEqual([]);
  await liftPolicies(api);
});

const seen = () =>
  api.asOwner(
    `select i.id, i.version, i.cancelled_at, count(s.id)::int as sendings from invoices i
       left join invoice_sendings s on s.tenant_id = i.tenant_id and s.invoice_id = i.id
     where i.id = any($1) group by i.tenant_id, i.id order by 1`,
    [[foreign.sent, foreign.draft]],
  );

describe.each(['sent', 'draft'] as const)('by the statements alone a foreign invoice (%s)', (which) => {
  test('is not there, whatever somebody wants of it', async () => {
    const before = await seen();
    const id = foreign[which];
    const input = invoiceInput(own.recipient, [own.evening]);
    const link = (document: string) =>
      calls.call(`mutation ($id: String!) { it: createDownload(${document}) { url } }`, { id });
    for (const answer of [
      await calls.find(id),
      await calls.update(id, which === 'sent' ? 2 : 1, input),
      await calls.send(id),
      await calls.pay(id),
      await calls.takeBack(id),
      await calls.cancel(id),
      await link('input: { invoicePdf: { invoiceId: $id } }'),
      await link('input: { invoiceEbinterface: { invoiceId: $id } }'),
      await calls.call(
        'query ($ids: [String!]!, $r: String!, $id: String) { it: invoicePdfData(worklogBlockIds: $ids, invoiceRecipientId: $r, invoiceId: $id) { number } }',
        { ids: [own.evening], r: own.recipient, id },
      ),
    ]) {
      expect(classOf(answer)).toBe('NOT_FOUND');
    }
    expect((await link('input: { invoicePdfs: { invoiceIds: [$id] } }')).code).toBe('invoices.noneSent');
    expect(await seen()).toEqual(before);
  });
});

test('by the statements alone nothing foreign is listed, summed up or counted', async () => {
  const { data, errors } = await api.call(
    `query ($year: Int!, $foreign: String!) {
      invoices { count items { id } }
      invoiceTotalSumOfStateSummary(year: $year) { count }
      invoiceArchive(input: { from: "2000-01-01", to: "2100-12-31" }) { count bytes }
      nextInvoiceNumber
      billableWorklogBlocksSummary { invoiceRecipientId count }
      billableWorklogBlocks(invoiceRecipientId: $foreign) { id } }`,
    { year: YEAR, foreign: foreign.recipient },
    own.accounting.headers,
  );
  expect(errors).toEqual([]);
  expect(data).toEqual({
    invoices: { count: 0, items: [] },
    invoiceTotalSumOfStateSummary: Array(7).fill({ count: 0 }),
    invoiceArchive: { count: 0, bytes: 0 },
    nextInvoiceNumber: `${YEAR}-00001`,
    billableWorklogBlocksSummary: [{ invoiceRecipientId: own.recipient, count: 1 }],
    billableWorklogBlocks: [],
  });
});

test('by the statements alone nobody bills what is not theirs', async () => {
  expect((await calls.create(invoiceInput(own.recipient, [foreign.block]))).code).toBe('invoices.notBillable');
  expect((await calls.create(invoiceInput(foreign.recipient, [foreign.block]))).code).toBe('invoices.recipientUnknown');
});

describe('invoices are for those alone who account, in an agency that invoices', () => {
  const FIELDS = [
    ...['invoices', 'invoice', 'nextInvoiceNumber', 'invoiceTotalSumOfStateSummary', 'invoicePdfData'],
    ...['billableWorklogBlocks', 'billableWorklogBlocksSummary', 'createInvoice', 'updateInvoice', 'sendInvoice'],
    ...['markAsPaid', 'unMarkAsPaid', 'cancelInvoice', 'createDownload.invoicePdf', 'createDownload.invoicePdfs'],
    ...['invoiceArchive', 'createDownload.invoiceArchive', 'createDownload.invoiceEbinterface'],
  ];
  test.each([
    ['a dispatcher', 'TENANT_USER_DISPATCHER', true],
    ['customer care', 'TENANT_USER_CUSTOMER_CARE', true],
    ['a worker', 'TARGET_USER', true],
    ['an accountant without the module', 'TENANT_USER_ACCOUNTING', false],
  ] as const)('not for %s', async (_who, role, hasInvoicingModule) => {
    const { headers } = await api.aUser({ tenantId: await api.aTenant({ hasInvoicingModule }), role });
    const answers = await Promise.all(
      FIELDS.map(async (name) => [name, classOf(await api.call(SAMPLE_CALLS[name] ?? '', {}, headers))]),
    );
    expect(Object.fromEntries(answers)).toEqual(Object.fromEntries(FIELDS.map((name) => [name, 'FORBIDDEN'])));
  });
});
