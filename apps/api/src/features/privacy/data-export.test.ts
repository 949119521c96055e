import { beforeAll, expect, test } from 'vitest';
import { aRecipient } from '#app/testing/a-recipient.ts';
import { aWorker } from '#app/testing/a-worker.ts';
import { anAppointment } from '#app/testing/an-appointment.ts';
import { classOf } from '#app/testing/class-of.ts';
import { at, day } from '#app/testing/days.ts';
import { offerCalls } from '#app/testing/offer-calls.ts';
import { aTestApi, type TestUser } from '#app/testing/test-api.ts';
import { listsOf, payrollListsOf } from '#features/privacy/data-export.sql.ts';

const NUMBER = '1237010180';
const IBAN = 'AT611904300234573201';
const EVERY_SECRET = new RegExp(`${NUMBER}|${IBAN}|••••80|AT61`);

const api = await aTestApi();
const tenantId = await api.aTenant();
const care = await api.aUser({ tenantId, role: 'TENANT_USER_CUSTOMER_CARE' });
const dispatcher = await api.aUser({ tenantId, role: 'TENANT_USER_DISPATCHER' });
let worker: TestUser;
beforeAll(async () => {
  const accounting = await api.aUser({ tenantId, role: 'TENANT_USER_ACCOUNTING' });
  worker = await aWorker(api, dispatcher);
  const recipient = await aRecipient(api, tenantId);
  const filled = [
    await api.call(
      `mutation ($id: String!) { updateStaffMember(targetUserId: $id, version: 2, input: { type: PERMANENT,
        accountingId: "P-0388", socialSecurityNumber: "${NUMBER}", iban: "${IBAN}" }) { id }
        revealTargetUserSecret(targetUserId: $id, secret: IBAN) { value } }`,
      { id: worker.id },
      accounting.headers,
    ),
    await api.call(
      `mutation ($id: String!, $recipient: String!) {
        createAssessment(target: { type: TARGET_USER, userId: $id }, input: { rating: 2, notes: "Zu langsam." }) { id }
        createInvoiceRecipientFeedback(target: { type: TARGET_USER, userId: $id },
          input: { invoiceRecipientId: $recipient, feedback: NEGATIVE, notes: "Zu laut." }) { id }
        createInvoiceRecipientDenial(targetUserId: $id, input: { invoiceRecipientId: $recipient, reason: "Streit" }) { id } }`,
      { id: worker.id, recipient },
      dispatcher.headers,
    ),
    await api.call(
      `mutation { registerMobilePush(token: "geheimes-token")
        createAbsence(input: { fromDay: "${day(30)}", toDay: "${day(32)}", note: "Urlaub" }) { id } }`,
      {},
      worker.headers,
    ),
  ];
  const gala = await anAppointment(api, dispatcher);
  await offerCalls(api, () => dispatcher).offer(worker, gala);
  await tellPayroll(gala);
  expect(filled.flatMap(({ errors }) => errors)).toEqual([]);
});

const link = (input: object, by: TestUser) =>
  api.call('mutation ($input: DownloadInput!) { createDownload(input: $input) { url } }', { input }, by.headers);
async function download(input: object, by: TestUser) {
  const { data, errors } = await link(input, by);
  expect(errors).toEqual([]);
  return api.app.inject({ method: 'GET', url: data.createDownload.url });
}
const ofWorker = () => ({ targetUserDataJson: { targetUserId: worker.id } });

/** Payroll knows the worker and somebody else, who is not in the worker's file. */
async function tellPayroll(appointmentId: string) {
  const colleague = await aWorker(api, dispatcher, { firstName: 'Béla' });
  for (const [id, number] of [
    [worker.id, 'P-0388'],
    [colleague.id, 'P-0399'],
  ]) {
    await api.asOwner(
      `insert into accounting_lines (tenant_id, appointment_id, user_id, kind, ordinal, day, accepted)
       values ($1, $2, $3, 'WORK', 1, now(), jsonb_build_object('employeeId', $4::text))`,
      [tenantId, appointmentId, id, number],
    );
    await api.asOwner(
      `insert into accounting_registrations (tenant_id, user_id, ordered_at, ordered_by_name, actor_tenant_id, actor_user_id)
       values ($1, $2, now(), 'Anna', $1, $2)`,
      [tenantId, id],
    );
  }
}

