import { expect, test } from 'vitest';
import { languageFor, taxPercentageOf, treatmentAfter, treatmentsFor } from '#domain/invoices/tax-treatment.ts';

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

const AUSTRIAN = { countryCode: 'AT', vatNumber: 'ATU12345675' };
const GERMAN = { countryCode: 'DE', vatNumber: 'DE123456789' };
const GERMAN_PERSON = { countryCode: 'DE', vatNumber: null };
const SWISS = { countryCode: 'CH', vatNumber: null };
test.each([
  ['moved abroad', 'TAXED', AUSTRIAN, GERMAN, 'REVERSE_CHARGE'],
  ['moved out of the Union', 'REVERSE_CHARGE', GERMAN, SWISS, 'NOT_TAXABLE'],
  ['came home', 'REVERSE_CHARGE', GERMAN, AUSTRIAN, 'TAXED'],
  ['got a number', 'TAXED', GERMAN_PERSON, GERMAN, 'REVERSE_CHARGE'],
  ['lost the number', 'REVERSE_CHARGE', GERMAN, GERMAN_PERSON, 'TAXED'],
  ['was taxed by choice', 'TAXED', GERMAN, SWISS, 'TAXED'],
  ['stayed, taxed by choice', 'TAXED', GERMAN, GERMAN, 'TAXED'],
  ['stayed', 'REVERSE_CHARGE', GERMAN, GERMAN, 'REVERSE_CHARGE'],
] as const)('who %s', (_what, current, before, after, treatment) => {
  expect(treatmentAfter(current, before, after)).toBe(treatment);
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
