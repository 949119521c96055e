import { ACCOUNTING_FAILURES } from '@gastspiel/domain/accounting/accounting-problems.ts';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aPaidEvening, giveNumber, LATELY, payrollCalls } from '#app/testing/a-payroll.ts';
import { past } from '#app/testing/a-worked-evening.ts';
import { anotherEvening } from '#app/testing/an-invoice.ts';
import { runTestJobs } from '#app/testing/run-test-jobs.ts';
import { tenantJobs } from '#app/testing/tenant-jobs.ts';
import { startTestAccounting } from '#app/testing/test-accounting.ts';
import { startTestApi } from '#app/testing/test-api.ts';
import { until } from '#app/testing/until.ts';
import { shift, worklogCalls } from '#app/testing/worklog-calls.ts';
import { transferTimes } from '#features/accounting/transfer-times.jobs.ts';

type Stage = Awaited<ReturnType<typeof aPaidEvening>>;
const payroll = await startTestAccounting();
const api = await startTestApi({ settings: { ACCOUNTING_URL: payroll.apiUrl } });
const calls = payrollCalls(api, () => stage.accounting);
const jobs = tenantJobs(api, () => stage.tenantId, 'accounting.');
let stage: Stage;
afterAll(async () => {
  await api.close();
  await payroll.stop();
});
beforeEach(async () => {
  stage = await aPaidEvening(api, payroll);
});
afterEach(() => payroll.behave('accept'));

const number = (userId: string, accountingId: string | null) => giveNumber(api, userId, accountingId);
const startJobs = (timeoutMs = 2000) => runTestJobs(api, transferTimes(api.secrets, payroll.apiUrl, timeoutMs));
/** The times that stand in the accounting system. */
const standing = async () => (await payroll.client(stage.tenantId)).times.filter(({ isDeleted }) => !isDeleted);
const recordAgain = (
  entries: readonly object[],
  belas: readonly object[] = [shift(past(3, '18:00'), past(2, '01:15'), 0)],
) =>
  worklogCalls(api, () => stage.accounting).record(stage.evening, 1, [
    { worklogUserId: stage.anna.id, entries },
    { worklogUserId: stage.bela.id, entries: belas },
  ]);
const settled = async (id: string) => {
  await jobs.done();
  return calls.look(id);
};
async function transferAll() {
  const { it, message } = await calls.transfer();
  if (!it) throw new Error(message);
  return settled(it.id);
}

describe('a period', () => {
  test('is shown before, sent once, and then there is nothing more to send', async () => {
    await startJobs();
    expect(await calls.preview()).toMatchObject({
      sums: [{ step: 'NEW', lines: 2, minutes: 450 + 435, workers: 2 }],
      fresh: {
        count: 2,
        items: [
          { lastName: 'Kovács', minutes: 435 },
          { lastName: 'Pichler', minutes: 450 },
        ],
      },
    });
    expect(await calls.payrollState(stage.evening)).toBe('NOT_TRANSFERRED');
    expect(await transferAll()).toMatchObject({ state: 'COMPLETE', count: 2, acceptedCount: 2 });
    expect(
      (await standing()).map(({ employeeId, minutes, from, to }) => [employeeId, minutes, from, to]).toSorted(),
    ).toEqual([
      ['P-1', 450, '18:00', '02:00'],
      ['P-2', 435, '18:00', '01:15'],
    ]);
    expect(await calls.preview()).toMatchObject({ sums: [] });
    expect((await calls.transfer()).message).toBe(ACCOUNTING_FAILURES.nothingToTransfer.message);
    expect(await calls.payrollState(stage.evening)).toBe('TRANSFERRED');
    expect(await calls.payrollState(stage.evening, stage.dispatcher)).toBeNull();
  });

  test('holds the days that were asked for, with both ends', async () => {
    const day = past(3, '12:00').slice(0, 10);
    expect((await calls.preview({ from: day, until: day })).fresh.count).toBe(2);
    const before = past(4, '12:00').slice(0, 10);
    expect((await calls.preview({ from: before, until: before })).fresh.count).toBe(0);
    expect(
      (await calls.transfer({ from: '2026-01-01', until: '2026-12-31' })).errors[0]?.extensions['fields'],
    ).toHaveProperty('until');
  });

  test('hours that are not all recorded wait', async () => {
    await api.asOwner('update worklog_blocks set recorded_at = null where appointment_id = $1', [stage.evening]);
    expect((await calls.preview()).sums).toEqual([]);
  });
});

