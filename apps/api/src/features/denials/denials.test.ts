import { beforeEach, describe, expect, test } from 'vitest';
import { aRecipient } from '#app/testing/a-recipient.ts';
import { aWorker } from '#app/testing/a-worker.ts';
import { classOf } from '#app/testing/class-of.ts';
import { aTestApi, type TestUser } from '#app/testing/test-api.ts';

const api = await aTestApi();
let tenantId: string;
let dispatcher: TestUser;
let worker: TestUser;
let recipient: string;
beforeEach(async () => {
  tenantId = await api.aTenant();
  dispatcher = await api.aUser({ tenantId, role: 'TENANT_USER_DISPATCHER' });
  worker = await aWorker(api, dispatcher);
  recipient = await aRecipient(api, tenantId);
});

const FIELDS = 'id invoiceRecipient { id customerNumber name } reason createdAt createdBy';
const LIST = `query ($id: String!) { invoiceRecipientDenials(targetUserId: $id) { ${FIELDS} } }`;
const CREATE = `mutation ($id: String!, $input: InvoiceRecipientDenialInput!) {
  createInvoiceRecipientDenial(targetUserId: $id, input: $input) { ${FIELDS} } }`;
const DELETE = 'mutation ($id: String!) { deleteInvoiceRecipientDenial(denialId: $id) }';

const list = (by = dispatcher) => api.call(LIST, { id: worker.id }, by.headers);
const create = (wish: object = {}, by = dispatcher, id = worker.id) =>
  api.call(CREATE, { id, input: { invoiceRecipientId: recipient, ...wish } }, by.headers);
const remove = (id: string, by = dispatcher) => api.call(DELETE, { id }, by.headers);

describe('a denial', () => {
  test('is written down, listed and taken back, and stands in the history of the worker', async () => {
    const { data, errors } = await create({ reason: ' Unpünktlich. ' });
    expect(errors).toEqual([]);
    const { id } = data.createInvoiceRecipientDenial;
    expect((await list()).data.invoiceRecipientDenials).toMatchObject([
      {
        id,
        invoiceRecipient: { id: recipient, customerNumber: '1001', name: 'Palais Wehrgraf' },
        reason: 'Unpünktlich.',
        createdBy: 'Anna Pichler',
      },
    ]);
    expect((await remove(id)).data.deleteInvoiceRecipientDenial).toBe(true);
    expect((await list()).data.invoiceRecipientDenials).toEqual([]);
    const history = await api.call(
      'query ($id: String!) { targetUser(targetUserId: $id) { history { items { action changes { path before after } } } } }',
      { id: worker.id },
      dispatcher.headers,
    );
    expect(history.data.targetUser.history.items[0]).toEqual({
      action: 'denials.write',
      changes: [
        { path: 'denial.reason', before: 'Unpünktlich.', after: null },
        { path: 'denial.invoiceRecipient', before: 'Palais Wehrgraf', after: null },
      ],
    });
  });

  test('of the same pair stands once, however many write it down', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => create()));
    const refused = answers.filter(({ errors }) => errors.length > 0);
    expect(refused).toHaveLength(7);
    for (const { errors } of refused) {
      expect(errors[0]).toMatchObject({
        message: 'Dieser Rechnungsempfänger steht für diese Person schon auf der Sperrliste.',
        extensions: { classification: 'DATA_INTEGRITY_VIOLATION' },
      });
    }
    const { id } = (await list()).data.invoiceRecipientDenials[0];
    const removals = await Promise.all(Array.from({ length: 8 }, () => remove(id)));
    expect(removals.filter(({ data }) => data?.deleteInvoiceRecipientDenial === true)).toHaveLength(1);
    expect((await create()).errors).toEqual([]);
  });

  test('is refused at the field when the recipient is not there or the reason too long', async () => {
    const foreign = await aRecipient(api, await api.aTenant());
    const unknown = await create({ invoiceRecipientId: foreign });
    expect(Object.keys(unknown.errors[0]?.extensions['fields'] as object)).toEqual(['input.invoiceRecipientId']);
    const long = await create({ reason: 'x'.repeat(257) });
    expect(long.errors[0]?.extensions['fields']).toEqual({ 'input.reason': 'Höchstens 256 Zeichen.' });
  });

  test('concerns workers of the tenant only', async () => {
    const stranger = await api.aUser({ tenantId: await api.aTenant(), role: 'TENANT_USER_DISPATCHER' });
    const { id } = (await create()).data.createInvoiceRecipientDenial;
    for (const answer of [
      await list(stranger),
      await create({}, stranger),
      await remove(id, stranger),
      await create({}, dispatcher, dispatcher.id),
    ]) {
      expect(classOf(answer)).toBe('NOT_FOUND');
    }
  });

  test('is read but not written by accounting, and neither by workers', async () => {
    const accounting = await api.aUser({ tenantId, role: 'TENANT_USER_ACCOUNTING' });
    expect((await list(accounting)).errors).toEqual([]);
    for (const answer of [await create({}, accounting), await list(worker), await create({}, worker)]) {
      expect(classOf(answer)).toBe('FORBIDDEN');
    }
  });

  test('does not exist without the invoicing module', async () => {
    const without = await api.aTenant({ hasInvoicingModule: false });
    const staff = await api.aUser({ tenantId: without, role: 'TENANT_USER_DISPATCHER' });
    for (const answer of [await list(staff), await create({}, staff)]) {
      expect(answer.errors[0]?.message).toContain('Abrechnungsmodul');
    }
  });
});
