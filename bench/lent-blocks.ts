import type pg from 'pg';
import { LARGE_TENANT } from '#bench/data/generate.ts';

/** Changes that no trigger should hear of: the data set is as it was when the entry is over. */
async function quietly(owner: pg.Client, ...statements: readonly string[]): Promise<void> {
  await owner.query(['begin', 'set local session_replication_role = replica', ...statements, 'commit'].join(';'));
}

/** So many recipients with so many recorded evenings each, lent by others: `Borger 0`, `Borger 1` and so on. */
export const lendBlocks = (owner: pg.Client, recipients: number, blocksEach: number) =>
  quietly(
    owner,
    `create temp table lent as
       select a.id, a.invoice_recipient_id as owner_id, row_number() over (order by a.starts_at desc, a.id) - 1 as n
       from appointments a join worklog_blocks b on b.tenant_id = a.tenant_id and b.appointment_id = a.id
       where a.tenant_id = '${LARGE_TENANT}' and b.recorded_at is not null and not exists (select from invoice_blocks l
         where l.tenant_id = a.tenant_id and l.appointment_id = a.id and l.is_live)
       order by a.starts_at desc, a.id limit ${recipients * blocksEach}`,
    `create temp table borrower as select n, benched.id::uuid as id
       from generate_series(0, ${recipients - 1}) n, md5('${LARGE_TENANT}borrower' || n) hash,
         overlay(overlay(hash placing '4' from 13) placing '8' from 17) benched (id)`,
    `insert into invoice_recipients (tenant_id, id, customer_number, name, street_name_and_number, postal_code, location,
         country_code, contact_email, vat_number, name_search_key, search_key)
       select '${LARGE_TENANT}', id, 'B-' || n, 'Borger ' || n, 'Ring 1', '1010', 'Wien', 'AT', 'borger@example.at',
         'ATU12345675', '', '' from borrower`,
    `insert into invoice_recipient_prices (tenant_id, invoice_recipient_id, appointment_type_id, price_in_cents)
       select t.tenant_id, b.id, t.id, 2890 from borrower b, appointment_types t where t.tenant_id = '${LARGE_TENANT}'`,
    `update appointments a set invoice_recipient_id = b.id from lent l join borrower b on b.n = l.n % ${recipients}
       where a.tenant_id = '${LARGE_TENANT}' and a.id = l.id`,
    `update invoice_senders set vat_number = 'ATU12345675' where tenant_id = '${LARGE_TENANT}'`,
  );

const MADE = `select id from invoices where tenant_id = '${LARGE_TENANT}' and invoice_recipient_id in (select id from borrower)`;
const SENDINGS = `select id from invoice_sendings where tenant_id = '${LARGE_TENANT}' and invoice_id in (${MADE})`;

/** Nobody else can: an invoice stays for ever, and so does its number. */
export const forgetInvoices = (owner: pg.Client) =>
  quietly(
    owner,
    `delete from billing_runs where tenant_id = '${LARGE_TENANT}'`,
    `delete from billing_run_items where tenant_id = '${LARGE_TENANT}'`,
    `delete from invoice_sending_recipients where tenant_id = '${LARGE_TENANT}' and sending_id in (${SENDINGS})`,
    ...['earnings', 'revenue', 'invoice_sendings', 'invoice_blocks', 'invoice_lines'].map(
      (table) => `delete from ${table} where tenant_id = '${LARGE_TENANT}' and invoice_id in (${MADE})`,
    ),
    `update invoice_counters set last_position = last_position - (select count(*) from (${MADE}) made)
       where tenant_id = '${LARGE_TENANT}' and year = 2026`,
    `delete from invoices where tenant_id = '${LARGE_TENANT}' and id in (${MADE})`,
  );

export const giveBlocksBack = (owner: pg.Client) =>
  quietly(
    owner,
    `update appointments a set invoice_recipient_id = l.owner_id from lent l
       where a.tenant_id = '${LARGE_TENANT}' and a.id = l.id`,
    `delete from invoice_recipient_prices where tenant_id = '${LARGE_TENANT}'
       and invoice_recipient_id in (select id from borrower)`,
    `delete from invoice_recipients where tenant_id = '${LARGE_TENANT}' and id in (select id from borrower)`,
    `update invoice_senders set vat_number = null where tenant_id = '${LARGE_TENANT}'`,
    ...Object.entries({ appointment_standings: 'counted_standings', worked_days: 'counted_worked_days' }).flatMap(
      ([kept, counted]) => [
        `delete from ${kept} where tenant_id = '${LARGE_TENANT}' and appointment_id in (select id from lent)`,
        `insert into ${kept} select c.* from ${counted} c join lent l on l.id = c.appointment_id
           where c.tenant_id = '${LARGE_TENANT}'`,
      ],
    ),
  );
