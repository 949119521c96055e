import { MAPPING_RULES } from '@gastspiel/domain/accounting-files/mapping.ts';
import { INPUT_RULES } from '@gastspiel/domain/input/input-rules.ts';
import { lastDayOf, monthOf } from '@gastspiel/domain/time/month.ts';
import { addDays, dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { aRecipient } from '#app/testing/a-recipient.ts';
import { bookAfterwards, past } from '#app/testing/a-worked-evening.ts';
import { anAppointment } from '#app/testing/an-appointment.ts';
import { anotherEvening, aRecordedEvening, invoiceCalls, invoiceInput } from '#app/testing/an-invoice.ts';
import { classOf } from '#app/testing/class-of.ts';
import { liftPolicies } from '#app/testing/lift-policies.ts';
import { aTestApi, type TestUser } from '#app/testing/test-api.ts';

const TODAY = dayOf(new Date());
const MONTH = monthOf(TODAY);
const HOURS_MONTH = monthOf(addDays(TODAY, -3));
const german = (day: string) => day.split('-').reverse().join('.');

let other: TestUser;
let invoice: { id: string; number: string };
let storno: { id: string; number: string };

const as = async (query: string, variables: object = {}, by: TestUser = stage.accounting) => {
  const { data, errors } = await api.call(query, { ...variables }, by.headers);
  return { it: data?.it, errors, code: errors[0]?.extensions['code'], fields: errors[0]?.extensions['fields'] };
};

const SETTINGS = `version customersVersion clientNumber takesCustomerNumbers revenues { taxTreatment account taxCode }
  wageTypes { kind number isLeftOut } customers { recipientId name account effectiveAccount }
  layouts { preset version isOwn hasHeader columns { heading source text } separator charset dateForm taxSign cancellation
    postingDate bookingText hoursBy hoursRecord }`;
const settings = async (system: string, by?: TestUser) =>
  (
    await as(
      `query ($system: AccountingSystem!) { it: accountingFileSettings(system: $system) { ${SETTINGS} } }`,
      { system },
      by,
    )
  ).it;
const saveMapping = async (system: string, input: object, version?: number) =>
  as(
    `mutation ($system: AccountingSystem!, $version: Int!, $input: AccountingMappingInput!) {
      it: saveAccountingMapping(system: $system, version: $version, input: $input) { ${SETTINGS} } }`,
    { system, input, version: version ?? (await settings(system)).version },
  );
const saveAccounts = async (system: string, accounts: readonly object[], version?: number) =>
  as(
    `mutation ($system: AccountingSystem!, $version: Int!, $accounts: [AccountingCustomerAccountInput!]!) {
      it: saveAccountingCustomerAccounts(system: $system, version: $version, accounts: $accounts) { ${SETTINGS} } }`,
    { system, accounts, version: version ?? (await settings(system)).customersVersion },
  );
const systemOf = (preset: string) => preset.slice(0, preset.indexOf('_'));
const layoutOf = async (preset: string) =>
  (await settings(systemOf(preset))).layouts.find((layout: { preset: string }) => layout.preset === preset);
async function saveLayout(preset: string, changes: object | null, expected?: number) {
  const { version, preset: _preset, isOwn: _isOwn, ...layout } = await layoutOf(preset);
  return as(
    `mutation ($preset: AccountingPreset!, $version: Int!, $input: AccountingLayoutInput) {
      it: saveAccountingLayout(preset: $preset, version: $version, input: $input) { ${SETTINGS} } }`,
    { preset, version: expected ?? version, input: changes && { ...layout, ...changes } },
  );
}

const preview = async (preset: string, month = MONTH, by?: TestUser) =>
  as(
    `query ($preset: AccountingPreset!, $month: String!) { it: accountingFile(preset: $preset, month: $month) {
      fileName rowCount net { value } tax { value } gross { value } hoursByKind { kind hours }
      gaps { code message recipientId targetUserId invoiceId } hints { code message } headings firstRows { cells } } }`,
    { preset, month },
    by,
  );
const link = (preset: string, month: string, by?: TestUser) =>
  as(
    'mutation ($input: DownloadInput!) { it: createDownload(input: $input) { url } }',
    { input: { accountingFile: { preset, month } } },
    by,
  );
async function download(preset: string, month = MONTH, by?: TestUser) {
  const { it, errors } = await link(preset, month, by);
  expect(errors).toEqual([]);
  const { rawPayload, headers } = await api.app.inject({ method: 'GET', url: it.url });
  return { bytes: rawPayload, name: String(headers['content-disposition']), type: headers['content-type'] };
}
const linesOf = async (preset: string, month = MONTH) =>
  new TextDecoder('windows-1252').decode((await download(preset, month)).bytes).split('\r\n');

const REVENUES = [
  { taxTreatment: 'TAXED', account: '4000', taxCode: '1' },
  { taxTreatment: 'REVERSE_CHARGE', account: '4113', taxCode: '77' },
];
const WAGES = ['WORK', 'TRAVEL', 'NIGHT', 'SUNDAY', 'HOLIDAY'].map((kind, index) => ({
  kind,
  number: String(101 + index),
  isLeftOut: kind === 'SUNDAY' || kind === 'HOLIDAY',
}));
const BMD = { clientNumber: '7', takesCustomerNumbers: false, revenues: REVENUES, wageTypes: WAGES };
const DATEV = {
  ...BMD,
  ...{ consultantNumber: '29098', clientNumber: '55003', fiscalYearStartMonth: 1, accountLength: 4 },
  ...{ chartOfAccounts: '03', revenues: REVENUES.map((revenue) => ({ ...revenue, taxCode: null })) },
};

const api = await aTestApi();
const stage = await aRecordedEvening(api);
beforeAll(async () => {
  const { tenantId, recipient, anna, bela, evening } = stage;
  const calls = invoiceCalls(api, () => stage.accounting);
  await api.asOwner(`update invoice_recipients set name = 'Größler & Söhne; Łódź' where id = $1`, [recipient]);
  await api.asOwner(`update target_users set accounting_id = '40' where user_id = $1`, [anna.id]);
  await api.asOwner(`update target_users set accounting_id = 'B-2' where user_id = $1`, [bela.id]);
  const make = async (blocks: readonly string[]) => {
    const made = await calls.create(invoiceInput(recipient, blocks));
    expect(made.errors).toEqual([]);
    return made.invoice;
  };
  invoice = await make([evening]);
  expect((await calls.send(invoice.id)).errors).toEqual([]);
  storno = (await calls.cancel(invoice.id)).invoice;
  expect((await calls.send(storno.id)).errors).toEqual([]);
  // A draft, and one that was cancelled before anybody saw it.
  await make([await anotherEvening(api, stage, 4)]);
  await calls.cancel((await make([await anotherEvening(api, stage, 5)])).id);
  other = await api.aUser({ tenantId: await api.aTenant(), role: 'TENANT_USER_ACCOUNTING' });
  await aRecipient(api, other.tenantId);
  expect(tenantId).not.toBe(other.tenantId);
});

describe('before anything is set up', () => {
  test('everything that is missing is named with what it concerns, and no file is made', async () => {
    const bookings = await preview('BMD_BOOKINGS');
    expect(bookings.it).toMatchObject({ rowCount: 2, gross: { value: 0 }, fileName: `BMD_Buchungen_${MONTH}.csv` });
    expect(bookings.it.gaps).toMatchObject([
      { code: 'REVENUE', message: 'Für „mit USt“ fehlen das Erlöskonto und der Steuercode (2 Rechnungen).' },
      { code: 'CUSTOMER_ACCOUNT', recipientId: stage.recipient },
    ]);
    expect(bookings.it.hints.map(({ code }: { code: string }) => code)).toEqual([
      'UNSENT_INVOICES',
      'CANCELLED_DRAFTS',
      'REPLACED_CHARACTERS',
    ]);
    expect((await link('BMD_BOOKINGS', MONTH)).code).toBe('accounting-files.gaps');
    const hours = await preview('DATEV_HOURS', HOURS_MONTH);
    expect(hours.it.gaps.map(({ code }: { code: string }) => code)).toEqual(
      expect.arrayContaining(['HEADER', 'WAGE_TYPE', 'PERSONNEL_NUMBER']),
    );
    expect(hours.it.gaps.find(({ code }: { code: string }) => code === 'PERSONNEL_NUMBER')).toMatchObject({
      message: 'Die Personalnummer „B-2“ von Béla Kovács ist keine Zahl mit höchstens 5 Ziffern.',
      targetUserId: stage.bela.id,
    });
    expect((await link('BMD_BOOKINGS', '2020-02')).code).toBe('accounting-files.empty');
  });

  test('what can not be is told at its field', async () => {
    const same = REVENUES.map((revenue) => ({ ...revenue, account: '4400', taxCode: '' }));
    expect((await saveMapping('DATEV', { ...DATEV, revenues: same, accountLength: 9 })).fields).toEqual({
      'input.accountLength': MAPPING_RULES.accountLength,
    });
    expect((await saveMapping('DATEV', { ...DATEV, revenues: same })).fields).toEqual({
      'input.revenues.1.account': MAPPING_RULES.sameAccount,
    });
    const account = { invoiceRecipientId: stage.recipient, account: '12a' };
    expect((await saveAccounts('BMD', [account])).fields).toEqual({
      'accounts.0.account': MAPPING_RULES.customerAccountBmd,
    });
    expect((await saveLayout('BMD_BOOKINGS', { columns: [] })).fields).toHaveProperty('input.columns');
    expect((await preview('BMD_BOOKINGS', '2026-13')).fields).toEqual({ month: 'Bitte einen Monat angeben.' });
  });
});

describe('once it is set up', () => {
  beforeAll(async () => {
    for (const [system, mapping, account] of [
      ['BMD', BMD, '230008'],
      ['DATEV', DATEV, '23008'],
    ] as const) {
      expect((await saveMapping(system, mapping)).errors).toEqual([]);
      const { errors, it } = await saveAccounts(system, [{ invoiceRecipientId: stage.recipient, account }]);
      expect(errors).toEqual([]);
      expect(it).toMatchObject({
        version: 1,
        customersVersion: 1,
        customers: [{ account, effectiveAccount: account }],
      });
    }
    await api.asOwner(`update target_users set accounting_id = '41' where user_id = $1`, [stage.bela.id]);
  });

  test('invoice and cancellation take each other back, to the cent of what was sent', async () => {
    const [row] = await api.asOwner<{ tax: string; gross: string }>(
      'select tax_in_cents::text as tax, gross_in_cents::text as gross from invoices where id = $1',
      [invoice.id],
    );
    const euro = (cents = '') => cents.replace(/(\d\d)$/, ',$1');
    const [gross, tax] = [euro(row?.gross), euro(row?.tax)];
    const [head, first, second, end] = await linesOf('BMD_BOOKINGS');
    expect(head).toMatch(/^satzart;konto;gkonto;belegnr;/);
    const [day, posted] = [german(TODAY), german(lastDayOf(MONTH))];
    const due = german(addDays(TODAY, 10));
    expect(first).toBe(
      `0;230008;4000;${invoice.number};${day};${posted};AR;1;20;1;${gross};-${tax};"Größler & Söhne; Lódz ${invoice.number}";;${due};;`,
    );
    expect(second).toContain(`;AR;1;20;1;-${gross};${tax};"Größler & Söhne; Lódz Storno zu ${invoice.number}"`);
    expect(end).toBe('');
    expect((await saveLayout('BMD_BOOKINGS', { cancellation: 'POSTING_CODE' })).errors).toEqual([]);
    expect((await linesOf('BMD_BOOKINGS'))[2]).toContain(`;AR;2;20;1;${gross};${tax};`);
    expect((await saveLayout('BMD_BOOKINGS', null)).errors).toEqual([]);
    expect((await linesOf('BMD_BOOKINGS'))[2]).toBe(second);

    const batch = await linesOf('DATEV_BOOKINGS');
    expect(batch.slice(2)).toEqual([
      expect.stringMatching(new RegExp(`^${gross};"S";"EUR";;;;23008;4000;;\\d{4};"${invoice.number}";"\\d{6}";;"Gr`)),
      expect.stringMatching(new RegExp(`^${gross};"H";"EUR";;;;23008;4000;;\\d{4};"${storno.number}";;;"Gr`)),
      '',
    ]);
    await saveLayout('DATEV_BOOKINGS', { cancellation: 'GENERAL_REVERSAL' });
    expect((await linesOf('DATEV_BOOKINGS'))[3]?.split(';')[118]).toBe('"G"'); // The text has a semicolon of its own.
  });

  test('umlauts are bytes of Windows-1252, or of UTF-8 where somebody wants that', async () => {
    const { bytes, name, type } = await download('BMD_BOOKINGS');
    expect(bytes.includes(Buffer.from([0x47, 0x72, 0xf6, 0xdf, 0x6c]))).toBe(true);
    expect(name).toContain(`BMD_Buchungen_${MONTH}.csv`);
    expect(type).toBe('text/csv; charset=windows-1252');
    await saveLayout('BMD_BOOKINGS', { charset: 'UTF_8_BOM' });
    const utf8 = (await download('BMD_BOOKINGS')).bytes;
    expect(utf8.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    expect(utf8.includes(Buffer.from('Größler & Söhne; Łódź'))).toBe(true);
    await saveLayout('BMD_BOOKINGS', null);
  });

  test('hours are the recorded ones, by worker and kind', async () => {
    const { it } = await preview('BMD_HOURS', HOURS_MONTH);
    expect(it.gaps).toEqual([]);
    const lines = await linesOf('BMD_HOURS', HOURS_MONTH);
    expect(lines).toHaveLength(it.rowCount + 1);
    // Béla had one evening, from 18:00 to 01:15; Anna may have had others in another month.
    const bela = lines.filter((line) => line.split(';')[2] === '41');
    const month = String(Number(HOURS_MONTH.slice(5)));
    expect(bela).toEqual([`${month};7;41;;101;7,25;;;;;;;;;`, `${month};7;41;;103;3,25;;;;;;;;;`]);
    const lodas = await linesOf('DATEV_HOURS', HOURS_MONTH);
    expect(lodas).toContain(`2;01.${HOURS_MONTH.slice(5)}.${HOURS_MONTH.slice(0, 4)};101;00041;7,25;`);
  });

  test('nobody overwrites unseen, and what was done is kept', async () => {
    expect((await saveMapping('BMD', BMD, 0)).code).toBe('general.stale');
    expect((await saveAccounts('BMD', [], 0)).code).toBe('general.stale');
    expect((await saveLayout('BMD_BOOKINGS', {}, 0)).code).toBe('general.stale');
    const log = await api.asOwner<{ action: string; after: object }>(
      `select r.action, p.after from audit_records r
         join audit_payloads p on p.tenant_id = r.tenant_id and p.audit_record_id = r.id
       where r.tenant_id = $1 and r.entity_type in ('accounting-files', 'tenant')`,
      [stage.tenantId],
    );
    expect(log.filter(({ action }) => action === 'accounting-files.write').length).toBeGreaterThanOrEqual(4);
    expect(log.map(({ after }) => after)).toContainEqual({ download: 'ACCOUNTING_FILE' });
    const account = { invoiceRecipientId: stage.recipient, account: '230009' };
    expect((await saveAccounts('BMD', [account, account])).fields).toEqual({ accounts: INPUT_RULES.notUnique });
    const changes = await api.asOwner(
      `select p.before, p.after from audit_records r join audit_payloads p on p.audit_record_id = r.id
       where r.entity_id = $1 and p.after ? 'accountInBMD'`,
      [stage.recipient],
    );
    expect(changes).toEqual([{ before: { accountInBMD: null }, after: { accountInBMD: '230008' } }]);
  });

  test('only who may sees it, and by the statements alone no other agency', async () => {
    const dispatcher = await api.aUser({ tenantId: stage.tenantId, role: 'TENANT_USER_DISPATCHER' });
    expect(classOf(await preview('BMD_BOOKINGS', MONTH, dispatcher))).toBe('FORBIDDEN');
    expect(classOf(await link('BMD_BOOKINGS', MONTH, dispatcher))).toBe('FORBIDDEN');
    const [foreign] = (await settings('BMD', other)).customers;
    expect(classOf(await saveAccounts('BMD', [{ invoiceRecipientId: foreign.recipientId, account: '1' }]))).toBe(
      'NOT_FOUND',
    );
    const planned = { startDateTime: past(3, '08:00'), endDateTime: past(3, '10:00') };
    const block = await anAppointment(api, stage.dispatcher, { ...planned, invoiceRecipientId: stage.recipient });
    await bookAfterwards(api, stage.admin, stage.anna, block);
    await liftPolicies(api);
    expect((await settings('DATEV', other)).layouts).toMatchObject([{ isOwn: false }, { isOwn: false }]);
    expect(classOf(await saveAccounts('BMD', [{ invoiceRecipientId: foreign.recipientId, account: '1' }]))).toBe(
      'NOT_FOUND',
    );
    const theirs = await settings('BMD', other);
    expect(theirs).toMatchObject({ version: 0, customersVersion: 0, customers: [{ account: null }] });
    for (const preset of ['BMD_BOOKINGS', 'DATEV_BOOKINGS', 'BMD_HOURS', 'DATEV_HOURS']) {
      expect((await preview(preset, MONTH, other)).it).toMatchObject({ rowCount: 0, hints: [] });
      expect((await preview(preset, HOURS_MONTH, other)).it).toMatchObject({ rowCount: 0, hints: [] });
    }
  });
});
