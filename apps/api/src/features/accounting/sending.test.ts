import { ACCOUNTING_FAILURES } from '@gastspiel/domain/accounting/accounting-problems.ts';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { aPaidEvening, giveNumber, LATELY, payrollCalls } from '#app/testing/a-payroll.ts';
import { past } from '#app/testing/a-worked-evening.ts';
import { fakeAccounting } from '#app/testing/fake-accounting.ts';
import { runTestJobs } from '#app/testing/run-test-jobs.ts';
import { tenantJobs } from '#app/testing/tenant-jobs.ts';
import { startTestAccounting } from '#app/testing/test-accounting.ts';
import { startTestApi } from '#app/testing/test-api.ts';
import { shift, worklogCalls } from '#app/testing/worklog-calls.ts';
import { noteWaiting, settleLines, takeOpenLines } from '#features/accounting/sending.sql.ts';
import { transferTimes } from '#features/accounting/transfer-times.jobs.ts';
import { endTransfer } from '#features/accounting/transfers.sql.ts';
import type { TenantDb } from '#platform/database/database.ts';

/** Nobody always knows the state of payroll; these stories are about that, and about answers that come too late. */
const payroll = await startTestAccounting();
const api = await startTestApi({ settings: { ACCOUNTING_URL: payroll.apiUrl } });
const calls = payrollCalls(api, () => stage.accounting);
const jobs = tenantJobs(api, () => stage.tenantId, 'accounting.');
let stage: Awaited<ReturnType<typeof aPaidEvening>>;
afterAll(async () => {
  await api.close();
  await payroll.stop();
});
beforeEach(async () => {
  stage = await aPaidEvening(api, payroll);
  // One line is enough: Anna's.
  await giveNumber(api, stage.bela.id, null);
});
afterEach(() => payroll.behave('accept'));

const startJobs = () => runTestJobs(api, transferTimes(api.secrets, payroll.apiUrl, 2000));
const within = <T>(work: (db: TenantDb) => Promise<T>) => api.database.withTenant(stage.tenantId, work);
const standing = async () =>
  (await payroll.client(stage.tenantId)).times.filter(({ isDeleted }) => !isDeleted).map(({ minutes }) => minutes);
let version: number;
beforeEach(() => {
  version = 1;
});
/** Anna's hours until then, or that she did not come. */
const record = async (until: string | null, from = past(3, '18:00')) => {
  const anna = until ? { entries: [shift(from, until)] } : { entries: [], didNotCome: true };
  const { errors } = await worklogCalls(api, () => stage.accounting).record(stage.evening, version, [
    { worklogUserId: stage.anna.id, ...anna },
    { worklogUserId: stage.bela.id, entries: [shift(past(3, '18:00'), past(2, '01:15'), 0)] },
  ]);
  expect(errors).toEqual([]);
  version += 1;
};
async function transferAll(period: object = LATELY) {
  const { it, message } = await calls.transfer(period);
  if (!it) throw new Error(message);
  await jobs.done();
  return calls.look(it.id);
}
const sums = async () => (await calls.preview()).sums.filter(({ step }: { step: string | null }) => step !== null);

test('a correction whose answer was lost goes again, though the hours are as they were', async () => {
  await startJobs();
  await transferAll();
  await record(past(2, '03:00'));
  await payroll.behave('lose-answer', { operation: 'times' });
  expect(await transferAll()).toMatchObject({ state: 'FAILED', sentCount: 1 });
  expect(await standing()).toEqual([510]);
  await payroll.behave('accept');
  await record(past(2, '02:00'));
  expect(await calls.payrollState(stage.evening)).toBe('CHANGED');
  expect(await transferAll()).toMatchObject({ state: 'COMPLETE', acceptedCount: 1 });
  expect(await standing()).toEqual([450]);
  expect(await sums()).toEqual([]);
});

test('what may stand there is taken back, also when a later version of it was rejected', async () => {
  await startJobs();
  await payroll.behave('lose-answer', { operation: 'times' });
  expect(await transferAll()).toMatchObject({ state: 'FAILED', sentCount: 1 });
  expect(await calls.payrollState(stage.evening)).toBe('NOT_TRANSFERRED');
  await record(past(2, '03:00'));
  await payroll.behave('reject-lines');
  expect(await transferAll()).toMatchObject({ state: 'INCOMPLETE', rejectedCount: 1 });
  await payroll.behave('accept');
  await record(null);
  expect(await sums()).toMatchObject([{ step: 'GONE', lines: 1 }]);
  expect(await transferAll()).toMatchObject({ state: 'COMPLETE' });
  expect(await standing()).toEqual([]);
  expect(await sums()).toEqual([]);
});

test('what payroll does not give back is named, and offered again with its minutes', async () => {
  await startJobs();
  await transferAll();
  await record(null);
  await payroll.putClient(stage.tenantId, { closedUntil: LATELY.until });
  expect(await transferAll()).toMatchObject({
    state: 'INCOMPLETE',
    lines: { items: [{ step: 'GONE', state: 'REJECTED', rejection: 'PERIOD_CLOSED' }] },
  });
  await payroll.putClient(stage.tenantId, { closedUntil: null });
  expect(await sums()).toMatchObject([{ step: 'GONE', lines: 1, minutes: 450 }]);
});

test('a rejected correction leaves there what stood there', async () => {
  await startJobs();
  await transferAll();
  await record(past(2, '03:00'));
  await payroll.behave('reject-lines');
  await transferAll();
  expect((await calls.preview()).changed.items).toMatchObject([{ minutes: 510, minutesBefore: 450 }]);
  await record(past(2, '02:00'));
  expect(await sums()).toEqual([]);
});

