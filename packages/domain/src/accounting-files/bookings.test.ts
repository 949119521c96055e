import { describe, expect, test } from 'vitest';
import { type ComposedFile, replacedHint, writeFile } from '#domain/accounting-files/accounting-file.ts';
import { type BookedInvoice, bmdBookings } from '#domain/accounting-files/bookings.ts';
import { EXTF_COLUMNS, extfBookings, fiscalYearStart } from '#domain/accounting-files/extf.ts';
import { type Layout, layoutInputFor, PRESET_LAYOUTS } from '#domain/accounting-files/layout.ts';
import { Mapping } from '#domain/accounting-files/mapping.ts';
import { sumOf } from '#domain/money/amounts.ts';
import { toCents } from '#domain/money/money.ts';

const MONTH = '2026-11';
const NOW = new Date('2026-12-01T09:30:15.042Z');
const BMD = Mapping.parse({
  takesCustomerNumbers: false,
  revenues: [
    { taxTreatment: 'TAXED', account: '4000', taxCode: '1' },
    { taxTreatment: 'REVERSE_CHARGE', account: '4113', taxCode: '77' },
  ],
  wageTypes: [],
});
const DATEV: Mapping = {
  ...BMD,
  consultantNumber: '29098',
  clientNumber: '55003',
  fiscalYearStartMonth: 1,
  accountLength: 4,
  chartOfAccounts: '03',
};

const INVOICE: BookedInvoice = {
  id: 'a',
  number: '2026-00815',
  issueDate: '2026-11-14',
  dueDate: '2026-11-24',
  taxTreatment: 'TAXED',
  taxPercentage: 2000n,
  ...{ net: 10000n, tax: 2000n, gross: 12000n },
  cancelsNumber: null,
  vatNumber: null,
  recipientName: 'Müller; "Söhne"',
  recipient: { id: 'r', customerNumber: 'K-1', account: '23008' },
};
const STORNO: BookedInvoice = {
  ...INVOICE,
  ...{ id: 'b', number: '2026-00816', issueDate: '2026-11-15', cancelsNumber: '2026-00815' },
  ...{ net: -10000n, tax: -2000n, gross: -12000n },
};

const textOf = (file: ComposedFile) =>
  new TextDecoder('windows-1252').decode(Uint8Array.from([...writeFile(file)].flatMap((chunk) => [...chunk])));
const linesOf = (file: ComposedFile) => textOf(file).split('\r\n');
const bmd = (invoices: readonly BookedInvoice[], layout: Partial<Layout> = {}, mapping = BMD) =>
  bmdBookings({ month: MONTH, layout: { ...PRESET_LAYOUTS.BMD_BOOKINGS, ...layout }, mapping, invoices });

