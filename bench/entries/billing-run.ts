import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { callApi, headersOf, SYSTEM_ADMIN } from '#bench/call-api.ts';
import { LARGE_TENANT } from '#bench/data/generate.ts';
import type { Entry } from '#bench/entry.ts';
import { judge } from '#bench/goals.ts';
import type { BenchedProduct } from '#bench/product.ts';
import { memoryOf, mostMemoryDuring } from '#bench/server-memory.ts';
import { connectToTenant } from '#bench/tenant-connection.ts';

const [FEW, MANY] = [50, 200];
const BLOCKS_EACH = 5;
const DATES = { issueDate: '2026-11-16', dueDate: '2026-11-30' };

/** Changes that no trigger should hear of: the data set is as it was when the entry is over. */
async function quietly(owner: pg.Client, ...statements: readonly string[]): Promise<void> {
  await owner.query(['begin', 'set local session_replication_role = replica', ...statements, 'commit'].join(';'));
}

/** Two hundred recipients with some evenings each, lent by others. */
const lend = (owner: pg.Client) =>
  quietly(
    owner,
    `create temp table lent as
       select a.id, a.invoice_recipient_id as owner_id, row_number() over (order by a.starts_at desc, a.id) - 1 as n
       from appointments a join worklog_blocks b on b.tenant_id = a.tenant_id and b.appointment_id = a.id
       where a.tenant_id = '${LARGE_TENANT}' and b.recorded_at is not null and not exists (select from invoice_blocks l
         where l.tenant_id = a.tenant_id and l.appointment_id = a.id and l.is_live)
       order by a.starts_at desc, a.id limit ${MANY * BLOCKS_EACH}`,
    `create temp table borrower as select n, md5('${LARGE_TENANT}borrower' || n)::uuid as id
       from generate_series(0, ${MANY - 1}) n`,
    `insert into invoice_recipients (tenant_id, id, customer_number, name, street_name_and_number, postal_code, location,
         country_code, name_search_key, search_key)
       select '${LARGE_TENANT}', id, 'B-' || n, 'Borger ' || n, 'Ring 1', '1010', 'Wien', 'AT', '', '' from borrower`,
    `insert into invoice_recipient_prices (tenant_id, invoice_recipient_id, appointment_type_id, price_in_cents)
       select t.tenant_id, b.id, t.id, 2890 from borrower b, appointment_types t where t.tenant_id = '${LARGE_TENANT}'`,
    `update appointments a set invoice_recipient_id = b.id from lent l join borrower b on b.n = l.n % ${MANY}
       where a.tenant_id = '${LARGE_TENANT}' and a.id = l.id`,
  );

const MADE = `select id from invoices where tenant_id = '${LARGE_TENANT}' and invoice_recipient_id in (select id from borrower)`;
/** Nobody else can: an invoice stays for ever, and so does its number. */
const forget = (owner: pg.Client) =>
  quietly(
    owner,
    `delete from billing_runs where tenant_id = '${LARGE_TENANT}'`,
    `delete from billing_run_items where tenant_id = '${LARGE_TENANT}'`,
    ...['invoice_blocks', 'invoice_lines'].map(
      (table) => `delete from ${table} where tenant_id = '${LARGE_TENANT}' and invoice_id in (${MADE})`,
    ),
    `update invoice_counters set last_position = last_position - (select count(*) from (${MADE}) made)
       where tenant_id = '${LARGE_TENANT}' and year = 2026`,
    `delete from invoices where tenant_id = '${LARGE_TENANT}' and id in (${MADE})`,
  );
const giveBack = (owner: pg.Client) =>
  quietly(
    owner,
    `update appointments a set invoice_recipient_id = l.owner_id from lent l
       where a.tenant_id = '${LARGE_TENANT}' and a.id = l.id`,
    `delete from invoice_recipient_prices where tenant_id = '${LARGE_TENANT}'
       and invoice_recipient_id in (select id from borrower)`,
    `delete from invoice_recipients where tenant_id = '${LARGE_TENANT}' and id in (select id from borrower)`,
  );

interface Proposal {
  readonly invoiceRecipientId: string;
  readonly recipientName: string;
  readonly blocks: readonly { readonly id: string; readonly version: number }[];
}

/** How long it takes from the order until the last invoice is there. */
async function billed(product: BenchedProduct, headers: Record<string, string>, proposals: readonly Proposal[]) {
  const invoices = proposals.map(({ invoiceRecipientId, blocks }) => ({ invoiceRecipientId, blocks }));
  const started = performance.now();
  const { startBillingRun: run } = await callApi<{ startBillingRun: { id: string } }>(
    product,
    headers,
    'mutation ($input: BillingRunInput!) { startBillingRun(input: $input) { id } }',
    { input: { ...DATES, proposesSurcharges: false, invoices } },
  );
  for (;;) {
    const { billingRun } = await callApi<{ billingRun: { waitingCount: number; doneCount: number } }>(
      product,
      headers,
      `{ billingRun(billingRunId: "${run.id}") { waitingCount doneCount } }`,
    );
    if (billingRun.waitingCount > 0) {
      await delay(20);
      continue;
    }
    if (billingRun.doneCount < invoices.length)
      throw new Error(`${billingRun.doneCount} of ${invoices.length} were made`);
    return performance.now() - started;
  }
}

export const entry: Entry = {
  name: `Billing run of ${MANY} recipients with ${BLOCKS_EACH} blocks each`,
  async run(product) {
    const headers = { ...(await headersOf(product, SYSTEM_ADMIN)), 'x-tenant-id': LARGE_TENANT };
    const owner = await connectToTenant(product.databaseUrl, 'owner');
    await lend(owner);
    try {
      const started = performance.now();
      const { billingProposals: all } = await callApi<{ billingProposals: Proposal[] }>(
        product,
        headers,
        `{ billingProposals(until: "2026-11-16") { invoiceRecipientId recipientName blocks { id version } } }`,
      );
      const proposed = performance.now() - started;
      const ours = all.filter(({ recipientName }) => recipientName.startsWith('Borger'));
      await billed(product, headers, ours.slice(0, 10));
      await forget(owner);
      const few = await billed(product, headers, ours.slice(0, FEW));
      await forget(owner);
      const before = await memoryOf(product);
      let many = 0;
      const most = await mostMemoryDuring(product, async () => {
        many = await billed(product, headers, ours);
      });
      const growth = many / ours.length / (few / FEW);
      return [
        `proposed in ${proposed.toFixed(0)} ms, made in ${many.toFixed(0)} ms, ${(many / ours.length).toFixed(1)} ms each; of ${FEW} ${(few / FEW).toFixed(1)} ms each = ${judge(growth, { atMost: 1.3 }, { unit: '×' })}`,
        `memory of the server: ${before.toFixed(0)} MB before, ${most.toFixed(0)} MB at most, ${(await memoryOf(product)).toFixed(0)} MB after`,
      ];
    } finally {
      await forget(owner);
      await giveBack(owner);
      await owner.end();
    }
  },
};
