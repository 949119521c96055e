import { expect, test } from 'vitest';
import { accountingForTest, aLine, aNewcomer, CREDENTIALS, NUMBER } from '#sandbox/testing/accounting.ts';
import { temporaryFolder } from '#sandbox/testing/temporary-folder.ts';

test('lets in who knows all four credentials, and each to its own client only', async () => {
  const { signIn, send, call, url, put } = await accountingForTest();
  expect((await signIn()).body).toEqual({ accessToken: expect.any(String), expiresIn: 3600 });
  for (const wrong of [{ clientId: '78' }, { code: 'x' }, { userName: 'x' }, { password: 'x' }]) {
    const { status, body } = await signIn(wrong);
    expect([status, body.code]).toEqual([401, 'INVALID_CREDENTIALS']);
  }
  const centres = `${url}/api/v1/clients/77/cost-centres`;
  expect((await send('GET', centres)).body.code).toBe('INVALID_TOKEN');
  expect((await send('GET', centres, undefined, { authorization: 'Bearer x' })).status).toBe(401);
  await put('78', CREDENTIALS);
  const other = (await signIn({ clientId: '78' })).body.accessToken;
  expect((await send('GET', centres, undefined, { authorization: `Bearer ${other}` })).status).toBe(403);
  await put('77', { ...CREDENTIALS, password: 'ein-anderes' });
  expect((await call('GET', '/cost-centres')).body.code).toBe('INVALID_TOKEN');
});

test('knows the demo agency from the beginning', async () => {
  const { send, signIn, url } = await accountingForTest();
  const demo = { clientId: '4711', code: 'tafelrunde', userName: 'gastspiel.tafelrunde', password: 'sandbox-geheim' };
  const headers = { authorization: `Bearer ${(await signIn(demo)).body.accessToken}` };
  const { body } = await send('GET', `${url}/api/v1/clients/4711/cost-centres`, undefined, headers);
  expect(body.items).toHaveLength(12);
  expect(body.items).toContainEqual({ id: 'KST-210', number: '210', name: 'Service Wien', isActive: true });
});

test('tells the employees page by page, with a revision that changes with the list', async () => {
  const { call, register } = await accountingForTest();
  const pageOf = async (page: number) => (await call('GET', `/employees?page=${page}&size=2`)).body;
  const [first, second, third] = await Promise.all([pageOf(0), pageOf(1), pageOf(2)]);
  expect([first, second, third].map(({ items }) => items.map(({ id }: { id: string }) => id))).toEqual([
    ['1001', '1002'],
    ['1003'],
    [],
  ]);
  expect([second.revision, third.revision, first.total]).toEqual([first.revision, first.revision, 3]);
  await register('key');
  const after = await pageOf(0);
  expect(after.total).toBe(4);
  expect(after.revision).not.toBe(first.revision);
  expect((await call('GET', '/employees?size=501')).body).toMatchObject({ code: 'INVALID_INPUT', field: 'size' });
  expect((await call('GET', '/employees?page=-1')).status).toBe(422);
});

test('registers somebody once for each key, and nobody twice', async () => {
  const { register, call, client } = await accountingForTest();
  const [one, two] = await Promise.all([register('one'), register('one')]);
  expect(one).toMatchObject({ status: 201, body: { id: '1004', lastName: 'Hollaus', exitDate: null } });
  expect(two.body).toEqual(one.body);
  expect(await register('two')).toMatchObject({ status: 409, body: { code: 'EMPLOYEE_EXISTS', employeeId: '1004' } });
  expect((await client()).employees).toHaveLength(4);
  expect((await call('POST', '/employees', aNewcomer())).body.field).toBe('Idempotency-Key');
});

test.each([
  [{ lastName: ' ' }, 'lastName'],
  [{ birthday: '1980-13-01' }, 'birthday'],
  [{ socialSecurityNumber: '1238010180' }, 'socialSecurityNumber'],
  [{ occupation: undefined }, 'occupation'],
  [{ employment: 'NEVER' }, 'employment'],
  [{ address: { street: 'Hauptstraße 1', location: 'Innsbruck', country: 'AT' } }, 'address.postalCode'],
  [{ nationality: 'Austria' }, 'nationality'],
  [{ costCentreId: 'K9' }, 'costCentreId'],
])('registers nobody with %j', async (changes, field) => {
  const { register, client } = await accountingForTest();
  expect(await register('key', changes)).toMatchObject({ status: 422, body: { code: 'INVALID_INPUT', field } });
  expect((await client()).employees).toHaveLength(3);
});

test('still knows after a restart what it took, what it gave back and whom it registered', async () => {
  const folder = temporaryFolder();
  const { transfer, call, register, client, restart, renew } = await accountingForTest(folder);
  expect(await transfer(aLine(), aLine({ externalId: 'b' }))).toEqual(['ACCEPTED', 'ACCEPTED']);
  await call('DELETE', '/times/b?version=2');
  const registered = await register('key');
  const before = await client();
  await restart();
  expect(await client()).toEqual(before);
  expect((await call('GET', '/cost-centres')).body.code).toBe('INVALID_TOKEN');
  await renew();
  expect((await register('key')).body).toEqual(registered.body);
  expect(await transfer(aLine(), aLine({ externalId: 'b', version: 2 }))).toEqual(['ACCEPTED', 'STALE_VERSION']);
});

test('takes thousands of lines and employees', async () => {
  const { call, put, client } = await accountingForTest(temporaryFolder());
  const employees = Array.from({ length: 5000 }, (_, i) => ({
    ...{ id: String(10_000 + i), firstName: 'Vera', lastName: 'Viele', employment: 'ON_DEMAND' },
  }));
  await put('77', { employees });
  for (let batch = 0; batch < 20; batch += 1) {
    const lines = employees
      .slice(batch * 100, batch * 100 + 100)
      .map(({ id }) => aLine({ externalId: `line-${id}`, employeeId: id }));
    await call('POST', '/times', { from: '2026-10-01', to: '2026-10-31', lines });
  }
  expect((await client()).times).toHaveLength(2000);
  expect((await call('GET', '/employees?page=9&size=500')).body.items.at(-1).id).toBe('14999');
});

test('shows people what came, without numbers and secrets, and takes orders from its own page only', async () => {
  const { transfer, register, page, submit, behave, url, send, lines } = await accountingForTest();
  await transfer(aLine());
  await register('key');
  const shown = await page();
  expect(shown).toContain('Mandant 77');
  expect(shown).toContain('Personalnummer 1001 · 05.10.2026, 18:00–02:00 · 450 Minuten');
  expect(shown).toContain('POST /api/v1/clients/77/times: 200');
  const said = [
    shown,
    (await send('GET', `${url}/api/clients/77`)).text,
    (await send('GET', `${url}/api/requests`)).text,
  ];
  for (const text of [...said, ...lines]) {
    expect(text).not.toContain(NUMBER);
    expect(text).not.toContain(CREDENTIALS.password);
  }
  const order = { mode: 'server-error', operation: 'times', times: '', code: 'INVALID_LINE' };
  expect((await submit(order, { 'sec-fetch-site': 'cross-site' })).status).toBe(400);
  expect((await submit(order)).status).toBe(303);
  expect(await page()).toContain('<option value="server-error" selected>');
  expect((await behave('dance')).status).toBe(400);
  expect((await behave('hold', { operation: 'dance' })).status).toBe(400);
});
