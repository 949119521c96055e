import { benchId } from '#bench/bench-id.ts';
import { byTurns } from '#bench/by-turns.ts';
import { callApi, headersOf, SYSTEM_ADMIN } from '#bench/call-api.ts';
import { LARGE_TENANT } from '#bench/data/generate.ts';
import type { Entry } from '#bench/entry.ts';
import { judge } from '#bench/goals.ts';
import { connectToTenant } from '#bench/tenant-connection.ts';

const ROUNDS = 25;
const BLOCKS = 30;
/** The data set leaves enough of theirs to be billed, and their id looks as the product asks for it. */
const RECIPIENT = benchId('recipient4');
const DATES = { issueDate: '2026-11-16', dueDate: '2026-11-30', dunDate: '2026-12-14' };

/** The hours of the blocks in $1 and what they cost, a line each. */
const LINES = `(
  select h.*, round(h.quantity * h.price / 100.0)::bigint as net from (
    select a.id, a.appointment_type_id, a.starts_at::date as day, a.description, p.price_in_cents as price, e.minutes,
      e.workers, round(e.minutes * 100 / 60.0)::bigint as quantity
    from appointments a
      join invoice_recipient_prices p on p.tenant_id = a.tenant_id and p.invoice_recipient_id = a.invoice_recipient_id
        and p.appointment_type_id = a.appointment_type_id,
      lateral (select sum(extract(epoch from e.ends_at - e.starts_at) / 60 - e.break_minutes)::int as minutes,
          count(distinct e.user_id)::int as workers
        from worklog_entries e where e.tenant_id = a.tenant_id and e.appointment_id = a.id) e
    where a.tenant_id = '${LARGE_TENANT}' and a.id = any($1::uuid[])) h) line`;

