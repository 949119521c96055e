import { randomUUID } from 'node:crypto';
import { shortDayLabel } from '@gastspiel/domain/time/span-label.ts';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aWorker } from '#app/testing/a-worker.ts';
import { anAppointment } from '#app/testing/an-appointment.ts';
import { at, day } from '#app/testing/days.ts';
import { offerCalls } from '#app/testing/offer-calls.ts';
import { seriesCalls } from '#app/testing/series-calls.ts';
import { tenantJobs } from '#app/testing/tenant-jobs.ts';
import { startTestApi, type TestApi, type TestUser } from '#app/testing/test-api.ts';
import { startTestPhones } from '#app/testing/test-push.ts';
import { until } from '#app/testing/until.ts';
import { tellWorkers } from '#features/notifications/index.ts';
import { pushNews, pushSeveral } from '#features/notifications/push-job.ts';
import { type RunningJobs, runJobs } from '#platform/jobs/run-jobs.ts';
import { createFcmPush } from '#platform/push/fcm-push.ts';

let api: TestApi;
let phones: Awaited<ReturnType<typeof startTestPhones>>;
let jobs: RunningJobs;
let tenantId: string;
let dispatcher: TestUser;
let anna: TestUser;
let gala: string;
let phone: string;
let calls: ReturnType<typeof offerCalls>;
const log: string[] = [];
beforeAll(async () => {
  [api, phones] = await Promise.all([startTestApi(), startTestPhones()]);
  calls = offerCalls(api, () => dispatcher);
  jobs = await runJobs({
    connectionString: api.jobsUrl,
    database: api.database,
    jobs: [pushNews, pushSeveral].map((job) => job(createFcmPush(phones.settings), api.secrets)),
    chores: [],
    log: pino({ level: 'trace' }, { write: (line) => void log.push(line) }),
  });
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
});
afterEach(() => phones.behave('accept'));

const register = async (person: TestUser, token: string = randomUUID()): Promise<string> => {
  const { errors } = await api.call(
    'mutation ($token: String!) { registerMobilePush(token: $token) }',
    { token },
    person.headers,
  );
  expect(errors).toEqual([]);
  return token;
};
const isRegistered = async (token: string) =>
  (await api.asOwner('select 1 from push_tokens where token = $1', [token])).length > 0;

const {
  waiting,
  failedOnce,
  done: sent,
} = tenantJobs({ asOwner: (...args) => api.asOwner(...args) }, () => tenantId, 'notifications.push');

