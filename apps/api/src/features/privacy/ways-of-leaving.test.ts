import type { Role } from '@gastspiel/domain/permissions/roles.ts';
import { addMonths, dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { beforeEach, expect, test } from 'vitest';
import { aWorker } from '#app/testing/a-worker.ts';
import { anAppointment } from '#app/testing/an-appointment.ts';
import { classOf } from '#app/testing/class-of.ts';
import { at } from '#app/testing/days.ts';
import { offerCalls } from '#app/testing/offer-calls.ts';
import { aTestApi, type TestUser } from '#app/testing/test-api.ts';
import { MAILS } from '#features/mails.ts';
import { BELONGINGS } from '#features/privacy/erasure.sql.ts';

const ANONYMISE = 'mutation ($id: String!) { anonymiseTargetUser(targetUserId: $id) { restrictedUntil } }';
const DELETE = 'mutation ($id: String!) { deleteTargetUser(targetUserId: $id) }';
const PLAN = `query ($id: String!) { targetUserRemoval(targetUserId: $id) {
  kind until openOffers bookings { appointmentId description } } }`;

const api = await aTestApi();
const calls = offerCalls(api, () => care);
let tenantId: string;
let care: TestUser;
beforeEach(async () => {
  tenantId = await api.aTenant();
  care = await api.aUser({ tenantId, role: 'TENANT_USER_CUSTOMER_CARE' });
});

/** Has worked, is booked for one shift more and has an offer of another. */
async function aWorkerWhoLeaves() {
  const worker = await aWorker(api, care);
  const [worked, ahead, offered] = [
    await anAppointment(api, care),
    await anAppointment(api, care),
    await anAppointment(api, care, {
      startDateTime: at(20, '18:00'),
      endDateTime: at(20, '20:00'),
    }),
  ];
  await calls.booked(worker, worked);
  await api.asOwner(
    `update appointments set starts_at = now() - interval '2 days', ends_at = now() - interval '1 day' where id = $1`,
    [worked],
  );
  await calls.booked(worker, ahead);
  await calls.offer(worker, offered);
  return { worker, worked, ahead, offered };
}

const LEAVER = 'notifications.leaver';
const OFFER_NEWS = 'notifications.offer-news';

interface Enqueued {
  readonly cause: string;
  readonly payload: Record<string, unknown>;
}
const mailsOf = async (name: string): Promise<Enqueued[]> => {
  const rows = await api.asOwner<{ payload: Enqueued }>(
    `select j.payload -> 'payload' as payload from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = $1 and j.payload ->> 'tenantId' = $2 order by j.id`,
    [name, tenantId],
  );
  return rows.map(({ payload }) => payload);
};
/** The letter that a job would send. */
const letterOf = (name: string, enqueued: Enqueued | undefined) =>
  api.database.withTenant(tenantId, async (db) => {
    const mail = MAILS.find((one) => one.name === name);
    const payload = mail?.payload.parse(enqueued?.payload);
    return mail?.compose({ db, tenantId, payload, secrets: api.secrets, now: new Date() });
  });

test('an applicant can be deleted only when nobody can contest it any more, as the plan says', async () => {
  const applicant = await aWorker(api, care, { userState: 'ONBOARDING' });
  const until = addMonths(dayOf(new Date()), 7);
  expect((await api.call(PLAN, { id: applicant.id }, care.headers)).data.targetUserRemoval).toMatchObject({
    kind: 'RESTRICT',
    until,
  });
  const { errors } = await api.call(DELETE, { id: applicant.id }, care.headers);
  const [year, month, day] = until.split('-');
  expect(errors[0]).toMatchObject({
    message: expect.stringContaining(`bis ${day}.${month}.${year} aufbewahrt`),
    extensions: { classification: 'BAD_REQUEST' },
  });
  await api.asOwner(`update users set onboarding_completed_at = now() - interval '8 months' where id = $1`, [
    applicant.id,
  ]);
  expect((await api.call(PLAN, { id: applicant.id }, care.headers)).data.targetUserRemoval.kind).toBe('DELETE');
  expect((await api.call(DELETE, { id: applicant.id }, care.headers)).errors).toEqual([]);
});

test('the plan names what is withdrawn, and the office gets one mail of it', async () => {
  const { worker, worked, ahead } = await aWorkerWhoLeaves();
  const { data } = await api.call(PLAN, { id: worker.id }, care.headers);
  expect(data.targetUserRemoval).toMatchObject({
    kind: 'RESTRICT',
    openOffers: 1,
    bookings: [{ appointmentId: ahead, description: 'Gala-Dinner der Handelskammer' }],
  });
  await api.call(ANONYMISE, { id: worker.id }, care.headers);
  expect([await calls.statesOf(worked), await calls.statesOf(ahead)]).toEqual([{ [worker.id]: 'BOOKED' }, {}]);
  const [mail, ...more] = await mailsOf(LEAVER);
  expect([mail?.payload, more]).toMatchObject([{ staffId: care.id, bookings: [{ appointmentId: ahead }] }, []]);
  const letter = await letterOf(LEAVER, mail);
  expect(letter).toMatchObject({
    subject: 'Ausgeschieden: eine Buchung zurückgezogen',
    sections: [{ button: { path: `/appointment/${ahead}` } }],
  });
});

test('who leaves is told of the withdrawn booking without a link that they can not open', async () => {
  const { worker } = await aWorkerWhoLeaves();
  await api.asOwner(`insert into push_tokens (tenant_id, token, user_id) values ($1, 'telefon', $2)`, [
    tenantId,
    worker.id,
  ]);
  await api.call(ANONYMISE, { id: worker.id }, care.headers);
  const mail = (await mailsOf(OFFER_NEWS)).find(({ payload }) => payload['news'] === 'BOOKING_WITHDRAWN');
  const letter = await letterOf(OFFER_NEWS, mail);
  expect(letter).toMatchObject({ subject: expect.stringContaining('Buchung zurückgezogen') });
  expect(letter).not.toHaveProperty('button');
  const pushes = await api.asOwner(`select from graphile_worker._private_jobs where payload::text like '%telefon%'`);
  expect(pushes).toEqual([]);
});

test.each<[Role, boolean]>([
  ['SYSTEM_ADMIN', true],
  ['TENANT_USER_CUSTOMER_CARE', true],
  ['TENANT_USER_ACCOUNTING', false],
  ['TENANT_USER_DISPATCHER', false],
])('a restricted person is there for %s: %s', async (role, isThere) => {
  const applicant = await aWorker(api, care, { userState: 'ONBOARDING' });
  await api.call(ANONYMISE, { id: applicant.id }, care.headers);
  const by = await api.aUser({ tenantId, role });
  const reads = [
    'targetUser(targetUserId: $id) { id }',
    'absences(targetUserId: $id) { id }',
    'invoiceRecipientDenials(targetUserId: $id) { id }',
    'targetUserOffers(targetUserId: $id) { count }',
    'targetUserOffersInFutureCount(targetUserId: $id) { booked }',
    'averageTargetUserAssessment(targetUserId: $id) { average }',
    ...(role === 'SYSTEM_ADMIN' || role === 'TENANT_USER_ACCOUNTING'
      ? ['fetchStaffMemberWithCostCenters(targetUserId: $id) { costCenters { id } }']
      : []),
  ];
  for (const field of reads) {
    const answer = await api.call(`query ($id: String!) { ${field} }`, { id: applicant.id }, by.headers);
    expect([field, answer.errors[0] ? classOf(answer) : 'THERE']).toEqual([field, isThere ? 'THERE' : 'NOT_FOUND']);
  }
});

test('the numbers of a restricted person are revealed to nobody who can not open them', async () => {
  const applicant = await aWorker(api, care, { userState: 'ONBOARDING' });
  await api.call(ANONYMISE, { id: applicant.id }, care.headers);
  const accounting = await api.aUser({ tenantId, role: 'TENANT_USER_ACCOUNTING' });
  const reveal = 'mutation ($id: String!) { revealTargetUserSecret(targetUserId: $id, secret: IBAN) { value } }';
  expect(classOf(await api.call(reveal, { id: applicant.id }, accounting.headers))).toBe('NOT_FOUND');
});

test('everything that hangs on a worker is known to be erased', async () => {
  const tables = await api.asOwner(`select distinct c.relname as name from pg_constraint k
    join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
    where k.contype = 'f' and k.confdeltype = 'c' and n.nspname = 'public'
      and k.confrelid in ('public.users'::regclass, 'public.target_users'::regclass) order by 1`);
  const names = tables.map(({ name }) => name).filter((name) => name !== 'target_users');
  expect(names).toEqual([...BELONGINGS]);
});
