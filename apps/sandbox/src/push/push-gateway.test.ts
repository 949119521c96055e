import { importPKCS8, SignJWT } from 'jose';
import { expect, onTestFinished, test } from 'vitest';
import { startPushGateway } from '#sandbox/push/start-push-gateway.ts';
import { freePort } from '#sandbox/testing/free-port.ts';
import { temporaryFolder } from '#sandbox/testing/temporary-folder.ts';

const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging';

async function gateway(dataDir = temporaryFolder()) {
  const started = await startPushGateway({ dataDir, port: await freePort(), log: () => undefined });
  onTestFinished(() => started.stop());
  const { url } = started;
  const account = JSON.parse(started.credentials) as Record<string, string>;
  const post = (path: string, body: string | URLSearchParams, headers: Record<string, string> = {}) =>
    fetch(`${url}${path}`, { method: 'POST', body, headers });
  const login = async (changes: Record<string, string> = {}) => {
    const assertion = await new SignJWT({ scope: SCOPE, ...changes })
      .setProtectedHeader({ alg: 'RS256' })
      .setIssuer(changes['iss'] ?? account['client_email'] ?? '')
      .setAudience(account['token_uri'] ?? '')
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(await importPKCS8(account['private_key'] ?? '', 'RS256'));
    const grant = { grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion };
    const response = await post('/token', new URLSearchParams(grant));
    return { status: response.status, token: ((await response.json()) as { access_token?: string }).access_token };
  };
  const send = (accessToken: string | undefined, message: object, project = account['project_id']) =>
    post(`/v1/projects/${project}/messages:send`, JSON.stringify({ message }), {
      authorization: `Bearer ${accessToken}`,
      'content-type': 'application/json',
    });
  const behave = (mode: string) =>
    post('/api/behaviour', JSON.stringify({ mode }), { 'content-type': 'application/json' });
  const messages = async (query = '') => (await fetch(`${url}/api/messages${query}`)).json();
  return { ...started, dataDir, login, send, behave, messages };
}

const MESSAGE = {
  token: 'phone-1',
  notification: { title: 'Neues Angebot', body: 'Gala <heute>' },
  data: { path: '/offer/1' },
  android: { notification: { tag: 'news-1' } },
};

test('takes a message from whoever signed in with the account, and shows it to people and tests', async () => {
  const { url, login, send, messages } = await gateway();
  const { token } = await login();
  const answer = await send(token, MESSAGE);
  expect(await answer.json()).toEqual({ name: expect.stringMatching(/^projects\/gastspiel-sandbox\/messages\//) });
  expect(await messages('?token=phone-1')).toMatchObject([
    { token: 'phone-1', title: 'Neues Angebot', body: 'Gala <heute>', data: { path: '/offer/1' }, tag: 'news-1' },
  ]);
  expect(await messages('?token=another')).toEqual([]);
  expect(await (await fetch(url)).text()).toContain('Gala &#60;heute&#62;');
});

test('keeps account and messages over a restart', async () => {
  const first = await gateway();
  await first.send((await first.login()).token, MESSAGE);
  await first.stop();
  const second = await gateway(first.dataDir);
  expect(JSON.parse(second.credentials).private_key).toBe(JSON.parse(first.credentials).private_key);
  expect(await second.messages()).toHaveLength(1);
});

test('gives no access to a wrong assertion, and takes no message without access', async () => {
  const { login, send, messages } = await gateway();
  expect((await login({ scope: 'another' })).status).toBe(401);
  expect((await login({ iss: 'somebody' })).status).toBe(401);
  expect((await send('made-up', MESSAGE)).status).toBe(401);
  const { token } = await login();
  expect((await send(token, MESSAGE, 'another')).status).toBe(403);
  expect((await send(token, { ...MESSAGE, notification: {} })).status).toBe(400);
  expect((await send(token, { ...MESSAGE, data: { count: 1 } })).status).toBe(400);
  expect(await messages()).toEqual([]);
});

test.each([
  ['unregistered', 404, 'UNREGISTERED'],
  ['invalid', 400, 'INVALID_ARGUMENT'],
  ['mismatch', 403, 'SENDER_ID_MISMATCH'],
  ['quota', 429, 'QUOTA_EXCEEDED'],
  ['unavailable', 503, 'UNAVAILABLE'],
  ['internal', 500, 'INTERNAL'],
])('told to be %s answers %i as the real one does', async (mode, status, errorCode) => {
  const { login, send, behave, messages } = await gateway();
  const { token } = await login();
  await behave(mode);
  const answer = await send(token, MESSAGE);
  expect(answer.status).toBe(status);
  expect(await answer.json()).toMatchObject({ error: { details: [{ errorCode }] } });
  expect(await messages()).toEqual([]);
});

test('can lose a message, its answer, or the login', async () => {
  const { login, send, behave, messages } = await gateway();
  const { token } = await login();
  await behave('drop');
  await expect(send(token, MESSAGE)).rejects.toThrow();
  expect(await messages()).toEqual([]);
  await behave('lose-answer');
  await expect(send(token, MESSAGE)).rejects.toThrow();
  expect(await messages()).toHaveLength(1);
  await behave('refuse-login');
  expect((await login()).status).toBe(401);
  expect((await behave('dance')).status).toBe(400);
});