test('workers get everything that is kept of them, what is sealed included', async () => {
  const response = await download({ ownDataJson: true }, worker);
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(response.headers['content-disposition']).toMatch(/Datenauskunft_\d{4}-\d{2}-\d{2}\.json/);
  const file = response.json();
  expect(file).toMatchObject({
    information: { title: expect.stringContaining('Art. 15'), controller: { name: 'Wiener Tafelrunde' } },
    person: { id: worker.id, firstName: 'Anna', internalNotes: 'Spricht Italienisch.', birthday: '1998-03-14' },
    payroll: { staffType: 'PERMANENT', accountingId: 'P-0388' },
    secrets: { SOCIAL_SECURITY_NUMBER: NUMBER, IBAN, BIC: null },
    pools: [{ name: 'Alle' }],
    appointmentTypes: [{ name: 'Service' }],
    assessments: [{ rating: 2, notes: 'Zu langsam.', updatedBy: 'Anna Pichler' }],
    feedbacks: [{ invoiceRecipient: 'Palais Wehrgraf', feedback: 'NEGATIVE', notes: 'Zu laut.' }],
    denials: [{ invoiceRecipient: 'Palais Wehrgraf', reason: 'Streit' }],
    offers: [
      {
        description: 'Gala-Dinner der Handelskammer',
        state: 'CONTACTED',
        startsAt: new Date(at(0, '18:00')).toISOString(),
      },
    ],
    absences: [{ startsAt: new Date(at(30, '00:00')).toISOString(), isWholeDays: true, note: 'Urlaub' }],
    news: [{ way: 'BOTH' }],
    pushReceipts: [],
    pushRegistrations: [{ registeredAt: expect.any(String) }],
    payrollLines: [{ kind: 'WORK', accepted: { employeeId: 'P-0388' } }],
    payrollRegistrations: [{ orderedBy: 'Anna', state: 'WAITING' }],
  });
  expect(file.history).toContainEqual(
    expect.objectContaining({
      action: 'target-user-secrets.reveal',
      actorName: 'Anna Pichler',
      after: { revealed: 'IBAN' },
    }),
  );
  expect(file.history.map(({ entityType }: { entityType: string }) => entityType)).toContain('staff-member');
  expect(response.body).not.toContain('geheimes-token');
});

test('staff hand out the same without what is sealed and what is accounting’s', async () => {
  const response = await download(ofWorker(), care);
  expect(response.json()).toMatchObject({ person: { id: worker.id }, assessments: [{ rating: 2 }] });
  expect(response.json()).not.toHaveProperty('secrets');
  for (const payroll of ['payroll', 'payrollLines', 'payrollRegistrations'])
    expect(response.json()).not.toHaveProperty(payroll);
  expect(response.body).not.toMatch(EVERY_SECRET);
  expect(response.body).not.toContain('P-0388');
});

test('system administration gets what accounting keeps, and nothing that is sealed', async () => {
  const admin = await api.aUser({ tenantId, role: 'SYSTEM_ADMIN' });
  const response = await download(ofWorker(), admin);
  expect(response.json()).toMatchObject({ payroll: { accountingId: 'P-0388' } });
  expect(response.body).not.toMatch(EVERY_SECRET);
});

test('a dispatcher gets no social security number by an export either', async () => {
  for (const input of [ofWorker(), { ownDataJson: true }])
    expect(classOf(await link(input, dispatcher))).toBe('FORBIDDEN');
  const { data } = await link({ targetUsersCsv: {} }, dispatcher);
  expect((await api.app.inject({ method: 'GET', url: data.createDownload.url })).body).not.toMatch(EVERY_SECRET);
});

test('whoever is no worker has no data of their own, and workers have only theirs', async () => {
  expect(classOf(await link({ ownDataJson: true }, care))).toBe('FORBIDDEN');
  expect(classOf(await link(ofWorker(), worker))).toBe('FORBIDDEN');
});

test('a worker of another tenant is not there', async () => {
  const stranger = await api.aUser({ tenantId: await api.aTenant(), role: 'TENANT_USER_CUSTOMER_CARE' });
  expect(classOf(await link(ofWorker(), stranger))).toBe('NOT_FOUND');
});

test('each export stands in the history of the worker', async () => {
  await download(ofWorker(), care);
  const { data } = await api.call(
    'query ($id: String!) { targetUser(targetUserId: $id) { history { items { action changes { path after } } } } }',
    { id: worker.id },
    care.headers,
  );
  expect(data.targetUser.history.items[0]).toEqual({
    action: 'privacy.export',
    changes: [{ path: 'download', after: 'TARGET_USER_DATA_JSON' }],
  });
});

/** Tables that point at a worker and hold nothing of theirs that another list does not tell. */
const NOT_LISTED = ['target_users', 'offer_batches', 'qualified_workers'];

test('everything that points at a worker is in the file', async () => {
  const tables = await api.asOwner<{ name: string }>(`select distinct c.relname as name from pg_constraint k
    join pg_class c on c.oid = k.conrelid
    where k.contype = 'f' and c.relnamespace = 'public'::regnamespace
      and k.confrelid in ('public.users'::regclass, 'public.target_users'::regclass) order by 1`);
  const statements = Object.values({ ...listsOf(worker.id), ...payrollListsOf(worker.id) }).map(
    (list) => list.compile(api.database.single).sql,
  );
  const forgotten = tables
    .map(({ name }) => name)
    .filter(
      (name) => !NOT_LISTED.includes(name) && !statements.some((text) => new RegExp(`from ${name}\\b`).test(text)),
    );
  expect(forgotten).toEqual([]);
});

test('what the log says of a worker at an appointment is in the file', async () => {
  const calls = offerCalls(api, () => dispatcher);
  const offerId = await calls.offer(worker, await anAppointment(api, dispatcher));
  await calls.call('updateOfferNotes', { offerId, notes: 'Bitte pünktlich' });
  const { history } = (await download(ofWorker(), care)).json();
  expect(history).toContainEqual(
    expect.objectContaining({
      entityType: 'appointment',
      after: expect.objectContaining({ offerNotes: 'Bitte pünktlich' }),
    }),
  );
});
