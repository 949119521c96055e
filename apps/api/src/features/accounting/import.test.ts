import { ACCOUNTING_FAILURES } from '@gastspiel/domain/accounting/accounting-problems.ts';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { anEmployee, connectPayroll, giveNumber, payrollCalls } from '#app/testing/a-payroll.ts';
import { aWorker } from '#app/testing/a-worker.ts';
import { fakeAccounting } from '#app/testing/fake-accounting.ts';
import { runTestJobs } from '#app/testing/run-test-jobs.ts';
import { tenantJobs } from '#app/testing/tenant-jobs.ts';
import { startTestAccounting } from '#app/testing/test-accounting.ts';
import { startTestApi, type TestUser } from '#app/testing/test-api.ts';
import { readEmployees } from '#features/accounting/read-employees.jobs.ts';

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

const startJobs = () => runTestJobs(api, readEmployees(api.secrets, payroll.apiUrl, 500));
const employ = (...employees: ReturnType<typeof anEmployee>[]) => payroll.putClient(accounting.tenantId, { employees });
const NUMBER = '1237010180';
const saveStaffMember = (worker: TestUser, input: object) =>
  api.call(
    `mutation ($id: String!, $version: Int!, $input: StaffMemberInput!) {
      updateStaffMember(targetUserId: $id, version: $version, input: $input) { id } }`,
    { id: worker.id, version: 2, input: { type: 'ON_DEMAND', ...input } },
    accounting.headers,
  );
const staffMember = async (worker: TestUser) => {
  const [row] = await api.asOwner(
    `select accounting_id as id, staff_type as type, (select number from cost_centers c where c.id = cost_center_id) as center
     from target_users where user_id = $1`,
    [worker.id],
  );
  return row;
};
async function readAll() {
  await startJobs();
  expect((await calls.read()).errors).toEqual([]);
  await jobs.done();
  return calls.people();
}
const countOf = (people: { groupCounts: { group: string; count: number }[] }, group: string) =>
  people.groupCounts.find((one) => one.group === group)?.count;

describe('reading', () => {
  test('goes through all pages, and the result stays while it is read anew', async () => {
    await employ(
      ...Array.from({ length: 450 }, (_, index) =>
        anEmployee({ id: `P-${index}`, firstName: `Nr ${index}`, birthday: null }),
      ),
    );
    const people = await readAll();
    expect(people.last).toMatchObject({ state: 'READ', readCount: 450, total: 450, failure: null });
    expect(countOf(people, 'UNKNOWN')).toBe(450);
    await payroll.behave('server-error', { operation: 'employees' });
    await calls.read();
    await jobs.done();
    const after = await calls.people();
    expect(after.last).toMatchObject({ state: 'FAILED', failure: 'UNREACHABLE' });
    expect(countOf(after, 'UNKNOWN')).toBe(450);
  });

  test.each([
    ['wrong-credentials', 'WRONG_CREDENTIALS'],
    ['garbage', 'UNREADABLE'],
    ['hold', 'TOO_SLOW'],
  ] as const)('fails by %s with its reason', async (mode, failure) => {
    await payroll.behave(mode);
    expect((await readAll()).last).toMatchObject({ state: 'FAILED', failure });
  });

  test('begins anew when the list changes between two pages, and gives up when it never rests', async () => {
    const many = Array.from({ length: 250 }, (_, index) => anEmployee({ id: `P-${1000 + index}` }));
    await employ(...many);
    await payroll.behave('change-while-reading', { times: 2 });
    expect((await readAll()).last).toMatchObject({ state: 'READ', readCount: 252, total: 252 });
    await payroll.behave('change-while-reading');
    await calls.read();
    await jobs.done();
    expect((await calls.people()).last).toMatchObject({ state: 'FAILED', failure: 'LIST_CHANGED' });
    // A reading in vain leaves nobody behind, and its log is no longer than the last one.
    await payroll.behave('wrong-credentials');
    await calls.read();
    await jobs.done();
    expect((await calls.people()).last).toMatchObject({ failure: 'WRONG_CREDENTIALS', readCount: 0 });
    const kept = await api.asOwner(
      `select state, (select count(*)::int from accounting_employees e where e.reading_id = r.id) as people
       from accounting_readings r where tenant_id = $1 order by ordered_at`,
      [accounting.tenantId],
    );
    expect(kept).toEqual([
      { state: 'READ', people: 252 },
      { state: 'FAILED', people: 0 },
    ]);
  });

  test('of nobody is the truth until somebody was known, then none that leaves those who were there', async () => {
    await employ();
    expect((await readAll()).last).toMatchObject({ state: 'READ', readCount: 0, total: 0, failure: null });
    await employ(anEmployee());
    await readAll();
    await employ();
    expect((await readAll()).last).toMatchObject({ state: 'FAILED', failure: 'NOBODY' });
    expect(countOf(await calls.people(), 'SURE')).toBe(1);
  });

  test('forgets whom it read when the list is left in the middle', async () => {
    await employ(...Array.from({ length: 250 }, (_, index) => anEmployee({ id: `P-${1000 + index}` })));
    await payroll.behave('change-while-reading');
    expect((await readAll()).last).toMatchObject({ failure: 'LIST_CHANGED', readCount: 0 });
  });

  test('that is done twice keeps the last one alone', async () => {
    await readAll();
    await readAll();
    const kept = await api.asOwner('select state from accounting_readings where tenant_id = $1', [accounting.tenantId]);
    expect(kept).toEqual([{ state: 'READ' }]);
  });

  test('waits as long as a busy system says', async () => {
    await payroll.behave('too-many-requests', { operation: 'employees', times: 1, retryAfterSeconds: 0 });
    expect((await readAll()).last).toMatchObject({ state: 'READ', readCount: 1 });
  });

  test('waits in its place, and keeps nobody who is gone when it begins anew', async () => {
    const page = (id: string, total: number, revision: string) => ({
      status: 200,
      body: { items: [anEmployee({ id })], total, revision },
    });
    const said = [{ status: 429, headers: { 'retry-after': '0' } }, page('P-1', 2, 'a'), page('P-2', 1, 'b')];
    const fake = await fakeAccounting((heard) => said[heard - 1] ?? page('P-2', 1, 'b'));
    await runTestJobs(api, readEmployees(api.secrets, fake.url));
    await calls.read();
    await jobs.done();
    expect((await calls.people()).last).toMatchObject({ state: 'READ', readCount: 1 });
    expect([fake.heard.length, fake.tokens()]).toEqual([4, 1]);
  });

  test('is done once at a time', async () => {
    const [one, other] = await Promise.all([calls.read(), calls.read()]);
    expect([one.message, other.message].filter(Boolean)).toEqual([ACCOUNTING_FAILURES.readingUnderWay.message]);
    expect(await jobs.waiting()).toHaveLength(1);
    await jobs.drop();
  });

  test('keeps no social security number', async () => {
    await employ(anEmployee({ socialSecurityNumber: NUMBER }));
    await readAll();
    const rows = await api.asOwner('select * from accounting_employees where tenant_id = $1', [accounting.tenantId]);
    expect(JSON.stringify(rows)).not.toContain(NUMBER);
    expect(rows).toMatchObject([{ social_security_number_end: '010180' }]);
  });
});