describe('what changes after its transfer', () => {
  beforeEach(async () => {
    await startJobs();
    await transferAll();
  });

  test('goes as a correction of the same line', async () => {
    const [line] = (await standing()).filter(({ employeeId }) => employeeId === 'P-1');
    await recordAgain([shift(past(3, '18:00'), past(2, '02:30'))]);
    expect(await calls.payrollState(stage.evening)).toBe('CHANGED');
    expect((await calls.preview()).changed.items).toEqual([{ lastName: 'Pichler', minutes: 480, minutesBefore: 450 }]);
    expect(await transferAll()).toMatchObject({ state: 'COMPLETE', lines: { items: [{ step: 'CHANGED' }] } });
    const after = (await standing()).filter(({ employeeId }) => employeeId === 'P-1');
    expect(after).toMatchObject([{ externalId: line?.externalId, version: 2, minutes: 480, isCorrection: true }]);
  });

  test('a way there that is added later leaves the work as it is', async () => {
    await recordAgain([shift(past(3, '17:15'), past(3, '18:00'), 0, 'TRAVEL_TO'), shift()]);
    expect(await calls.preview()).toMatchObject({ sums: [{ step: 'NEW', lines: 1, minutes: 45 }] });
  });

  test('recorded anew as it was is no change', async () => {
    await recordAgain([shift()]);
    expect(await calls.preview()).toMatchObject({ sums: [] });
    expect(await calls.payrollState(stage.evening)).toBe('TRANSFERRED');
  });

  test('another cost centre is none either: what was booked stays where it was booked', async () => {
    await calls.readCostCenters();
    await api.asOwner(
      `update target_users set cost_center_id = (select id from cost_centers where tenant_id = $2 and number = '210') where user_id = $1`,
      [stage.anna.id, stage.tenantId],
    );
    expect(await calls.preview()).toMatchObject({ sums: [] });
  });

  test('what is gone is taken back, and comes again as a new version', async () => {
    await worklogCalls(api, () => stage.accounting).record(stage.evening, 1, [
      { worklogUserId: stage.anna.id, entries: [], didNotCome: true },
      { worklogUserId: stage.bela.id, entries: [shift(past(3, '18:00'), past(2, '01:15'), 0)] },
    ]);
    expect((await calls.preview()).gone.items).toEqual([{ lastName: 'Pichler', minutes: null, minutesBefore: 450 }]);
    await payroll.behave('lose-answer', { operation: 'delete', times: 1 });
    expect(await transferAll()).toMatchObject({ state: 'COMPLETE', acceptedCount: 1 });
    expect(await standing()).toMatchObject([{ employeeId: 'P-2' }]);
    const { record } = worklogCalls(api, () => stage.accounting);
    await record(stage.evening, 2, [
      { worklogUserId: stage.anna.id, entries: [shift()] },
      { worklogUserId: stage.bela.id, entries: [shift(past(3, '18:00'), past(2, '01:15'), 0)] },
    ]);
    expect(await transferAll()).toMatchObject({ state: 'COMPLETE' });
    expect((await standing()).find(({ employeeId }) => employeeId === 'P-1')).toMatchObject({
      version: 3,
      minutes: 450,
    });
  });

  test('a number that was somebody else’s is mended there', async () => {
    await number(stage.anna.id, null);
    await number(stage.bela.id, 'P-1');
    await number(stage.anna.id, 'P-2');
    await transferAll();
    expect((await standing()).map(({ employeeId, minutes }) => [employeeId, minutes]).toSorted()).toEqual([
      ['P-1', 435],
      ['P-2', 450],
    ]);
  });
});

describe('what can not go', () => {
  test('is named with its reason and holds back nobody', async () => {
    await startJobs();
    await calls.readCostCenters();
    await number(stage.anna.id, null);
    await api.asOwner(
      `update target_users set cost_center_id = (select id from cost_centers where tenant_id = $2 and number = '230') where user_id = $1`,
      [stage.bela.id, stage.tenantId],
    );
    await anotherEvening(api, stage, 5);
    expect((await calls.preview()).blocked.items).toMatchObject([
      { obstacle: 'COST_CENTER_INACTIVE', lastName: 'Kovács', costCenter: '230' },
      { obstacle: 'NO_PERSONNEL_NUMBER', lastName: 'Pichler' },
      { obstacle: 'NO_PERSONNEL_NUMBER', lastName: 'Pichler' },
    ]);
    expect((await calls.transfer()).message).toBe(ACCOUNTING_FAILURES.nothingToTransfer.message);
    await number(stage.anna.id, 'P-1');
    expect(await transferAll()).toMatchObject({ state: 'COMPLETE', count: 2 });
  });

  test('after somebody has left, as the last reading says', async () => {
    const [reading] = await api.asOwner(
      `insert into accounting_readings (tenant_id, ordered_at, ordered_by_name, state, finished_at)
       values ($1, now(), 'x', 'READ', now()) returning id`,
      [stage.tenantId],
    );
    await api.asOwner(
      `insert into accounting_employees (tenant_id, reading_id, accounting_id, first_name, last_name, staff_type, exit_date)
       values ($1, $2, 'P-1', 'Anna', 'Pichler', 'ON_DEMAND', $3)`,
      [stage.tenantId, reading?.['id'], past(4, '12:00').slice(0, 10)],
    );
    // Another one, which is under way, says nothing yet.
    await calls.read();
    expect((await calls.preview()).blocked.items).toMatchObject([
      { obstacle: 'LEFT', exitDate: past(4, '12:00').slice(0, 10) },
    ]);
    await jobs.drop();
  });
});

