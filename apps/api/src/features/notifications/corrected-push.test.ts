import { randomUUID } from 'node:crypto';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { aWorker } from '#app/testing/a-worker.ts';
import { anAppointment, appointmentInput } from '#app/testing/an-appointment.ts';
import { at } from '#app/testing/days.ts';
import { offerCalls } from '#app/testing/offer-calls.ts';
import { tenantJobs } from '#app/testing/tenant-jobs.ts';
import { startTestApi, type TestApi, type TestUser } from '#app/testing/test-api.ts';
import { startTestPhones } from '#app/testing/test-push.ts';
import { pushNews } from '#features/notifications/push-job.ts';
import { rememberQuestion } from '#features/notifications/pushed-questions.sql.ts';
import { type RunningJobs, runJobs } from '#platform/jobs/run-jobs.ts';
import { createFcmPush } from '#platform/push/fcm-push.ts';

let api: TestApi;
let phones: Awaited<ReturnType<typeof startTestPhones>>;
let jobs: RunningJobs;
let tenantId: string;
let dispatcher: TestUser;
let anna: TestUser;
let gala: string;
let offerId: string;
let phone: string;
let calls: ReturnType<typeof offerCalls>;
beforeAll(async () => {
  [api, phones] = await Promise.all([startTestApi(), startTestPhones()]);
  calls = offerCalls(api, () => dispatcher);
  jobs = await startJobs();
});
afterAll(async () => {
  await jobs.stop();
  await phones.stop();
  await api.close();
});
beforeEach(async () => {
  tenantId = await api.aTenant();
  dispatcher = await api.aUser({ tenantId, role: 'TENANT_USER_DISPATCHER' });
  anna = await aWorker(api, dispatcher);
  gala = await anAppointment(api, dispatcher);
  phone = await register(anna);
  offerId = await calls.offer(anna, gala);
  await sent();
});
afterEach(() => phones.behave('accept'));

const startJobs = (): Promise<RunningJobs> =>
  runJobs({
    connectionString: api.jobsUrl,
    database: api.database,
    jobs: [pushNews(createFcmPush(phones.settings), api.secrets)],
    chores: [],
    log: pino({ level: 'silent' }),
  });
const register = async (person: TestUser): Promise<string> => {
  const token = randomUUID();
  const { errors } = await api.call(`mutation { registerMobilePush(token: "${token}") }`, {}, person.headers);
  expect(errors).toEqual([]);
  return token;
};
const { done: sent, failedOnce } = tenantJobs(
  { asOwner: (...args) => api.asOwner(...args) },
  () => tenantId,
  'notifications.push',
);
/** A phone's messages, the oldest first. */
const messagesOf = async (token = phone) => (await phones.messages(token)).toReversed();
/** The messages of a phone after all jobs are done; all of them are about the one appointment. */
const told = async (token = phone): Promise<string[]> => {
  await sent();
  const messages = await messagesOf(token);
  for (const { tag } of messages) expect(tag).toBe(gala);
  return messages.map(({ title }) => title);
};
const change = async (changes: object) => {
  const { errors } = await api.call(
    `mutation ($id: String!, $input: AppointmentInput!) {
      updateAppointment(appointmentId: $id, version: 1, input: $input) { withdrawnOffers } }`,
    { id: gala, input: { ...(await appointmentInput(api, tenantId)), ...changes } },
    dispatcher.headers,
  );
  expect(errors).toEqual([]);
};

describe('an offer that a phone shows', () => {
  test.each(['accept', 'decline'] as const)('is settled there when it is answered elsewhere: %s', async (answer) => {
    await calls.call(`${answer}Offer`, { offerId }, anna);
    expect(await told()).toEqual(['Neues Angebot', answer === 'accept' ? 'Du hast angenommen' : 'Du hast abgelehnt']);
    expect((await messagesOf()).at(-1)?.data).not.toHaveProperty('answer');
  });

  test('says that it is gone when it is withdrawn, and the offer of before can not be answered there any more', async () => {
    await calls.call('withdrawOffer', { offerId });
    expect(await told()).toEqual(['Neues Angebot', 'Angebot nicht mehr verfügbar']);
    const last = (await messagesOf()).at(-1);
    expect(last?.body).toContain('Gala-Dinner der Handelskammer');
    expect(last?.data).toMatchObject({ path: '/' });
    expect(last?.data).not.toHaveProperty('answer');
  });

  test('is gone too when the worker is booked elsewhere in that time', async () => {
    const other = await anAppointment(api, dispatcher, { description: 'Bankett' });
    await calls.booked(anna, other);
    await sent();
    const messages = await messagesOf();
    expect(messages.map(({ title, tag }) => [title, tag]).sort()).toEqual(
      [
        ['Neues Angebot', gala],
        ['Angebot nicht mehr verfügbar', gala],
        ['Du bist gebucht', other],
      ].sort(),
    );
  });

  test('says so when the shift is cancelled', async () => {
    await api.call(`mutation { deleteAppointment(appointmentId: "${gala}") }`, {}, dispatcher.headers);
    expect(await told()).toEqual(['Neues Angebot', 'Einsatz abgesagt']);
  });

  test('shows the new time when the shift is moved, and can still be answered', async () => {
    await change({ endDateTime: at(1, '03:00') });
    expect(await told()).toEqual(['Neues Angebot', 'Angebot geändert']);
    const last = (await messagesOf()).at(-1);
    expect(last?.body).toContain('03:00');
    expect(last?.data).toHaveProperty('answer');
    await calls.call('acceptOffer', { offerId }, anna);
    expect((await told()).at(-1)).toBe('Du hast angenommen');
  });

  test.each([
    ['a booking', async () => calls.booked(await aWorker(api, dispatcher, { firstName: 'Cora' }), gala)],
    ['a smaller number', () => change({ desiredTargetUsers: 1 })],
  ])('says when others have filled the shift by %s', async (_, fill) => {
    await calls.booked(await aWorker(api, dispatcher, { firstName: 'Béla' }), gala);
    expect(await told()).toEqual(['Neues Angebot']);
    await fill();
    expect(await told()).toEqual(['Neues Angebot', 'Inzwischen besetzt']);
    expect((await messagesOf()).at(-1)?.data).not.toHaveProperty('answer');
  });
});

