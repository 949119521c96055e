import { createHash } from 'node:crypto';
import { ARCHIVED_STATES, archivedFileName } from '@gastspiel/domain/invoices/invoice-archive.ts';
import { INVOICE_FAILURES } from '@gastspiel/domain/invoices/invoice-failures.ts';
import { INVOICE_STATE_LABELS } from '@gastspiel/domain/invoices/invoice-labels.ts';
import { addDays, dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { unzipSync } from 'fflate';
import { beforeEach, describe, expect, test } from 'vitest';
import { anotherEvening, aRecordedEvening, invoiceCalls, invoiceInput } from '#app/testing/an-invoice.ts';
import { aTestApi } from '#app/testing/test-api.ts';

let stage: Awaited<ReturnType<typeof aRecordedEvening>>;
const TODAY = dayOf(new Date());
const ALL = { from: '2000-01-01', to: '2100-12-31' };
const api = await aTestApi();
const calls = invoiceCalls(api, () => stage.accounting);
beforeEach(async () => {
  stage = await aRecordedEvening(api);
});

const link = (input: object) =>
  calls.call('mutation ($input: DownloadInput!) { it: createDownload(input: $input) { url } }', {
    input: { invoiceArchive: input },
  });
const foretold = async (input: object) =>
  (
    await calls.call('query ($input: InvoiceArchiveInput!) { it: invoiceArchive(input: $input) { count bytes } }', {
      input,
    })
  ).invoice;

/** The papers by their names, and the index as a spreadsheet reads it: a record for each row. */
async function archive(input: object = ALL) {
  const { invoice, message } = await link(input);
  if (!invoice) throw new Error(message);
  const { rawPayload, headers } = await api.app.inject({ method: 'GET', url: invoice.url });
  const { 'index.csv': table = new Uint8Array(), ...papers } = unzipSync(rawPayload);
  const [head = [], ...rows] = Buffer.from(table)
    .toString()
    .slice('\ufeff'.length)
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(';'));
  const index = rows.map((row) => Object.fromEntries(head.map((label, i) => [label, row[i]])));
  return { papers, index, headers, length: rawPayload.length, numbers: index.map((row) => row['Nummer']) };
}

/** An invoice of another day, with bytes that no press of today would print. */
async function sentOn(day: string, position: number, { name = 'Palais', marks = '' } = {}): Promise<string> {
  const bytes = `%PDF ${day} ${position}`;
  await api.asOwner(
    `insert into invoices (tenant_id, year, position, invoice_recipient_id, issue_date, due_date, dun_date, language,
       tax_treatment, tax_percentage, paper, recipient_name, search_key, net_in_cents, tax_in_cents, gross_in_cents, sent_at,
       sent_file, sent_file_sha256, sent_ebinterface, created_at, created_by_name)
     values ($1, extract(year from $3::date), $4, $2, $3, $3::date + 10, $3::date + 20, 'de', 'TAXED', 2000, '{}', $5, '',
       100, 20, 120, now(), convert_to($6, 'UTF8'), sha256(convert_to($6, 'UTF8')), 'XML', now(), 'Anna')`,
    [stage.tenantId, stage.recipient, day, position, name, bytes],
  );
  const number = `${day.slice(0, 4)}-${String(position).padStart(5, '0')}`;
  if (marks) {
    await api.asOwner(`update invoices set ${marks} where tenant_id = $1 and number = $2`, [stage.tenantId, number]);
  }
  return number;
}

