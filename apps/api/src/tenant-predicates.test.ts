import { beforeAll, expect, test } from 'vitest';
import { aRecipient } from '#app/testing/a-recipient.ts';
import { aSender } from '#app/testing/a-sender.ts';
import { aWorker, workerInput } from '#app/testing/a-worker.ts';
import { appointmentInput } from '#app/testing/an-appointment.ts';
import { classOf } from '#app/testing/class-of.ts';
import { day } from '#app/testing/days.ts';
import { liftPolicies } from '#app/testing/lift-policies.ts';
import { aTestApi, type TestUser } from '#app/testing/test-api.ts';

let own: {
  readonly worker: TestUser;
  readonly staff: TestUser;
  readonly accounting: TestUser;
  readonly admin: TestUser;
};
const foreign: Record<string, string> = {};

const api = await aTestApi();
beforeAll(async () => {
  const [home, elsewhere] = [await api.aTenant(), await api.aTenant({ name: 'Fremd' })];
  const staff = await api.aUser({ tenantId: home, role: 'TENANT_USER_CUSTOMER_CARE' });
  own = {
    staff,
    worker: await aWorker(api, staff),
    accounting: await api.aUser({ tenantId: home, role: 'TENANT_USER_ACCOUNTING' }),
    admin: await api.aUser({ tenantId: home, role: 'SYSTEM_ADMIN' }),
  };
  const stranger = await api.aUser({ tenantId: elsewhere, role: 'TENANT_USER_CUSTOMER_CARE' });
  const accounting = await api.aUser({ tenantId: elsewhere, role: 'TENANT_USER_ACCOUNTING' });
  const worker = await aWorker(api, stranger, { firstName: 'Kanari', lastName: 'Vogel' });
  const recipient = await aRecipient(api, elsewhere, 'KANARI-1');
  await aSender(api, elsewhere, { name: 'Kanari GmbH' });
  const added = await api.call(
    `mutation ($id: String!, $recipient: String!) {
      assessment: createAssessment(target: { type: TARGET_USER, userId: $id }, input: { rating: 2 }) { id }
      feedback: createInvoiceRecipientFeedback(target: { type: TARGET_USER, userId: $id },
        input: { invoiceRecipientId: $recipient, feedback: NEGATIVE }) { id }
      denial: createInvoiceRecipientDenial(targetUserId: $id, input: { invoiceRecipientId: $recipient }) { id }
      absence: createAbsence(input: { targetUserId: $id, fromDay: "${day(30)}", toDay: "${day(32)}" }) { id } }`,
    { id: worker.id, recipient },
    stranger.headers,
  );
  const sealed = await api.call(
    `mutation ($id: String!) { updateStaffMember(targetUserId: $id, version: 2,
      input: { type: PERMANENT, iban: "AT611904300234573201" }) { id } }`,
    { id: worker.id },
    accounting.headers,
  );
  const saved = await api.call(
    `mutation ($input: AppointmentInput!) { template: saveAppointmentTemplate(name: "Kanari", replaces: false, input: $input) { id } }`,
    { input: await appointmentInput(api, elsewhere) },
    stranger.headers,
  );
  expect([added.errors, sealed.errors, saved.errors]).toEqual([[], [], []]);
  foreign['template'] = saved.data.template.id;
  for (const name of ['assessment', 'feedback', 'denial', 'absence']) foreign[name] = added.data[name].id;
  Object.assign(foreign, { worker: worker.id, staff: stranger.id, recipient });
  await liftPolicies(api);
});

