import { randomBytes } from 'node:crypto';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aWorker } from '#app/testing/a-worker.ts';
import { anAppointment } from '#app/testing/an-appointment.ts';
import { classOf } from '#app/testing/class-of.ts';
import { offerCalls } from '#app/testing/offer-calls.ts';
import { tenantJobs } from '#app/testing/tenant-jobs.ts';
import { startTestApi, type TestApi, type TestUser } from '#app/testing/test-api.ts';
import { startTestPhones } from '#app/testing/test-push.ts';
import { until } from '#app/testing/until.ts';
import { pushNews } from '#features/notifications/push-job.ts';
import { type RunningJobs, runJobs } from '#platform/jobs/run-jobs.ts';
import { pushBy } from '#platform/push/push.ts';
import { Vapid } from '#platform/push/vapid.ts';
import { createWebPush } from '#platform/push/web-push.ts';

type Subscription = Awaited<ReturnType<Awaited<ReturnType<typeof startTestPhones>>['subscribe']>>;

const WEB_PUSH_KEY = randomBytes(32);
const vapid = new Vapid(WEB_PUSH_KEY, 'mailto:no-reply@example.at');
let api: TestApi;
let phones: Awaited<ReturnType<typeof startTestPhones>>;
let jobs: RunningJobs;
let tenantId: string;
let dispatcher: TestUser;
let anna: TestUser;
let gala: string;
let browser: Subscription;
let calls: ReturnType<typeof offerCalls>;
const log: string[] = [];
beforeAll(async () => {
  phones = await startTestPhones();
  const settings = { WEB_PUSH_HOSTS: phones.host, WEB_PUSH_KEY: WEB_PUSH_KEY.toString('base64') };
  api = await startTestApi({ settings });
  calls = offerCalls(api, () => dispatcher);
  jobs = await runJobs({
    connectionString: api.jobsUrl,
    database: api.database,
    jobs: [pushNews(pushBy({ phones: undefined, browsers: createWebPush(vapid, [phones.host]) }), api.secrets)],
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
  browser = await phones.subscribe(vapid.publicKey);
  expect((await register(anna, browser)).errors).toEqual([]);
});
afterEach(() => phones.behave('accept'));

const register = (person: TestUser, subscription: Subscription) =>
  api.call(
    'mutation ($it: WebPushSubscriptionInput!) { registerWebPush(subscription: $it) }',
    { it: subscription },
    person.headers,
  );
const isRegistered = async ({ endpoint }: Subscription) =>
  (await api.asOwner('select 1 from push_tokens where token = $1', [endpoint])).length > 0;
const received = ({ endpoint }: Subscription) => phones.messages(endpoint.split('/').at(-1) ?? '');
const {
  waiting,
  failedOnce,
  done: sent,
} = tenantJobs({ asOwner: (...args) => api.asOwner(...args) }, () => tenantId, 'notifications.push');

describe('a message to a browser', () => {
  test('is read by it, says what a phone says, and opens the offer', async () => {
    const offerId = await calls.offer(anna, gala);
    await sent();
    const [message, ...more] = await received(browser);
    expect(more).toEqual([]);
    expect(message).toMatchObject({ title: 'Neues Angebot', data: { path: `/offer/${offerId}` } });
    expect(message?.body).toContain('Gala-Dinner');
    // Only who is booked and asked can say that they come.
    expect(message?.data).not.toHaveProperty('confirm');
  });

  test('buzzes for news, and not for what only takes its place', async () => {
    const offerId = await calls.offer(anna, gala);
    await sent();
    await calls.call('withdrawOffer', { offerId });
    await sent();
    expect((await received(browser)).map(({ title, data }) => [title, data['isQuiet']])).toEqual([
      ['Angebot nicht mehr verfügbar', true],
      ['Neues Angebot', undefined],
    ]);
  });

  test('that asks a booked worker carries what lets them say that they come', async () => {
    const offerId = await calls.booked(anna, gala);
    await calls.call('remindWorkers', { appointmentId: gala, offerState: 'BOOKED' });
    await sent();
    const asking = (await received(browser)).find(({ title }) => title === 'Kommst du?');
    expect(asking?.data).toMatchObject({ path: `/offer/${offerId}` });
    const { data } = await api.call(
      'mutation ($token: String!) { confirmBookingByLink(token: $token) { offer { offerId confirmedAt } } }',
      { token: asking?.data['confirm'] },
    );
    expect(data.confirmBookingByLink.offer).toEqual({ offerId, confirmedAt: expect.any(String) });
  });

  test('stands in no log, and neither does its address', async () => {
    await calls.offer(anna, gala);
    await sent();
    for (const secret of ['Gala-Dinner', browser.endpoint, browser.keys.auth])
      expect(log.join('')).not.toContain(secret);
  });

  test('is refused where it was subscribed for another server', async () => {
    const other = await phones.subscribe(new Vapid(randomBytes(32), 'mailto:x@example.at').publicKey);
    await register(anna, other);
    await calls.offer(anna, gala);
    await until(async () => (await waiting()).some(({ attempts, max_attempts }) => attempts >= max_attempts));
    await until(async () => (await received(browser)).length === 1);
    expect(await received(other)).toEqual([]);
  });
});

describe('a push service of browsers', () => {
  test.each(['unregistered', 'gone'])('that says %s makes the browser forgotten', async (mode) => {
    await phones.behave(mode);
    await calls.offer(anna, gala);
    await sent();
    expect(await isRegistered(browser)).toBe(false);
  });

  test.each(['unavailable', 'internal', 'drop'])('that says %s is asked again', async (mode) => {
    await phones.behave(mode);
    await calls.offer(anna, gala);
    await failedOnce();
    await phones.behave('accept');
    await sent();
    expect(await received(browser)).toHaveLength(1);
    expect(await isRegistered(browser)).toBe(true);
  });

  test('that wants to be left alone for a while is asked when it says', async () => {
    await phones.behave('quota');
    await calls.offer(anna, gala);
    await until(async () => (await waiting()).some(({ run_at }) => new Date(run_at) > new Date()));
    await phones.behave('accept');
    await sent();
    expect(await received(browser)).toHaveLength(1);
  });

  test('whose answer is lost gets the same message again, which the browser shows once', async () => {
    await phones.behave('lose-answer');
    await calls.offer(anna, gala);
    await failedOnce();
    await phones.behave('accept');
    await sent();
    const messages = await received(browser);
    expect(messages.length).toBeGreaterThan(1);
    expect(new Set(messages.map(({ tag }) => tag)).size).toBe(1);
  });

  test.each(['invalid', 'mismatch'])('that says %s is not asked again: somebody has to look', async (mode) => {
    await phones.behave(mode);
    await calls.offer(anna, gala);
    await until(async () => (await waiting()).some(({ attempts, max_attempts }) => attempts >= max_attempts));
    expect(await isRegistered(browser)).toBe(true);
  });
});

test('browsers learn the key to subscribe for', async () => {
  expect((await api.app.inject('/settings.json')).json()).toMatchObject({ webPushKey: vapid.publicKey });
});

describe('a subscription', () => {
  const KEYS = { p256dh: `B${'A'.repeat(86)}`, auth: 'BTBZMqHH6r4Tts7J_aSIgg' };

  test.each([
    ['of a host that is no push service', 'https://db.internal/x'],
    ['of one that only ends alike', 'https://evil-localhost:9/x'],
    ['of a plain address', 'http://fcm.googleapis.com/fcm/send/x'],
  ])('%s is refused', async (_what, endpoint) => {
    expect(classOf(await register(anna, { ...browser, endpoint }))).toBe('BAD_REQUEST');
    expect(await isRegistered({ ...browser, endpoint })).toBe(false);
  });

  test('that nothing can be encrypted for is refused', async () => {
    const { endpoint } = await phones.subscribe(vapid.publicKey);
    expect(classOf(await register(anna, { endpoint, keys: KEYS }))).toBe('BAD_REQUEST');
  });

  test('that comes again with other keys is written to with those', async () => {
    const { keys } = await phones.subscribe(vapid.publicKey);
    await register(anna, { ...browser, keys });
    expect(await api.asOwner('select p256dh, auth from push_tokens where token = $1', [browser.endpoint])).toEqual([
      keys,
    ]);
  });

  test('belongs to whoever registered it last, and ends when they say so', async () => {
    const bela = await aWorker(api, dispatcher, { firstName: 'Béla' });
    await register(bela, browser);
    await calls.offer(anna, gala);
    expect(await waiting()).toEqual([]);
    const end = (person: TestUser) =>
      api.call(
        'mutation ($e: String!) { it: unregisterWebPush(endpoint: $e) }',
        { e: browser.endpoint },
        person.headers,
      );
    expect((await end(anna)).data.it).toBe(false);
    expect((await end(bela)).data.it).toBe(true);
    expect(await isRegistered(browser)).toBe(false);
  });
});

describe('a browser', () => {
  const holders = ({ endpoint }: Subscription) =>
    api.asOwner<{ user_id: string }>('select user_id from push_tokens where token = $1', [endpoint]);

  test('that goes to a worker of another agency tells nothing more of the one before', async () => {
    const other = await api.aTenant({ name: 'Alpen Service Crew' });
    const clara = await aWorker(api, await api.aUser({ tenantId: other, role: 'TENANT_USER_DISPATCHER' }));
    expect((await register(clara, browser)).errors).toEqual([]);
    expect(await holders(browser)).toEqual([{ user_id: clara.id }]);
    // And back again, also when both register it at once.
    await Promise.all([register(clara, browser), register(anna, browser), register(clara, browser)]);
    expect(await holders(browser)).toHaveLength(1);
  });

  test('beyond the tenth of a person takes the place of the oldest', async () => {
    const more = await Promise.all(Array.from({ length: 10 }, () => phones.subscribe(vapid.publicKey)));
    for (const one of more) expect((await register(anna, one)).errors).toEqual([]);
    expect(await holders(browser)).toEqual([]);
    const kept = await api.asOwner('select 1 from push_tokens where user_id = $1', [anna.id]);
    expect(kept).toHaveLength(10);
  });
});