describe('a push message', () => {
  test('comes to each phone of the worker, says what a mail says, and opens the offer', async () => {
    const tablet = await register(anna);
    const offerId = await calls.offer(anna, gala);
    await sent();
    for (const token of [phone, tablet]) {
      const [message, ...more] = await phones.messages(token);
      expect(more).toEqual([]);
      expect(message).toMatchObject({
        title: 'Neues Angebot',
        body: `Gala-Dinner der Handelskammer, ${shortDayLabel(new Date(at(0, '18:00')), new Date())}, 18:00–02:00 +1, Palais Ferstel`,
        data: { path: `/offer/${offerId}` },
      });
    }
  });

  test('is one for one act of the office on several shifts', async () => {
    const series = seriesCalls(api, () => dispatcher);
    await series.create([8, 9, 10, 11].map(day));
    const ids = (await series.list()).map(({ id }) => id);
    for (const id of ids) await calls.booked(anna, id);
    await sent();
    const before = (await phones.messages(phone)).length;
    await series.remove(ids[0] ?? '', 'ALL');
    await sent();
    const all = await phones.messages(phone);
    const [message, ...more] = all.slice(0, all.length - before);
    expect(more).toEqual([]);
    const first = `${shortDayLabel(new Date(at(8, '06:30')), new Date())}, 06:30–12:00`;
    expect(message).toMatchObject({ title: 'Abgesagt: 4 Einsätze', data: { path: '/' } });
    expect(message?.body).toMatch(new RegExp(`^Frühstück: ${first}; .* und 1 weiterer$`));
  });

  test.each([
    ['as it was written', 'Bitte früher kommen.', 'Bitte früher kommen.'],
    ['cut where a locked phone has no room', `${'x'.repeat(160)}yz`, `${'x'.repeat(160)} …`],
  ])('says what the office wrote, %s', async (_, text, shown) => {
    await calls.booked(anna, gala);
    await sent();
    const { errors } = await api.call(
      `mutation { sendAppointmentMessage(appointmentId: "${gala}", audience: BOOKED, text: "${text}") { id } }`,
      {},
      dispatcher.headers,
    );
    expect(errors).toEqual([]);
    await sent();
    const label = shortDayLabel(new Date(at(0, '18:00')), new Date());
    const [message] = await phones.messages(phone);
    expect(message).toMatchObject({
      title: 'Nachricht deiner Agentur',
      body: `Gala-Dinner der Handelskammer, ${label}: ${shown}`,
    });
    expect(message?.data).not.toHaveProperty('confirm');
  });

  test('tells of what is gone without a way to it', async () => {
    const offerId = await calls.booked(anna, gala);
    await sent();
    await calls.call('withdrawOffer', { offerId });
    await sent();
    const [withdrawn, booked] = await phones.messages(phone);
    expect([booked?.title, withdrawn?.title]).toEqual(['Du bist gebucht', 'Buchung zurückgezogen']);
    expect(withdrawn?.data).toEqual({
      path: '/',
      receipt: expect.any(String),
      icon: expect.stringMatching(/^\/apps\/[0-9a-f]{32}\/icon-192.png$/),
    });
  });

  test('goes with the change that it tells, and its job holds no token', async () => {
    const attempt = api.database.withTenant(tenantId, async (db) => {
      await tellWorkers(db, 'BOOKING_WITHDRAWN', { appointmentId: gala, userIds: [anna.id] });
      throw new Error('undone');
    });
    await expect(attempt).rejects.toThrow('undone');
    expect(await waiting()).toEqual([]);
    await phones.behave('unavailable');
    await calls.offer(anna, gala);
    await failedOnce();
    expect(JSON.stringify(await waiting())).not.toContain(phone);
  });

  test('is not sent when it is no longer true, nor to a phone that is somebody else’s by now', async () => {
    await phones.behave('unavailable');
    const offerId = await calls.offer(anna, gala);
    await failedOnce();
    const bela = await aWorker(api, dispatcher, { firstName: 'Béla' });
    const brunch = await anAppointment(api, dispatcher, { description: 'Brunch' });
    await calls.offer(anna, brunch);
    // A sender that looked for the phone before it changed hands may still send to it.
    await until(async () => (await waiting()).every(({ last_error }) => last_error !== null));
    await register(bela, phone);
    await api.asOwner('delete from offers where id = $1', [offerId]);
    await phones.behave('accept');
    await sent();
    expect(await phones.messages(phone)).toEqual([]);
  });

  test('is not sent to somebody who is blocked by now', async () => {
    await phones.behave('unavailable');
    await calls.offer(anna, gala);
    await failedOnce();
    await api.asOwner(`update users set state = 'BLOCKED' where id = $1`, [anna.id]);
    await phones.behave('accept');
    await sent();
    expect(await phones.messages(phone)).toEqual([]);
  });

  test('is not even asked for where nobody has a phone', async () => {
    const bela = await aWorker(api, dispatcher, { firstName: 'Béla' });
    await calls.offer(bela, gala);
    expect(await waiting()).toEqual([]);
  });
});

describe('a push service', () => {
  test('that knows the phone is gone makes it forgotten', async () => {
    const tablet = await register(anna);
    await phones.behave('unregistered');
    await calls.offer(anna, gala);
    await sent();
    expect([await isRegistered(phone), await isRegistered(tablet)]).toEqual([false, false]);
  });

  test.each(['quota', 'unavailable', 'internal', 'drop'])('that says %s is asked again', async (mode) => {
    await phones.behave(mode);
    await calls.offer(anna, gala);
    await failedOnce();
    await phones.behave('accept');
    await sent();
    expect(await phones.messages(phone)).toHaveLength(1);
    expect(await isRegistered(phone)).toBe(true);
  });

  test('whose answer is lost gets the same message again, which the phone shows once', async () => {
    await phones.behave('lose-answer');
    await calls.offer(anna, gala);
    await failedOnce();
    await phones.behave('accept');
    await sent();
    const messages = await phones.messages(phone);
    expect(messages.length).toBeGreaterThan(1);
    expect(new Set(messages.map(({ tag }) => tag)).size).toBe(1);
  });

  test.each(['invalid', 'mismatch'])('that says %s is not asked again: somebody has to look', async (mode) => {
    await phones.behave(mode);
    await calls.offer(anna, gala);
    await until(async () => (await waiting()).some(({ attempts, max_attempts }) => attempts >= max_attempts));
    expect(await isRegistered(phone)).toBe(true);
  });

  test('that has forgotten the login, or gives none for now, is signed in to again', async () => {
    await calls.offer(anna, gala);
    await sent();
    await phones.forgetSessions();
    await phones.behave('refuse-login');
    await calls.offer(anna, await anAppointment(api, dispatcher, { description: 'Brunch' }));
    await failedOnce();
    await phones.behave('accept');
    await sent();
    expect(await phones.messages(phone)).toHaveLength(2);
  });

  test('leaves neither tokens nor texts in the log', () => {
    expect(log.join('')).not.toContain(phone);
    expect(log.join('')).not.toContain('Gala-Dinner');
  });

  test('that is not configured gets nothing', () => {
    expect(createFcmPush({ FCM_CREDENTIALS: undefined, FCM_URL: phones.settings.FCM_URL })).toBeUndefined();
  });
});
