import { beforeEach, describe, expect, test } from 'vitest';
import { aWorker } from '#app/testing/a-worker.ts';
import { classOf } from '#app/testing/class-of.ts';
import { aTestApi, type TestUser } from '#app/testing/test-api.ts';

const api = await aTestApi();
let tenantId: string;
let admin: TestUser;
let dispatcher: TestUser;
let accounting: TestUser;
let worker: TestUser;
beforeEach(async () => {
  tenantId = await api.aTenant();
  admin = await api.aUser({ tenantId, role: 'SYSTEM_ADMIN' });
  dispatcher = await api.aUser({ tenantId, role: 'TENANT_USER_DISPATCHER' });
  accounting = await api.aUser({ tenantId, role: 'TENANT_USER_ACCOUNTING' });
  worker = await aWorker(api, dispatcher);
});

const LIST = `query ($target: RatedPerson!, $page: PageInput) {
  assessments(target: $target, page: $page) { count items { id version rating notes updatedBy createdAt updatedAt } } }`;
const CREATE = `mutation ($target: RatedPerson!, $input: AssessmentInput!) {
  createAssessment(target: $target, input: $input) { id version rating notes updatedBy createdAt } }`;
const UPDATE = `mutation ($id: String!, $version: Int!, $input: AssessmentInput!) {
  updateAssessment(assessmentId: $id, version: $version, input: $input) { version rating notes updatedBy } }`;
const DELETE = 'mutation ($id: String!) { deleteAssessment(assessmentId: $id) }';
const AVERAGE = `query ($id: String!) { averageTargetUserAssessment(targetUserId: $id) {
  average effectiveRating count distribution { rating count } } }`;

const ofWorker = () => ({ type: 'TARGET_USER', userId: worker.id });
const ofColleague = () => ({ type: 'TENANT_USER', userId: accounting.id });
const create = (input: object, by = dispatcher, target: object = ofWorker()) =>
  api.call(CREATE, { target, input }, by.headers);
const list = (by = dispatcher, target: object = ofWorker(), page: object | null = null) =>
  api.call(LIST, { target, page }, by.headers);
const update = (id: string, version: number, input: object, by = dispatcher) =>
  api.call(UPDATE, { id, version, input }, by.headers);
const remove = (id: string, by = dispatcher) => api.call(DELETE, { id }, by.headers);
const created = async (input: object, by = dispatcher, target: object = ofWorker()): Promise<string> =>
  (await create(input, by, target)).data.createAssessment.id;

describe('an assessment', () => {
  test('is made, listed newest first, changed and taken away', async () => {
    const id = await created({ rating: 4, notes: ' Pünktlich. ' });
    await created({ rating: 2 });
    const { data } = await list();
    expect(data.assessments).toMatchObject({
      count: 2,
      items: [
        { version: 1, rating: 2, notes: null, updatedBy: 'Anna Pichler' },
        { id, rating: 4, notes: 'Pünktlich.' },
      ],
    });
    expect((await update(id, 1, { rating: 5 })).data.updateAssessment).toMatchObject({ version: 2, rating: 5 });
    expect((await remove(id)).data.deleteAssessment).toBe(true);
    expect((await list()).data.assessments.count).toBe(1);
  });

  test('sent again with its key is shown as it is now, and only its id is kept for that', async () => {
    const headers = { ...dispatcher.headers, 'idempotency-key': 'assess-again' };
    const variables = { target: ofWorker(), input: { rating: 4, notes: 'Höchst vertraulich' } };
    const { id } = (await api.call(CREATE, variables, headers)).data.createAssessment;
    await update(id, 1, { rating: 2, notes: 'Neu bedacht' });
    expect((await api.call(CREATE, variables, headers)).data.createAssessment).toMatchObject({ id, rating: 2 });
    const kept = await api.asOwner(`select answer from idempotency_keys where key = 'assess-again'`);
    expect(kept).toEqual([{ answer: { id } }]);
  });

  test('that is gone meanwhile is not found when it is sent again', async () => {
    const headers = { ...dispatcher.headers, 'idempotency-key': 'assess-and-delete' };
    const variables = { target: ofWorker(), input: { rating: 4 } };
    const { id } = (await api.call(CREATE, variables, headers)).data.createAssessment;
    await remove(id);
    expect(classOf(await api.call(CREATE, variables, headers))).toBe('NOT_FOUND');
    expect((await list()).data.assessments.count).toBe(0);
  });

  test('stands in the history of the worker', async () => {
    const id = await created({ rating: 4, notes: 'Gut.' });
    await update(id, 1, { rating: 3, notes: 'Gut.' });
    await remove(id);
    const { data } = await api.call(
      'query ($id: String!) { targetUser(targetUserId: $id) { history { items { action changes { path before after } } } } }',
      { id: worker.id },
      accounting.headers,
    );
    expect(data.targetUser.history.items.slice(0, 3)).toEqual([
      {
        action: 'assessments.write',
        changes: [
          { path: 'assessment.notes', before: 'Gut.', after: null },
          { path: 'assessment.rating', before: '3', after: null },
        ],
      },
      { action: 'assessments.write', changes: [{ path: 'assessment.rating', before: '4', after: '3' }] },
      {
        action: 'assessments.write',
        changes: [
          { path: 'assessment.notes', before: null, after: 'Gut.' },
          { path: 'assessment.rating', before: null, after: '4' },
        ],
      },
    ]);
  });

  test('is refused at the field when it is none', async () => {
    const { errors } = await create({ rating: 6, notes: 'x'.repeat(257) });
    expect(errors[0]?.extensions['fields']).toEqual({
      'input.rating': 'Bitte 1 bis 5 Sterne vergeben.',
      'input.notes': 'Höchstens 256 Zeichen.',
    });
  });

  test('changed by eight at once is changed once, and the others are told', async () => {
    const id = await created({ rating: 1 });
    const answers = await Promise.all(Array.from({ length: 8 }, () => update(id, 1, { rating: 5 })));
    const refused = answers.filter(({ errors }) => errors.length > 0);
    expect(refused).toHaveLength(7);
    for (const { errors } of refused) expect(errors[0]?.message).toBe('Die Daten wurden inzwischen geändert');
    const removals = await Promise.all(Array.from({ length: 8 }, () => remove(id)));
    expect(removals.filter(({ data }) => data?.deleteAssessment === true)).toHaveLength(1);
  });

  test('sent twice with one key is made once and answered alike', async () => {
    const headers = { ...dispatcher.headers, 'idempotency-key': 'assess-once' };
    const variables = { target: ofWorker(), input: { rating: 4 } };
    const [first, second] = [await api.call(CREATE, variables, headers), await api.call(CREATE, variables, headers)];
    expect(second.data).toEqual(first.data);
    expect((await list()).data.assessments.count).toBe(1);
  });

  test('of another tenant does not exist', async () => {
    const id = await created({ rating: 4 });
    const stranger = await api.aUser({ tenantId: await api.aTenant(), role: 'TENANT_USER_DISPATCHER' });
    for (const answer of [
      await list(stranger),
      await create({ rating: 1 }, stranger),
      await update(id, 1, { rating: 1 }, stranger),
      await remove(id, stranger),
      await api.call(AVERAGE, { id: worker.id }, stranger.headers),
    ]) {
      expect(classOf(answer)).toBe('NOT_FOUND');
    }
  });

  test('is read but not written by accounting, and neither by workers', async () => {
    const id = await created({ rating: 4 });
    expect((await list(accounting)).data.assessments.count).toBe(1);
    for (const answer of [await create({ rating: 1 }, accounting), await remove(id, accounting), await list(worker)]) {
      expect(classOf(answer)).toBe('FORBIDDEN');
    }
  });
});

