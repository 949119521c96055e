import { afterAll, beforeAll, expect, test } from 'vitest';
import { aRecordedEvening, invoiceCalls, invoiceInput } from '#app/testing/an-invoice.ts';
import { billingRunCalls } from '#app/testing/billing-run-calls.ts';
import { invoiceInvariants } from '#app/testing/invoice-model/invoice-invariants.ts';
import { type ServerProcess, startServerProcess } from '#app/testing/server-process.ts';
import { startTestApi, type TestApi } from '#app/testing/test-api.ts';
import { until } from '#app/testing/until.ts';

const INVOICES = 6;
/** More in `npm run test:deep`. */
const KILLS = 20;

let api: TestApi;
let stage: Awaited<ReturnType<typeof aRecordedEvening>>;
let server: ServerProcess | undefined;
beforeAll(async () => {
  api = await startTestApi();
  stage = await aRecordedEvening(api);
});
afterAll(async () => {
  if (server && server.child.exitCode === null) await server.end('SIGKILL');
  await api.close();
});

const start = () =>
  startServerProcess({ DATABASE_URL: api.ownerUrl, DATABASE_APP_URL: api.appUrl, DATABASE_JOBS_URL: api.jobsUrl });
const ITEMS = [{ description: 'Pauschale', quantity: 1, unit: 'Stk.', pricePerUnit: { value: 100 } }];

test(`kill -9 in the middle of ${KILLS} runs: each invoice of them is sent, and none twice`, {
  timeout: KILLS * 60_000,
}, async () => {
  const { create } = invoiceCalls(api, () => stage.accounting);
  const runs = billingRunCalls(api, () => stage.accounting);
  const check = invoiceInvariants(api, stage.tenantId);
  const settledOf = async (id: string) => (await runs.find(id)).count - (await runs.find(id)).waitingCount;
  for (let round = 0; round < KILLS; round += 1) {
    const drafts: string[] = [];
    for (let made = 0; made < INVOICES; made += 1) {
      const { invoice } = await create(invoiceInput(stage.recipient, [], { additionalItems: ITEMS }));
      drafts.push(invoice.id);
    }
    const { invoice: run } = await runs.send(drafts);
    server = await start();
    // Each time a little later.
    await until(async () => (await settledOf(run.id)) > round % INVOICES);
    await server.end('SIGKILL');
    await check();
    server = await start();
    await until(async () => {
      // A killed process holds its jobs until somebody notices; here that time passes at once.
      await api.asOwner(
        `select graphile_worker.force_unlock_workers(array(select distinct locked_by from graphile_worker._private_jobs
           where locked_at < now() - interval '2 seconds'))`,
      );
      return (await settledOf(run.id)) === INVOICES;
    }, 30_000);
    expect(await runs.find(run.id)).toMatchObject({ doneCount: INVOICES, failedCount: 0 });
    const sendings = await api.asOwner<{ count: number }>(
      'select count(*)::int as count from invoice_sendings where invoice_id = any($1::uuid[]) group by invoice_id',
      [drafts],
    );
    expect(sendings).toEqual(drafts.map(() => ({ count: 1 })));
    await check();
    await server.end('SIGKILL');
  }
});