describe('the archive of a period', () => {
  test('holds what was sent, byte for byte, with the cancelled pair, and tells of each to the cent', async () => {
    const make = async (block: string) => (await calls.create(invoiceInput(stage.recipient, [block]))).invoice;
    const [original, paid, draft] = [
      await make(stage.evening),
      await make(await anotherEvening(api, stage, 5)),
      await make(await anotherEvening(api, stage, 6)),
    ];
    for (const { id } of [original, paid]) await calls.send(id);
    const { invoice: storno } = await calls.cancel(original.id);
    await calls.send(storno.id);
    await calls.pay(paid.id);
    const { papers, index, headers, length, numbers } = await archive();
    expect(numbers).toEqual([original.number, paid.number, storno.number]);
    expect(numbers).not.toContain(draft.number);
    expect(headers).toMatchObject({ 'content-type': 'application/zip', 'content-length': String(length) });
    expect(await foretold(ALL)).toEqual({
      count: 3,
      bytes: Object.values(papers).reduce((sum, paper) => sum + paper.length, 0),
    });
    for (const id of [original.id, paid.id, storno.id]) {
      const { invoice } = await calls.find(id);
      const row = index.find((one) => one['Nummer'] === invoice.number);
      const euro = ({ value }: { value: number }) => value.toFixed(2).replace('.', ',');
      const [kept] = await api.asOwner(
        `select sent_file, to_char(sent_at at time zone 'Europe/Vienna', 'DD.MM.YYYY HH24:MI') as sent_at,
           r.vat_number, r.customer_number
         from invoices i join invoice_recipients r on r.tenant_id = i.tenant_id and r.id = i.invoice_recipient_id
         where i.id = $1`,
        [id],
      );
      const file = archivedFileName({ ...invoice, isCancellation: invoice.cancels !== null });
      expect(Buffer.from(papers[file] ?? [])).toEqual(kept?.['sent_file']);
      const german = (day: string | null) => day?.split('-').reverse().join('.') ?? '';
      expect(row).toEqual({
        Nummer: invoice.number,
        Ausgestellt: german(invoice.issueDate),
        Fällig: german(invoice.processingSteps.dueDate),
        Rechnungsempfänger: invoice.recipientName,
        Kundennummer: kept?.['customer_number'],
        'UID-Nummer': kept?.['vat_number'] ?? '',
        Netto: euro(invoice.netTotal),
        USt: euro(invoice.tax),
        'USt-Satz': '20,00',
        Brutto: euro(invoice.grossTotal),
        Steuer: 'mit USt',
        Status: INVOICE_STATE_LABELS[invoice.state as keyof typeof INVOICE_STATE_LABELS],
        'Bezahlt am': id === paid.id ? german(TODAY) : '',
        'Versendet am': kept?.['sent_at'],
        'Storno zu': id === storno.id ? original.number : '',
        'Storniert durch': id === original.id ? storno.number : '',
        Datei: file,
        'SHA-256': createHash('sha256')
          .update(papers[file] ?? '')
          .digest('hex'),
      });
    }
    expect(Object.keys(papers)).toHaveLength(3);
  });

  test('begins with its first day and ends with its last, by the date on the paper', async () => {
    for (const [day, position] of [
      ['2024-12-31', 1],
      ['2025-01-01', 1],
      ['2025-12-31', 2],
      ['2026-01-01', 1],
    ] as const) {
      await sentOn(day, position);
    }
    const { numbers, headers } = await archive({ from: '2025-01-01', to: '2025-12-31' });
    expect(numbers).toEqual(['2025-00001', '2025-00002']);
    const name = decodeURIComponent(String(headers['content-disposition']));
    expect(name).toContain('Rechnungsarchiv 2025-01-01 bis 2025-12-31.zip');
    expect((await archive({ from: '2024-12-31', to: '2024-12-31' })).numbers).toEqual(['2024-00001']);
  });

  test.each(ARCHIVED_STATES)('can be narrowed to %s', async (state) => {
    const year = Number(TODAY.slice(0, 4));
    const ago = (days: number) => {
      const day = addDays(TODAY, -days);
      return { day, position: day.startsWith(String(year)) ? 900 + days : 100 + days };
    };
    const numbers = {
      PENDING: await sentOn(ago(1).day, ago(1).position),
      PAST_DUE: await sentOn(ago(15).day, ago(15).position),
      PAST_DUN: await sentOn(ago(25).day, ago(25).position),
      PAID: await sentOn(ago(26).day, ago(26).position, { marks: 'paid_on = issue_date, marked_paid_at = now()' }),
      CANCELLED: await sentOn(ago(27).day, ago(27).position, { marks: 'cancelled_at = now()' }),
    };
    const { numbers: found, index } = await archive({ ...ALL, states: [state] });
    expect(found).toEqual([numbers[state]]);
    expect(index[0]?.['Status']).toBe(INVOICE_STATE_LABELS[state]);
    expect(await foretold({ ...ALL, states: [state] })).toMatchObject({ count: 1 });
  });

  test('has names that any file system takes, and that are never the same', async () => {
    await sentOn('2025-03-01', 1, { name: 'Bäckerei "Größl" <& Söhne>' });
    await sentOn('2025-03-01', 2, { name: 'Bäckerei "Größl" <& Söhne>' });
    await sentOn('2025-03-01', 3, { name: '=HYPERLINK("x")' });
    const { papers, index } = await archive();
    expect(Object.keys(papers)).toEqual([
      '2025-00001_Bäckerei-Größl-Söhne.pdf',
      '2025-00002_Bäckerei-Größl-Söhne.pdf',
      '2025-00003_HYPERLINK-x.pdf',
    ]);
    expect(index[2]?.['Rechnungsempfänger']).toBe(`"'=HYPERLINK(""x"")"`);
  });

  test('is written down', async () => {
    await sentOn('2025-03-01', 1);
    await link(ALL);
    expect(
      await api.asOwner(
        `select p.after from audit_records r join audit_payloads p on p.tenant_id = r.tenant_id and p.audit_record_id = r.id
         where r.tenant_id = $1 and r.entity_type = 'invoices'`,
        [stage.tenantId],
      ),
    ).toEqual([{ after: { download: 'INVOICE_ARCHIVE' } }]);
  });
});

