import { expect, test } from 'vitest';
import { accountingForTest, aLine } from '#sandbox/testing/accounting.ts';

test('takes each line once, its corrections in its place, and nothing older', async () => {
  const { transfer, call, client } = await accountingForTest();
  expect(await transfer(aLine(), aLine({ externalId: 'b' }))).toEqual(['ACCEPTED', 'ACCEPTED']);
  const { body: first } = await call('GET', '/times/a');
  expect(await transfer(aLine())).toEqual(['ACCEPTED']);
  expect(await transfer(aLine({ version: 3, minutes: 400, isCorrection: true }))).toEqual(['ACCEPTED']);
  expect(await transfer(aLine({ version: 2 }))).toEqual(['STALE_VERSION']);
  expect((await call('GET', '/times/a')).body).toEqual({ ...first, version: 3, minutes: 400, isCorrection: true });
  expect((await client()).times.map(({ externalId, version }) => [externalId, version])).toEqual([
    ['a', 3],
    ['b', 1],
  ]);
});

test('takes the same version at once only once', async () => {
  const { transfer, client } = await accountingForTest();
  const all = await Promise.all(Array.from({ length: 5 }, () => transfer(aLine())));
  expect(all.flat()).toEqual(Array(5).fill('ACCEPTED'));
  expect((await client()).times).toHaveLength(1);
});

test('takes a line back for good, even one that comes late', async () => {
  const { transfer, call, client } = await accountingForTest();
  const takeBack = async (id: string, version: number) => {
    const { status, body } = await call('DELETE', `/times/${id}?version=${version}`);
    return body?.code ?? status;
  };
  await transfer(aLine({ version: 2 }));
  expect(await takeBack('a', 2)).toBe('STALE_VERSION');
  expect(await takeBack('a', 3)).toBe(204);
  expect(await takeBack('a', 3)).toBe(204);
  expect((await call('GET', '/times/a')).status).toBe(404);
  expect(await transfer(aLine({ version: 2 }), aLine({ version: 3 }))).toEqual(['STALE_VERSION', 'STALE_VERSION']);
  expect(await takeBack('never-came', 2)).toBe(204);
  expect(await transfer(aLine({ externalId: 'never-came' }))).toEqual(['STALE_VERSION']);
  expect((await client()).times).toMatchObject([
    { externalId: 'a', version: 3, isDeleted: true },
    { externalId: 'never-came', version: 2, isDeleted: true },
  ]);
  expect(await transfer(aLine({ version: 4 }))).toEqual(['ACCEPTED']);
  expect((await call('DELETE', '/times/a')).body.field).toBe('version');
});

test.each([
  [{ employeeId: '9999' }, 'UNKNOWN_EMPLOYEE'],
  [{ employeeId: '1002' }, 'EMPLOYEE_LEFT'],
  [{ costCentreId: 'K7' }, 'UNKNOWN_COST_CENTRE'],
  [{ costCentreId: 'K9' }, 'UNKNOWN_COST_CENTRE'],
  [{ costCentreId: null }, 'ACCEPTED'],
  [{ date: '2026-11-01' }, 'INVALID_LINE'],
  [{ from: '24:00' }, 'INVALID_LINE'],
  [{ minutes: 0 }, 'INVALID_LINE'],
  [{ version: 0 }, 'INVALID_LINE'],
  [{ type: 'SLEEP' }, 'INVALID_LINE'],
])('judges each line by itself: %j is %s', async (changes, outcome) => {
  const { transfer } = await accountingForTest();
  expect(await transfer(aLine({ externalId: 'x', ...changes }), aLine())).toEqual([outcome, 'ACCEPTED']);
});

test.each([
  ['2026-09-30', 'ACCEPTED'],
  ['2026-10-01', 'EMPLOYEE_LEFT'],
])('who left on 30 September and worked on %s: %s', async (date, outcome) => {
  const { call } = await accountingForTest();
  const line = aLine({ employeeId: '1002', date });
  const { body } = await call('POST', '/times', { from: '2026-09-01', to: '2026-10-31', lines: [line] });
  expect(body.results[0].code ?? body.results[0].outcome).toBe(outcome);
});

test('leaves a closed period as it is', async () => {
  const { transfer, call, put } = await accountingForTest();
  await transfer(aLine());
  await put('77', { closedUntil: '2026-10-05' });
  expect(
    await transfer(
      aLine(),
      aLine({ version: 2, date: '2026-10-06' }),
      aLine({ externalId: 'b' }),
      aLine({ externalId: 'c', date: '2026-10-06' }),
    ),
  ).toEqual(['ACCEPTED', 'PERIOD_CLOSED', 'PERIOD_CLOSED', 'ACCEPTED']);
  expect((await call('DELETE', '/times/a?version=2')).body.code).toBe('PERIOD_CLOSED');
  expect((await call('DELETE', '/times/c?version=2')).status).toBe(204);
});

test.each([
  [{ from: 'x', to: '2026-10-31', lines: [aLine()] }, 'from'],
  [{ from: '2026-10-31', to: '2026-10-01', lines: [aLine()] }, 'to'],
  [{ from: '2026-10-01', to: '2026-10-31', lines: [] }, 'lines'],
  [{ from: '2026-10-01', to: '2026-10-31', lines: Array(101).fill(aLine()) }, 'lines'],
])('refuses a request that is none', async (body, field) => {
  const { call } = await accountingForTest();
  expect(await call('POST', '/times', body)).toMatchObject({ status: 422, body: { code: 'INVALID_INPUT', field } });
});