const BY_ID: readonly (readonly [string, 'staff' | 'accounting' | 'admin', string])[] = [
  ['worker', 'staff', 'query ($id: String!) { targetUser(targetUserId: $id) { id } }'],
  ['worker', 'staff', 'query ($id: String!) { absences(targetUserId: $id) { id } }'],
  ['worker', 'staff', 'query ($id: String!) { invoiceRecipientDenials(targetUserId: $id) { id } }'],
  ['worker', 'staff', 'query ($id: String!) { averageTargetUserAssessment(targetUserId: $id) { count } }'],
  ['worker', 'staff', 'query ($id: String!) { targetUserRemoval(targetUserId: $id) { kind } }'],
  ['worker', 'staff', 'query ($id: String!) { assessments(target: { type: TARGET_USER, userId: $id }) { count } }'],
  ['worker', 'staff', 'query ($id: String!) { feedbacks(target: { type: TARGET_USER, userId: $id }) { count } }'],
  ['worker', 'staff', 'mutation ($id: String!) { setTargetUserState(targetUserId: $id, userState: BLOCKED) { id } }'],
  [
    'worker',
    'staff',
    `mutation ($id: String!) { createAbsence(input: { targetUserId: $id, fromDay: "${day(40)}", toDay: "${day(41)}" }) { id } }`,
  ],
  ['worker', 'staff', 'mutation ($id: String!) { anonymiseTargetUser(targetUserId: $id) { id } }'],
  ['worker', 'staff', 'mutation ($id: String!) { deleteTargetUser(targetUserId: $id) }'],
  [
    'worker',
    'staff',
    'mutation ($id: String!) { createDownload(input: { targetUserDataJson: { targetUserId: $id } }) { url } }',
  ],
  [
    'worker',
    'accounting',
    'mutation ($id: String!) { revealTargetUserSecret(targetUserId: $id, secret: IBAN) { value } }',
  ],
  [
    'worker',
    'accounting',
    'query ($id: String!) { fetchStaffMemberWithCostCenters(targetUserId: $id) { staffMember { type } } }',
  ],
  [
    'worker',
    'accounting',
    'mutation ($id: String!) { updateStaffMember(targetUserId: $id, version: 3, input: { type: PERMANENT }) { id } }',
  ],
  [
    'assessment',
    'staff',
    'mutation ($id: String!) { updateAssessment(assessmentId: $id, version: 1, input: { rating: 5 }) { id } }',
  ],
  ['assessment', 'staff', 'mutation ($id: String!) { deleteAssessment(assessmentId: $id) }'],
  ['feedback', 'staff', 'mutation ($id: String!) { deleteInvoiceRecipientFeedback(feedbackId: $id) }'],
  ['denial', 'staff', 'mutation ($id: String!) { deleteInvoiceRecipientDenial(denialId: $id) }'],
  ['absence', 'staff', 'mutation ($id: String!) { deleteAbsence(absenceId: $id) }'],
  ['template', 'staff', 'mutation ($id: String!) { renameAppointmentTemplate(templateId: $id, name: "Meine") { id } }'],
  ['template', 'staff', 'mutation ($id: String!) { deleteAppointmentTemplate(templateId: $id) }'],
  ['recipient', 'staff', 'query ($id: String!) { invoiceRecipient(invoiceRecipientId: $id) { id } }'],
  ['recipient', 'staff', 'query ($id: String!) { invoiceRecipientName(invoiceRecipientId: $id) { id } }'],
  ['recipient', 'staff', 'mutation ($id: String!) { deleteInvoiceRecipient(invoiceRecipientId: $id) }'],
];

test.each(BY_ID)('a foreign %s is not there for %s: %s', async (what, who, document) => {
  expect(classOf(await api.call(document, { id: foreign[what] }, own[who].headers))).toBe('NOT_FOUND');
});

test('a foreign colleague is not there, also for system administration at home', async () => {
  const variables = { tenantId: own.admin.tenantId, id: foreign['staff'] };
  for (const document of [
    'query ($tenantId: String!, $id: String!) { tenantUser(tenantId: $tenantId, tenantUserId: $id) { id } }',
    'mutation ($tenantId: String!, $id: String!) { deleteTenantUser(tenantId: $tenantId, tenantUserId: $id) }',
  ]) {
    expect(classOf(await api.call(document, variables, own.admin.headers))).toBe('NOT_FOUND');
  }
});

test('lists, doubles and files show nobody foreign', async () => {
  const { data, errors } = await api.call(
    `query ($id: String!, $tenantId: String!) {
      targetUsers(page: { number: 0, size: 100 }) { count items { lastName } }
      targetUser(targetUserId: $id) { similarTargetUsers { lastName } history { items { actorName } } }
      invoiceRecipients { count items { customerNumber } }
      invoiceRecipientNames { customerNumber }
      invoiceSender { name }
      appointmentTemplates { name }
      tenantUsers(tenantId: $tenantId) { count } }`,
    { id: own.worker.id, tenantId: own.admin.tenantId },
    own.admin.headers,
  );
  expect(errors).toEqual([]);
  expect(data).toMatchObject({
    targetUsers: { count: 1, items: [{ lastName: 'Pichler' }] },
    targetUser: { similarTargetUsers: [] },
    invoiceRecipients: { count: 0 },
    invoiceRecipientNames: [],
    invoiceSender: null,
    appointmentTemplates: [],
    tenantUsers: { count: 3 },
  });
  const link = await api.call(
    'mutation { createDownload(input: { targetUsersCsv: {} }) { url } }',
    {},
    own.staff.headers,
  );
  const file = await api.app.inject({ method: 'GET', url: link.data.createDownload.url });
  expect(file.body).not.toContain('Vogel');
});

test('a foreign worker is not changed by a whole form either', async () => {
  const input = await workerInput(api, own.staff.tenantId);
  const answer = await api.call(
    `mutation ($id: String!, $input: TargetUserInput!) { updateTargetUser(targetUserId: $id, version: 3, input: $input) { id } }`,
    { id: foreign['worker'], input },
    own.staff.headers,
  );
  expect(classOf(answer)).toBe('NOT_FOUND');
  const [row] = await api.asOwner('select last_name from users where id = $1', [foreign['worker']]);
  expect(row).toEqual({ last_name: 'Vogel' });
});