describe('bookings for BMD', () => {
  test('have their head, CRLF, quotes where needed and the tax below zero', () => {
    expect(linesOf(bmd([INVOICE]))).toEqual([
      'satzart;konto;gkonto;belegnr;belegdatum;buchdatum;buchsymbol;buchcode;prozent;steuercode;betrag;steuer;text;extbelegnr;faelligkeit;kost;filiale',
      '0;23008;4000;2026-00815;14.11.2026;30.11.2026;AR;1;20;1;120,00;-20,00;"Müller; ""Söhne"" 2026-00815";;24.11.2026;;',
      '',
    ]);
  });

  test.each<[Layout['cancellation'], Layout['taxSign'], string, string]>([
    ['SIGN', 'NEGATIVE', '1;120,00;-20,00', '1;-120,00;20,00'],
    ['SIGN', 'POSITIVE', '1;120,00;20,00', '1;-120,00;-20,00'],
    ['POSTING_CODE', 'NEGATIVE', '1;120,00;-20,00', '2;120,00;20,00'],
    ['POSTING_CODE', 'POSITIVE', '1;120,00;20,00', '2;120,00;20,00'],
  ])('%s with the tax %s: an invoice is %s, its cancellation %s', (cancellation, taxSign, invoice, storno) => {
    const { rows } = bmd([INVOICE, STORNO], { cancellation, taxSign });
    expect(rows.map((row) => [row[7], row[10], row[11]].join(';'))).toEqual([invoice, storno]);
    expect(rows[1]?.[12]).toBe('Müller; "Söhne" Storno zu 2026-00815');
  });

  test('by document date, in another order, charset and form', () => {
    const file = bmd([{ ...INVOICE, recipientName: 'Ćevapi' }], {
      columns: [
        { heading: 'a', source: 'INVOICE_NUMBER_DIGITS', text: '' },
        { heading: 'b', source: 'POSTING_DATE', text: '' },
        { heading: 'c', source: 'FIXED', text: 'x,y' },
        { heading: 'd', source: 'CUSTOMER_NAME', text: '' },
        { heading: 'e', source: 'PAYMENT_DAYS', text: '' },
      ],
      ...{ separator: 'COMMA', charset: 'UTF_8_BOM', hasHeader: false, dateForm: 'COMPACT' },
      postingDate: 'DOCUMENT_DATE',
    });
    const bytes = Uint8Array.from([...writeFile(file)].flatMap((chunk) => [...chunk]));
    expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)).toBe(
      '\ufeff202600815,20261114,"x,y",Ćevapi,10\r\n',
    );
    expect(replacedHint(file)).toBeUndefined();
    expect(replacedHint({ ...file, charset: 'WINDOWS_1252' })?.message).toMatch(/^Ein Zeichen gibt es/);
  });

  test('add up to what the invoices say, and nothing looks like a formula to a machine', () => {
    const invoices = [1.2, 99.99, 0.06, 123456.78].map((euro, index) => {
      const gross = toCents(euro);
      return { ...INVOICE, id: String(index), net: gross - 1n, tax: 1n, gross, recipientName: '=1+1' };
    });
    const { rows } = bmd(invoices);
    expect(sumOf(rows.map((row) => BigInt((row[10] ?? '').replace(',', ''))))).toBe(
      sumOf(invoices.map(({ gross }) => gross)),
    );
    expect(rows[0]?.[12]).toBe('=1+1 2026-00815');
  });

  test('fill every column, of a month with one digit and a rate with decimals too', () => {
    const sources = ['POSTING_MONTH', 'NET', 'TAX_PERCENTAGE', 'INVOICE_DATE', 'CUSTOMER_NAME'] as const;
    const columns = sources.map((source) => ({ heading: source, source, text: '' }));
    const march = { taxPercentage: 1350n, issueDate: '2026-03-04', recipientName: 'Müller\r\n& Söhne' };
    const layout = {
      columns,
      hasHeader: false,
      separator: 'TAB',
      dateForm: 'ISO',
      cancellation: 'POSTING_CODE',
    } as const;
    const file = bmd([{ ...STORNO, ...march }], { ...layout, postingDate: 'DOCUMENT_DATE' });
    expect(linesOf(file)).toEqual(['3\t100,00\t13,5\t2026-03-04\tMüller & Söhne', '']);
    // Nothing is asked for that no column shows.
    const strange = {
      ...INVOICE,
      taxTreatment: 'NOT_TAXABLE',
      recipient: { ...INVOICE.recipient, account: null },
    } as const;
    expect(bmd([strange], layout).gaps).toEqual([]);
  });

  test('lose no row of a long month', () => {
    const many = Array.from({ length: 1001 }, (_, index) => ({ ...INVOICE, number: `2026-${index}` }));
    const lines = linesOf(bmd(many));
    expect(lines).toHaveLength(1 + many.length + 1);
    expect(new Set(lines.map((line) => line.split(';')[3]))).toHaveProperty('size', many.length + 2);
  });

  test('leave out what comes to nothing, and say so', () => {
    const nothing = { ...INVOICE, taxTreatment: 'NOT_TAXABLE', net: 0n, tax: 0n, gross: 0n } as const;
    expect(bmd([INVOICE, nothing])).toMatchObject({
      gaps: [],
      rows: [expect.anything()],
      hints: [{ code: 'EMPTY_INVOICES', message: '1 Rechnung über € 0,00 wird nicht übergeben.' }],
    });
    expect(bmd([{ ...INVOICE, number: '2'.repeat(21) }]).gaps).toMatchObject([{ code: 'INVOICE_NUMBER' }]);
  });

  test('name what is not mapped, with what it concerns', () => {
    const foreign = { ...INVOICE, id: 'c', taxTreatment: 'NOT_TAXABLE' as const, net: 5n, tax: 5n };
    const nobody = { ...INVOICE, recipient: { id: 'r2', customerNumber: 'K-2', account: null } };
    expect(bmd([foreign, nobody, { ...INVOICE, id: 'd', gross: 0n }]).gaps).toEqual([
      { code: 'REVENUE', message: 'Für „nicht steuerbar“ fehlen das Erlöskonto und der Steuercode (1 Rechnung).' },
      {
        code: 'CUSTOMER_ACCOUNT',
        message: 'Müller; "Söhne" (Kundennummer K-2) hat noch kein Kundenkonto.',
        recipientId: 'r2',
      },
      { code: 'AMOUNT', message: 'Die Summen von 2026-00815 gehen nicht auf.', invoiceId: 'c' },
    ]);
    const numeric = { ...nobody, recipient: { ...nobody.recipient, customerNumber: '200123' } };
    expect(bmd([numeric]).gaps).toHaveLength(1);
    expect(bmd([numeric], {}, { ...BMD, takesCustomerNumbers: true })).toMatchObject({ gaps: [] });
  });
});

