import { createHash, randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { archivedFileName } from '@gastspiel/domain/invoices/invoice-archive.ts';
import { dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anotherEvening, aRecordedEvening, invoiceCalls, invoiceInput } from '#app/testing/an-invoice.ts';
import { runAdmin } from '#app/testing/run-admin.ts';
import { startTestApi, type TestApi } from '#app/testing/test-api.ts';
import { eraseBatch } from '#features/tenants/erasure.sql.ts';

let api: TestApi;
const folder = mkdtempSync(join(tmpdir(), 'gastspiel-archive-'));
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true });
});

const YEAR = Number(dayOf(new Date()).slice(0, 4));
const fileName = () => join(folder, `${randomUUID()}.zip`);
const archive = (tenantId: string, out: string, ...more: string[]) =>
  runAdmin(api, ['archive', '--tenant', tenantId, '--out', out, ...more]);
const filesIn = (out: string) => unzipSync(readFileSync(out));
const rowsOf = (table: Uint8Array | undefined) =>
  strFromU8(table ?? new Uint8Array())
    .trimEnd()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(';'));

/** An agency with a sent invoice, a cancelled one that never left the house, and a time sheet. */
async function anAgency() {
  const stage = await aRecordedEvening(api);
  const calls = invoiceCalls(api, () => stage.accounting);
  const made = async (block: string) => (await calls.create(invoiceInput(stage.recipient, [block]))).invoice;
  const sent = await made(stage.evening);
  await calls.send(sent.id);
  const kept = await made(await anotherEvening(api, stage, 5));
  const { invoice: storno } = await calls.cancel(kept.id);
  await api.asOwner(
    `insert into printouts (tenant_id, appointment_id, ordered_at, ordered_by_name, sent_at, file)
     values ($1, $2, now(), 'Anna', now(), 'the time sheet')`,
    [stage.tenantId, stage.evening],
  );
  const [file] = await api.asOwner<{ bytes: Buffer }>('select sent_file as bytes from invoices where id = $1', [
    sent.id,
  ]);
  return { ...stage, sent, kept, storno, bytes: file?.bytes };
}

async function deleteAndErase(tenantId: string) {
  await api.asOwner(`update directory.tenants set deleted_at = now() - interval '31 days' where id = $1`, [tenantId]);
  while (await api.database.withTenant(tenantId, eraseBatch));
}

test('what is kept of a deleted and erased agency is handed out, byte for byte, and nothing of another', async () => {
  const [gone, alive] = [await anAgency(), await anAgency()];
  await deleteAndErase(gone.tenantId);
  const out = fileName();
  expect(await archive(gone.tenantId, out)).toMatchObject({ code: 0 });
  const files = filesIn(out);
  const paper = archivedFileName({ ...gone.sent, isCancellation: false });
  const [sheet = ''] = Object.keys(files).filter((name) => name.startsWith('Stundennachweise/'));
  expect(Object.keys(files)).toEqual(['index.csv', paper, sheet, 'zeiten.csv']);
  expect(Buffer.from(files[paper] ?? [])).toEqual(gone.bytes);
  expect(strFromU8(files[sheet] ?? new Uint8Array())).toBe('the time sheet');
  const index = rowsOf(files['index.csv']);
  expect(index.map(([number]) => number)).toEqual([gone.sent.number, gone.kept.number, gone.storno.number]);
  // An invoice that never left the house has its number and no paper.
  expect(index.map((row) => row.slice(-2))).toEqual([
    [
      paper,
      createHash('sha256')
        .update(gone.bytes ?? '')
        .digest('hex'),
    ],
    ['', ''],
    ['', ''],
  ]);
  const [worked] = await api.asOwner('select count(*)::int from worklog_entries where tenant_id = $1', [gone.tenantId]);
  expect(rowsOf(files['zeiten.csv'])).toHaveLength(worked?.['count']);
  expect(rowsOf(files['zeiten.csv'])[0]).toEqual(expect.arrayContaining(['Arbeit']));
  const [record] = await api.asOwner(
    `select request_id from audit_records where tenant_id = $1 and action = 'tenants.archive'`,
    [gone.tenantId],
  );
  expect(record?.['request_id']).toMatch(/^admin archive by ./);
  expect(statSync(out).mode & 0o077).toBe(0);
  expect(await archive(alive.tenantId, fileName())).toEqual({
    code: 1,
    output: `The tenant ${alive.tenantId} is not deleted: its own people download their archive in the app.\n`,
  });
});

test('a period narrows it, and a file that is there is left as it is', async () => {
  const gone = await anAgency();
  await deleteAndErase(gone.tenantId);
  const [now, before] = [fileName(), fileName()];
  await archive(gone.tenantId, now, '--from', `${YEAR - 1}-01-01`);
  expect(Object.keys(filesIn(now))).toHaveLength(4);
  await archive(gone.tenantId, before, '--to', '2020-12-31');
  expect(rowsOf(filesIn(before)['index.csv'])).toEqual([]);
  expect(Object.keys(filesIn(before))).toEqual(['index.csv', 'zeiten.csv']);
  expect(rowsOf(filesIn(before)['zeiten.csv'])).toEqual([]);
  const taken = fileName();
  writeFileSync(taken, 'mine');
  expect(await archive(gone.tenantId, taken)).toEqual({
    code: 1,
    output: `${taken} exists already and was left as it is.\n`,
  });
  expect(readFileSync(taken, 'utf8')).toBe('mine');
});

test('alone it lists the deleted ones with what is kept and until when, and no living one', async () => {
  const [gone, alive, empty] = [await anAgency(), await api.aTenant(), await api.aTenant()];
  for (const id of [gone.tenantId, empty]) await deleteAndErase(id);
  const { code, output } = await runAdmin(api, ['archive']);
  expect(code).toBe(0);
  const lineOf = (id: string) => output.split('\n').find((line) => line.startsWith(id));
  expect(lineOf(gone.tenantId)).toMatch(
    new RegExp(`deleted .*: 3 invoices, 1 time sheets, 3 worklog entries, kept until ${YEAR + 7}-12-31$`),
  );
  expect(lineOf(empty)).toMatch(/nothing is kept$/);
  expect(lineOf(alive)).toBeUndefined();
  expect(await archive(empty, fileName())).toEqual({ code: 1, output: 'Nothing is kept of this tenant.\n' });
});