describe('a colleague', () => {
  test('is assessed by system administration', async () => {
    const id = await created({ rating: 5, notes: 'Danke!' }, admin, ofColleague());
    expect((await update(id, 1, { rating: 4 }, admin)).data.updateAssessment.rating).toBe(4);
    expect((await list(admin, ofColleague())).data.assessments.count).toBe(1);
    const records = await api.asOwner(
      `select entity_type from audit_records where entity_id = $1 and action = 'assessments.write'`,
      [accounting.id],
    );
    expect(records).toEqual([{ entity_type: 'tenant-user' }, { entity_type: 'tenant-user' }]);
    expect((await remove(id, admin)).data.deleteAssessment).toBe(true);
  });

  test('is nobody else’s business, by target or by id', async () => {
    const id = await created({ rating: 5 }, admin, ofColleague());
    for (const answer of [
      await list(dispatcher, ofColleague()),
      await create({ rating: 1 }, dispatcher, ofColleague()),
      await update(id, 1, { rating: 1 }),
      await remove(id),
    ]) {
      expect(answer.errors[0]?.message).toBe('Für diese Aktion fehlt die Berechtigung.');
    }
  });

  test('can not be passed off as a worker, nor a worker as a colleague', async () => {
    const disguised = { type: 'TARGET_USER', userId: accounting.id };
    expect(classOf(await list(dispatcher, disguised))).toBe('NOT_FOUND');
    expect(classOf(await create({ rating: 1 }, dispatcher, disguised))).toBe('NOT_FOUND');
    expect(classOf(await list(admin, { type: 'TENANT_USER', userId: worker.id }))).toBe('NOT_FOUND');
  });
});

test('all assessments of a worker at a glance', async () => {
  const average = async () => (await api.call(AVERAGE, { id: worker.id }, accounting.headers)).data;
  expect((await average()).averageTargetUserAssessment).toMatchObject({ average: null, effectiveRating: 4, count: 0 });
  await created({ rating: 1 });
  for (let turn = 0; turn < 10; turn += 1) await created({ rating: 5 });
  expect((await average()).averageTargetUserAssessment).toEqual({
    average: 4.6,
    effectiveRating: 5,
    count: 11,
    distribution: [
      { rating: 5, count: 10 },
      { rating: 4, count: 0 },
      { rating: 3, count: 0 },
      { rating: 2, count: 0 },
      { rating: 1, count: 1 },
    ],
  });
  expect((await list(dispatcher, ofWorker(), { number: 1, size: 10 })).data.assessments.items).toMatchObject([
    { rating: 1 },
  ]);
});
