import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPaidEvening, LATELY, payrollCalls } from '#app/testing/a-payroll.ts';
import { past } from '#app/testing/a-worked-evening.ts';
import { anotherEvening } from '#app/testing/an-invoice.ts';
import { type ServerProcess, startServerProcess } from '#app/testing/server-process.ts';
import { startTestAccounting } from '#app/testing/test-accounting.ts';
import { startTestApi, type TestApi } from '#app/testing/test-api.ts';
import { until } from '#app/testing/until.ts';

/** More in `npm run test:deep`. */
const KILLS = 20;

let api: TestApi;
let payroll: Awaited<ReturnType<typeof startTestAccounting>>;
let stage: Awaited<ReturnType<typeof aPaidEvening>>;
let server: ServerProcess | undefined;
beforeAll(async () => {
  payroll = await startTestAccounting();
  api = await startTestApi();
  stage = await aPaidEvening(api, payroll);
});
afterAll(async () => {
  if (server && server.child.exitCode === null) await server.end('SIGKILL');
  await api.close();
  await payroll.stop();
});

const start = () =>
  startServerProcess({
    DATABASE_URL: api.ownerUrl,
    DATABASE_APP_URL: api.appUrl,
    DATABASE_JOBS_URL: api.jobsUrl,
    ACCOUNTING_URL: payroll.apiUrl,
  });

test(`kill -9 while ${KILLS} transfers are on their way: each line is there, and none twice`, {
  timeout: KILLS * 60_000,
}, async () => {
  const calls = payrollCalls(api, () => stage.accounting);
  for (let round = 0; round < KILLS; round += 1) {
    await anotherEvening(api, stage, 4 + round);
    const before = (await payroll.client(stage.tenantId)).times.length;
    // By turns it dies before the work was done there, and after.
    await payroll.behave(round % 2 === 0 ? 'lose-answer' : 'hold', { operation: 'times' });
    const { it } = await calls.transfer({ ...LATELY, from: past(40, '12:00').slice(0, 10) });
    server = await start();
    await until(async () => (await calls.look(it.id)).sentCount > 0);
    await server.end('SIGKILL');
    await payroll.behave('accept');
    server = await start();
    await until(async () => {
      // A killed process holds its jobs until somebody notices, and waiting jobs have their time; here both pass at once.
      await api.asOwner(
        `select graphile_worker.force_unlock_workers(array(select distinct locked_by from graphile_worker._private_jobs
           where locked_at < now() - interval '2 seconds'))`,
      );
      await api.asOwner(
        'update graphile_worker._private_jobs set run_at = now() where locked_at is null and run_at > now()',
      );
      return (await calls.look(it.id)).state !== 'RUNNING';
    }, 30_000);
    const { count, state } = await calls.look(it.id);
    expect(state).toBe('COMPLETE');
    expect((await payroll.client(stage.tenantId)).times).toHaveLength(before + count);
    await server.end('SIGKILL');
  }
});
