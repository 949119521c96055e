import { afterAll, beforeAll, expect, test } from 'vitest';
import { anEmployee, connectPayroll, LATELY, payrollCalls } from '#app/testing/a-payroll.ts';
import { aRecordedEvening } from '#app/testing/an-invoice.ts';
import { classOf } from '#app/testing/class-of.ts';
import { liftPolicies } from '#app/testing/lift-policies.ts';
import { runTestJobs } from '#app/testing/run-test-jobs.ts';
import { tenantJobs } from '#app/testing/tenant-jobs.ts';
import { startTestAccounting } from '#app/testing/test-accounting.ts';
import { startTestApi, type TestApi } from '#app/testing/test-api.ts';
import { readEmployees } from '#features/accounting/read-employees.jobs.ts';
import { registerWorker } from '#features/accounting/register-worker.jobs.ts';
import { transferTimes } from '#features/accounting/transfer-times.jobs.ts';

let api: TestApi;
let payroll: Awaited<ReturnType<typeof startTestAccounting>>;

/** An agency that has read its people and transferred its evening; policies are lifted before anybody else does. */
async function aConnectedAgency(
  employees = [anEmployee({ id: 'P-1' }), anEmployee({ id: 'P-2', firstName: 'Béla', lastName: 'Kovács' })],
) {
  const stage = await aRecordedEvening(api);
  await connectPayroll(api, payroll, stage.tenantId, { employees });
  return {
    ...stage,
    calls: payrollCalls(api, () => stage.accounting),
    jobs: tenantJobs(api, () => stage.tenantId, 'accounting.'),
  };
}
const startJobs = () =>
  runTestJobs(api, ...[readEmployees, registerWorker, transferTimes].map((job) => job(api.secrets, payroll.apiUrl)));

beforeAll(async () => {
  payroll = await startTestAccounting();
  api = await startTestApi({ settings: { ACCOUNTING_URL: payroll.apiUrl } });
  await liftPolicies(api);
});
afterAll(async () => {
  await api.close();
  await payroll.stop();
});

test('by the statements alone two agencies read, match and transfer each their own', async () => {
  await startJobs();
  const [own, foreign] = [await aConnectedAgency(), await aConnectedAgency()];
  const countOf = (people: { groupCounts: { group: string; count: number }[] }, group: string) =>
    people.groupCounts.find((one) => one.group === group)?.count;
  for (const { calls, jobs } of [foreign, own]) {
    await calls.readCostCenters();
    await calls.read();
    await jobs.done();
  }
  const people = await own.calls.people();
  expect(people.last).toMatchObject({ readCount: 2, total: 2 });
  expect(countOf(people, 'SURE')).toBe(2);
  expect((await own.calls.ask('{ it: accountingConnection { costCenters { number } } }')).it.costCenters).toHaveLength(
    3,
  );

  const theirs = await foreign.calls.people();
  expect((await own.calls.takeOver({ readingId: theirs.reading.id, takesSure: true })).errors).toHaveLength(1);
  const stranger = {
    readingId: people.reading.id,
    assignments: [{ accountingId: 'P-1', targetUserId: foreign.anna.id }],
  };
  expect((await own.calls.takeOver(stranger)).errors).toHaveLength(1);
  await own.calls.takeOver({ readingId: people.reading.id, takesSure: true });
  expect(countOf(await foreign.calls.people(), 'SURE')).toBe(2);
  await own.calls.ignore('P-2');
  expect(countOf(await foreign.calls.people(), 'IGNORED')).toBe(0);
  await foreign.calls.takeOver({ readingId: theirs.reading.id, takesSure: true });

  expect(await own.calls.preview()).toMatchObject({ sums: [{ step: 'NEW', lines: 2 }] });
  const [{ it: mine }, { it: other }] = await Promise.all([own.calls.transfer(), foreign.calls.transfer()]);
  await own.jobs.done();
  await foreign.jobs.done();
  for (const { tenantId } of [own, foreign]) expect((await payroll.client(tenantId)).times).toHaveLength(2);
  expect(await own.calls.look(mine.id)).toMatchObject({ state: 'COMPLETE', count: 2 });
  expect(await own.calls.look(other.id)).toBeUndefined();
  const { it: list } = await own.calls.ask('{ it: accountingTransfers { count } }');
  expect(list).toEqual({ count: 1 });
  expect(await own.calls.payrollState(foreign.evening)).toBeUndefined();
});

test('by the statements alone nobody registers, stops or sees what is not theirs', async () => {
  await startJobs();
  const [own, foreign] = [await aConnectedAgency([]), await aConnectedAgency()];
  expect(classOf(await own.calls.register([foreign.anna.id]))).toBe('NOT_FOUND');
  expect(await own.calls.candidate(foreign.anna.id)).toBeUndefined();
  const { it } = await own.calls.ask('{ it: accountingCandidates { count items { targetUserId } } }');
  expect(it.items.map(({ targetUserId }: { targetUserId: string }) => targetUserId).toSorted()).toEqual(
    [own.anna.id, own.bela.id].toSorted(),
  );
  await api.asOwner(`update target_users set accounting_id = 'P-1' where user_id = $1`, [foreign.anna.id]);
  await payroll.behave('hold', { operation: 'times' });
  const { it: theirs } = await foreign.calls.transfer(LATELY);
  expect(classOf(await own.calls.stop(theirs.id))).toBe('NOT_FOUND');
  expect((await own.calls.transfer()).message).toContain('nichts zu übertragen');
  await payroll.behave('accept');
  await foreign.jobs.done();
  expect(await foreign.calls.look(theirs.id)).toMatchObject({ state: 'COMPLETE', acceptedCount: 1 });
});

test('by the statements alone nobody touches what another agency has read', async () => {
  await startJobs();
  const exitDate = '2026-01-31';
  const left = [
    anEmployee({ id: 'P-1', exitDate }),
    anEmployee({ id: 'P-2', exitDate, firstName: 'Béla', lastName: 'Kovács' }),
  ];
  const [own, foreign] = [await aConnectedAgency(), await aConnectedAgency(left)];
  await foreign.calls.readCostCenters();
  await foreign.calls.read();
  await foreign.jobs.done();
  await foreign.calls.takeOver({ readingId: (await foreign.calls.people()).reading.id, takesSure: true });
  await foreign.calls.ignore('P-9');
  await api.asOwner(`update accounting_connections set cost_centers_read_at = '2026-01-01' where tenant_id = $1`, [
    foreign.tenantId,
  ]);
  const connection = '{ it: accountingConnection { costCentersReadAt costCenters { number isActive } } }';
  const { it: before } = await foreign.calls.ask(connection);

  await payroll.putClient(own.tenantId, { costCentres: [{ id: 'k', number: '1', name: 'Eine', isActive: true }] });
  await own.calls.readCostCenters();
  await own.calls.read();
  await own.jobs.done();
  await own.calls.ignore('P-9', false);
  expect((await foreign.calls.ask(connection)).it).toEqual(before);
  const ignored = await api.asOwner('select tenant_id from accounting_ignored_employees where accounting_id = $1', [
    'P-9',
  ]);
  expect(ignored).toEqual([{ tenant_id: foreign.tenantId }]);
  // Who has left is told by their own last reading, whoever has read since.
  const obstacles = (await foreign.calls.preview()).blocked.items.map(({ obstacle }: { obstacle: string }) => obstacle);
  expect(obstacles).toEqual(['LEFT', 'LEFT']);
});
