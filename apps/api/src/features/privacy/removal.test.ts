import { addDays, addMonths, dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { aRecipient } from '#app/testing/a-recipient.ts';
import { aWorker, workerInput } from '#app/testing/a-worker.ts';
import { anAppointment } from '#app/testing/an-appointment.ts';
import { classOf } from '#app/testing/class-of.ts';
import { day } from '#app/testing/days.ts';
import { runTestJobs } from '#app/testing/run-test-jobs.ts';
import { aTestApi, type TestUser } from '#app/testing/test-api.ts';
import { until } from '#app/testing/until.ts';
import { wasAskedInAWave } from '#app/testing/wave-calls.ts';
import { BELONGINGS } from '#features/privacy/erasure.sql.ts';
import { anonymiseLapsed, anonymiseWorker } from '#features/privacy/privacy.jobs.ts';

const api = await aTestApi();
let tenantId: string;
let care: TestUser;
let accounting: TestUser;
let recipient: string;
beforeEach(async () => {
  tenantId = await api.aTenant();
  care = await api.aUser({ tenantId, role: 'TENANT_USER_CUSTOMER_CARE' });
  accounting = await api.aUser({ tenantId, role: 'TENANT_USER_ACCOUNTING' });
  recipient = await aRecipient(api, tenantId);
});

const PLAN = `query ($id: String!) { targetUserRemoval(targetUserId: $id) {
  kind until linked erased { assessments feedbacks denials absences } } }`;
const ANONYMISE = `mutation ($id: String!) { anonymiseTargetUser(targetUserId: $id) {
  id userState anonymisedAt restrictedUntil viewerCanEdit personalInformation { firstName lastName contactEmail } assessmentCount
  sectorAttributes { phoneNumber birthday clothingSize address { location } } internalAttributes { notes rating }
  availableInPoolIds availableForAppointmentTypeIds } }`;
const UPDATE = `mutation ($id: String!, $input: TargetUserInput!) {
  updateTargetUser(targetUserId: $id, version: 5, input: $input) { id } }`;
const GONE = 'Diese Person ist ausgeschieden, ihre Daten sind gesperrt oder gelöscht.';
const RELEASE = 'mutation ($id: String!) { setTargetUserState(targetUserId: $id, userState: ACTIVE) { id } }';
const REVEAL = `mutation ($id: String!) { revealTargetUserSecret(targetUserId: $id, secret: IBAN) { value } }`;

const plan = (id: string, by = care) => api.call(PLAN, { id }, by.headers);
const anonymise = (id: string, by = care) => api.call(ANONYMISE, { id }, by.headers);
const done = async (document: string, variables: object, by: TestUser) => {
  const { data, errors } = await api.call(document, { ...variables }, by.headers);
  expect(errors).toEqual([]);
  return data;
};

/** With everything that can hang on somebody; released only when told. */
async function aFullWorker({ isReleased }: { isReleased: boolean }): Promise<TestUser> {
  const worker = await aWorker(api, care, { userState: 'ONBOARDING' });
  const { id } = worker;
  if (isReleased) await done(RELEASE, { id }, care);
  await done(
    `mutation ($id: String!) { updateStaffMember(targetUserId: $id, version: ${isReleased ? 3 : 2}, input: {
      type: PERMANENT, accountingId: "P-0388", socialSecurityNumber: "1237010180", iban: "AT611904300234573201" }) { id } }`,
    { id },
    accounting,
  );
  await done(
    `mutation ($id: String!, $recipient: String!) {
      createAssessment(target: { type: TARGET_USER, userId: $id }, input: { rating: 2, notes: "Zu langsam." }) { id }
      createInvoiceRecipientFeedback(target: { type: TARGET_USER, userId: $id },
        input: { invoiceRecipientId: $recipient, feedback: NEGATIVE, notes: "Zu laut." }) { id }
      createInvoiceRecipientDenial(targetUserId: $id, input: { invoiceRecipientId: $recipient }) { id }
      createAbsence(input: { targetUserId: $id, fromDay: "${day(30)}", toDay: "${day(32)}" }) { id } }`,
    { id, recipient },
    care,
  );
  const appointment = await anAppointment(api, care);
  await api.asOwner(
    `insert into preventions (tenant_id, appointment_id, user_id, prevented_at, note) values ($1, $2, $3, now(), 'Fieber')`,
    [tenantId, appointment, id],
  );
  await wasAskedInAWave(api, { tenantId, appointment, userId: id });
  for (const insertion of [
    `push_tokens (tenant_id, user_id, token) values ($1, $2, $2::uuid::text)`,
    'push_receipts values ($1, $2, gen_random_uuid())',
    `offer_batches (tenant_id, user_id, offer_ids) values ($1, $2, '{}')`,
    `accounting_registrations (tenant_id, user_id, ordered_at, ordered_by_name, actor_tenant_id, actor_user_id)
       values ($1, $2, now(), 'Anna', $1, $2)`,
    `invitations (tenant_id, user_id, email, invited_at, expires_at) values ($1, $2, 'anna@post.example', now(), now())`,
  ])
    await api.asOwner(`insert into ${insertion}`, [tenantId, id]);
  return worker;
}
const belongingsOf = async (id: string): Promise<string[]> => {
  const left: string[] = [];
  for (const table of BELONGINGS) {
    const rows = await api.asOwner(`select 1 from ${table} where user_id = $1`, [id]);
    if (rows.length > 0) left.push(table);
  }
  return left;
};
const exists = async (worker: TestUser): Promise<boolean> =>
  (await api.call('{ userInformation { exists } }', {}, worker.headers)).data.userInformation.exists;
const payloadsOf = (id: string) =>
  api.asOwner(
    `select r.entity_type, p.after from audit_payloads p
     join audit_records r on r.tenant_id = p.tenant_id and r.id = p.audit_record_id
     where r.entity_id = $1 order by r.at, r.entity_type`,
    [id],
  );

describe('somebody who never worked', () => {
  test('can be deleted, and is anonymised at once when that is wished', async () => {
    const worker = await aFullWorker({ isReleased: true });
    expect(await belongingsOf(worker.id)).toEqual([...BELONGINGS]);
    expect((await plan(worker.id)).data.targetUserRemoval).toEqual({
      kind: 'DELETE',
      until: null,
      linked: [],
      erased: { assessments: 1, feedbacks: 1, denials: 1, absences: 1 },
    });
    const { data, errors } = await anonymise(worker.id);
    expect(errors).toEqual([]);
    expect(data.anonymiseTargetUser).toMatchObject({
      userState: 'BLOCKED',
      viewerCanEdit: false,
      restrictedUntil: null,
      personalInformation: { firstName: 'Mitarbeiter/in', lastName: 'gelöscht', contactEmail: '' },
      sectorAttributes: { phoneNumber: null, birthday: null, clothingSize: 'UNKNOWN', address: { location: null } },
      internalAttributes: { notes: null, rating: null },
      availableInPoolIds: [],
      availableForAppointmentTypeIds: [],
      assessmentCount: 0,
    });
    expect(data.anonymiseTargetUser.anonymisedAt).not.toBeNull();
    expect(await belongingsOf(worker.id)).toEqual([]);
    expect(await exists(worker)).toBe(false);
    expect(classOf(await api.call(REVEAL, { id: worker.id }, accounting.headers))).toBe('BAD_REQUEST');
    expect(await payloadsOf(worker.id)).toEqual([{ entity_type: 'target-user', after: { removal: 'ANONYMISE' } }]);
  });

  test('leaves a row that looks like one of nobody', async () => {
    const [gone, fresh] = [
      await aFullWorker({ isReleased: true }),
      await api.aUser({ tenantId, role: 'TARGET_USER', state: 'BLOCKED' }),
    ];
    await anonymise(gone.id);
    const rowOf = async ({ id }: TestUser) => {
      const [row] = await api.asOwner(
        `select to_jsonb(t) - array['user_id', 'anonymised_at'] as row from target_users t where user_id = $1`,
        [id],
      );
      return row?.['row'];
    };
    expect(await rowOf(gone)).toEqual(await rowOf(fresh));
  });

  test('anonymised by eight at once is anonymised once', async () => {
    const worker = await aFullWorker({ isReleased: true });
    const answers = await Promise.all(Array.from({ length: 8 }, () => anonymise(worker.id)));
    expect(answers.flatMap(({ errors }) => errors)).toEqual([]);
    expect(await payloadsOf(worker.id)).toHaveLength(1);
  });

  test('is no longer found, changed, assessed or released', async () => {
    const worker = await aFullWorker({ isReleased: true });
    const { id } = worker;
    await anonymise(id);
    expect((await done('{ targetUsers { count } }', {}, care)).targetUsers.count).toBe(0);
    const input = await workerInput(api, tenantId);
    for (const [document, variables] of [
      ['mutation ($id: String!) { setTargetUserState(targetUserId: $id, userState: ACTIVE) { id } }', {}],
      [UPDATE, { input }],
      [
        `mutation ($id: String!) {
          createAssessment(target: { type: TARGET_USER, userId: $id }, input: { rating: 1 }) { id } }`,
        {},
      ],
      [
        `mutation ($id: String!) {
          createAbsence(input: { targetUserId: $id, fromDay: "${day(30)}", toDay: "${day(32)}" }) { id } }`,
        {},
      ],
    ] as const) {
      expect((await api.call(document, { id, ...variables }, care.headers)).errors[0]?.message).toBe(GONE);
    }
  });

  test('is assessed before or not at all when both happen at once', async () => {
    const worker = await aFullWorker({ isReleased: true });
    const assess = `mutation ($id: String!) {
      createAssessment(target: { type: TARGET_USER, userId: $id }, input: { rating: 1 }) { id } }`;
    await Promise.all([
      ...Array.from({ length: 6 }, () => api.call(assess, { id: worker.id }, care.headers)),
      anonymise(worker.id),
    ]);
    expect(await belongingsOf(worker.id)).toEqual([]);
    expect(await payloadsOf(worker.id)).toHaveLength(1);
  });
});

describe('an applicant', () => {
  test('is kept for the law alone for seven months, and anonymised when they are over', async () => {
    const worker = await aFullWorker({ isReleased: false });
    const lastDay = addMonths(dayOf(new Date()), 7);
    expect((await plan(worker.id)).data.targetUserRemoval).toMatchObject({
      kind: 'RESTRICT',
      until: lastDay,
      linked: [],
    });
    expect((await anonymise(worker.id)).data.anonymiseTargetUser).toMatchObject({
      userState: 'BLOCKED',
      viewerCanEdit: false,
      restrictedUntil: lastDay,
      anonymisedAt: null,
      personalInformation: { firstName: 'Anna', lastName: 'Pichler' },
      sectorAttributes: { clothingSize: 'UNKNOWN', address: { location: 'Wien' } },
      internalAttributes: { notes: null, rating: null },
    });
    expect(await belongingsOf(worker.id)).toEqual([]);
    expect(await exists(worker)).toBe(false);
    const admin = await api.aUser({ tenantId, role: 'SYSTEM_ADMIN' });
    const revealed = await api.call(REVEAL, { id: worker.id }, admin.headers);
    expect(revealed.data.revealTargetUserSecret.value).toBe('AT611904300234573201');
    expect((await payloadsOf(worker.id)).map((payload) => payload['entity_type'])).toContain('staff-member');
    expect(JSON.stringify(await payloadsOf(worker.id))).not.toContain('Zu langsam.');
    expect((await anonymise(worker.id)).data.anonymiseTargetUser.restrictedUntil).toBe(lastDay);

    const setUntil = (day: string) =>
      api.asOwner('update target_users set restricted_until = $2 where user_id = $1', [worker.id, day]);
    const nameOf = async () => (await api.asOwner('select last_name from users where id = $1', [worker.id]))[0];
    const lapsed = () =>
      api.asOwner(`select from graphile_worker.jobs where key = $1`, [`${tenantId}:privacy.anonymise:${worker.id}`]);
    await setUntil(dayOf(new Date()));
    await anonymiseLapsed.run(api.database);
    expect([await lapsed(), await nameOf()]).toEqual([[], { last_name: 'Pichler' }]);
    await setUntil(addDays(dayOf(new Date()), -1));
    await anonymiseLapsed.run(api.database);
    await anonymiseLapsed.run(api.database);
    expect(await lapsed()).toHaveLength(1);
    await runTestJobs(api, anonymiseWorker);
    await until(async () => (await nameOf())?.['last_name'] === 'gelöscht');
    expect(await payloadsOf(worker.id)).toEqual([{ entity_type: 'target-user', after: { removal: 'ANONYMISE' } }]);
  });

  test('whom the law alone keeps is changed by nobody', async () => {
    const { id } = await aFullWorker({ isReleased: false });
    await anonymise(id);
    const input = await workerInput(api, tenantId);
    const { errors } = await api.call(UPDATE, { id, input }, care.headers);
    expect(errors[0]?.message).toBe(GONE);
  });

  test('whose time is over is anonymised at once', async () => {
    const worker = await aFullWorker({ isReleased: false });
    await api.asOwner(`update users set onboarding_completed_at = now() - interval '8 months' where id = $1`, [
      worker.id,
    ]);
    expect((await plan(worker.id)).data.targetUserRemoval.kind).toBe('DELETE');
    expect((await anonymise(worker.id)).data.anonymiseTargetUser.anonymisedAt).not.toBeNull();
  });
});

describe('somebody to whom other data are linked', () => {
  const expectOnlyAnonymised = async (id: string, name: string): Promise<void> => {
    expect((await plan(id)).data.targetUserRemoval).toMatchObject({ kind: 'ANONYMISE', until: null, linked: [name] });
    const remove = 'mutation ($id: String!) { deleteTargetUser(targetUserId: $id) }';
    expect((await api.call(remove, { id }, care.headers)).errors[0]).toMatchObject({
      message: `Löschen nicht möglich: Es gibt noch ${name} zu dieser Person.`,
      extensions: { classification: 'DATA_INTEGRITY_VIOLATION' },
    });
    expect((await anonymise(id)).errors).toEqual([]);
  };

  test('can not be deleted because of offers, but anonymised', async () => {
    const { id } = await aFullWorker({ isReleased: true });
    const appointment = await anAppointment(api, care);
    await api.asOwner(
      `insert into offers (tenant_id, appointment_id, user_id, starts_at, ends_at, state)
       select tenant_id, id, $2, starts_at, ends_at, 'CONTACTED' from appointments where id = $1`,
      [appointment, id],
    );
    await expectOnlyAnonymised(id, 'Angebote oder Buchungen');
  });

  test('can not be deleted because of what nobody has heard of, but anonymised', async () => {
    const { id } = await aFullWorker({ isReleased: true });
    await api.asOwner(`create table public.unheard_of (tenant_id uuid, user_id uuid,
      foreign key (tenant_id, user_id) references public.target_users)`);
    await api.asOwner('grant select on public.unheard_of to gastspiel_app');
    await api.asOwner('insert into public.unheard_of values ($1, $2)', [tenantId, id]);
    await expectOnlyAnonymised(id, 'verknüpfte Daten');
    await api.asOwner('drop table public.unheard_of');
  });
});

test('removal is for care and system administration, and for nobody of another tenant', async () => {
  const worker = await aFullWorker({ isReleased: true });
  const dispatcher = await api.aUser({ tenantId, role: 'TENANT_USER_DISPATCHER' });
  for (const by of [dispatcher, accounting, worker]) {
    expect(classOf(await plan(worker.id, by))).toBe('FORBIDDEN');
    expect(classOf(await anonymise(worker.id, by))).toBe('FORBIDDEN');
  }
  const stranger = await api.aUser({ tenantId: await api.aTenant(), role: 'TENANT_USER_CUSTOMER_CARE' });
  expect(classOf(await plan(worker.id, stranger))).toBe('NOT_FOUND');
  expect(classOf(await anonymise(worker.id, stranger))).toBe('NOT_FOUND');
  expect(classOf(await anonymise(care.id))).toBe('NOT_FOUND');
});