describe('a system that fails', () => {
  test.each(['lose-answer', 'drop', 'server-error', 'garbage', 'too-many-requests'] as const)(
    'by %s loses nothing and doubles nothing',
    async (mode) => {
      await startJobs();
      await payroll.behave(mode, { operation: 'times', times: 2 });
      expect(await transferAll()).toMatchObject({ state: 'COMPLETE', acceptedCount: 2, sentCount: 0, problem: null });
      expect((await payroll.client(stage.tenantId)).times).toHaveLength(2);
    },
  );

  test('says why it waits, until when, and can be stopped meanwhile', async () => {
    await startJobs();
    await payroll.behave('too-many-requests', { operation: 'times', retryAfterSeconds: 3600 });
    const { it } = await calls.transfer();
    await until(async () => (await calls.look(it.id)).problem !== null);
    const waiting = await calls.look(it.id);
    expect(waiting).toMatchObject({ state: 'RUNNING', problem: 'BUSY', sentCount: 2 });
    expect(Date.parse(waiting.waitsUntil)).toBeGreaterThan(Date.now() + 3_000_000);
    expect((await calls.stop(it.id)).it).toMatchObject({ state: 'STOPPED', problem: null });
    await payroll.behave('accept');
    await jobs.done();
    // Nothing is known of them, so they are offered again.
    expect(await calls.preview()).toMatchObject({ sums: [{ step: 'NEW', lines: 2 }] });
    expect(await transferAll()).toMatchObject({ state: 'COMPLETE', acceptedCount: 2 });
  });

  test('a hang is left in the end; what may have arrived goes again and stands there once', async () => {
    await startJobs(100);
    await payroll.behave('hold', { operation: 'times' });
    const failed = await transferAll();
    expect(failed).toMatchObject({ state: 'FAILED', failure: 'TOO_SLOW', acceptedCount: 0, sentCount: 2 });
    await payroll.behave('lose-answer', { operation: 'times' });
    expect(await transferAll()).toMatchObject({ state: 'FAILED', failure: 'UNREACHABLE', sentCount: 2 });
    expect(await standing()).toHaveLength(2);
    // Meanwhile it was changed: what stands there is not what is recorded.
    await recordAgain([shift(past(3, '18:00'), past(2, '03:00'))]);
    await payroll.behave('accept');
    expect(await transferAll()).toMatchObject({ state: 'COMPLETE', acceptedCount: 2 });
    expect((await standing()).map(({ minutes }) => minutes).toSorted()).toEqual([435, 510]);
    expect((await payroll.client(stage.tenantId)).times).toHaveLength(2);
  });

  test('wrong credentials end it at once', async () => {
    await startJobs();
    await payroll.behave('wrong-credentials');
    expect(await transferAll()).toMatchObject({ state: 'FAILED', failure: 'WRONG_CREDENTIALS', sentCount: 0 });
  });

  test('a line that is rejected is named, and offered again', async () => {
    await startJobs();
    await payroll.putClient(stage.tenantId, { closedUntil: LATELY.until });
    expect(await transferAll()).toMatchObject({
      state: 'INCOMPLETE',
      rejectedCount: 2,
      lines: { items: [{ state: 'REJECTED', rejection: 'PERIOD_CLOSED' }, { rejection: 'PERIOD_CLOSED' }] },
    });
    await payroll.putClient(stage.tenantId, { closedUntil: null });
    expect((await calls.preview()).fresh.items[0]).toMatchObject({ lastRejection: 'PERIOD_CLOSED' });
    expect(await transferAll()).toMatchObject({ state: 'COMPLETE', acceptedCount: 2 });
  });
});

describe('two at once', () => {
  test('transfer each line once', async () => {
    const other = await api.aUser({ tenantId: stage.tenantId, role: 'SYSTEM_ADMIN' });
    await startJobs();
    const answers = await Promise.all([calls.transfer(), calls.transfer(LATELY, other)]);
    const messages = answers.flatMap(({ message }) => message ?? []);
    expect(messages).toEqual([ACCOUNTING_FAILURES.transferUnderWay.message]);
    await jobs.done();
    expect((await payroll.client(stage.tenantId)).times).toHaveLength(2);
    const { it } = await calls.ask('{ it: accountingTransfers { count items { acceptedCount } } }');
    expect(it).toEqual({ count: 1, items: [{ acceptedCount: 2 }] });
  });

  test('who work on the same transfer, after one was thought dead, send it once', async () => {
    const { it } = await calls.transfer();
    await api.asOwner(
      `select graphile_worker.add_job('accounting.transfer-times', json_build_object('tenantId', $1::text,
        'payload', json_build_object('transferId', $2::text)))`,
      [stage.tenantId, it.id],
    );
    await startJobs();
    expect(await settled(it.id)).toMatchObject({ state: 'COMPLETE', acceptedCount: 2 });
    expect((await payroll.client(stage.tenantId)).times).toHaveLength(2);
  });
});