describe('a correction comes', () => {
  test('once for each question, whatever else happens to the offer', async () => {
    await calls.call('acceptOffer', { offerId }, anna);
    expect(await told()).toEqual(['Neues Angebot', 'Du hast angenommen']);
    await calls.call('declineOffer', { offerId }, anna);
    await calls.call('withdrawOffer', { offerId });
    expect(await told()).toHaveLength(2);
    await calls.offer(anna, gala);
    expect(await told()).toHaveLength(3);
    await calls.call('withdrawAllOffers', { appointmentId: gala, offerStates: '[CONTACTED]' });
    expect((await told()).slice(3)).toEqual(['Angebot nicht mehr verfügbar']);
  });

  test('only to phones that were asked: not to one that came later, not to somebody else', async () => {
    const later = await register(anna);
    const bela = await aWorker(api, dispatcher, { firstName: 'Béla' });
    const others = await register(bela);
    await calls.booked(bela, gala);
    await calls.call('withdrawOffer', { offerId });
    expect(await told()).toHaveLength(2);
    expect([await told(later), await told(others)]).toEqual([[], ['Du bist gebucht']]);
  });

  test('to each worker for their own offer: that one is settled takes nothing from the other', async () => {
    const bela = await aWorker(api, dispatcher, { firstName: 'Béla' });
    const his = await register(bela);
    const offered = await calls.offer(bela, gala);
    expect(await told(his)).toEqual(['Neues Angebot']);
    await calls.call('withdrawOffer', { offerId });
    expect([await told(), await told(his)].map(({ length }) => length)).toEqual([2, 1]);
    await calls.call('withdrawOffer', { offerId: offered });
    expect(await told(his)).toEqual(['Neues Angebot', 'Angebot nicht mehr verfügbar']);
  });

  test('without waking the phone', async () => {
    const posted = vi.spyOn(globalThis, 'fetch');
    await calls.call('withdrawOffer', { offerId });
    await sent();
    await calls.offer(anna, gala);
    await sent();
    const sentTo = posted.mock.calls.filter(([address]) => String(address).endsWith('messages:send'));
    const urgency = sentTo.map(([, init]) => {
      const { notification, android, apns } = JSON.parse(String(init?.body)).message;
      return [notification.title, android.priority, apns.payload.aps];
    });
    posted.mockRestore();
    expect(urgency).toEqual([
      ['Angebot nicht mehr verfügbar', 'NORMAL', {}],
      ['Neues Angebot', 'HIGH', { sound: 'default' }],
    ]);
  });

  test('by no mail', async () => {
    await calls.call('withdrawOffer', { offerId });
    expect((await calls.told()).filter((line) => line.includes(anna.id))).toEqual([]);
  });

  test('after a failure of the push service all the same', async () => {
    await phones.behave('unavailable');
    await calls.call('withdrawOffer', { offerId });
    await failedOnce();
    await phones.behave('accept');
    expect(await told()).toEqual(['Neues Angebot', 'Angebot nicht mehr verfügbar']);
  });

  test.each([
    ['a no after the yes', () => calls.call('declineOffer', { offerId }, anna), 'Du hast abgelehnt'],
    ['a withdrawal after the yes', () => calls.call('withdrawOffer', { offerId }), 'Angebot nicht mehr verfügbar'],
  ])('with what is true when it is told: %s', async (_, then, title) => {
    await jobs.stop();
    await calls.call('acceptOffer', { offerId }, anna);
    await then();
    jobs = await startJobs();
    expect(await told()).toEqual(['Neues Angebot', title]);
  });

  test('not for what was withdrawn and offered again before anybody was told', async () => {
    await jobs.stop();
    await calls.call('withdrawOffer', { offerId });
    await calls.offer(anna, gala);
    jobs = await startJobs();
    expect(await told()).toEqual(['Neues Angebot', 'Neues Angebot']);
  });
});

test('a phone is not asked what was answered between looking and asking', async () => {
  const ask = () => api.database.withTenant(tenantId, (db) => rememberQuestion(db, offerId, phone));
  expect(await ask()).toBe(true);
  await calls.call('acceptOffer', { offerId }, anna);
  expect(await ask()).toBe(false);
});

test('a phone that is being told while the offer is withdrawn is corrected, or was not told', async () => {
  for (let round = 0; round < 5; round += 1) {
    const berta = await aWorker(api, dispatcher, { firstName: `Berta ${round}` });
    const hers = await register(berta);
    const offered = await calls.offer(berta, gala);
    await calls.call('withdrawOffer', { offerId: offered });
    expect([[], ['Neues Angebot', 'Angebot nicht mehr verfügbar']]).toContainEqual((await told(hers)).sort().reverse());
  }
});
