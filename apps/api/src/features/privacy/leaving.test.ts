import pg from 'pg';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { aRecipient } from '#app/testing/a-recipient.ts';
import { aWorker, workerInput } from '#app/testing/a-worker.ts';
import { anAppointment } from '#app/testing/an-appointment.ts';
import { classOf } from '#app/testing/class-of.ts';
import { day } from '#app/testing/days.ts';
import { offerCalls } from '#app/testing/offer-calls.ts';
import { aTestApi, type TestUser } from '#app/testing/test-api.ts';
import { until } from '#app/testing/until.ts';

const api = await aTestApi();
let tenantId: string;
let care: TestUser;
beforeEach(async () => {
  tenantId = await api.aTenant();
  care = await api.aUser({ tenantId, role: 'TENANT_USER_CUSTOMER_CARE' });
});

const ANONYMISE = 'mutation ($id: String!) { anonymiseTargetUser(targetUserId: $id) { restrictedUntil anonymisedAt } }';
const DELETE = 'mutation ($id: String!) { deleteTargetUser(targetUserId: $id) }';
const STATE = 'mutation ($id: String!) { setTargetUserState(targetUserId: $id, userState: ACTIVE) { userState } }';
const SAVE = `mutation ($id: String!, $version: Int!, $input: TargetUserInput!) {
  updateTargetUser(targetUserId: $id, version: $version, input: $input) { personalInformation { lastName } } }`;

const payloadsOf = (id: string) =>
  api.asOwner(
    `select p.after from audit_payloads p join audit_records r on r.tenant_id = p.tenant_id and r.id = p.audit_record_id
     where r.entity_id = $1 order by r.at`,
    [id],
  );

/** Whether the text stands anywhere in the tenant's log, whatever it was recorded at. */
const logSays = async (text: string): Promise<boolean> => {
  const rows = await api.asOwner(
    `select from audit_payloads where tenant_id = $1 and (before::text like $2 or after::text like $2)`,
    [tenantId, `%${text}%`],
  );
  return rows.length > 0;
};

/** Holds the worker's row: everybody else waits until `release`. */
async function holding(id: string) {
  const client = new pg.Client({ connectionString: api.ownerUrl });
  await client.connect();
  onTestFinished(() => client.end());
  await client.query('begin');
  await client.query('select from users where id = $1 for update', [id]);
  return { client, release: () => client.query('commit') };
}
const somebodyWaits = () =>
  until(async () => (await api.asOwner(`select 1 from pg_locks where not granted`)).length > 0);

test('what the log knew of somebody who was deleted goes with them', async () => {
  const worker = await aWorker(api, care, { lastName: 'Geheimnis' });
  await api.asOwner('update target_users set released_at = now() where user_id = $1', [worker.id]);
  expect(JSON.stringify(await payloadsOf(worker.id))).toContain('Geheimnis');
  expect((await api.call(DELETE, { id: worker.id }, care.headers)).errors).toEqual([]);
  expect(await payloadsOf(worker.id)).toEqual([{ after: { deleted: true } }]);
});

test('whom the law still wants can not be deleted', async () => {
  const applicant = await aWorker(api, care, { userState: 'ONBOARDING' });
  const { data } = await api.call(ANONYMISE, { id: applicant.id }, care.headers);
  expect(data.anonymiseTargetUser.restrictedUntil).not.toBeNull();
  const dispatcher = await api.aUser({ tenantId, role: 'TENANT_USER_DISPATCHER' });
  expect(classOf(await api.call(DELETE, { id: applicant.id }, care.headers))).toBe('BAD_REQUEST');
  expect(classOf(await api.call(DELETE, { id: applicant.id }, dispatcher.headers))).toBe('NOT_FOUND');
  // Whose data were restricted stays so until the night's job ends it, also when nothing would speak for it today.
  await api.asOwner(`update users set onboarding_completed_at = now() - interval '8 months' where id = $1`, [
    applicant.id,
  ]);
  expect(classOf(await api.call(DELETE, { id: applicant.id }, care.headers))).toBe('BAD_REQUEST');
  expect(await api.asOwner('select 1 from target_users where user_id = $1', [applicant.id])).toHaveLength(1);
});

test('who has worked is kept for the tax law, loses what lies ahead, and what was written of it', async () => {
  const worker = await aWorker(api, care);
  const calls = offerCalls(api, () => care);
  const [worked, ahead] = [await anAppointment(api, care), await anAppointment(api, care)];
  const offerId = await calls.booked(worker, worked);
  await calls.call('updateOfferNotes', { offerId, notes: 'Bitte pünktlich' });
  await calls.call('reportPrevention', { offerId, note: 'Migräne' }, worker);
  await api.asOwner(
    `update appointments set starts_at = starts_at - interval '2 years', ends_at = ends_at - interval '2 years'
     where id = $1`,
    [worked],
  );
  const offerAhead = await calls.booked(worker, ahead);
  await calls.call('reportPrevention', { offerId: offerAhead, note: 'Migräne' }, worker);
  expect(await logSays('Bitte pünktlich')).toBe(true);
  const { data, errors } = await api.call(ANONYMISE, { id: worker.id }, care.headers);
  expect(errors).toEqual([]);
  expect(data.anonymiseTargetUser).toEqual({
    restrictedUntil: `${Number(day(1).slice(0, 4)) - 2 + 7}-12-31`,
    anonymisedAt: null,
  });
  expect([await calls.statesOf(worked), await calls.statesOf(ahead)]).toEqual([{ [worker.id]: 'BOOKED' }, {}]);
  expect(await api.asOwner('select notes, prevented_note from offers where id = $1', [offerId])).toEqual([
    { notes: null, prevented_note: null },
  ]);
  expect(await api.asOwner('select 1 from preventions where user_id = $1', [worker.id])).toEqual([]);
  expect(await logSays('Bitte pünktlich')).toBe(false);
});

