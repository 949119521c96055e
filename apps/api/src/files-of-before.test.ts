import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { anotherEvening, aRecordedEvening, invoiceCalls, invoiceInput } from '#app/testing/an-invoice.ts';
import { leftInOldColumns } from '#app/testing/left-in-old-columns.ts';
import { runAdmin } from '#app/testing/run-admin.ts';
import { aTestApi } from '#app/testing/test-api.ts';
import { eraseWordsOfWork } from '#features/privacy/erasure.sql.ts';
import { copyFiles } from '#platform/files/copy-files.ts';
import { countUncopied } from '#platform/files/files-before.ts';
import { letGoOfFiles } from '#platform/files/keep-files.sql.ts';

/* The release before kept papers in columns of the rows. This one reads, writes and copies them: to go with them (docs/adr/0049). */

const api = await aTestApi();
const calls = invoiceCalls(api, () => stage.accounting);
let stage: Awaited<ReturnType<typeof aRecordedEvening>>;
let sent: string;
beforeEach(async () => {
  stage = await aRecordedEvening(api);
  sent = await aSentInvoice(stage.evening);
});

const inTenant = <T>(work: Parameters<typeof api.database.withTenant<T>>[1]) =>
  api.database.withTenant(stage.tenantId, work);
async function aSentInvoice(block: string): Promise<string> {
  const { invoice } = await calls.create(invoiceInput(stage.recipient, [block]));
  expect((await calls.send(invoice.id)).errors).toEqual([]);
  return invoice.id;
}
const download = async (input: object) => {
  const { invoice, message } = await calls.call(
    'mutation ($input: DownloadInput!) { it: createDownload(input: $input) { url } }',
    { input },
  );
  if (!invoice) throw new Error(message);
  return (await api.app.inject({ method: 'GET', url: invoice.url })).rawPayload;
};
/** A time sheet as a server of the version before prints it. */
async function aTimeSheet(content: string): Promise<string> {
  const [row] = await api.asOwner<{ id: string }>(
    `with printout as (
       insert into printouts (tenant_id, appointment_id, ordered_at, ordered_by_name, sent_at, file)
       values ($1, $2, now(), 'Anna', now(), $3) returning id
     ), named as (
       insert into printout_rows (tenant_id, printout_id, user_id, worker_name, starts_at, ends_at)
       select $1, id, $4, 'Béla Kovács', now(), now() from printout)
     select id from printout`,
    [stage.tenantId, stage.evening, Buffer.from(content), stage.bela.id],
  );
  return row?.id ?? '';
}
/** Everything that people see of an agency's files. */
const everything = async (timeSheet: string) => ({
  paper: await download({ invoicePdf: { invoiceId: sent } }),
  xml: await download({ invoiceEbinterface: { invoiceId: sent } }),
  archive: (await download({ invoicePdfs: { invoiceIds: [sent] } })).length,
  timeSheet: (await download({ printoutPdf: { printoutId: timeSheet } })).toString(),
  logo: (await calls.call('{ it: invoiceSender { logoBase64 } }', {})).invoice.logoBase64,
  foretold: (
    await calls.call('{ it: invoiceArchive(input: { from: "2000-01-01", to: "2100-12-31" }) { count bytes } }', {})
  ).invoice,
});
const copy = () => copyFiles(inTenant);
const rows = () =>
  api.asOwner(
    `select to_jsonb(i) - 'sent_ebinterface_sha256' as row from invoices i where tenant_id = $1
     union all select to_jsonb(p) - 'file_sha256' from printouts p where tenant_id = $1`,
    [stage.tenantId],
  );

