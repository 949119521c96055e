import { afterAll, expect, test } from 'vitest';
import { anEmployee, aPaidEvening, connectPayroll, payrollCalls } from '#app/testing/a-payroll.ts';
import { past } from '#app/testing/a-worked-evening.ts';
import { aRecordedEvening } from '#app/testing/an-invoice.ts';
import { runTestJobs } from '#app/testing/run-test-jobs.ts';
import { tenantJobs } from '#app/testing/tenant-jobs.ts';
import { startTestAccounting } from '#app/testing/test-accounting.ts';
import { startTestApi } from '#app/testing/test-api.ts';
import { shift, worklogCalls } from '#app/testing/worklog-calls.ts';
import { transferTimes } from '#features/accounting/transfer-times.jobs.ts';

const payroll = await startTestAccounting();
const api = await startTestApi({ settings: { ACCOUNTING_URL: payroll.apiUrl } });
afterAll(async () => {
  await api.close();
  await payroll.stop();
});

test('a colleague who can not be transferred yet does not mark the block as changed; a time that is added does', async () => {
  const stage = await aRecordedEvening(api);
  const calls = payrollCalls(api, () => stage.accounting);
  await connectPayroll(api, payroll, stage.tenantId, { employees: [anEmployee({ id: 'P-1' })] });
  await api.asOwner('update target_users set accounting_id = $2 where user_id = $1', [stage.anna.id, 'P-1']);
  await runTestJobs(api, transferTimes(api.secrets, payroll.apiUrl, 2000));
  await calls.transfer();
  await tenantJobs(api, () => stage.tenantId, 'accounting.').done();
  expect((await calls.preview()).blocked.items).toMatchObject([{ obstacle: 'NO_PERSONNEL_NUMBER' }]);
  expect(await calls.payrollState(stage.evening)).toBe('PARTLY');

  await worklogCalls(api, () => stage.accounting).record(stage.evening, 1, [
    { worklogUserId: stage.anna.id, entries: [shift(past(3, '17:15'), past(3, '18:00'), 0, 'TRAVEL_TO'), shift()] },
    { worklogUserId: stage.bela.id, entries: [shift(past(3, '18:00'), past(2, '01:15'), 0)] },
  ]);
  expect(await calls.payrollState(stage.evening)).toBe('CHANGED');
});

test('who was anonymised changes nothing of what went', async () => {
  const stage = await aPaidEvening(api, payroll);
  const calls = payrollCalls(api, () => stage.accounting);
  await runTestJobs(api, transferTimes(api.secrets, payroll.apiUrl, 2000));
  await calls.transfer();
  await tenantJobs(api, () => stage.tenantId, 'accounting.').done();
  await api.asOwner(
    'update target_users set anonymised_at = now(), accounting_id = null, social_security_number_hash = null where user_id = $1',
    [stage.anna.id],
  );
  expect(await calls.payrollState(stage.evening)).toBe('TRANSFERRED');
  expect((await calls.preview()).sums).toEqual([]);
});
