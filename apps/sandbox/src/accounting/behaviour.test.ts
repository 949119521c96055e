import { expect, test } from 'vitest';
import { REJECTIONS } from '#sandbox/accounting/accounting-behaviour.ts';
import { accountingForTest, aLine } from '#sandbox/testing/accounting.ts';

test.each([
  ['server-error', 500, 'json'],
  ['bad-gateway', 502, 'html'],
  ['garbage', 200, 'html'],
  ['too-many-requests', 429, 'json'],
  ['unavailable', 503, 'json'],
])('%s answers %i, for one operation and so many requests', async (mode, status, type) => {
  const { behave, call, client, transfer } = await accountingForTest();
  await behave(mode, { operation: 'times', times: 2 });
  for (let i = 0; i < 2; i += 1) {
    const answer = await call('POST', '/times', { from: '2026-10-01', to: '2026-10-31', lines: [aLine()] });
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toContain(type);
    expect((await call('GET', '/cost-centres')).body.items).toHaveLength(2);
  }
  expect((await client()).times).toEqual([]);
  expect(await transfer(aLine())).toEqual(['ACCEPTED']);
});

test('says how long to wait, in seconds or as a date', async () => {
  const { behave, call } = await accountingForTest();
  await behave('too-many-requests', { retryAfterSeconds: 7 });
  expect((await call('GET', '/employees')).headers.get('retry-after')).toBe('7');
  await behave('unavailable', { retryAfterSeconds: 3600, retryAfterAsDate: true });
  const until = Date.parse((await call('GET', '/employees')).headers.get('retry-after') ?? '');
  expect(until).toBeGreaterThan(Date.now());
});

test('answers more than anybody should read', async () => {
  const { behave, call } = await accountingForTest();
  await behave('huge', { times: 1 });
  expect((await call('GET', '/employees')).text.length).toBeGreaterThan(10_000_000);
});

test('refuses good credentials, and names no cost centres', async () => {
  const { behave, signIn, call } = await accountingForTest();
  await behave('wrong-credentials');
  expect((await signIn()).body.code).toBe('INVALID_CREDENTIALS');
  await behave('no-cost-centres');
  expect((await signIn()).status).toBe(200);
  expect((await call('GET', '/cost-centres')).body).toEqual({ items: [] });
});

test('lets go of tokens given before, not of those given after', async () => {
  const { behave, renew, call } = await accountingForTest();
  await behave('expire-tokens', { operation: 'times' });
  expect((await call('GET', '/cost-centres')).status).toBe(200);
  const refused = await call('POST', '/times', {});
  expect([refused.status, refused.body.code]).toEqual([401, 'INVALID_TOKEN']);
  await renew();
  expect((await call('POST', '/times', {})).status).toBe(422);
});

test('cuts the connection before the work, or after it', async () => {
  const { behave, transfer, register, call, client, requests } = await accountingForTest();
  await behave('drop', { times: 1 });
  await expect(transfer(aLine())).rejects.toThrow();
  expect((await client()).times).toEqual([]);
  await behave('lose-answer', { times: 3 });
  await expect(transfer(aLine())).rejects.toThrow();
  await expect(register('key')).rejects.toThrow();
  await expect(call('DELETE', '/times/a?version=2')).rejects.toThrow();
  const { times, employees } = await client();
  expect([times.map(({ isDeleted }) => isDeleted), employees.length]).toEqual([[true], 4]);
  expect(await register('key')).toMatchObject({ status: 201, body: { id: '1004' } });
  expect((await requests()).requests.slice(0, 5).map(({ status }) => status)).toEqual([
    201,
    'cut',
    'cut',
    'cut',
    'cut',
  ]);
});

test('lets requests wait until it is told otherwise, and does nothing for those who left', async () => {
  const { behave, transfer, url, client, requests } = await accountingForTest();
  const open = async () => (await requests()).requests.filter(({ status }) => status === null).length;
  await behave('hold', { operation: 'times' });
  const waiting = transfer(aLine());
  await expect.poll(open).toBe(1);
  const leaving = new AbortController();
  const left = fetch(`${url}/api/v1/clients/77/times`, { method: 'POST', signal: leaving.signal });
  await expect.poll(open).toBe(2);
  leaving.abort();
  await expect(left).rejects.toThrow();
  await expect.poll(open).toBe(1);
  await behave('accept');
  expect(await waiting).toEqual(['ACCEPTED']);
  expect((await client()).times).toHaveLength(1);
  expect((await requests()).requests.map(({ status }) => status)).toContain('left');
});

test.each(REJECTIONS)('rejects each line as %s', async (code) => {
  const { behave, transfer, client } = await accountingForTest();
  await behave('reject-lines', { code });
  expect(await transfer(aLine(), aLine({ externalId: 'b' }))).toEqual([code, code]);
  expect((await client()).times).toEqual([]);
});

test('changes the list of employees while it is read, as often as it is told', async () => {
  const { behave, call } = await accountingForTest();
  const read = async () => {
    const pages = [await call('GET', '/employees?page=0&size=2'), await call('GET', '/employees?page=1&size=2')];
    return new Set(pages.map(({ body }) => body.revision)).size;
  };
  await behave('change-while-reading', { times: 2 });
  expect([await read(), await read(), await read()]).toEqual([2, 2, 1]);
  expect((await call('GET', '/employees')).body.total).toBe(5);
});

test('counts who called', async () => {
  const { call, transfer, requests } = await accountingForTest();
  await transfer(aLine());
  await call('GET', '/employees?page=1');
  const { requests: all, totals } = await requests();
  expect(totals).toEqual({ token: 1, times: 1, employees: 1 });
  expect(all[0]).toMatchObject({ method: 'GET', path: '/api/v1/clients/77/employees?page=1', status: 200 });
});