test('a time that moved out of the period is mended there too', async () => {
  await startJobs();
  const [day, next] = [past(3, '12:00').slice(0, 10), past(2, '12:00').slice(0, 10)];
  expect(await transferAll({ from: day, until: day })).toMatchObject({ state: 'COMPLETE' });
  await record(past(2, '03:00'), past(2, '00:30'));
  // Not even when it was tried from the other side before.
  await payroll.behave('reject-lines');
  expect(await transferAll({ from: next, until: next })).toMatchObject({ state: 'INCOMPLETE' });
  await payroll.behave('accept');
  expect(await transferAll({ from: day, until: day })).toMatchObject({ state: 'COMPLETE', acceptedCount: 1 });
  expect((await payroll.client(stage.tenantId)).times).toMatchObject([{ date: next, minutes: 120 }]);
});

test('the last day of somebody who leaves is still paid, on the cost centre that they have', async () => {
  await startJobs();
  await calls.readCostCenters();
  await api.asOwner(
    `update target_users set cost_center_id = (select id from cost_centers where tenant_id = $2 and number = '210') where user_id = $1`,
    [stage.anna.id, stage.tenantId],
  );
  const [reading] = await api.asOwner(
    `insert into accounting_readings (tenant_id, ordered_at, ordered_by_name, state, finished_at)
     values ($1, now(), 'x', 'READ', now()) returning id`,
    [stage.tenantId],
  );
  await api.asOwner(
    `insert into accounting_employees (tenant_id, reading_id, accounting_id, first_name, last_name, staff_type, exit_date)
     values ($1, $2, 'P-1', 'Anna', 'Pichler', 'ON_DEMAND', $3)`,
    [stage.tenantId, reading?.['id'], past(3, '12:00').slice(0, 10)],
  );
  expect((await calls.preview()).sums).toMatchObject([
    { step: 'NEW', lines: 1 },
    { step: null, lines: 1 },
  ]);
  await transferAll();
  expect((await payroll.client(stage.tenantId)).times).toMatchObject([{ employeeId: 'P-1', costCentreId: 'kst-210' }]);
});

test('more than payroll takes at once goes in several batches', async () => {
  await startJobs();
  await api.asOwner(
    `insert into worklog_entries (tenant_id, appointment_id, user_id, position, type, starts_at, ends_at, break_minutes)
     select $1, $2, $3, 100 + n, 'TRAVEL_TO', $4::timestamptz + n * interval '1 minute',
       $4::timestamptz + (n + 1) * interval '1 minute', 0 from generate_series(0, 99) n`,
    [stage.tenantId, stage.evening, stage.anna.id, past(3, '12:00')],
  );
  expect(await transferAll()).toMatchObject({ state: 'COMPLETE', acceptedCount: 101 });
});

test('a line of which nothing is said is not answered', async () => {
  const fake = await fakeAccounting(() => ({ status: 200, body: { results: [] } }));
  await runTestJobs(api, transferTimes(api.secrets, fake.url));
  expect(await transferAll()).toMatchObject({ state: 'FAILED', failure: 'UNREADABLE', sentCount: 1 });
});

test('what was stopped is sent no more, and what is answered late changes nothing newer', async () => {
  const { it: first } = await calls.transfer();
  expect(await within((db) => takeOpenLines(db, first.id, 100))).toHaveLength(1);
  await calls.stop(first.id);
  expect(await within((db) => takeOpenLines(db, first.id, 100))).toEqual([]);
  await record(past(2, '03:00'));
  await startJobs();
  expect(await transferAll()).toMatchObject({ state: 'COMPLETE' });
  await within((db) => settleLines(db, first.id, [{ position: 1, rejection: null }], new Date()));
  expect(await sums()).toEqual([]);
  // The first answer counts, and a job that ends after it was stopped does not say why.
  await within((db) => settleLines(db, first.id, [{ position: 1, rejection: 'PERIOD_CLOSED' }], new Date()));
  const waiting = { problem: 'BUSY', until: new Date(), tries: 1 } as const;
  await within((db) => noteWaiting(db, first.id, waiting));
  await within((db) => endTransfer(db, first.id, 'TOO_SLOW', new Date()));
  expect(await calls.look(first.id)).toMatchObject({ state: 'STOPPED', failure: null, acceptedCount: 1 });
  expect(await calls.look(first.id)).toMatchObject({ problem: null, waitsUntil: null });
});

test('what waits when it is stopped is left alone; what has ended is not stopped', async () => {
  const { it: stopped } = await calls.transfer();
  expect((await calls.stop(stopped.id)).it).toMatchObject({ state: 'STOPPED', waitingCount: 0, sentCount: 0 });
  await jobs.drop();
  await startJobs();
  const { id } = await transferAll();
  expect((await calls.stop(id)).it).toMatchObject({ state: 'COMPLETE' });
  const { it } = await calls.ask('{ it: accountingTransfers { items { id } } }');
  expect(it.items).toEqual([{ id }, { id: stopped.id }]);
  const log = await api.asOwner<{ after: object }>(
    `select p.after from audit_records r join audit_payloads p on p.tenant_id = r.tenant_id and p.audit_record_id = r.id
     where r.tenant_id = $1 and r.entity_type = 'accounting-transfer' order by r.at`,
    [stage.tenantId],
  );
  const started = { ...LATELY, lines: 1 };
  expect(log.map(({ after }) => after)).toEqual([started, { stopped: true }, started]);
  expect((await calls.transfer()).message).toBe(ACCOUNTING_FAILURES.nothingToTransfer.message);
});
