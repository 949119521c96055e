import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { renameUserSchema } from '#app/testing/rename-user.ts';
import { aTestApi, startTestApi, type TestUser } from '#app/testing/test-api.ts';
import { endless, TEST_DOWNLOADS } from '#app/testing/test-downloads.ts';
import { until } from '#app/testing/until.ts';
import { downloadsSchema } from '#platform/downloads/downloads.graphql.ts';

const CREATE = 'mutation ($input: DownloadInput!) { createDownload(input: $input) { url } }';
const PEOPLE = { peopleCsv: { copies: 1 } };
const schemaParts = [renameUserSchema, downloadsSchema(TEST_DOWNLOADS)];

const api = await aTestApi({ schemaParts, downloads: TEST_DOWNLOADS });
const address = await api.app.listen({ port: 0, host: '127.0.0.1' });
let tenantId: string;
let care: TestUser;
beforeEach(async () => {
  tenantId = await api.aTenant();
  care = await api.aUser({ tenantId, role: 'TENANT_USER_CUSTOMER_CARE' });
});

const create = (input: object, headers = care.headers) => api.call(CREATE, { input }, headers);
const urlOf = async (input: object = PEOPLE, headers = care.headers): Promise<string> =>
  (await create(input, headers)).data.createDownload.url;
const get = (url: string) => fetch(`${address}${url}`);
const connectionsAreBack = () => until(() => api.database.stats.idle === api.database.stats.total);

/** A reader who asks for the file and takes only what it must. */
const holdOn = (url: string, at = address) => {
  const socket = connect(Number(new URL(at).port), '127.0.0.1').on('error', () => undefined);
  socket.write(`GET ${url} HTTP/1.1\r\nhost: x\r\n\r\n`);
  socket.pause();
  return socket;
};

describe('the reader', () => {
  test('who does not read is waited for, and who goes away sets the connection free', async () => {
    const accounting = await api.aUser({ tenantId, role: 'TENANT_USER_ACCOUNTING' });
    const socket = holdOn(await urlOf({ endless: true }, accounting.headers));
    // Once the buffers between here and there are full it stands still, while others get their files.
    await until(async () => {
      const before = endless.chunks;
      for (let i = 0; i < 3; i += 1) await (await get(await urlOf())).text();
      return before > 0 && endless.chunks === before;
    });
    expect(endless.over).toBe(false);
    socket.destroy();
    await until(() => endless.over);
    await connectionsAreBack();
  });

  test('who takes their time still has their pages', async () => {
    const pool = { size: 10, agencyShare: 10 };
    const fair = await startTestApi({ schemaParts, downloads: TEST_DOWNLOADS, pool });
    onTestFinished(() => fair.close());
    const at = await fair.app.listen({ port: 0, host: '127.0.0.1' });
    const aUser = async () => fair.aUser({ tenantId: await fair.aTenant(), role: 'TENANT_USER_ACCOUNTING' });
    const [reader, other] = [await aUser(), await aUser()];
    const linkFor = async ({ headers }: TestUser) => {
      const { status, data } = await fair.call(CREATE, { input: { endless: true } }, headers);
      return status === 200 ? data.createDownload.url : status;
    };
    const socket = holdOn(await linkFor(reader), at);
    onTestFinished(() => void socket.destroy());
    await until(() => fair.database.stats.total - fair.database.stats.idle === 1);
    expect(await linkFor(other)).toEqual(expect.any(String));
    expect(await linkFor(reader)).toEqual(expect.any(String));
  });

  test('sees that a file which breaks off is not whole', async () => {
    const answer = await get(await urlOf({ broken: true }));
    await expect(answer.arrayBuffer()).rejects.toThrow();
    await connectionsAreBack();
  });

  test('who takes one file after the other leaves places to others, and is told to come back, with the same link', async () => {
    const accounting = await api.aUser({ tenantId, role: 'TENANT_USER_ACCOUNTING' });
    const holding = await Promise.all(
      [1, 2, 3, 4, 5, 6].map(async () => holdOn(await urlOf({ endless: true }, accounting.headers))),
    );
    await until(() => api.database.stats.total - api.database.stats.idle === 1);
    const url = await urlOf({ endless: true }, accounting.headers);
    await until(async () => {
      const refused = await fetch(`${address}${url}`, { signal: AbortSignal.timeout(1000) }).catch(() => undefined);
      return refused?.status === 503 && refused.headers.get('retry-after') === '2';
    });
    // A made-up link waits for no place and takes none.
    expect((await get(`/downloads/${randomUUID()}.${'A'.repeat(43)}`)).status).toBe(410);
    const other = await api.aUser({ tenantId: await api.aTenant(), role: 'TENANT_USER_CUSTOMER_CARE' });
    for (const headers of [other.headers, care.headers, other.headers]) {
      expect((await get(await urlOf(PEOPLE, headers))).status).toBe(200);
    }
    for (const socket of holding) socket.destroy();
    await connectionsAreBack();
    expect((await fetch(`${address}${url}`, { method: 'HEAD' })).status).toBe(200);
  });

  test('for whom there is no place waits for one', async () => {
    const people = await Promise.all(
      [tenantId, tenantId, await api.aTenant()].map((tenant) =>
        api.aUser({ tenantId: tenant, role: 'TENANT_USER_ACCOUNTING' }),
      ),
    );
    const holding = await Promise.all(
      people.map(async ({ headers }) => holdOn(await urlOf({ endless: true }, headers))),
    );
    await until(() => api.database.stats.total - api.database.stats.idle === 3);
    const waiting = get(await urlOf());
    // Somebody of another agency makes room.
    holding[2]?.destroy();
    holding[0]?.destroy();
    expect((await waiting).status).toBe(200);
    holding[1]?.destroy();
    await connectionsAreBack();
  });
});
