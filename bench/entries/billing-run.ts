import { setTimeout as delay } from 'node:timers/promises';
import { callApi, headersOf, SYSTEM_ADMIN } from '#bench/call-api.ts';
import { LARGE_TENANT } from '#bench/data/generate.ts';
import type { Entry } from '#bench/entry.ts';
import { judge } from '#bench/goals.ts';
import { forgetInvoices, giveBlocksBack, lendBlocks } from '#bench/lent-blocks.ts';
import { median } from '#bench/load.ts';
import type { BenchedProduct } from '#bench/product.ts';
import { memoryOf, mostMemoryDuring } from '#bench/server-memory.ts';
import { connectToTenant } from '#bench/tenant-connection.ts';

const [FEW, MANY] = [50, 200];
const BLOCKS_EACH = 5;
const ALONE = 10;
const DATES = { issueDate: '2026-11-16', dueDate: '2026-11-30' };

interface Proposal {
  readonly invoiceRecipientId: string;
  readonly recipientName: string;
  readonly blocks: readonly { readonly id: string; readonly version: number }[];
}

/** An invoice as somebody makes it by hand; answers the milliseconds of one. */
async function alone(product: BenchedProduct, headers: Record<string, string>, proposals: readonly Proposal[]) {
  const times: number[] = [];
  for (const { invoiceRecipientId: recipientId, blocks } of proposals) {
    const input = {
      ...DATES,
      dunDate: '2026-12-14',
      recipientId,
      language: 'DE',
      taxTreatment: 'TAXED',
      includedWorklogBlockIds: blocks.map(({ id }) => id),
      lines: [],
      surcharges: [],
      additionalItems: [],
    };
    const started = performance.now();
    await callApi(product, headers, 'mutation ($input: InvoiceInput!) { createInvoice(input: $input) { id } }', {
      input,
    });
    times.push(performance.now() - started);
  }
  return median(times);
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
    await lendBlocks(owner, MANY, BLOCKS_EACH);
    try {
      const started = performance.now();
      const { billingProposals: all } = await callApi<{ billingProposals: Proposal[] }>(
        product,
        headers,
        `{ billingProposals(until: "2026-11-16") { invoiceRecipientId recipientName blocks { id version } } }`,
      );
      const proposed = performance.now() - started;
      const ours = all.filter(({ recipientName }) => recipientName.startsWith('Borger'));
      const one = await alone(product, headers, ours.slice(0, ALONE));
      await forgetInvoices(owner);
      const few = await billed(product, headers, ours.slice(0, FEW));
      await forgetInvoices(owner);
      const before = await memoryOf(product);
      let many = 0;
      const most = await mostMemoryDuring(product, async () => {
        many = await billed(product, headers, ours);
      });
      const each = many / ours.length;
      return [
        `proposed in ${proposed.toFixed(0)} ms, made in ${many.toFixed(0)} ms, ${each.toFixed(1)} ms each; of ${FEW} ${(few / FEW).toFixed(1)} ms each = ${judge(each / (few / FEW), { atMost: 1.3 }, { unit: '×' })}`,
        `one by hand ${one.toFixed(1)} ms: each of the run takes ${judge(each / one, { atMost: 3 }, { unit: '× of that' })}`,
        `memory of the server: ${before.toFixed(0)} MB before, ${most.toFixed(0)} MB at most, ${(await memoryOf(product)).toFixed(0)} MB after`,
      ];
    } finally {
      await forgetInvoices(owner);
      await giveBlocksBack(owner);
      await owner.end();
    }
  },
};
