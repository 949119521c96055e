import { callApi, headersOf, SYSTEM_ADMIN } from '#bench/call-api.ts';
import { LARGE_TENANT } from '#bench/data/generate.ts';
import type { Entry } from '#bench/entry.ts';
import { judge } from '#bench/goals.ts';
import { forgetInvoices, giveBlocksBack, lendBlocks } from '#bench/lent-blocks.ts';
import { median } from '#bench/load.ts';
import { connectToTenant } from '#bench/tenant-connection.ts';

const BLOCKS = 30;
const CLIENTS = 8;
/** As many as the data set has blocks for. */
const INVOICES_EACH = 4;
const ROUNDS = 5;
const DATES = { issueDate: '2026-11-16', dueDate: '2026-11-30', dunDate: '2026-12-14' };

interface Borrower {
  readonly id: string;
  readonly blocks: readonly string[];
}

/** An invoice of thirty blocks from the hours to the frozen paper with its e-invoices, for one person and for eight at once. */
export const entry: Entry = {
  name: `Creating and sending an invoice of ${BLOCKS} blocks`,
  async run(product) {
    const headers = { ...(await headersOf(product, SYSTEM_ADMIN)), 'x-tenant-id': LARGE_TENANT };
    const owner = await connectToTenant(product.databaseUrl, 'owner');
    const call = (query: string, variables: object) =>
      callApi<{ createInvoice: { id: string } }>(product, headers, query, variables);
    await lendBlocks(owner, CLIENTS, BLOCKS * INVOICES_EACH);
    const { rows: borrowers } = await owner.query<Borrower>(
      `select b.id, array_agg(a.id) as blocks from borrower b join appointments a on a.tenant_id = '${LARGE_TENANT}'
         and a.invoice_recipient_id = b.id group by b.id`,
    );
    const send = async ({ id, blocks }: Borrower, which: number): Promise<number> => {
      const input = {
        ...DATES,
        recipientId: id,
        language: 'DE',
        taxTreatment: 'TAXED',
        includedWorklogBlockIds: blocks.slice(which * BLOCKS, (which + 1) * BLOCKS),
        lines: [],
        surcharges: [],
        additionalItems: [],
      };
      const began = performance.now();
      const { createInvoice: made } = await call(
        'mutation ($input: InvoiceInput!) { createInvoice(input: $input) { id } }',
        { input },
      );
      await call('mutation ($id: String!) { sendInvoice(invoiceId: $id) { id } }', { id: made.id });
      return performance.now() - began;
    };
    /** Each sends one after the other. */
    const sendAll = async (people: readonly Borrower[]): Promise<readonly number[]> => {
      const sent = people.map(async (borrower) => {
        const times: number[] = [];
        for (let which = 0; which < INVOICES_EACH; which += 1) times.push(await send(borrower, which));
        return times;
      });
      const times = (await Promise.all(sent)).flat();
      await forgetInvoices(owner);
      return times;
    };
    try {
      await sendAll(borrowers);
      const [alone, rates]: [number[], number[]] = [[], []];
      for (let round = 0; round < ROUNDS; round += 1) {
        alone.push(...(await sendAll(borrowers.slice(0, 1))));
        const times = await sendAll(borrowers);
        const each = times.reduce((sum, ms) => sum + ms, 0) / times.length;
        rates.push((1000 * CLIENTS) / each);
      }
      return [
        `1 client:  ${judge(median(alone), { atMost: 100 }, { unit: ' ms', digits: 0 })}`,
        `${CLIENTS} clients: ${judge(median(rates), { atLeast: 15 }, { unit: ' a second', digits: 1 })}`,
      ];
    } finally {
      await forgetInvoices(owner);
      await giveBlocksBack(owner);
      await owner.end();
    }
  },
};
