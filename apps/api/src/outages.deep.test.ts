import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { freePort } from '#app/testing/free-port.ts';
import { type ServerProcess, startServerProcess } from '#app/testing/server-process.ts';
import { startTcpProxy, type TcpProxy } from '#app/testing/tcp-proxy.ts';
import { startTestApi, type TestApi } from '#app/testing/test-api.ts';
import { until } from '#app/testing/until.ts';

let api: TestApi;
let proxy: TcpProxy;
/** An identity provider that answers when the test wants it to. */
const asked: ServerResponse[] = [];
let provider: Server;
beforeAll(async () => {
  api = await startTestApi();
  proxy = await startTcpProxy(api.ownerUrl);
  provider = createServer((request, response) => {
    request.resume();
    asked.push(response);
  }).listen(0, '127.0.0.1');
  await once(provider, 'listening');
});
afterAll(async () => {
  await proxy.goAway();
  provider.closeAllConnections();
  provider.close();
  await api.close();
});

const start = async (settings: Record<string, string>): Promise<ServerProcess> => {
  const server = await startServerProcess({
    DATABASE_WAIT_MS: '500',
    OIDC_ADMIN_URL: `http://127.0.0.1:${(provider.address() as AddressInfo).port}`,
    OIDC_ADMIN_TOKEN: 'test',
    ...settings,
  });
  onTestFinished(async () => {
    if (server.child.exitCode === null) await server.end('SIGKILL');
  });
  return server;
};
const readiness = async ({ url }: ServerProcess) => (await fetch(`${url}/readyz`)).status;
const waitingJobs = () => api.asOwner(`select 1 from graphile_worker.jobs where task_identifier = 'users.sync-access'`);

describe('a short outage of the database', { timeout: 60_000 }, () => {
  test('while jobs are under way ends nothing: 503 meanwhile, then on, and every job is done', async () => {
    const server = await start({
      DATABASE_URL: proxy.through(api.ownerUrl),
      DATABASE_APP_URL: proxy.through(api.appUrl),
      DATABASE_JOBS_URL: proxy.through(api.jobsUrl),
    });
    const tenantId = await api.aTenant();
    // The identity provider is told of each.
    await api.aUser({ tenantId, role: 'TENANT_USER_DISPATCHER' });
    await api.aUser({ tenantId, role: 'TENANT_USER_ACCOUNTING' });
    await until(() => asked.length === 2);
    await proxy.goAway();
    // The one is done, the other fails: neither can be noted now.
    const [first, second] = asked.splice(0);
    first?.writeHead(204).end();
    second?.destroy();
    await until(async () => (await readiness(server)) === 503);
    await until(() => /"job failed"/.test(server.output()));
    expect(server.child.exitCode).toBe(null);
    await proxy.comeBack();
    await until(async () => (await readiness(server)) === 200);
    provider.on('request', (_request, response) => response.writeHead(204).end());
    for (const response of asked.splice(0)) response.writeHead(204).end();
    const hurry = () => api.asOwner('update graphile_worker._private_jobs set run_at = now() where locked_at is null');
    await until(async () => (await hurry()) !== undefined && (await waitingJobs()).length === 0);
    expect(await server.end()).toBe(0);
  });
});

test('a server starts whichever host of the database is dead', { timeout: 60_000 }, async () => {
  const [dead, { host }] = [`127.0.0.1:${await freePort()}`, new URL(api.ownerUrl)];
  for (const hosts of [`${dead},${host}`, `${host},${dead}`]) {
    const among = (address: string) => address.replace(host, hosts);
    const server = await start({
      DATABASE_URL: among(api.ownerUrl),
      DATABASE_APP_URL: among(api.appUrl),
      DATABASE_JOBS_URL: among(api.jobsUrl),
    });
    expect(await readiness(server)).toBe(200);
    expect(await server.end()).toBe(0);
  }
});