describe('there is no archive', () => {
  test('of nothing', async () => {
    await calls.create(invoiceInput(stage.recipient, [stage.evening]));
    expect((await link(ALL)).message).toBe(INVOICE_FAILURES.archiveEmpty.message);
    await sentOn('2025-03-01', 1);
    expect((await link({ ...ALL, states: ['PAID'] })).code).toBe('invoices.archiveEmpty');
    expect((await link({ from: '2025-03-02', to: '2025-12-31' })).code).toBe('invoices.archiveEmpty');
  });

  test('of more than 5,000', async () => {
    await sentOn('2025-03-01', 1);
    await api.asOwner(
      `insert into invoices (tenant_id, year, position, invoice_recipient_id, issue_date, due_date, dun_date, language,
         tax_treatment, tax_percentage, paper, recipient_name, search_key, net_in_cents, tax_in_cents, gross_in_cents, sent_at,
         sent_file, sent_file_sha256, sent_ebinterface, created_at, created_by_name)
       select tenant_id, year, n, invoice_recipient_id, issue_date, due_date, dun_date, language, tax_treatment,
         tax_percentage, paper, recipient_name, search_key, net_in_cents, tax_in_cents, gross_in_cents, sent_at, sent_file,
         sent_file_sha256, sent_ebinterface, created_at, created_by_name
       from invoices, generate_series(2, 5000) n where tenant_id = $1`,
      [stage.tenantId],
    );
    expect((await archive()).numbers).toHaveLength(5000);
    await sentOn('2025-03-01', 5001);
    expect(await foretold(ALL)).toMatchObject({ count: 5001 });
    expect((await link(ALL)).message).toBe(INVOICE_FAILURES.archiveTooLarge.message);
  });

  test('of a period that ends before it begins, or of no day', async () => {
    const { fields } = await link({ from: '2025-03-02', to: '2025-03-01' });
    expect(fields).toEqual({ 'input.invoiceArchive.to': 'Das Ende darf nicht vor dem Beginn liegen.' });
    expect((await link({ from: '2025-02-30', to: '2025-03-01' })).errors).toHaveLength(1);
  });
});