describe('matching', () => {
  test('is sure by the number, whatever the name is', async () => {
    await saveStaffMember(anna, { socialSecurityNumber: NUMBER });
    await employ(anEmployee({ lastName: 'Pichler-Bauer', birthday: '1980-01-01', socialSecurityNumber: NUMBER }));
    expect((await readAll()).matches).toMatchObject({
      items: [
        { isByNumber: true, doubts: [], workers: [{ targetUserId: anna.id, socialSecurityNumberEnd: '010180' }] },
      ],
    });
  });

  test('takes over number, cost centre and kind of employment, and nothing else', async () => {
    await calls.readCostCenters();
    await employ(anEmployee({ employment: 'PERMANENT', lastName: 'PICHLER' }));
    const people = await readAll();
    expect(people).toMatchObject({ sureByNameCount: 1, newCostCenterCount: 1 });
    const { it } = await calls.takeOver({ readingId: people.reading.id, takesSure: true });
    expect(countOf(it, 'SETTLED')).toBe(1);
    expect(await staffMember(anna)).toEqual({ id: 'P-0001', type: 'PERMANENT', center: '210' });
    const [person] = await api.asOwner('select first_name, last_name, version from users where id = $1', [anna.id]);
    expect(person).toEqual({ first_name: 'Anna', last_name: 'Pichler', version: 3 });
  });

  test('leaves our cost centre where theirs is unknown, and is in the history of the person', async () => {
    await calls.readCostCenters();
    await api.asOwner(
      `update target_users set cost_center_id = (select id from cost_centers where tenant_id = $2 and number = '220') where user_id = $1`,
      [anna.id, accounting.tenantId],
    );
    await employ(anEmployee({ costCentreId: 'kst-999' }));
    const { reading } = await readAll();
    const wish = { readingId: reading.id, assignments: [{ accountingId: 'P-0001', targetUserId: anna.id }] };
    expect((await calls.takeOver(wish)).errors).toEqual([]);
    expect(await staffMember(anna)).toMatchObject({ id: 'P-0001', center: '220' });
    const [change] = await api.asOwner(
      `select p.before, p.after from audit_records r join audit_payloads p on p.audit_record_id = r.id
       where r.entity_id = $1 and r.action = 'accounting.write'`,
      [anna.id],
    );
    expect(change).toMatchObject({ before: { accountingId: null }, after: { accountingId: 'P-0001' } });
    // It is settled now.
    expect((await calls.takeOver(wish)).message).toBe(ACCOUNTING_FAILURES.chosenGone.message);
  });

  test('leaves out whom somebody has left out, and decides what is doubtful by hand', async () => {
    const bela = await aWorker(api, dispatcher, { firstName: 'Béla', lastName: 'Kovács' });
    await employ(
      anEmployee(),
      anEmployee({ id: 'P-0002', firstName: 'Béla', lastName: 'Kovacs', birthday: '1998-03-15' }),
    );
    const { reading } = await readAll();
    const doubtful = await calls.people('DOUBTFUL');
    expect(doubtful.matches.items).toMatchObject([{ doubts: ['BIRTHDAY'], workers: [{ targetUserId: bela.id }] }]);
    const nothing = await calls.takeOver({ readingId: reading.id, takesSure: true, leftOut: ['P-0001'] });
    expect(nothing.message).toBe(ACCOUNTING_FAILURES.nothingChosen.message);
    // A decision by hand beats a sure match.
    const assignments = [{ accountingId: 'P-0001', targetUserId: bela.id }];
    expect((await calls.takeOver({ readingId: reading.id, takesSure: true, assignments })).errors).toEqual([]);
    expect([(await staffMember(anna))?.['id'], (await staffMember(bela))?.['id']]).toEqual([null, 'P-0001']);
    await giveNumber(api, bela.id, null);
    await calls.takeOver({ readingId: reading.id, assignments: [{ accountingId: 'P-0002', targetUserId: bela.id }] });
    expect([(await staffMember(anna))?.['id'], (await staffMember(bela))?.['id']]).toEqual([null, 'P-0002']);
  });

  test('refuses what fits no longer: another reading, a number given meanwhile, two for one, a foreign worker', async () => {
    await employ(anEmployee(), anEmployee({ id: 'P-0002', firstName: 'Nadine' }));
    const { reading } = await readAll();
    const foreign = await api.aUser({ tenantId: await api.aTenant(), role: 'TENANT_USER_DISPATCHER' });
    const stranger = await aWorker(api, foreign);
    const to = (targetUserId: string, accountingId: string) => ({ accountingId, targetUserId });
    const refused = ACCOUNTING_FAILURES.chosenGone.message;
    for (const assignments of [
      [to(anna.id, 'P-0001'), to(anna.id, 'P-0002')],
      [to(stranger.id, 'P-0001')],
      [to(anna.id, 'P-9999')],
    ]) {
      expect((await calls.takeOver({ readingId: reading.id, assignments })).message).toBe(refused);
    }
    expect((await calls.takeOver({ readingId: anna.id, takesSure: true })).message).toBe(refused);
    await saveStaffMember(anna, { accountingId: 'P-0777' });
    const byHand = { readingId: reading.id, assignments: [to(anna.id, 'P-0002')] };
    const people = await calls.people('DOUBTFUL');
    const doubts = [{ doubts: ['OTHER_PERSONNEL_NUMBER'] }, { doubts: ['OTHER_PERSONNEL_NUMBER', 'FIRST_NAME'] }];
    expect(people.matches.items).toMatchObject(doubts);
    expect((await calls.takeOver(byHand)).errors).toEqual([]);
  });

  test('two who take over at once give each number once', async () => {
    const { reading } = await readAll();
    const wish = { readingId: reading.id, takesSure: true };
    const answers = await Promise.all([calls.takeOver(wish), calls.takeOver(wish)]);
    expect(answers.filter(({ errors }) => errors.length === 0).length).toBeGreaterThan(0);
    expect(await staffMember(anna)).toMatchObject({ id: 'P-0001' });
  });

  test('whoever is ignored is asked about no more, until somebody regards them again', async () => {
    await employ(anEmployee(), anEmployee({ id: 'P-0002', firstName: 'Nadine', lastName: 'Ebner' }));
    const { reading } = await readAll();
    await calls.ignore('P-0001');
    await calls.ignore('P-0002');
    expect(countOf(await calls.people(), 'IGNORED')).toBe(2);
    const sure = { readingId: reading.id, takesSure: true };
    expect((await calls.takeOver(sure)).message).toBe(ACCOUNTING_FAILURES.chosenGone.message);
    await calls.ignore('P-0002', false);
    expect((await calls.people('UNKNOWN', 'ebn')).matches).toMatchObject({ count: 1 });
    expect((await calls.people('UNKNOWN', 'P-0001')).matches).toMatchObject({ count: 0 });
    // Employees who turn out to be ours are not asked about anyway.
    await saveStaffMember(anna, { accountingId: 'P-0001' });
    await calls.readCostCenters();
    await api.asOwner(
      `update target_users set cost_center_id = (select id from cost_centers where tenant_id = $2 and number = '210') where user_id = $1`,
      [anna.id, accounting.tenantId],
    );
    expect(countOf(await calls.people(), 'SETTLED')).toBe(1);
  });

  test('people whose data are closed are not shown', async () => {
    await saveStaffMember(anna, { accountingId: 'P-0001' });
    await api.asOwner(`update target_users set restricted_until = '2099-12-31' where user_id = $1`, [anna.id]);
    const people = await readAll();
    expect(people.groupCounts.every(({ count }: { count: number }) => count === 0)).toBe(true);
    await giveNumber(api, anna.id, null);
    expect(countOf(await calls.people(), 'UNKNOWN')).toBe(1);
  });
});