/** An invoice of thirty blocks with its number, paper, audit and live events, against the bare statements. */
export const entry: Entry = {
  name: `Creating an invoice of ${BLOCKS} blocks`,
  async run(product) {
    const headers = { ...(await headersOf(product, SYSTEM_ADMIN)), 'x-tenant-id': LARGE_TENANT };
    const owner = await connectToTenant(product.databaseUrl, 'owner');
    const { billableWorklogBlocks: billable } = await callApi<{ billableWorklogBlocks: { id: string }[] }>(
      product,
      headers,
      `{ billableWorklogBlocks(invoiceRecipientId: "${RECIPIENT}") { id } }`,
    );
    const blocks = billable.slice(0, BLOCKS).map(({ id }) => id);
    const input = {
      ...DATES,
      recipientId: RECIPIENT,
      language: 'DE',
      taxTreatment: 'TAXED',
      includedWorklogBlockIds: blocks,
      lines: [],
      surcharges: [],
      additionalItems: [],
    };
    const create = () =>
      callApi(product, headers, 'mutation ($input: InvoiceInput!) { createInvoice(input: $input) { id } }', { input });
    const bare = async () => {
      await owner.query('begin');
      await owner.query(
        `select from appointments where tenant_id = '${LARGE_TENANT}' and id = any($1::uuid[]) order by id for update`,
        [blocks],
      );
      const { rows: numbers } = await owner.query<{ position: number }>(
        `insert into invoice_counters as c (tenant_id, year, last_position) values ('${LARGE_TENANT}', 2026, 1)
         on conflict (tenant_id, year) do update set last_position = c.last_position + 1 returning last_position as position`,
      );
      const { rows: invoices } = await owner.query<{ id: string }>(
        `insert into invoices (tenant_id, year, position, invoice_recipient_id, issue_date, due_date, dun_date, language,
           tax_treatment, tax_percentage, paper, recipient_name, search_key, net_in_cents, tax_in_cents, gross_in_cents,
           created_at, created_by_name)
         select '${LARGE_TENANT}', 2026, $2, '${RECIPIENT}', '${DATES.issueDate}', '${DATES.dueDate}', '${DATES.dunDate}',
           'de', 'TAXED', 2000, '{}', 'Hotel Nr. 4', 'hotel nr. 4', sum(net), round(sum(net) * 0.2),
           sum(net) + round(sum(net) * 0.2), now(), 'Katharina Brandl'
         from ${LINES} returning id`,
        [blocks, numbers[0]?.position],
      );
      await owner.query(
        `insert into invoice_lines (tenant_id, invoice_id, position, kind, appointment_id, appointment_type_id, day,
           description, quantity, unit, price_in_cents, net_in_cents, recorded_minutes, workers)
         select '${LARGE_TENANT}', $2, row_number() over (order by day, id), 'SERVICE', id, appointment_type_id, day,
           description, quantity, 'h', price, net, minutes, workers
         from ${LINES}`,
        [blocks, invoices[0]?.id],
      );
      await owner.query(
        `insert into invoice_blocks (tenant_id, invoice_id, appointment_id, block_version)
         select tenant_id, $2, appointment_id, version from worklog_blocks
         where tenant_id = '${LARGE_TENANT}' and appointment_id = any($1::uuid[])`,
        [blocks, invoices[0]?.id],
      );
      await owner.query('commit');
    };
    /** Nobody else can: an invoice stays for ever, and so does its number. */
    const forget = async () => {
      await owner.query('begin');
      await owner.query('set local session_replication_role = replica');
      const { rows } = await owner.query<{ invoice_id: string }>(
        `delete from invoice_blocks where tenant_id = '${LARGE_TENANT}' and is_live and appointment_id = any($1::uuid[])
         returning invoice_id`,
        [blocks],
      );
      const made = [rows[0]?.invoice_id];
      const own = `tenant_id = '${LARGE_TENANT}'`;
      await owner.query(`delete from invoice_lines where ${own} and invoice_id = any($1::uuid[])`, [made]);
      await owner.query(`delete from invoices where ${own} and id = any($1::uuid[])`, [made]);
      await owner.query(`update invoice_counters set last_position = last_position - 1 where ${own} and year = 2026`);
      await owner.query('commit');
    };
    /** A price a month for ten years, in the list and of the recipient's own. */
    const datePrices = async () => {
      await owner.query(
        `insert into price_list_entries (tenant_id, appointment_type_id, valid_from, price_in_cents)
         select t.tenant_id, t.id, date '2016-01-01' + m * 30, 2400 from appointment_types t, generate_series(1, 120) m
         where t.tenant_id = '${LARGE_TENANT}'`,
      );
      await owner.query(
        `insert into invoice_recipient_prices (tenant_id, invoice_recipient_id, appointment_type_id, valid_from, price_in_cents)
         select t.tenant_id, '${RECIPIENT}', t.id, date '2016-01-01' + m * 30, 2400
         from appointment_types t, generate_series(1, 120) m where t.tenant_id = '${LARGE_TENANT}'`,
      );
    };
    const forgetPrices = async () => {
      await owner.query(`delete from price_list_entries where tenant_id = '${LARGE_TENANT}'`);
      await owner.query(
        `delete from invoice_recipient_prices where tenant_id = '${LARGE_TENANT}' and valid_from > '1900-01-01'`,
      );
    };
    try {
      const [all = 0, , , dated = 0, , , plain = 0] = await byTurns(ROUNDS, [
        ...[create, forget, datePrices, create, forget, forgetPrices],
        ...[bare, forget],
      ]);
      return [
        `created in ${all.toFixed(0)} ms, bare statements ${plain.toFixed(0)} ms = ${judge(all / plain, { atMost: 5 }, { unit: '×', digits: 1 })}`,
        `with prices of ten years ${dated.toFixed(0)} ms = ${judge(dated / all, { atMost: 1.1 }, { unit: '×' })}`,
      ];
    } finally {
      await owner.end();
    }
  },
};
