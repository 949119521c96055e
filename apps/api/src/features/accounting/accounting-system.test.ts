import { describe, expect, test } from 'vitest';
import { fakeAccounting, type Said } from '#app/testing/fake-accounting.ts';
import { connectAccounting, type NewEmployee } from '#features/accounting/accounting-system.ts';

const ACCESS = { clientId: 'c/1', code: 'tafel', userName: 'gastspiel', password: 'geheim', timeoutMs: 5000 };
const systemThat = async (answer: (heard: number) => Said, token?: Said) => {
  const fake = await fakeAccounting(answer, token);
  return { ...fake, system: connectAccounting({ ...ACCESS, url: fake.url }) };
};
const COST_CENTRES: Said = { status: 200, body: { items: [] } };

test('one token serves until it lapses', async () => {
  const { system, heard, tokens } = await systemThat(() => COST_CENTRES);
  await system.costCenters();
  await system.costCenters();
  expect([heard.length, tokens()]).toEqual([2, 1]);
  expect(heard[0]).toMatchObject({ path: '/clients/c%2F1/cost-centres', headers: { authorization: 'Bearer x' } });
  const short = await systemThat(() => COST_CENTRES, { status: 200, body: { accessToken: 'x', expiresIn: 59 } });
  await short.system.costCenters();
  await short.system.costCenters();
  expect(short.tokens()).toBe(2);
});

test('a token that is refused is asked for once anew, and not for ever', async () => {
  const { system, heard, tokens } = await systemThat(() => ({ status: 401 }));
  await expect(system.costCenters()).rejects.toMatchObject({ problem: 'WRONG_CREDENTIALS' });
  expect([heard.length, tokens()]).toEqual([2, 2]);
});

test.each([401, 403])('no token by %s is wrong credentials', async (status) => {
  const { system } = await systemThat(() => COST_CENTRES, { status });
  await expect(system.check()).rejects.toMatchObject({ problem: 'WRONG_CREDENTIALS' });
});

test('it leads nowhere else', async () => {
  const { system, heard } = await systemThat((count) =>
    count === 1 ? { status: 307, headers: { location: '/clients/c%2F1/cost-centres' } } : COST_CENTRES,
  );
  await expect(system.costCenters()).rejects.toMatchObject({ problem: 'UNREACHABLE' });
  expect(heard).toHaveLength(1);
});

test.each([
  ['in seconds', () => '3600', 3600],
  ['as a date', () => new Date(Date.now() + 3_600_000).toUTCString(), 3600],
  ['not at all', () => '', 5],
  ['as nonsense', () => 'soon', 5],
])('when to come again is told %s', async (_how, header, seconds) => {
  const { system } = await systemThat(() => ({ status: 429, headers: { 'retry-after': header() } }));
  const before = Date.now();
  const { retryAt } = await system.costCenters().then(
    () => ({ retryAt: undefined }),
    (error: { retryAt: Date }) => error,
  );
  const wait = ((retryAt?.getTime() ?? 0) - before) / 1000;
  expect(Math.abs(wait - seconds)).toBeLessThan(seconds / 10 + 1);
});

describe('what is answered', () => {
  const employee = { id: 'P-1', firstName: 'Anna', lastName: 'Pichler', employment: 'ON_DEMAND' };
  test.each<[Said, object]>([
    [{ status: 201, body: employee }, { accountingId: 'P-1' }],
    [{ status: 409, body: { code: 'EMPLOYEE_EXISTS', employeeId: 'P-2' } }, { accountingId: 'P-2' }],
    [{ status: 409, body: { code: 'LOCKED' } }, { refusal: 'LOCKED' }],
    [{ status: 422, body: { code: 'INVALID_INPUT', message: 'iban fehlt.' } }, { refusal: 'iban fehlt.' }],
  ])('to a registration: %j', async (said, expected) => {
    const { system, heard } = await systemThat(() => said);
    expect(await system.register({} as NewEmployee, 'key')).toEqual(expected);
    expect(heard).toMatchObject([{ method: 'POST', headers: { 'idempotency-key': 'key' } }]);
  });

  test.each<[Said, string | undefined]>([
    [{ status: 204 }, undefined],
    [{ status: 404, body: { code: 'NOT_FOUND' } }, undefined],
    [{ status: 409, body: { code: 'PERIOD_CLOSED' } }, 'PERIOD_CLOSED'],
    [{ status: 409, body: {} }, 'INVALID_LINE'],
  ])('when a line is taken back: %j', async (said, expected) => {
    const { system, heard } = await systemThat(() => said);
    expect(await system.deleteTime('a/b', 3)).toBe(expected);
    expect(heard).toMatchObject([{ method: 'DELETE', path: '/clients/c%2F1/times/a%2Fb?version=3' }]);
  });
});
