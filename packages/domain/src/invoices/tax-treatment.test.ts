import { expect, test } from 'vitest';
import { languageFor, taxPercentageOf, treatmentsFor } from '#domain/invoices/tax-treatment.ts';

test.each([
  ['an Austrian business', 'AT', 'ATU12345675', ['TAXED']],
  ['an Austrian without a number', 'AT', null, ['TAXED']],
  ['a German business, wherever the work was done', 'DE', 'DE123456789', ['REVERSE_CHARGE', 'TAXED']],
  ['a German without a number', 'DE', null, ['TAXED']],
  ['a German with a wrong one', 'DE', 'DE12345', ['TAXED']],
  ['a German with an Austrian one', 'DE', 'ATU12345675', ['TAXED']],
  ['a Greek, whose number begins otherwise', 'GR', 'EL123456789', ['REVERSE_CHARGE', 'TAXED']],
  ['a Swiss', 'CH', null, ['NOT_TAXABLE', 'TAXED']],
] as const)('%s', (_who, countryCode, vatNumber, treatments) => {
  expect(treatmentsFor({ countryCode, vatNumber })).toEqual(treatments);
});

test('there is tax only where something is taxed', () => {
  expect(taxPercentageOf('TAXED', '2026-11-16')).toBe(2000n);
  expect(taxPercentageOf('REVERSE_CHARGE', '2026-11-16')).toBe(0n);
  expect(taxPercentageOf('NOT_TAXABLE', '2026-11-16')).toBe(0n);
});

test.each([
  ['AT', 'de'],
  ['DE', 'de'],
  ['CH', 'de'],
  ['LI', 'de'],
  ['LU', 'de'],
  ['IT', 'en'],
  ['US', 'en'],
])('a paper to %s is proposed in %s', (country, language) => {
  expect(languageFor(country)).toBe(language);
});