test('somebody who leaves while they are unblocked stays blocked', async () => {
  const worker = await aWorker(api, care, { userState: 'BLOCKED' });
  const { client, release } = await holding(worker.id);
  const unblocking = api.call(STATE, { id: worker.id }, care.headers);
  await somebodyWaits();
  await client.query(`update users set version = version + 1, last_name = 'gelöscht' where id = $1`, [worker.id]);
  await client.query('update target_users set anonymised_at = now() where user_id = $1', [worker.id]);
  await release();
  expect((await unblocking).errors[0]?.message).toBe('Die Daten wurden inzwischen geändert');
  expect(await api.asOwner('select state from users where id = $1', [worker.id])).toEqual([{ state: 'BLOCKED' }]);
});

const ADDED = {
  assessment: `createAssessment(target: { type: TARGET_USER, userId: $id }, input: { rating: 1 }) { id }`,
  feedback: `createInvoiceRecipientFeedback(target: { type: TARGET_USER, userId: $id },
    input: { invoiceRecipientId: $recipient, feedback: NEGATIVE }) { id }`,
  denial: `createInvoiceRecipientDenial(targetUserId: $id, input: { invoiceRecipientId: $recipient }) { id }`,
  absence: `createAbsence(input: { targetUserId: $id, fromDay: "${day(30)}", toDay: "${day(32)}" }) { id }`,
};

test.each(Object.entries(ADDED))('nothing slips in while somebody leaves: no %s', async (_what, field) => {
  const worker = await aWorker(api, care);
  const recipient = await aRecipient(api, tenantId);
  const { client, release } = await holding(worker.id);
  await client.query('select from target_users where user_id = $1 for update', [worker.id]);
  const use = field.includes('$recipient') ? ', $recipient: String!' : '';
  const adding = api.call(`mutation ($id: String!${use}) { ${field} }`, { id: worker.id, recipient }, care.headers);
  await Promise.race([somebodyWaits(), adding]);
  await client.query('update target_users set anonymised_at = now() where user_id = $1', [worker.id]);
  await release();
  expect((await adding).errors[0]?.message).toContain('ausgeschieden');
});

test('whose data are restricted is in no list and in no file', async () => {
  const gone = await aWorker(api, care, { userState: 'ONBOARDING', lastName: 'Geheimnis' });
  await api.call(ANONYMISE, { id: gone.id }, care.headers);
  const list = await api.call('{ targetUsers { count items { id } } }', {}, care.headers);
  expect(list.data.targetUsers).toEqual({ count: 0, items: [] });
  const { data } = await api.call(
    'mutation { createDownload(input: { targetUsersCsv: {} }) { url } }',
    {},
    care.headers,
  );
  const file = await api.app.inject({ method: 'GET', url: data.createDownload.url });
  expect([file.statusCode, file.body.includes('Geheimnis')]).toEqual([200, false]);
});

test('whose data are restricted is named to nobody as a possible double', async () => {
  const [gone, twin] = [await aWorker(api, care, { userState: 'ONBOARDING' }), await aWorker(api, care)];
  await api.call(ANONYMISE, { id: gone.id }, care.headers);
  const { data } = await api.call(
    'query ($id: String!) { targetUser(targetUserId: $id) { similarTargetUsers { id } } }',
    { id: twin.id },
    care.headers,
  );
  expect(data.targetUser.similarTargetUsers).toEqual([]);
});

test('an answer that was kept for a repeated request does not outlive the data in it', async () => {
  const worker = await aWorker(api, care, { lastName: 'Geheimnis' });
  const input = await workerInput(api, tenantId);
  const headers = { ...care.headers, 'idempotency-key': 'k1' };
  const variables = {
    id: worker.id,
    version: 2,
    input: { ...input, personalInformation: { ...input.personalInformation, lastName: 'Geheimnis' } },
  };
  expect((await api.call(SAVE, variables, headers)).errors).toEqual([]);
  // As for somebody released: nothing stands against it.
  await api.asOwner('update target_users set released_at = now() where user_id = $1', [worker.id]);
  const { data } = await api.call(ANONYMISE, { id: worker.id }, care.headers);
  expect(data.anonymiseTargetUser.anonymisedAt).not.toBeNull();
  const kept = await api.asOwner('select answer from idempotency_keys where tenant_id = $1', [tenantId]);
  expect(JSON.stringify(kept)).not.toContain('Geheimnis');
  expect(JSON.stringify(await api.call(SAVE, variables, headers))).not.toContain('Geheimnis');
});
