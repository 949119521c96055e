import { ACCOUNTING_FAILURES, ACCOUNTING_PROBLEMS } from '@gastspiel/domain/accounting/accounting-problems.ts';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { connectPayroll, PASSWORD, payrollCalls } from '#app/testing/a-payroll.ts';
import { aWorker } from '#app/testing/a-worker.ts';
import { classOf } from '#app/testing/class-of.ts';
import { startTestAccounting } from '#app/testing/test-accounting.ts';
import { startTestApi, type TestUser } from '#app/testing/test-api.ts';
import { connectAccounting } from '#features/accounting/accounting-system.ts';

const payroll = await startTestAccounting();
const api = await startTestApi({ settings: { ACCOUNTING_URL: payroll.apiUrl } });
const calls = payrollCalls(api, () => accounting);
let accounting: TestUser;
afterAll(async () => {
  await api.close();
  await payroll.stop();
});
beforeEach(async () => {
  const tenantId = await api.aTenant();
  accounting = await api.aUser({ tenantId, role: 'TENANT_USER_ACCOUNTING' });
  await connectPayroll(api, payroll, tenantId);
});
afterEach(() => payroll.behave('accept'));

test('says that it works, and since when it does not', async () => {
  const { it: good } = await calls.check();
  expect(good).toMatchObject({ problem: null, workedAt: good.checkedAt });
  await payroll.behave('wrong-credentials');
  const { it: bad, errors } = await calls.check();
  expect(errors).toEqual([]);
  expect(bad).toMatchObject({ problem: 'WRONG_CREDENTIALS', workedAt: good.workedAt });
});

test.each([
  ['wrong-credentials', 'WRONG_CREDENTIALS'],
  ['too-many-requests', 'BUSY'],
  ['unavailable', 'BUSY'],
  ['server-error', 'UNREACHABLE'],
  ['bad-gateway', 'UNREACHABLE'],
  ['drop', 'UNREACHABLE'],
  ['garbage', 'UNREADABLE'],
  ['huge', 'UNREACHABLE'],
] as const)('a system that answers with %s is %s, in a sentence', async (mode, problem) => {
  await payroll.behave(mode);
  expect((await calls.check()).it).toMatchObject({ problem });
  const { message, errors } = await calls.readCostCenters();
  expect(message).toBe(ACCOUNTING_PROBLEMS[problem]);
  expect(errors[0]?.extensions['classification']).toBe('BAD_REQUEST');
});

test('without a password nothing is asked', async () => {
  await api.asOwner('update accounting_connections set password = null where tenant_id = $1', [accounting.tenantId]);
  const before = (await payroll.requests()).totals;
  expect((await calls.check()).it).toMatchObject({ problem: 'NOT_SET_UP' });
  expect((await payroll.requests()).totals).toEqual(before);
});

test('a system that hangs is left after a while', async () => {
  await payroll.behave('hold');
  const { tenantId: clientId } = accounting;
  const access = {
    url: payroll.apiUrl,
    clientId,
    code: 'tafel',
    userName: 'gastspiel',
    password: PASSWORD,
    timeoutMs: 50,
  };
  await expect(connectAccounting(access).check()).rejects.toMatchObject({ problem: 'TOO_SLOW' });
});

test('a token that lapsed is asked for once anew', async () => {
  const { tenantId: clientId } = accounting;
  const access = {
    url: payroll.apiUrl,
    clientId,
    code: 'tafel',
    userName: 'gastspiel',
    password: PASSWORD,
    timeoutMs: 5000,
  };
  const system = connectAccounting(access);
  await system.check();
  await payroll.behave('expire-tokens', { times: 1 });
  expect(await system.costCenters()).toHaveLength(3);
});

test('cost centres are kept; those that are gone stay with their workers and are offered no more', async () => {
  const { it: read } = await calls.readCostCenters();
  expect(read.costCenters).toEqual([
    { number: '210', description: 'Service Wien', isActive: true },
    { number: '220', description: 'Bar Wien', isActive: true },
    { number: '230', description: 'Küche', isActive: false },
  ]);
  expect(read.costCentersReadAt).not.toBeNull();
  await payroll.putClient(accounting.tenantId, {
    costCentres: [{ id: 'kst-210', number: '211', name: 'Service', isActive: true }],
  });
  const { it: again } = await calls.readCostCenters();
  expect(again.costCenters).toEqual([
    { number: '211', description: 'Service', isActive: true },
    { number: '220', description: 'Bar Wien', isActive: false },
    { number: '230', description: 'Küche', isActive: false },
  ]);
  await payroll.behave('no-cost-centres');
  expect((await calls.readCostCenters()).message).toBe(ACCOUNTING_FAILURES.noCostCenters.message);
  const { it: kept } = await calls.ask('{ it: accountingConnection { costCenters { number } } }');
  expect(kept.costCenters).toHaveLength(3);
});

test('workers are counted by cost centre without those whose data are closed, and the reading stands in the log', async () => {
  await calls.readCostCenters();
  const dispatcher = await api.aUser({ tenantId: accounting.tenantId, role: 'TENANT_USER_DISPATCHER' });
  for (const until of [null, '2099-12-31']) {
    const { id } = await aWorker(api, dispatcher);
    await api.asOwner(
      `update target_users set restricted_until = $3,
         cost_center_id = (select id from cost_centers where tenant_id = $2 and number = '210') where user_id = $1`,
      [id, accounting.tenantId, until],
    );
  }
  const { it } = await calls.ask('{ it: accountingConnection { costCenters { targetUsersCount } } }');
  expect(it.costCenters).toEqual([{ targetUsersCount: 1 }, { targetUsersCount: 0 }, { targetUsersCount: 0 }]);
  const log = await api.asOwner(
    `select r.actor_user_id as by, p.after from audit_records r join audit_payloads p on p.audit_record_id = r.id
     where r.tenant_id = $1 and r.entity_type = 'accounting'`,
    [accounting.tenantId],
  );
  expect(log).toEqual([{ by: accounting.id, after: { costCenters: 3 } }]);
});

test('the password is nowhere to be read', async () => {
  const [row] = await api.asOwner('select password from accounting_connections where tenant_id = $1', [
    accounting.tenantId,
  ]);
  expect(String(row?.['password'])).not.toContain(PASSWORD);
  const log = await api.asOwner('select before, after from audit_payloads where tenant_id = $1', [accounting.tenantId]);
  expect(JSON.stringify(log)).not.toContain(PASSWORD);
});

test('is for the tenant that has it alone', async () => {
  const other = await api.aUser({ tenantId: await api.aTenant(), role: 'TENANT_USER_ACCOUNTING' });
  expect(classOf(await api.call('{ accountingConnection { clientId } }', {}, other.headers))).toBe('FORBIDDEN');
});
