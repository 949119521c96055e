import { ACCOUNTING_FAILURES, ACCOUNTING_PROBLEMS } from '@gastspiel/domain/accounting/accounting-problems.ts';
import { registrationRefused, somebodyElseHas } from '@gastspiel/domain/accounting/registration.ts';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { anEmployee, connectPayroll, giveNumber, payrollCalls } from '#app/testing/a-payroll.ts';
import { aWorker } from '#app/testing/a-worker.ts';
import { runTestJobs } from '#app/testing/run-test-jobs.ts';
import { tenantJobs } from '#app/testing/tenant-jobs.ts';
import { startTestAccounting } from '#app/testing/test-accounting.ts';
import { startTestApi, type TestUser } from '#app/testing/test-api.ts';
import { readEmployees } from '#features/accounting/read-employees.jobs.ts';
import { registerWorker } from '#features/accounting/register-worker.jobs.ts';

const payroll = await startTestAccounting();
const api = await startTestApi({ settings: { ACCOUNTING_URL: payroll.apiUrl } });
const calls = payrollCalls(api, () => accounting);
const jobs = tenantJobs(api, () => accounting.tenantId, 'accounting.');
let accounting: TestUser;
let dispatcher: TestUser;
let anna: TestUser;
afterAll(async () => {
  await api.close();
  await payroll.stop();
});
beforeEach(async () => {
  const tenantId = await api.aTenant();
  accounting = await api.aUser({ tenantId, role: 'TENANT_USER_ACCOUNTING' });
  dispatcher = await api.aUser({ tenantId, role: 'TENANT_USER_DISPATCHER' });
  anna = await aWorker(api, dispatcher);
  await connectPayroll(api, payroll, tenantId, { employees: [anEmployee()] });
});
afterEach(() => payroll.behave('accept'));

const startJobs = () => runTestJobs(api, registerWorker(api.secrets, payroll.apiUrl, 500));
const employ = (...employees: ReturnType<typeof anEmployee>[]) => payroll.putClient(accounting.tenantId, { employees });
const NUMBER = '1237010180';
const saveStaffMember = (worker: TestUser, input: object, version = 2) =>
  api.call(
    `mutation ($id: String!, $version: Int!, $input: StaffMemberInput!) {
      updateStaffMember(targetUserId: $id, version: $version, input: $input) { id } }`,
    { id: worker.id, version, input: { type: 'ON_DEMAND', ...input } },
    accounting.headers,
  );
test('whoever seems to be there is not registered anew', async () => {
  await payroll.putClient(accounting.tenantId, { employees: [anEmployee({ birthday: '1998-03-15' })] });
  const waiting = async () => (await calls.ask('{ it: accountingCandidates { count } }')).it.count;
  expect(await waiting()).toBe(1);
  await runTestJobs(api, readEmployees(api.secrets, payroll.apiUrl));
  await calls.read();
  await jobs.done();
  expect(await waiting()).toBe(0);
  expect((await calls.candidate(anna.id)).gaps).toContain('KNOWN_THERE');
  expect((await calls.register([anna.id])).message).toContain('im Import zuordnen');
  await calls.ignore('P-0001');
  expect(await waiting()).toBe(1);
});

test('a registration names what is missing first', async () => {
  expect(await calls.candidate(anna.id)).toMatchObject({ gaps: ['SOCIAL_SECURITY_NUMBER'], state: null });
  expect((await calls.register([anna.id])).message).toBe('Anna Pichler: SV-Nummer fehlt.');
  expect((await payroll.client(accounting.tenantId)).employees).toHaveLength(1);
});

