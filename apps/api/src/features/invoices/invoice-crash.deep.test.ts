import { afterAll, beforeAll, expect, test } from 'vitest';
import { aRecordedEvening, invoiceInput } from '#app/testing/an-invoice.ts';
import { invoiceInvariants } from '#app/testing/invoice-model/invoice-invariants.ts';
import { type ServerProcess, startServerProcess } from '#app/testing/server-process.ts';
import { startTestApi, type TestApi } from '#app/testing/test-api.ts';
import { startTestInbox } from '#app/testing/test-mail.ts';
import { until } from '#app/testing/until.ts';

const AT_ONCE = 5;
/** Ten times as many in `npm run test:deep`. */
const KILLS = 40;

let api: TestApi;
let inbox: Awaited<ReturnType<typeof startTestInbox>>;
let stage: Awaited<ReturnType<typeof aRecordedEvening>>;
let server: ServerProcess | undefined;
beforeAll(async () => {
  [api, inbox] = await Promise.all([startTestApi(), startTestInbox()]);
  stage = await aRecordedEvening(api);
});
afterAll(async () => {
  if (server && server.child.exitCode === null) await server.end('SIGKILL');
  await inbox.stop();
  await api.close();
});

const start = () =>
  startServerProcess({
    DATABASE_URL: api.ownerUrl,
    DATABASE_APP_URL: api.appUrl,
    DATABASE_JOBS_URL: api.jobsUrl,
    SMTP_URL: inbox.smtpUrl,
  });
const ITEMS = [{ description: 'Pauschale', quantity: 1, unit: 'Stk.', pricePerUnit: { value: 100 } }];
const CREATE = 'mutation ($input: InvoiceInput!) { it: createInvoice(input: $input) { id } }';
const SEND = 'mutation ($id: String!) { it: sendInvoice(invoiceId: $id) { id } }';

/** A killed process left its claims and locks behind; here the minutes pass after which others take over. */
const letTimePass = () =>
  api.asOwner(
    `with late as (update sent_mails set claimed_at = claimed_at - interval '10 minutes' where sent_at is null),
       due as (update graphile_worker._private_jobs set run_at = now() where locked_at is null)
     select graphile_worker.force_unlock_workers(array(select distinct locked_by from graphile_worker._private_jobs
       where locked_at < now() - interval '2 seconds'))`,
  );

test(`kill -9 during ${KILLS * AT_ONCE} creations and sends loses, doubles and skips no number, and each frozen one is mailed`, {
  timeout: KILLS * 40_000,
}, async () => {
  const check = invoiceInvariants(api, stage.tenantId);
  for (let round = 0; round < KILLS; round += 1) {
    server = await start();
    const { url } = server;
    let answers = 0;
    const ask = async (query: string, variables: object) => {
      const response = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...stage.accounting.headers },
        body: JSON.stringify({ query, variables }),
      });
      const { data, errors } = (await response.json()) as { data: { it: { id: string } }; errors?: unknown };
      expect(errors).toBeUndefined();
      answers += 1;
      return data.it.id;
    };
    const clients = Array.from({ length: AT_ONCE }, async () => {
      const input = invoiceInput(stage.recipient, [], { additionalItems: ITEMS });
      await ask(SEND, { id: await ask(CREATE, { input }) });
    });
    const over = Promise.allSettled(clients);
    // Each time a little later: while they are created, while they are printed and frozen, while the mails go out.
    const wanted = (round * 3) % (2 * AT_ONCE + 1);
    await Promise.race([until(() => answers >= wanted), over]);
    await server.end('SIGKILL');
    for (const one of await over)
      if (one.status === 'rejected') expect(String(one.reason)).toMatch(/fetch failed|terminated/);
    await check();
  }

  server = await start();
  const frozen = await api.asOwner<{ number: string; sent_file: Buffer }>(
    'select number, sent_file from invoices where tenant_id = $1 and sent_at is not null order by position',
    [stage.tenantId],
  );
  expect(frozen.length).toBeGreaterThan(0);
  await until(async () => {
    await letTimePass();
    const [open] = await api.asOwner<{ count: number }>(
      'select count(*)::int as count from invoice_sending_recipients where tenant_id = $1 and sent_at is null',
      [stage.tenantId],
    );
    return open?.count === 0;
  }, 60_000);
  await check();
  const mails = await inbox.messages(`${stage.recipient}@kunde.example`);
  for (const { number, sent_file } of frozen) {
    const mail = mails.find(({ subject }) => subject?.startsWith(`Rechnung ${number} `));
    expect(mail && (await inbox.attachment(mail)).equals(sent_file), number).toBe(true);
  }
  expect(new Set(mails.map(({ subject }) => subject)).size).toBe(frozen.length);
});
