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

const FIELDS = 'id version feedback notes invoiceRecipient { id customerNumber name } updatedBy createdAt updatedAt';
const LIST = `query ($target: RatedPerson!) { feedbacks(target: $target) { count items { ${FIELDS} } } }`;
const CREATE = `mutation ($target: RatedPerson!, $input: InvoiceRecipientFeedbackInput!) {
  createInvoiceRecipientFeedback(target: $target, input: $input) { ${FIELDS} } }`;
const UPDATE = `mutation ($id: String!, $version: Int!, $input: InvoiceRecipientFeedbackInput!) {
  updateInvoiceRecipientFeedback(feedbackId: $id, version: $version, input: $input) { ${FIELDS} } }`;
const DELETE = 'mutation ($id: String!) { deleteInvoiceRecipientFeedback(feedbackId: $id) }';

const praise = (wish: object = {}) => ({
  invoiceRecipientId: recipient,
  feedback: 'POSITIVE',
  notes: 'Toll!',
  ...wish,
});
const ofWorker = () => ({ type: 'TARGET_USER', userId: worker.id });
const ofColleague = () => ({ type: 'TENANT_USER', userId: dispatcher.id });
const create = (input: object = praise(), by = dispatcher, target: object = ofWorker()) =>
  api.call(CREATE, { target, input }, by.headers);
const list = (by = dispatcher, target: object = ofWorker()) => api.call(LIST, { target }, by.headers);
const update = (id: string, version: number, input: object = praise(), by = dispatcher) =>
  api.call(UPDATE, { id, version, input }, by.headers);
const remove = (id: string, by = dispatcher) => api.call(DELETE, { id }, by.headers);
const created = async (by = dispatcher, target: object = ofWorker()): Promise<string> =>
  (await create(praise(), by, target)).data.createInvoiceRecipientFeedback.id;

describe('a feedback', () => {
  test('is written down, listed, changed and taken away', async () => {
    const id = await created();
    expect((await list()).data.feedbacks).toMatchObject({
      count: 1,
      items: [
        {
          id,
          version: 1,
          feedback: 'POSITIVE',
          notes: 'Toll!',
          invoiceRecipient: { id: recipient, customerNumber: '1001', name: 'Palais Wehrgraf' },
          updatedBy: 'Anna Pichler',
        },
      ],
    });
    const other = await aRecipient(api, tenantId, '1002');
    const changed = await update(id, 1, praise({ invoiceRecipientId: other, feedback: 'NEGATIVE', notes: '' }));
    expect(changed.data.updateInvoiceRecipientFeedback).toMatchObject({
      version: 2,
      feedback: 'NEGATIVE',
      notes: null,
      invoiceRecipient: { customerNumber: '1002' },
    });
    expect((await remove(id)).data.deleteInvoiceRecipientFeedback).toBe(true);
    expect((await list()).data.feedbacks).toEqual({ count: 0, items: [] });
  });

  test('stands in the history of the worker', async () => {
    await update(await created(), 1, praise({ feedback: 'NEUTRAL' }));
    const { data } = await api.call(
      'query ($id: String!) { targetUser(targetUserId: $id) { history { items { action changes { path before after } } } } }',
      { id: worker.id },
      dispatcher.headers,
    );
    expect(data.targetUser.history.items[0]).toEqual({
      action: 'feedbacks.write',
      changes: [{ path: 'feedback.feedback', before: 'POSITIVE', after: 'NEUTRAL' }],
    });
  });

  test('of a recipient who is not there is refused at the field', async () => {
    const foreign = await aRecipient(api, await api.aTenant());
    for (const invoiceRecipientId of [foreign, 'no id']) {
      const { errors } = await create(praise({ invoiceRecipientId }));
      expect(errors[0]?.extensions['fields']).toEqual({
        'input.invoiceRecipientId': 'Diesen Rechnungsempfänger gibt es nicht mehr.',
      });
    }
    const { errors } = await update(await created(), 1, praise({ invoiceRecipientId: foreign }));
    expect(Object.keys(errors[0]?.extensions['fields'] as object)).toEqual(['input.invoiceRecipientId']);
  });

  test('goes with its recipient', async () => {
    await created();
    const accounting = await api.aUser({ tenantId, role: 'TENANT_USER_ACCOUNTING' });
    await api.call(
      'mutation ($id: String!) { deleteInvoiceRecipient(invoiceRecipientId: $id) }',
      { id: recipient },
      accounting.headers,
    );
    expect((await list()).data.feedbacks.count).toBe(0);
  });

  test('changed by eight at once is changed once, and the others are told', async () => {
    const id = await created();
    const answers = await Promise.all(Array.from({ length: 8 }, () => update(id, 1)));
    const refused = answers.filter(({ errors }) => errors.length > 0);
    expect(refused).toHaveLength(7);
    for (const { errors } of refused) expect(errors[0]?.message).toBe('Die Daten wurden inzwischen geändert');
    const removals = await Promise.all(Array.from({ length: 8 }, () => remove(id)));
    expect(removals.filter(({ data }) => data?.deleteInvoiceRecipientFeedback === true)).toHaveLength(1);
  });

  test('of another tenant does not exist', async () => {
    const id = await created();
    const stranger = await api.aUser({ tenantId: await api.aTenant(), role: 'TENANT_USER_DISPATCHER' });
    for (const answer of [
      await list(stranger),
      await create(praise(), stranger),
      await update(id, 1, praise(), stranger),
      await remove(id, stranger),
    ]) {
      expect(classOf(answer)).toBe('NOT_FOUND');
    }
  });

  test('is read but not written by accounting, and neither by workers', async () => {
    const accounting = await api.aUser({ tenantId, role: 'TENANT_USER_ACCOUNTING' });
    const id = await created();
    expect((await list(accounting)).data.feedbacks.count).toBe(1);
    for (const answer of [await create(praise(), accounting), await remove(id, accounting), await list(worker)]) {
      expect(classOf(answer)).toBe('FORBIDDEN');
    }
  });

  test('of a colleague is system administration’s, by target and by id', async () => {
    const admin = await api.aUser({ tenantId, role: 'SYSTEM_ADMIN' });
    const id = await created(admin, ofColleague());
    expect((await list(admin, ofColleague())).data.feedbacks.count).toBe(1);
    for (const answer of [
      await list(dispatcher, ofColleague()),
      await create(praise(), dispatcher, ofColleague()),
      await update(id, 1),
      await remove(id),
    ]) {
      expect(answer.errors[0]?.message).toBe('Für diese Aktion fehlt die Berechtigung.');
    }
    expect((await remove(id, admin)).data.deleteInvoiceRecipientFeedback).toBe(true);
  });

  test('does not exist without the invoicing module', async () => {
    const without = await api.aTenant({ hasInvoicingModule: false });
    const staff = await api.aUser({ tenantId: without, role: 'TENANT_USER_DISPATCHER' });
    for (const answer of [await list(staff), await create(praise(), staff)]) {
      expect(answer.errors[0]?.message).toContain('Abrechnungsmodul');
    }
  });
});