const extf = (invoices: readonly BookedInvoice[], layout: Partial<Layout> = {}, mapping = DATEV, month = MONTH) =>
  extfBookings({ month, layout: { ...PRESET_LAYOUTS.DATEV_BOOKINGS, ...layout }, mapping, invoices }, NOW);

describe('a posting batch for DATEV', () => {
  test('has 31 fields in its header and 125 columns', () => {
    const [head = '', columns = '', row = ''] = linesOf(extf([INVOICE]));
    expect(head).toBe(
      '"EXTF";700;21;"Buchungsstapel";13;20261201103015042;;"RE";"";"";29098;55003;20260101;4;20261101;20261130;"Rechnungen 11/2026";"";1;0;0;"EUR";;"";;;"03";;;"";""',
    );
    expect(head.split(';')).toHaveLength(31);
    expect(columns.split(';')).toEqual(EXTF_COLUMNS);
    expect(EXTF_COLUMNS).toHaveLength(125);
    expect([36, 39, 113, 117, 124].map((index) => EXTF_COLUMNS[index])).toEqual([
      'KOST1 - Kostenstelle',
      'EU-Land u. UStID (Bestimmung)',
      'Festschreibung',
      'Generalumkehr (GU)',
      'Abw. Skontokonto',
    ]);
    expect(row).toMatch(
      /^120,00;"S";"EUR";;;;23008;4000;"0001";1411;"2026-00815";"241126";;"Müller; ""Söhne"" 2026-00815";/,
    );
    expect(extf([INVOICE]).rows[0]).toHaveLength(125);
    // Not to be locked: the bookkeeper looks at it first.
    expect(extf([INVOICE]).rows[0]?.[113]).toBe('0');
  });

  test.each<[Layout['cancellation'], string, string]>([
    ['SWITCHED', 'H', ''],
    ['GENERAL_REVERSAL', 'H', 'G'],
  ])('a cancellation by %s is positive on the side %s, marked "%s"', (cancellation, side, mark) => {
    const [invoice, storno] = extf([INVOICE, STORNO], { cancellation }).rows;
    expect([storno?.[0], storno?.[1], storno?.[11], storno?.[117]]).toEqual(['120,00', side, '', mark]);
    expect([invoice?.[1], invoice?.[117]]).toEqual(['S', '']);
  });

  test('names the VAT id under reverse charge, and leaves the key of an automatic account empty', () => {
    const revenues = DATEV.revenues.map((revenue) => ({ ...revenue, taxCode: null }));
    const foreign = { ...INVOICE, taxTreatment: 'REVERSE_CHARGE' as const, vatNumber: 'DE136695976' };
    const file = extf([foreign], {}, { ...DATEV, revenues });
    const [row] = file.rows;
    expect([row?.[7], row?.[8], row?.[39]]).toEqual(['4113', '', 'DE136695976']);
    expect(linesOf(file)[2]).toContain(';"DE136695976";');
    expect(extf([{ ...INVOICE, vatNumber: 'ATU12345675' }]).rows[0]?.[39]).toBe('');
  });

  test('cuts the name of a long text, not the number', () => {
    const long = { ...INVOICE, recipientName: 'Ö'.repeat(80) };
    expect(extf([long]).rows[0]?.[13]).toBe(`${'Ö'.repeat(49)} 2026-00815`);
    expect(extf([long], { bookingText: 'NUMBER_FIRST' }).rows[0]?.[13]).toBe(`2026-00815 ${'Ö'.repeat(49)}`);
  });

  test('is refused without its header, with accounts of a wrong length and with numbers that it does not know', () => {
    const blank = { ...DATEV, consultantNumber: null, clientNumber: null, fiscalYearStartMonth: null };
    const wrong = { ...INVOICE, number: '2026#1', recipient: { ...INVOICE.recipient, account: '2300' } };
    expect(extf([wrong], {}, { ...blank, accountLength: 5 }).gaps.map(({ message }) => message)).toEqual([
      'Die Beraternummer fehlt.',
      'Die Mandantennummer fehlt.',
      'Der Beginn des Wirtschaftsjahres fehlt.',
      'Das Erlöskonto 4000 für „mit USt“ passt nicht: Sachkonten haben hier 5 Stellen.',
      'Das Kundenkonto 2300 von Müller; "Söhne" passt nicht: Kundenkonten haben hier 6 Stellen.',
      'Die Rechnungsnummer „2026#1“ ist zu lang oder enthält Zeichen, die das Format nicht kennt.',
    ]);
  });

  test.each([1n, -1n])('has ten digits for an amount, whatever its sign: %s', (sign) => {
    const amounts = (gross: bigint) => extf([{ ...INVOICE, net: gross, tax: 0n, gross }]).gaps.map(({ code }) => code);
    expect(amounts(sign * (10n ** 12n - 1n))).toEqual([]);
    expect(amounts(sign * 10n ** 12n)).toEqual(['AMOUNT']);
  });

  test.each([
    ['2026-11', 1, '2026-01-01'],
    ['2026-11', 11, '2026-11-01'],
    ['2026-11', 12, '2025-12-01'],
    ['2026-02', 7, '2025-07-01'],
  ])('%s lies in the fiscal year that begins with month %s on %s', (month, start, day) => {
    expect(fiscalYearStart(month, start)).toBe(day);
  });
});

