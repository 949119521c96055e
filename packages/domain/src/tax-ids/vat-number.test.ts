import { expect, test } from 'vitest';
import { isEuCountry, normalizeVatNumber, vatNumberFault } from '#domain/tax-ids/vat-number.ts';

test.each([
  ['ATU13585627', undefined],
  ['ATU12345675', undefined],
  ['ATU37675002', undefined],
  ['ATU33864707', undefined],
  ['ATU10223006', undefined],
  ['ATU13585626', 'CHECK_DIGIT'],
  ['ATU12345678', 'CHECK_DIGIT'],
  ['ATU00000000', 'CHECK_DIGIT'],
  ['AT13585627', 'FORMAT'],
  ['ATU1358562', 'FORMAT'],
  ['U13585627', 'PREFIX'],
  ['13585627', 'PREFIX'],
  ['', 'PREFIX'],
  ['GR123456789', 'PREFIX'],
  ['CHE123456789', 'PREFIX'],
  ['XI123456789', 'PREFIX'],
])('%s is wrong by its %s', (number, fault) => {
  expect(vatNumberFault(number)).toBe(fault);
});

test.each([
  ['BE0123456789', 'BE2123456789'],
  ['BG123456789', 'BG12345678'],
  ['CY12345678X', 'CY123456789'],
  ['CZ1234567890', 'CZ1234567'],
  ['DE123456789', 'DE12345678'],
  ['DK12345678', 'DK123456789'],
  ['EE123456789', 'EE12345678'],
  ['EL123456789', 'EL12345678'],
  ['ESX1234567X', 'ES12345678'],
  ['FI12345678', 'FI1234567'],
  ['FRXX123456789', 'FRIO123456789'],
  ['HR12345678901', 'HR1234567890'],
  ['HU12345678', 'HU1234567'],
  ['IE1234567WA', 'IE123456'],
  ['IT12345678901', 'IT1234567890'],
  ['LT123456789012', 'LT1234567890'],
  ['LU12345678', 'LU1234567'],
  ['LV12345678901', 'LV1234567890'],
  ['MT12345678', 'MT1234567'],
  ['NL123456789B01', 'NL123456789'],
  ['PL1234567890', 'PL123456789'],
  ['PT123456789', 'PT12345678'],
  ['RO12', 'RO1'],
  ['SE123456789001', 'SE123456789002'],
  ['SI12345678', 'SI1234567'],
  ['SK1234567890', 'SK123456789'],
])('%s has the format of its country, %s has not', (right, wrong) => {
  expect(vatNumberFault(right)).toBeUndefined();
  expect(vatNumberFault(wrong)).toBe('FORMAT');
});

test.each([
  [' atu 1358 5627 ', 'ATU13585627'],
  ['DE 123.456.789', 'DE123456789'],
  ['ATU-13585627', 'ATU13585627'],
])('%s is kept as %s', (raw, kept) => {
  expect(normalizeVatNumber(raw)).toBe(kept);
});

test.each([
  ['AT', true],
  ['GR', true],
  ['EL', false],
  ['CH', false],
  ['GB', false],
])('%s is in the European Union: %s', (code, expected) => {
  expect(isEuCountry(code)).toBe(expected);
});
