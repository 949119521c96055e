import { beforeAll, expect, test } from 'vitest';
import { aLogo } from '#app/testing/a-sender.ts';
import { anotherEvening, aRecordedEvening, invoiceCalls, invoiceInput } from '#app/testing/an-invoice.ts';
import { leftInOldColumns } from '#app/testing/left-in-old-columns.ts';
import { aTestApi } from '#app/testing/test-api.ts';
import { eraseWordsOfWork } from '#features/privacy/erasure.sql.ts';
import { findTimeSheetFacts, findToPrint, insertPrintout, saveFile } from '#features/time-sheets/index.ts';
import { selectRowsToday } from '#features/worklogs/index.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { copyFiles } from '#platform/files/copy-files.ts';

/* The next release drops the old columns while servers of this one still run (docs/adr/0049): they must not notice. */

/** Its migration. */
const NEXT_RELEASE = `
  alter table printouts add constraint all_are_copied check (num_nulls(file, file_sha256) in (0, 2));
  drop trigger bridge_files on invoices;
  drop trigger bridge_old on printouts;
  drop trigger bridge_new on printouts;
  drop trigger file_stays on printouts;
  drop trigger hash_stays on printouts;
  drop trigger bridge_file on sender_logos;
  drop function bridge_invoice_files, bridge_old_printout, bridge_new_printout, bridge_logo;
  create or replace view files_before with (security_invoker = true) as
    select null::uuid as tenant_id, null as holder, null::uuid as id, null::bytea as bytes, null::integer as size,
      null::bytea as sha256 where false;
  create or replace function copy_files(p_holder text, p_after uuid, p_files integer,
    out last_id uuid, out copied integer, out damaged integer) language sql as 'select null::uuid, 0, 0';
  create or replace function keep_invoice() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
  declare
    marks constant text[] := case
      when old.cancelled_at is not null then array['number']
      when old.sent_at is not null then array['number', 'version', 'paid_on', 'marked_paid_at', 'cancelled_at']
      else array['number', 'version', 'sent_at', 'sent_file_sha256', 'sent_ebinterface_sha256'] end;
  begin
    if to_jsonb(old) - marks <> to_jsonb(new) - marks then
      raise exception 'an invoice that was sent or cancelled can not be changed' using errcode = 'insufficient_privilege';
    end if;
    return new;
  end $$;
  alter table invoices drop column sent_file, drop column sent_ebinterface,
    add check (num_nulls(sent_at, sent_file_sha256, sent_ebinterface_sha256) in (0, 3));
  alter table printouts drop column file,
    add check (not is_by_hand or (sent_at is not null and paper is null and file_sha256 is null));
  alter table sender_logos drop column picture;
  create trigger hash_stays before update of file_sha256 on printouts for each row
    when (old.file_sha256 is not null and new.file_sha256 is not null and new.file_sha256 <> old.file_sha256)
    execute function maintenance.refuse_change('TAX_7Y');
  alter table invoices validate constraint paper_is_kept, validate constraint ebinterface_is_kept;
  alter table printouts validate constraint file_is_kept;
  alter table sender_logos validate constraint picture_is_kept`;

const api = await aTestApi();
const calls = invoiceCalls(api, () => stage.accounting);
let stage: Awaited<ReturnType<typeof aRecordedEvening>>;
let before: { readonly id: string; readonly paper: Buffer };
const paperOf = async (invoiceId: string) => download({ invoicePdf: { invoiceId } });
const download = async (input: object) => {
  const { invoice, message } = await calls.call(
    'mutation ($input: DownloadInput!) { it: createDownload(input: $input) { url } }',
    { input },
  );
  if (!invoice) throw new Error(message);
  return (await api.app.inject({ method: 'GET', url: invoice.url })).rawPayload;
};
const send = async (block: string): Promise<string> => {
  const { invoice } = await calls.create(invoiceInput(stage.recipient, [block]));
  expect((await calls.send(invoice.id)).errors).toEqual([]);
  return invoice.id;
};

beforeAll(async () => {
  stage = await aRecordedEvening(api);
  const id = await send(stage.evening);
  before = { id, paper: await paperOf(id) };
  await leftInOldColumns(api, stage.tenantId);
  // It refuses as long as anything is left to be copied.
  await expect(api.asOwner(NEXT_RELEASE)).rejects.toMatchObject({ code: '23514' });
  await copyFiles((work) => api.database.withTenant(stage.tenantId, work));
  await api.asOwner(NEXT_RELEASE);
});

test('old and new invoices are read, sent, paid and cancelled', async () => {
  expect(await paperOf(before.id)).toEqual(before.paper);
  const after = await send(await anotherEvening(api, stage, 5));
  expect((await paperOf(after)).subarray(0, 4).toString()).toBe('%PDF');
  expect((await download({ invoiceEbinterface: { invoiceId: after } })).toString()).toContain('<?xml');
  expect((await calls.pay(after)).errors).toEqual([]);
  expect((await calls.cancel(before.id)).errors).toEqual([]);
  const archive = await download({ invoiceArchive: { from: '2000-01-01', to: '2100-12-31' } });
  expect(archive.includes(before.paper)).toBe(true);
});

test('a logo is kept and shown', async () => {
  const { invoice: sender } = await calls.call(
    `{ it: invoiceSender { version name address { streetNameAndNumber postalCode location countryCode } contactEmail } }`,
    {},
  );
  const { version, ...input } = sender;
  const logoBase64 = await aLogo('#1F5E4A');
  const { errors, invoice: saved } = await calls.call(
    `mutation ($version: Int, $input: InvoiceSenderInput!) { it: saveInvoiceSender(version: $version, input: $input) { logoBase64 } }`,
    { version, input: { ...input, logoBase64 } },
  );
  expect(errors).toEqual([]);
  expect(saved.logoBase64).toMatch(/^data:image\/png;base64,/);
});

test('a time sheet is kept, and goes with who is named in it', async () => {
  const { tenantId, evening, bela } = stage;
  const inTenant = <T>(work: (db: TenantDb) => Promise<T>) => api.database.withTenant(tenantId, work);
  const printoutId = await inTenant(async (db) => {
    const facts = await findTimeSheetFacts(db, evening, new Date());
    if (!facts) throw new Error('the evening has a sender');
    const { data, logoId, addressees: recipients } = facts;
    const rows = await selectRowsToday(db, evening);
    const ordered = { blockId: evening, orderedAt: new Date(), orderedByName: 'Anna', rows, recipients };
    const id = await insertPrintout(db, { ...ordered, paper: { data, logoId } });
    expect((await findToPrint(db, id))?.picture.length).toBeGreaterThan(0);
    expect(await saveFile(db, id, Buffer.from('a time sheet'))).toBe(true);
    return id;
  });
  expect((await download({ printoutPdf: { printoutId } })).toString()).toBe('a time sheet');
  await api.asOwner(
    `update worklog_entries set starts_at = starts_at - interval '9 years', ends_at = ends_at - interval '9 years'
     where tenant_id = $1`,
    [tenantId],
  );
  await inTenant((db) => eraseWordsOfWork(db, bela.id));
  await expect(download({ printoutPdf: { printoutId } })).rejects.toThrow();
  expect(await api.asOwner(`select from files where bytes = 'a time sheet'`)).toEqual([]);
});
