import { expect, test } from 'vitest';
import { groupedIban, isBic, isIban, plainIban } from '#domain/bank/iban.ts';

test.each([
  ['AT611904300234573201', true],
  ['AT483200000012345864', true],
  ['AT022050302101023600', true],
  ['DE89370400440532013000', true],
  ['CH9300762011623852957', true],
  ['at61 1904 3002 3457 3201', true],
  ['AT611904300234573202', false],
  ['AT61190430023457320', false],
  ['1904300234573201', false],
  ['', false],
])('%s as an IBAN: %s', (raw, valid) => {
  expect(isIban(plainIban(raw))).toBe(valid);
});

test('an IBAN is shown in groups of four', () => {
  expect(groupedIban('AT611904300234573201')).toBe('AT61 1904 3002 3457 3201');
});

test.each([
  ['GIBAATWWXXX', true],
  ['BKAUATWW', true],
  ['RLNWATWW', true],
  ['BKAUATW', false],
  ['GIBAATWWXX', false],
])('%s as a BIC: %s', (plain, valid) => {
  expect(isBic(plain)).toBe(valid);
});
