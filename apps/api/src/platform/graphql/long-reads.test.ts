import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { startTestApi } from '#app/testing/test-api.ts';

const LONG = 'statistics(input: { from: "2026-01-01", to: "2026-12-31" }) { total { bookings } }';
const SHORT = 'tenantInformation { name }';

/** A standby that is not well: it hangs up on everybody. After a first try it is left alone. */
async function withStandby() {
  let tries = 0;
  const standby = createServer((socket) => {
    tries += 1;
    socket.destroy();
  }).listen(0, '127.0.0.1');
  await once(standby, 'listening');
  const { port } = standby.address() as AddressInfo;
  const api = await startTestApi({ pool: { replica: `postgres://nobody@127.0.0.1:${port}/none` } });
  onTestFinished(async () => {
    await api.close();
    standby.close();
  });
  const accounting = await api.aUser({ tenantId: await api.aTenant(), role: 'TENANT_USER_ACCOUNTING' });
  const ask = async (query: string) => {
    const { status, errors } = await api.call(query, {}, accounting.headers);
    return [status, errors, tries > 0];
  };
  return { api, accounting, ask, isAsked: () => tries > 0 };
}

test('a long question goes to the standby, one that asks for more than that does not', async () => {
  const { ask } = await withStandby();
  expect(await ask(`{ ${SHORT} }`)).toEqual([200, [], false]);
  expect(await ask(`{ ${LONG} ${SHORT} }`)).toEqual([200, [], false]);
  expect(await ask(`{ ${LONG} }`)).toEqual([200, [], true]);
});

test('a file is read from the standby', async () => {
  const { api, accounting, isAsked } = await withStandby();
  const { data } = await api.call(
    'mutation { createDownload(input: { statisticsCsv: { from: "2026-01-01", to: "2026-12-31" } }) { url } }',
    {},
    accounting.headers,
  );
  expect(isAsked()).toBe(false);
  expect((await api.app.inject(data.createDownload.url)).statusCode).toBe(200);
  expect(isAsked()).toBe(true);
});
