import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '#app/testing/test-api.ts';
import { createHttp } from '#platform/http/create-http.ts';
import { describeError } from '#platform/telemetry/describe-error.ts';
import { registerMetrics } from '#platform/telemetry/metrics.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const ask = async (
  token: string | undefined,
  request: { remoteAddress?: string; headers?: Record<string, string> },
) => {
  const app = createHttp('silent');
  registerMetrics(app, { database: api.database, deadJobs: async () => 3, streams: () => 2, token });
  const { statusCode, body } = await app.inject({ url: '/metrics', ...request });
  await app.close();
  return { statusCode, body };
};

test('the figures are told to this machine alone, and not through a proxy on it', async () => {
  const local = await ask(undefined, {});
  expect(local.statusCode).toBe(200);
  expect(local.body).toContain('gastspiel_jobs_dead 3');
  expect(local.body).toContain('gastspiel_live_streams 2');
  expect((await ask(undefined, { remoteAddress: '203.0.113.9' })).statusCode).toBe(404);
  expect((await ask(undefined, { headers: { 'x-forwarded-for': '203.0.113.9' } })).statusCode).toBe(404);
});

test('with a token they are told to whoever has it', async () => {
  const token = 'a-token-of-enough-length';
  expect((await ask(token, {})).statusCode).toBe(404);
  const headers = { authorization: `Bearer ${token}` };
  expect((await ask(token, { remoteAddress: '203.0.113.9', headers })).statusCode).toBe(200);
});

test('an error in the log has all its causes, also one without words', () => {
  const refused = Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' });
  const error = new Error('no keys', { cause: new Error('fetch failed', { cause: refused }) });
  expect(describeError(error).cause).toBe('fetch failed: ECONNREFUSED');
});

test('an error in the log has its cause, and no value of a row', () => {
  const error = Object.assign(new Error('duplicate key', { cause: new Error('connection lost') }), {
    code: '23505',
    constraint: 'users_pkey',
    detail: 'Key (email)=(anna@example.at) already exists.',
  });
  const logged = describeError(error);
  expect(logged).toMatchObject({ code: '23505', constraint: 'users_pkey', cause: 'connection lost' });
  expect(JSON.stringify(logged)).not.toContain('anna');
});
