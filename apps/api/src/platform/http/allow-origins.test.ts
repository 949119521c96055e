import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openEvents } from '#app/testing/open-events.ts';
import { startTestApi, type TestApi, type TestUser } from '#app/testing/test-api.ts';

const ANDROID = 'https://localhost';
const IOS = 'capacitor://localhost';
const CERTIFICATE = Array.from({ length: 32 }, () => 'A1').join(':');

let api: TestApi;
let plain: TestApi;
let worker: TestUser;
beforeAll(async () => {
  const settings = { APP_ORIGINS: `${ANDROID}, ${IOS}`, APP_CERTIFICATES: CERTIFICATE, APP_TEAM: 'A1B2C3D4E5' };
  [api, plain] = await Promise.all([startTestApi({ settings }), startTestApi()]);
  worker = await api.aUser({ tenantId: await api.aTenant(), role: 'TARGET_USER' });
});
afterAll(() => Promise.all([api.close(), plain.close()]));

const ask = (at: TestApi, method: 'OPTIONS' | 'GET' | 'POST', url: string, origin: string) =>
  at.app.inject({
    method,
    url,
    headers: { origin, 'access-control-request-method': 'POST', 'content-type': 'application/json' },
    ...(method === 'POST' && { payload: { query: '{ currentVersion { value } }' } }),
  });
const allowed = ({ headers }: Awaited<ReturnType<typeof ask>>) => headers['access-control-allow-origin'];

describe('the app on a phone', () => {
  test.each([ANDROID, IOS])('asks first and is let in by name: %s', async (origin) => {
    const { statusCode, headers } = await ask(api, 'OPTIONS', '/graphql', origin);
    expect([statusCode, headers['access-control-allow-origin'], headers['vary']]).toEqual([204, origin, 'origin']);
    expect(headers['access-control-allow-methods']).toBe('POST');
    for (const name of ['authorization', 'idempotency-key', 'x-platform', 'x-device-access-ticket', 'x-tenant-id']) {
      expect(headers['access-control-allow-headers']).toContain(name);
    }
    expect(headers).not.toHaveProperty('access-control-allow-credentials');
  });

  test.each([
    ['POST', '/graphql', 200],
    ['GET', '/settings.json', 200],
    ['GET', '/events', 401],
    ['POST', '/graphql?', 200],
  ] as const)('%s %s may be read, also when it is a refusal', async (method, url, status) => {
    const answer = await ask(api, method, url, ANDROID);
    expect([answer.statusCode, allowed(answer), answer.headers['vary']]).toEqual([status, ANDROID, 'origin']);
  });

  test('reads the stream of events', async () => {
    const url = await api.app.listen({ port: 0, host: '127.0.0.1' });
    expect((await openEvents(url, { ...worker.headers, origin: IOS })).status).toBe(200);
    const response = await fetch(`${url}/events`, { headers: { ...worker.headers, origin: IOS } });
    expect(response.headers.get('access-control-allow-origin')).toBe(IOS);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    await response.body?.cancel();
  });
});

describe('nobody else', () => {
  test.each([
    'https://evil.example',
    'http://localhost',
    'https://localhost:4000',
    'https://localhost.evil.example',
    'null',
  ])('may read anything: %s', async (origin) => {
    for (const url of ['/graphql', '/settings.json', '/events']) {
      expect(allowed(await ask(api, 'OPTIONS', url, origin))).toBeUndefined();
    }
    const answer = await ask(api, 'POST', '/graphql', origin);
    // A refusal for one origin must not be kept for another.
    expect([allowed(answer), answer.headers['vary']]).toEqual([undefined, 'origin']);
  });

  test.each(['/', '/downloads/x', '/healthz', '/metrics', '/calendar/x.ics'])(
    'nor is %s of use to another origin',
    async (url) => {
      expect(allowed(await ask(api, 'GET', url, ANDROID))).toBeUndefined();
    },
  );

  test('and without the setting not even the app', async () => {
    const { headers } = await ask(plain, 'OPTIONS', '/graphql', ANDROID);
    expect([headers['access-control-allow-origin'], headers['access-control-allow-methods']]).toEqual([
      undefined,
      undefined,
    ]);
  });
});

describe('links to offers', () => {
  test('open in the app that the server vouches for', async () => {
    const [android] = (await api.app.inject('/.well-known/assetlinks.json')).json();
    expect(android.target).toMatchObject({ package_name: 'at.gastspiel.app', sha256_cert_fingerprints: [CERTIFICATE] });
    const apple = await api.app.inject('/.well-known/apple-app-site-association');
    expect(apple.headers['content-type']).toContain('application/json');
    const [details] = apple.json().applinks.details;
    expect(details.appIDs).toEqual(['A1B2C3D4E5.at.gastspiel.app']);
    expect(details.components).toContainEqual({ '/': '/offer/*' });
  });

  test.each(['assetlinks.json', 'apple-app-site-association'])('open in the browser without it: %s', async (file) => {
    expect((await plain.app.inject(`/.well-known/${file}`)).statusCode).toBe(404);
  });
});
