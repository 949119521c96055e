import { expect, test } from 'vitest';
import { matchEntry, type OpenInvoice, OpenInvoices } from '#domain/bank-statements/match-entry.ts';

const SKONTO = { percentage: 300, until: '2026-10-26' };
const invoice = (number: string, open: bigint, changes: Partial<OpenInvoice> = {}): OpenInvoice => ({
  ...{ id: number, number, open, gross: open, dueDate: '2026-10-20', discount: null },
  ...{ recipientId: 'ringhof', recipientName: 'Ringhof Hotels GmbH' },
  ...changes,
});
const OPEN = [
  invoice('2026-00129', 422_400n, { recipientId: 'sonnenhof', recipientName: 'Sonnenhof GmbH' }),
  invoice('2026-00135', 296_400n),
  invoice('2026-00136', 184_800n, { dueDate: '2026-10-21' }),
  invoice('2026-00137', 396_000n, { recipientId: 'festkultur', recipientName: 'Festkultur Passau GmbH' }),
  invoice('2026-00138', 878_160n, { recipientId: 'messe', recipientName: 'Messe-Gastronomie GmbH', discount: SKONTO }),
];
const KNOWN = {
  payerOf: (iban: string) => ({ AT1: 'ringhof', AT2: 'festkultur', AT3: 'sonnenhof' })[iban],
  writeOffLimit: 500n,
  nameKey: (name: string) => name.toLowerCase().replace(/\W/g, ''),
};
const match = (amount: bigint, text: string, changes: object = {}, open = OPEN) => {
  const entry = { key: 'k', day: '2026-10-26', amount, name: null, iban: null, text, reference: null, isReturn: false };
  const found = matchEntry({ ...entry, ...changes }, new OpenInvoices(open, KNOWN.nameKey), KNOWN);
  if (found.kind === 'NONE') return 'NONE';
  const parts = found.parts.map(({ invoice: { id }, amount: part, rest }) => `${id.slice(-3)} ${part} ${rest}`);
  return [found.kind === 'EXACT' ? 'EXACT' : found.reason, ...parts].join(', ');
};

test.each([
  ['number and amount', 422_400n, '2026-00129', {}, 'EXACT, 129 422400 OPEN'],
  ['reference and amount', 422_400n, '', { reference: '2026-00129' }, 'EXACT, 129 422400 OPEN'],
  ['a short number is no number', 422_400n, 'RE 129', {}, 'SUM, 129 422400 OPEN'],
  ['a number that runs into others', 422_400n, '12026-00129', {}, 'SUM, 129 422400 OPEN'],
  ['two numbers, one sum', 481_200n, '2026-00135, 2026-00136', {}, 'SUM, 135 296400 OPEN, 136 184800 OPEN'],
  [
    'short numbers of a known payer',
    481_200n,
    'RE 135 u 136',
    { iban: 'AT1' },
    'SUM, 135 296400 OPEN, 136 184800 OPEN',
  ],
  ['a part', 200_000n, '2026-00129 Akonto', {}, 'PART, 129 200000 OPEN'],
  ['agreed Skonto', 851_815n, '2026-00138', {}, 'DISCOUNT, 138 851815 DISCOUNT'],
  ['Skonto too late', 851_815n, '2026-00138', { day: '2026-10-27' }, 'PART, 138 851815 OPEN'],
  ['Skonto that nobody agreed to', 409_728n, '2026-00129', {}, 'PART, 129 409728 OPEN'],
  ['a small difference', 422_000n, '2026-00129', {}, 'DIFFERENCE, 129 422000 WRITTEN_OFF'],
  ['a difference of just the limit', 421_900n, '2026-00129', {}, 'DIFFERENCE, 129 421900 WRITTEN_OFF'],
  ['a difference past the limit', 421_899n, '2026-00129', {}, 'PART, 129 421899 OPEN'],
  ['more than the invoice', 422_500n, '2026-00129', {}, 'MORE, 129 422400 OPEN'],
  ['a known payer and one invoice', 396_000n, 'Rechnung Oktober', { iban: 'AT2' }, 'PAYER, 137 396000 OPEN'],
  ['a known payer and the sum of all', 481_200n, '', { iban: 'AT1' }, 'SUM, 135 296400 OPEN, 136 184800 OPEN'],
  ['a known payer and the younger one', 184_800n, '', { iban: 'AT1' }, 'PAYER, 136 184800 OPEN'],
  ['a known payer and some amount', 300_000n, '', { iban: 'AT1' }, 'PART, 135 296400 OPEN, 136 3600 OPEN'],
  ['a known payer and too much', 500_000n, '', { iban: 'AT1' }, 'MORE, 135 296400 OPEN, 136 184800 OPEN'],
  ['a name and the amount', 422_400n, 'danke', { name: 'SONNENHOF GMBH' }, 'NAME, 129 422400 OPEN'],
  [
    'a name and Skonto',
    851_815n,
    'Messe Okt abz. 3 % Skonto',
    { name: 'Messe Gastronomie GmbH' },
    'DISCOUNT, 138 851815 DISCOUNT',
  ],
  ['a name and some amount', 1_000n, '', { name: 'Sonnenhof GmbH' }, 'NAME, 129 1000 OPEN'],
  ['an amount that one invoice has', 396_000n, '', { name: 'F. Huemer' }, 'AMOUNT, 137 396000 OPEN'],
  ['nothing', 4_500n, 'Ersatz Schürze', { name: 'Marlene Ofner' }, 'NONE'],
  ['a short number of somebody unknown', 1n, 'Rechnung 129', {}, 'NONE'],
  ['money that leaves', -2_460n, '2026-00129', {}, 'NONE'],
  ['a transfer that came back', 422_400n, '2026-00129', { isReturn: true }, 'NONE'],
])('%s', (_what, amount, text, changes, expected) => {
  expect(match(amount, text, changes)).toBe(expected);
});

test('an amount that two invoices have, and a name that two recipients have, say nothing', () => {
  const twice = [
    ...OPEN,
    invoice('2026-00140', 396_000n),
    invoice('2026-00141', 1n, { recipientId: 'other', recipientName: 'Sonnenhof GmbH' }),
  ];
  expect(match(396_000n, '', {}, twice)).toBe('NONE');
  expect(match(5n, '', { name: 'Sonnenhof GmbH' }, twice)).toBe('NONE');
});

test('an invoice that another entry has paid is open no more', () => {
  const open = new OpenInvoices(OPEN, KNOWN.nameKey);
  const entry = {
    key: 'k',
    day: '2026-10-26',
    amount: 422_400n,
    name: null,
    iban: null,
    reference: null,
    isReturn: false,
  };
  const pay = () => matchEntry({ ...entry, text: '2026-00129' }, open, KNOWN);
  const first = pay();
  if (first.kind === 'EXACT') open.pay(first.parts);
  expect([first.kind, pay().kind]).toEqual(['EXACT', 'NONE']);
});
