import { expect, test } from 'vitest';
import { anotherEvening, aRecordedEvening, invoiceCalls, invoiceInput } from '#app/testing/an-invoice.ts';
import { aTestApi } from '#app/testing/test-api.ts';
import { eraseBatch } from '#features/tenants/erasure.sql.ts';

const api = await aTestApi();

const TABLES = [
  'invoices',
  'invoice_lines',
  'invoice_blocks',
  'invoice_sendings',
  'invoice_sending_recipients',
  'files',
];
const leftOf = async (tenantId: string) =>
  Object.fromEntries(
    await Promise.all(
      TABLES.map(async (table) => {
        const rows = await api.asOwner(`select from ${table} where tenant_id = $1`, [tenantId]);
        return [table, rows.length] as const;
      }),
    ),
  );
const erase = async (tenantId: string) => {
  while (await api.database.withTenant(tenantId, eraseBatch));
};

test('§ 132 BAO: the invoices of a deleted agency stay for seven years, with their lines and papers, and then go', async () => {
  const stage = await aRecordedEvening(api);
  const { tenantId } = stage;
  const calls = invoiceCalls(api, () => stage.accounting);
  const made = async (block: string) => (await calls.create(invoiceInput(stage.recipient, [block]))).invoice.id;
  const sent = await made(stage.evening);
  await calls.send(sent);
  await calls.cancel(await made(await anotherEvening(api, stage, 5)));
  const before = await leftOf(tenantId);
  expect(before).toEqual({
    invoices: 3,
    invoice_lines: 3,
    invoice_blocks: 2,
    invoice_sendings: 1,
    invoice_sending_recipients: 1,
    // The paper, its twin and the logo.
    files: 3,
  });
  await api.asOwner(`update directory.tenants set deleted_at = now() - interval '31 days' where id = $1`, [tenantId]);
  await erase(tenantId);
  expect(await leftOf(tenantId)).toEqual(before);
  const [paper] = await api.asOwner('select octet_length(sent_file) > 1000 as "isThere" from invoices where id = $1', [
    sent,
  ]);
  expect(paper).toEqual({ isThere: true });

  /** Nobody but the test can let years pass over what was sent. */
  const later = async (years: number) => {
    await api.asOwner(`begin; set local session_replication_role = replica;
      update invoices set year = year - ${years}, issue_date = issue_date - interval '${years} years',
        due_date = due_date - interval '${years} years', dun_date = dun_date - interval '${years} years';
      update invoice_sendings set ordered_at = ordered_at - interval '${years} years';
      commit`);
    await erase(tenantId);
    return leftOf(tenantId);
  };
  expect(await later(7)).toEqual(before);
  expect(await later(1)).toEqual(Object.fromEntries(TABLES.map((table) => [table, 0])));
});