describe('registration', () => {
  const register = async (worker = anna) => {
    await startJobs();
    const { it, errors } = await calls.register([worker.id]);
    expect(errors).toEqual([]);
    expect(it).toMatchObject([{ state: 'WAITING' }]);
    await jobs.done();
    return calls.candidate(worker.id);
  };
  beforeEach(async () => {
    await employ();
    await saveStaffMember(anna, { socialSecurityNumber: NUMBER });
  });

  test('brings the number home, with the default occupation', async () => {
    const { accountingId, state } = await register();
    expect(state).toBe('DONE');
    expect((await payroll.client(accounting.tenantId)).employees).toMatchObject([
      { id: accountingId, lastName: 'Pichler' },
    ]);
    const twice = await calls.register([anna.id]);
    expect(twice.message).toBe(ACCOUNTING_FAILURES.alreadyThere.message);
  });

  test.each(['lose-answer', 'too-many-requests', 'drop'] as const)(
    'registers once, though the system does %s',
    async (mode) => {
      await payroll.behave(mode, { operation: 'register', times: 1 });
      expect(await register()).toMatchObject({ state: 'DONE' });
      expect((await payroll.client(accounting.tenantId)).employees).toHaveLength(1);
    },
  );

  test('somebody who is there already gets their number', async () => {
    await employ(anEmployee({ id: 'P-0042', socialSecurityNumber: NUMBER }));
    expect(await register()).toMatchObject({ state: 'DONE', accountingId: 'P-0042' });
  });

  test('says why it failed, and can be tried again', async () => {
    await payroll.behave('wrong-credentials');
    expect(await register()).toMatchObject({ state: 'FAILED', failure: ACCOUNTING_PROBLEMS.WRONG_CREDENTIALS });
    await payroll.behave('accept');
    await calls.register([anna.id]);
    await jobs.done();
    expect(await calls.candidate(anna.id)).toMatchObject({ state: 'DONE', failure: null });
  });

  test('two who order it at once register once', async () => {
    await startJobs();
    await Promise.all([calls.register([anna.id]), calls.register([anna.id])]);
    await jobs.done();
    expect((await payroll.client(accounting.tenantId)).employees).toHaveLength(1);
  });

  test('tells what payroll needs, and is in the history as a change of whoever ordered it', async () => {
    await saveStaffMember(anna, { socialSecurityNumber: NUMBER, iban: 'AT611904300234573201' }, 3);
    const { accountingId } = await register();
    const employee = { occupation: 'Servicekraft', iban: 'AT611904300234573201', birthday: '1998-03-14' };
    const address = { street: 'Neubaugasse 58/12', postalCode: '1070', location: 'Wien', country: 'AT' };
    expect((await payroll.client(accounting.tenantId)).employees).toMatchObject([{ ...employee, address }]);
    const log = await api.asOwner(
      `select r.actor_user_id as by, p.before, p.after from audit_records r join audit_payloads p on p.audit_record_id = r.id
       where r.entity_id = $1 and r.action = 'accounting.write' order by r.at`,
      [anna.id],
    );
    expect(log).toMatchObject([
      { by: accounting.id, after: { registrationOrdered: true } },
      { by: accounting.id, before: { accountingId: null }, after: { accountingId } },
    ]);
    const [person] = await api.asOwner('select version from users where id = $1', [anna.id]);
    expect(person).toEqual({ version: 5 });
  });

  const costCenter = async (number: string) => {
    await calls.readCostCenters();
    await api.asOwner(
      'update target_users set cost_center_id = (select id from cost_centers where tenant_id = $2 and number = $3) where user_id = $1',
      [anna.id, accounting.tenantId, number],
    );
  };

  test('is refused in words, and names no cost centre that is not used any more', async () => {
    await costCenter('210');
    await payroll.putClient(accounting.tenantId, { costCentres: [] });
    const failure = registrationRefused('costCentreId fehlt oder ist falsch.');
    expect(await register()).toMatchObject({ state: 'FAILED', failure, accountingId: null });
    await api.asOwner('update cost_centers set is_active = false where tenant_id = $1', [accounting.tenantId]);
    await calls.register([anna.id]);
    await jobs.done();
    expect(await calls.candidate(anna.id)).toMatchObject({ state: 'DONE' });
  });

  test('gives nobody a number that is somebody else’s, or another one than they have', async () => {
    const bela = await aWorker(api, dispatcher, { firstName: 'Béla' });
    await giveNumber(api, bela.id, 'P-0042');
    await employ(anEmployee({ id: 'P-0042', socialSecurityNumber: NUMBER }));
    expect(await register()).toMatchObject({
      state: 'FAILED',
      failure: somebodyElseHas('P-0042'),
      accountingId: null,
    });
    await giveNumber(api, bela.id, null);
    await payroll.behave('hold');
    await calls.register([anna.id]);
    await giveNumber(api, anna.id, 'P-0001');
    await payroll.behave('accept');
    await jobs.done();
    expect(await calls.candidate(anna.id)).toMatchObject({ state: 'DONE', accountingId: 'P-0001' });
  });

  test('is ordered once as long as it waits, and looks again at what is missing', async () => {
    for (const _ of [1, 2]) expect((await calls.register([anna.id])).errors).toEqual([]);
    expect(await jobs.waiting()).toHaveLength(1);
    await api.asOwner('update target_users set birthday = null where user_id = $1', [anna.id]);
    await startJobs();
    await jobs.done();
    expect(await calls.candidate(anna.id)).toMatchObject({ state: 'FAILED', failure: 'Inzwischen fehlen Angaben.' });
    expect((await payroll.client(accounting.tenantId)).employees).toEqual([]);
  });

  test('has all its patience again when it is ordered again', async () => {
    await payroll.behave('server-error', { operation: 'register' });
    expect(await register()).toMatchObject({ state: 'FAILED', failure: ACCOUNTING_PROBLEMS.UNREACHABLE });
    await payroll.behave('server-error', { operation: 'register', times: 1 });
    await calls.register([anna.id]);
    await jobs.done();
    expect(await calls.candidate(anna.id)).toMatchObject({ state: 'DONE' });
  });

  test('is offered for those who work here and have no number', async () => {
    const [bela, blocked, left] = [
      await aWorker(api, dispatcher, { firstName: 'Béla' }),
      await aWorker(api, dispatcher, { firstName: 'Carla', userState: 'BLOCKED' }),
      await aWorker(api, dispatcher, { firstName: 'Doris' }),
    ];
    await giveNumber(api, bela.id, 'P-0001');
    await api.asOwner(`update target_users set restricted_until = '2099-12-31' where user_id = $1`, [left.id]);
    const { it } = await calls.ask('{ it: accountingCandidates { count items { firstName } } }');
    expect(it).toEqual({ count: 1, items: [{ firstName: 'Anna' }] });
    expect((await calls.register([blocked.id])).message).toContain('noch nicht freigegeben');
    expect((await calls.register([left.id])).errors).toHaveLength(1);
    expect(await calls.candidate(left.id)).toBeUndefined();
  });
});

test('a personnel number belongs to one person', async () => {
  const bela = await aWorker(api, dispatcher, { firstName: 'Béla' });
  await saveStaffMember(anna, { accountingId: 'P-0001' });
  const { errors } = await saveStaffMember(bela, { accountingId: 'P-0001' });
  expect(errors[0]?.extensions['fields']).toEqual({ 'input.accountingId': expect.stringContaining('jemand anderer') });
});
