import { expect, test } from 'vitest';
import { aTestApi, startTestApi } from '#app/testing/test-api.ts';
import { createHttp } from '#platform/http/create-http.ts';
import { watchQueue } from '#platform/jobs/watch-queue.ts';
import { describeError } from '#platform/telemetry/describe-error.ts';
import { registerMetrics } from '#platform/telemetry/metrics.ts';

const api = await aTestApi();

const ask = async (
  token: string | undefined,
  request: { remoteAddress?: string; headers?: Record<string, string> },
) => {
  const app = createHttp('silent');
  const figures = async () => ({
    waiting: 7,
    oldestSeconds: 900,
    retrying: 5,
    dead: 3,
    running: 1,
    pools: 2,
    outboxSeconds: 4,
    refused: 6,
  });
  registerMetrics(app, { database: api.database, queue: { figures, isLate: () => true }, streams: () => 2, token });
  app.get('/assets/start-abc.js', async () => 'x');
  await app.inject({ url: '/assets/start-abc.js' });
  const { statusCode, body } = await app.inject({ url: '/metrics', ...request });
  await app.close();
  return { statusCode, body };
};

test('the figures are told to this machine alone, and not through a proxy on it', async () => {
  const local = await ask(undefined, {});
  expect(local.statusCode).toBe(200);
  expect(local.body).toContain('gastspiel_jobs_dead 3');
  for (const line of [
    'jobs_waiting 7',
    'jobs_oldest_due_seconds 900',
    'jobs_retrying 5',
    'jobs_running 1',
    'jobs_processes 2',
    'outbox_oldest_seconds 4',
    'outbox_refused 6',
    'live_streams 2',
    'build_info{version="',
  ])
    expect(local.body).toContain(`gastspiel_${line}`);
  // Files whose names change with each release are one route.
  expect(local.body).toContain('route="/assets/*"');
  expect(local.body).not.toContain('start-abc');
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

test('requests are told apart by operation, kind of error and agency, and names that nobody knows are not', async () => {
  const own = 'query WhoAmI { tenantInformation { name } }';
  const mine = await startTestApi({ ownDocuments: [own] });
  const tenantId = await mine.aTenant();
  const { headers } = await mine.aUser({ tenantId, role: 'TENANT_USER_DISPATCHER' });
  await mine.call(own, {}, headers);
  await mine.call('query MadeUp { tenantInformation { name } }', {}, headers);
  await mine.call(own, {}, {});
  const { body } = await mine.app.inject({ url: '/metrics' });
  await mine.close();
  expect(body).toContain('gastspiel_graphql_requests_total{operation="WhoAmI",error="none"} 1');
  expect(body).toContain('gastspiel_graphql_requests_total{operation="WhoAmI",error="UNAUTHORIZED"} 1');
  expect(body).toContain('gastspiel_graphql_requests_total{operation="other",error="none"} 1');
  expect(body).toContain(`gastspiel_agency_requests_total{agency="${tenantId}",error="none"} 2`);
  expect(body).not.toContain('MadeUp');
});

test('jobs that do not run are told of in the log, once they are late, and again when they run', async () => {
  const lines: string[] = [];
  const log = {
    warn: (_facts: object, line: string) => void lines.push(line),
    info: (_facts: object, line: string) => void lines.push(line),
  };
  let seen = {
    waiting: 23,
    oldestSeconds: 400,
    retrying: 0,
    dead: 0,
    running: 0,
    pools: 0,
    outboxSeconds: 0,
    refused: 0,
  };
  const watch = watchQueue(
    async () => seen,
    () => log as never,
  );
  await watch.look();
  expect(watch.isLate()).toBe(true);
  seen = { ...seen, pools: 1 };
  await watch.look();
  seen = { ...seen, oldestSeconds: 1 };
  await watch.look();
  watch.stop();
  expect(watch.isLate()).toBe(false);
  expect(lines).toEqual(['jobs do not run: no process has JOBS=on', 'jobs do not run in time', 'jobs run again']);
});

test('a request id of the balancer is taken over if it is one', async () => {
  const idOf = async (id: string) =>
    (await api.app.inject({ url: '/healthz', headers: { 'x-request-id': id } })).headers['x-request-id'];
  expect(await idOf('balancer-4711')).toBe('balancer-4711');
  expect(await idOf('x\u0022}\u00e4')).toMatch(/^[\da-f-]{36}$/);
});
