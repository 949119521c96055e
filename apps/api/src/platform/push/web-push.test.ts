import { createECDH, randomBytes } from 'node:crypto';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { JobFailedForGood, JobPutOff } from '#platform/jobs/define-job.ts';
import { Vapid, vapidOf } from '#platform/push/vapid.ts';
import { createWebPush, isPushHost } from '#platform/push/web-push.ts';

const HOSTS = ['push.example', '*.push.apple.com'];
const browser = createECDH('prime256v1');
const keys = { p256dh: browser.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') };
const MESSAGE = { title: 'Neues Angebot', body: 'Gala', path: '/', tag: 'a-1', receipt: 'r', icon: '/i.png' };
const push = createWebPush(new Vapid(randomBytes(32), 'mailto:no-reply@example.at'), HOSTS);
const asked: RequestInit[] = [];

/** A push service that answers so, in the place of the network. */
function answerWith(status: number, headers: Record<string, string> = {}) {
  asked.length = 0;
  vi.stubGlobal('fetch', async (_address: string, init: RequestInit) => {
    asked.push(init);
    return new Response(null, { status, headers });
  });
}
const send = (message = MESSAGE, token = 'https://push.example/x') =>
  push.send({ token, keys }, message, new AbortController().signal);
const failure = (): Promise<unknown> =>
  send().then(
    () => undefined,
    (cause) => cause,
  );
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('what waits at a push service', () => {
  test('makes room for what is newer of the same appointment, and for nothing else', async () => {
    answerWith(201);
    for (const tag of ['a-1', 'a-1', 'a-2']) await send({ ...MESSAGE, tag });
    const [first, again, other] = asked.map(({ headers }) => new Headers(headers).get('topic'));
    expect([again === first, other === first]).toEqual([true, false]);
  });
});

describe('a push service that wants to be left alone', () => {
  test.each([
    ['120', 120],
    ['999999', 3600],
    ['Wed, 21 Oct 2026 07:28:00 GMT', 480],
  ])('until %s is asked again after %s seconds', async (retryAfter, seconds) => {
    vi.useFakeTimers({ now: new Date('2026-10-21T07:20:00Z'), toFake: ['Date'] });
    answerWith(429, { 'retry-after': retryAfter });
    const cause = await failure();
    expect(cause).toBeInstanceOf(JobPutOff);
    expect((cause as JobPutOff).until.getTime() - Date.now()).toBe(seconds * 1000);
  });

  test.each([[{}], [{ 'retry-after': 'bald' }]])(
    'without saying until when is asked again like after any failure: %o',
    async (headers) => {
      answerWith(429, headers as Record<string, string>);
      const cause = await failure();
      expect(cause).toBeInstanceOf(Error);
      expect(cause).not.toBeInstanceOf(JobFailedForGood);
      expect(cause).not.toBeInstanceOf(JobPutOff);
    },
  );
});

describe('nobody is asked but push services', () => {
  test('not by a redirect', async () => {
    answerWith(201);
    await send();
    expect(asked[0]?.redirect).toBe('error');
  });

  test('and not one that is no longer among them', async () => {
    answerWith(201);
    expect(await send(MESSAGE, 'https://push.former.example/x')).toBe('UNREGISTERED');
    expect(asked).toEqual([]);
  });

  test.each([
    ['https://push.example/x', true],
    ['https://web.push.apple.com/x', true],
    ['https://push.apple.com/x', false],
    ['https://evilpush.apple.com/x', false],
    ['https://push.example.evil.example/x', false],
    ['https://push.example@evil.example/x', false],
    ['https://push.example:8443/x', false],
    ['http://push.example/x', false],
    ['nonsense', false],
  ])('%s: %s', (endpoint, expected) => expect(isPushHost(endpoint, HOSTS)).toBe(expected));
});

test('the settings say whom a push service may write to about us', async () => {
  const vapid = vapidOf({ WEB_PUSH_KEY: randomBytes(32), MAIL_FROM: 'no-reply@example.at' });
  const [, claims = ''] = (await vapid?.authorization('https://push.example'))?.split('.') ?? [];
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
    aud: 'https://push.example',
    sub: 'mailto:no-reply@example.at',
  });
});