test('an invoice that is too large for the format is named as that', () => {
  const large = { ...INVOICE, id: 'x', net: 100_000_000_00n * 100n, tax: 0n, gross: 100_000_000_00n * 100n };
  expect(extf([large]).gaps).toContainEqual({
    code: 'AMOUNT',
    message: `Der Betrag von ${INVOICE.number} ist zu groß für das Format.`,
    invoiceId: 'x',
  });
});

test('a preset of DATEV keeps its format whatever is sent', () => {
  const saved = layoutInputFor('DATEV_BOOKINGS').parse({
    ...PRESET_LAYOUTS.BMD_HOURS,
    charset: 'UTF_8',
    cancellation: 'GENERAL_REVERSAL',
  });
  expect(saved).toEqual({ ...PRESET_LAYOUTS.DATEV_BOOKINGS, cancellation: 'GENERAL_REVERSAL' });
});

test.each<[Partial<Layout>, string]>([
  [{ columns: [] }, 'columns'],
  [{ columns: [{ heading: 'betrag', source: 'GROSS', text: '' }] }, 'columns'],
  [
    { columns: [{ heading: 'x', source: 'HOURS', text: '' }, ...PRESET_LAYOUTS.BMD_BOOKINGS.columns] },
    'columns.0.source',
  ],
  [{ cancellation: 'SWITCHED' }, 'cancellation'],
])('a layout of BMD refuses %j at %s', (changes, path) => {
  const { error } = layoutInputFor('BMD_BOOKINGS').safeParse({ ...PRESET_LAYOUTS.BMD_BOOKINGS, ...changes });
  expect(error?.issues.map((issue) => issue.path.join('.'))).toEqual([path]);
});