describe('files that lie in the old columns alone', () => {
  test('are read as ever, and are the same once they are copied', async () => {
    const timeSheet = await aTimeSheet('a time sheet');
    const [before, rowsBefore] = [await everything(timeSheet), await rows()];
    expect(before).toMatchObject({ timeSheet: 'a time sheet', foretold: { count: 1, bytes: before.paper.length } });
    await leftInOldColumns(api, stage.tenantId);
    expect(await everything(timeSheet)).toEqual(before);
    expect(await copy()).toEqual({ copied: 4, damaged: 0 });
    expect(await everything(timeSheet)).toEqual(before);
    expect(await rows()).toEqual(rowsBefore);
    expect(await inTenant(countUncopied)).toBe(0);
    expect(await copy()).toEqual({ copied: 0, damaged: 0 });
    expect(await inTenant(letGoOfFiles)).toBe(0);
  });

  test('are copied in batches, and whoever is interrupted goes on', async () => {
    for (let n = 1; n <= 120; n += 1) await aTimeSheet(`time sheet ${n}`);
    await leftInOldColumns(api, stage.tenantId);
    let batches = 0;
    const interrupted = copyFiles((work) => {
      batches += 1;
      // One batch and its end for the paper, another two for its XML, the first of the time sheets.
      if (batches > 5) throw new Error('interrupted');
      return inTenant(work);
    });
    await expect(interrupted).rejects.toThrow('interrupted');
    expect(await inTenant(countUncopied)).toBe(71);
    expect(await copy()).toEqual({ copied: 71, damaged: 0 });
    const [{ count } = {}] = await api.asOwner('select count(*)::int from files where tenant_id = $1', [
      stage.tenantId,
    ]);
    expect(count).toBe(123);
  });

  test('keep their agency from moving to another installation', async () => {
    await leftInOldColumns(api, stage.tenantId);
    expect(await runAdmin(api, ['move-tenant', '--tenant', stage.tenantId, '--to', api.ownerUrl])).toEqual({
      code: 1,
      output: expect.stringMatching(/run "admin files copy" first/),
    });
  });

  test('stay where they are if their bytes are not those of their hash, and somebody is told', async () => {
    await aSentInvoice(await anotherEvening(api, stage, 5));
    await leftInOldColumns(api, stage.tenantId);
    await api.asOwner(`begin; set local session_replication_role = replica;
      update invoices set sent_file = 'damaged' where id = '${sent}'; commit`);
    expect(await copy()).toEqual({ copied: 4, damaged: 1 });
    expect((await download({ invoicePdf: { invoiceId: sent } })).toString()).toBe('damaged');
    expect(await runAdmin(api, ['files', 'copy'])).toEqual({ code: 1, output: '1 files were not copied.\n' });
    await api.asOwner(`begin; set local session_replication_role = replica;
      delete from invoices where id = '${sent}'; commit`);
  });

  test('are told and copied by the operator, deleted agencies among them', async () => {
    await leftInOldColumns(api, stage.tenantId);
    await api.asOwner(`update directory.tenants set deleted_at = now() where id = $1`, [stage.tenantId]);
    expect(await runAdmin(api, ['files'])).toMatchObject({ code: 1, output: expect.stringMatching(/^\d+ files are/) });
    expect(await runAdmin(api, ['files', 'copy'])).toMatchObject({ code: 0 });
    expect(await runAdmin(api, ['files'])).toEqual({
      code: 0,
      output: 'All files lie where this release looks for them.\n',
    });
  });

  test('get no hash but their own', async () => {
    const timeSheet = await aTimeSheet('a time sheet');
    await leftInOldColumns(api, stage.tenantId);
    for (const change of [
      `update invoices set sent_ebinterface_sha256 = sha256('x') where id = '${sent}'`,
      `update printouts set file_sha256 = sha256('x') where id = '${timeSheet}'`,
    ]) {
      await expect(api.asOwner(change), change).rejects.toMatchObject({ code: '42501' });
    }
  });

  test.each([true, false])('a time sheet goes with the people who are named in it; copied: %s', async (isCopied) => {
    const timeSheet = await aTimeSheet('names somebody');
    await api.asOwner(
      `update worklog_entries set starts_at = starts_at - interval '9 years', ends_at = ends_at - interval '9 years'
       where tenant_id = $1`,
      [stage.tenantId],
    );
    if (!isCopied) await leftInOldColumns(api, stage.tenantId);
    await inTenant((db) => eraseWordsOfWork(db, stage.bela.id));
    await copy();
    const kept = await api.asOwner('select file, file_sha256 from printouts where id = $1', [timeSheet]);
    expect(kept).toEqual([{ file: null, file_sha256: null }]);
    expect(await api.asOwner(`select from files where bytes = 'names somebody'`)).toEqual([]);
  });
});

describe('a server of the version before', () => {
  /** Its statements, word for word. */
  const old = (statement: string) =>
    inTenant(async (db) => {
      const { rows } = await sql.raw<Record<string, unknown>>(statement).execute(db);
      return rows[0];
    });

  test('finds what was sent and drawn by this one', async () => {
    const seen = await old(`select sent_file as file, sent_ebinterface as eb_interface from invoices
      where tenant_id = current_tenant_id() and id = '${sent}' and sent_file is not null`);
    expect(seen?.['file']).toEqual(await download({ invoicePdf: { invoiceId: sent } }));
    expect(seen?.['eb_interface']).toEqual(await download({ invoiceEbinterface: { invoiceId: sent } }));
    const logo =
      await old(`select encode(picture, 'base64') as picture from sender_logos where tenant_id = current_tenant_id()
      and id = (select logo_id from invoice_senders where tenant_id = current_tenant_id())`);
    const { logoBase64 } = (await calls.call('{ it: invoiceSender { logoBase64 } }', {})).invoice;
    expect(logoBase64).toBe(`data:image/png;base64,${String(logo?.['picture']).replaceAll('\n', '')}`);
  });

  test('sends an invoice, keeps a logo and erases a time sheet, and this one follows at once', async () => {
    const { invoice } = await calls.create(invoiceInput(stage.recipient, [await anotherEvening(api, stage, 5)]));
    await old(`update invoices set version = version + 1, sent_at = now(), sent_file = 'PDF', sent_file_sha256 = sha256('PDF'),
      sent_ebinterface = 'XML' where tenant_id = current_tenant_id() and id = '${invoice.id}' and sent_at is null`);
    expect((await download({ invoicePdf: { invoiceId: invoice.id } })).toString()).toBe('PDF');
    expect((await download({ invoiceEbinterface: { invoiceId: invoice.id } })).toString()).toBe('XML');
    for (const _again of [1, 2]) {
      await old(`insert into sender_logos (tenant_id, media_type, picture) values (current_tenant_id(), 'image/png', 'PNG')
        on conflict (tenant_id, sha256) do nothing`);
    }
    await old(`update invoice_senders set logo_id = (select id from sender_logos
      where tenant_id = current_tenant_id() and sha256 = sha256('PNG')) where tenant_id = current_tenant_id()`);
    expect((await calls.call('{ it: invoiceSender { logoBase64 } }', {})).invoice.logoBase64).toContain('UE5H');
    const timeSheet = await aTimeSheet('to be erased');
    expect((await download({ printoutPdf: { printoutId: timeSheet } })).toString()).toBe('to be erased');
    await old(
      `update printouts set file = null, paper = null where tenant_id = current_tenant_id() and id = '${timeSheet}'`,
    );
    await expect(download({ printoutPdf: { printoutId: timeSheet } })).rejects.toThrow();
    expect(await inTenant(countUncopied)).toBe(0);
    expect(await inTenant(letGoOfFiles)).toBe(1);
  });
});
