import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { aTestApi } from '#app/testing/test-api.ts';
import { until } from '#app/testing/until.ts';
import { openDatabase } from '#platform/database/database.ts';
import { createHttp } from '#platform/http/create-http.ts';
import { registerHealth } from '#platform/http/health.ts';

const api = await aTestApi();
const worker = await api.aUser({ tenantId: await api.aTenant(), role: 'TARGET_USER' });

/** A way to the database that can be blocked: nothing comes through any more, and nobody hangs up. */
async function aRelay(to: URL) {
  const sockets: Socket[] = [];
  const server = createServer((near) => {
    const far = connect(Number(to.port), to.hostname);
    for (const socket of [near, far]) sockets.push(socket.on('error', () => undefined));
    near.pipe(far).pipe(near);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const address = new URL(to);
  address.hostname = '127.0.0.1';
  address.port = String((server.address() as AddressInfo).port);
  const block = () => {
    for (const socket of sockets) socket.unpipe().pause();
  };
  return { address: address.href, block };
}

test('whoever sends headers slowly is ended soon after the time is up, and everybody some day', () => {
  const { headersTimeout, requestTimeout, ...server } = createHttp('silent').server;
  expect({ headersTimeout, requestTimeout }).toEqual({ headersTimeout: 20_000, requestTimeout: 660_000 });
  expect(server).toMatchObject({ connectionsCheckingInterval: 1000 });
});

test('a database that has gone silent is told in time', async () => {
  const relay = await aRelay(new URL(api.appUrl));
  const options = { applicationName: 'test', size: 2, queueSize: 2, waitMs: 5000 };
  const database = openDatabase({ connectionString: relay.address, ...options }, () => undefined);
  const app = createHttp('silent');
  registerHealth(app, database, { draining: false }, { isLate: () => false });
  expect((await app.inject('/readyz')).statusCode).toBe(200);
  relay.block();
  const { statusCode, body } = await app.inject('/readyz');
  expect([statusCode, body]).toEqual([503, '{"status":"database unavailable"}']);
});

test('on a database that takes no writes, reading goes on, writing is to come back later, and nobody new is sent here', async () => {
  const settle = (mode: 'on' | 'off') =>
    api.asOwner(`do $$ begin
      execute format('alter database %I set default_transaction_read_only = ${mode}', current_database());
      perform pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name = 'test';
    end $$`);
  const write = () => api.call('mutation { revokeCalendarFeed }', {}, worker.headers);
  await settle('on');
  await until(async () => (await api.app.inject('/readyz')).body.includes('read-only'));
  expect((await api.call('{ tenantInformation { name } }', {}, worker.headers)).status).toBe(200);
  const { status, errors, headers } = await write();
  expect([status, errors[0]?.extensions['code'], headers['retry-after']]).toEqual([503, 'general.readOnly', '2']);
  await settle('off');
  await until(async () => (await write()).status === 200);
  expect((await api.app.inject('/readyz')).statusCode).toBe(200);
});
