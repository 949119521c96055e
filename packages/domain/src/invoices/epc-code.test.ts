import { expect, test } from 'vitest';
import { epcCode, type Payment } from '#domain/invoices/epc-code.ts';

const PAYMENT: Payment = {
  name: 'Muster Personal GmbH',
  iban: 'AT611904300234573201',
  bic: null,
  amount: 123_450n,
  text: 'Rechnung 2026-000123',
};

test('the code is the standard’s own', () => {
  const code = 'BCD\n002\n1\nSCT\n\nMuster Personal GmbH\nAT611904300234573201\nEUR1234.50\n\n\nRechnung 2026-000123';
  expect(epcCode(PAYMENT)).toBe(code);
  expect(new TextEncoder().encode(code)).toHaveLength(90);
});

test.each([
  ['a cent', { amount: 1n }, 'EUR0.01'],
  ['the bank', { bic: 'GIBAATWWXXX' }, 'GIBAATWWXXX'],
  ['a long name, cut', { name: 'Ä'.repeat(80) }, `\n${'Ä'.repeat(70)}\n`],
])('%s', (_what, changes, part) => {
  expect(epcCode({ ...PAYMENT, ...changes })).toContain(part);
});

test('a long purpose is cut to what the standard allows', () => {
  expect(
    epcCode({ ...PAYMENT, text: 'x'.repeat(200) })
      ?.split('\n')
      .at(-1),
  ).toBe('x'.repeat(140));
});

test.each([
  ['nothing', { amount: 0n }],
  ['what is given back', { amount: -100n }],
  ['more than a code can say', { amount: 100_000_000_000n }],
  ['more than fits', { name: '😀'.repeat(70), text: '😀'.repeat(140) }],
])('there is none for %s', (_what, changes) => {
  expect(epcCode({ ...PAYMENT, ...changes })).toBeNull();
});
