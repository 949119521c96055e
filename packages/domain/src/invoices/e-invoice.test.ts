import { describe, expect, test } from 'vitest';
import { eInvoiceOf, type InvoiceFacts, type InvoiceLineFacts } from '#domain/invoices/e-invoice.ts';
import { TAX_SENTENCES } from '#domain/invoices/tax-treatment.ts';

const LINE: InvoiceLineFacts = {
  kind: 'SERVICE',
  day: '2026-10-03',
  description: 'Service – Herbstball',
  typeDescription: 'Service',
  quantity: 4800n,
  unit: 'h',
  price: 2850n,
  percentage: null,
  net: 136_800n,
  workers: 6,
};
const address = { streetNameAndNumber: 'Ring 1', postalCode: '1010', location: 'Wien', countryCode: 'AT' };

const invoice = (changes: Partial<InvoiceFacts> = {}): InvoiceFacts => ({
  number: '2026-00142',
  issueDate: '2026-10-30',
  dueDate: '2026-11-09',
  language: 'de',
  taxTreatment: 'TAXED',
  taxPercentage: 2000,
  notes: 'Danke.',
  net: 136_800n,
  tax: 27_360n,
  gross: 164_160n,
  cancels: null,
  replaces: [],
  discount: null,
  sender: {
    name: 'Tafelrunde GmbH',
    vatNumber: 'ATU12345675',
    companyRegistrationNumber: 'FN 1a',
    companyRegistrationCourt: 'Wien',
    contactEmail: 'post@tafelrunde.example',
    phoneNumber: null,
    address,
    accountHolder: null,
    iban: 'AT611904300234573201',
    bic: 'MUSTATWW',
    closureText: 'Bitte zahlen.',
  },
  recipient: {
    name: 'Ringhof GmbH',
    vatNumber: null,
    companyRegistrationNumber: null,
    contactEmail: null,
    phoneNumber: null,
    address,
    customerNumber: 'K-7',
    orderReference: 'Z01',
    supplierNumber: '0203',
  },
  lines: [LINE],
  ...changes,
});

const WORDS = {
  paymentTerms: 'Sofort.',
  paymentReference: 'Rechnung 142',
  workers: (count: number) => `${count} Leute`,
};
const of = (changes?: Partial<InvoiceFacts>) => eInvoiceOf(invoice(changes), WORDS);
const CANCELLED = { number: '2026-00100', issueDate: '2026-09-30' };

test('an invoice asks for its money, names what it stands for and says all that the paper says', () => {
  expect(of({ replaces: [CANCELLED] })).toMatchObject({
    typeCode: '380',
    dueDate: '2026-11-09',
    notes: ['Danke.', 'Bitte zahlen.'],
    preceding: [CANCELLED],
    isCancellation: false,
    orderReference: 'Z01',
    seller: { name: 'Tafelrunde GmbH', supplierNumber: '0203' },
    buyer: { name: 'Ringhof GmbH', customerNumber: 'K-7' },
    payment: {
      iban: 'AT611904300234573201',
      bic: 'MUSTATWW',
      accountHolder: 'Tafelrunde GmbH',
      reference: 'Rechnung 142',
    },
    totals: { net: 136_800n, tax: 27_360n, gross: 164_160n },
  });
});

test('a cancellation asks for nothing, and its amounts are those of what it takes back', () => {
  const taken = { net: -136_800n, tax: -27_360n, gross: -164_160n };
  const lines = [{ ...LINE, quantity: -4800n, net: -136_800n }];
  expect(of({ ...taken, lines, cancels: CANCELLED, replaces: [], notes: null })).toMatchObject({
    typeCode: '381',
    dueDate: null,
    notes: [],
    preceding: [CANCELLED],
    isCancellation: true,
    payment: null,
    tax: { base: 136_800n, amount: 27_360n },
    totals: { net: 136_800n, tax: 27_360n, gross: 164_160n },
    lines: [{ quantity: 4800n, net: 136_800n }],
  });
});

test('an account has the holder that was said, and nobody pays to none', () => {
  const { sender } = invoice();
  expect(of({ sender: { ...sender, accountHolder: 'Anna Pichler' } }).payment?.accountHolder).toBe('Anna Pichler');
  expect(of({ sender: { ...sender, iban: null } }).payment).toBeNull();
});

describe('the period', () => {
  const on = (...days: (string | null)[]) => of({ lines: days.map((day) => ({ ...LINE, day })) }).period;
  test.each([
    [['2026-10-26', null, '2026-10-03', '2026-10-10'], '2026-10-03', '2026-10-26'],
    [['2026-10-03'], '2026-10-03', '2026-10-03'],
    [[null, null], '2026-10-30', '2026-10-30'],
  ])('of %j is from %s to %s', (days, from, to) => {
    expect(on(...days)).toEqual({ from, to });
  });
});

test.each([
  ['TAXED', 'de', 'S', null],
  ['REVERSE_CHARGE', 'de', 'AE', { code: 'VATEX-EU-AE', reason: TAX_SENTENCES.REVERSE_CHARGE.de }],
  ['REVERSE_CHARGE', 'en', 'AE', { code: 'VATEX-EU-AE', reason: TAX_SENTENCES.REVERSE_CHARGE.en }],
  ['NOT_TAXABLE', 'en', 'O', { code: 'VATEX-EU-O', reason: TAX_SENTENCES.NOT_TAXABLE.en }],
] as const)('%s in %s is of the category %s', (taxTreatment, language, category, exemption) => {
  expect(of({ taxTreatment, language }).tax).toMatchObject({ category, exemption });
});

const surcharge = { kind: 'SURCHARGE', day: null, workers: null, percentage: 2550 } as const;
const item = { kind: 'ADDITIONAL', day: null, workers: null, typeDescription: null } as const;
test.each([
  ['hours', {}, { unitCode: 'HUR', unitPrice: 28_500_000n, description: '6 Leute', day: '2026-10-03' }],
  [
    'a surcharge',
    surcharge,
    { unitCode: 'HUR', unitPrice: 7_267_500n, description: 'Service, 25,5\u00a0%', day: null },
  ],
  ['kilometres', { ...item, unit: 'km' }, { unitCode: 'KMT', description: null }],
  ['a unit of its own', { ...item, unit: 'Garnitur' }, { unitCode: 'C62', unit: 'Garnitur', description: 'Garnitur' }],
  ['no unit', { ...item, unit: '' }, { unitCode: 'C62', description: null }],
] as const)('a line of %s', (_what, changes, expected) => {
  const { lines } = of({ lines: [LINE, { ...LINE, ...changes }] });
  expect(lines.map(({ position }) => position)).toEqual([1, 2]);
  expect(lines[1]).toMatchObject({ name: 'Service – Herbstball', ...expected });
});
