import { expect, it } from 'vitest';
import { monthOfYear, shortMonth } from './month-texts.ts';

it.each([
  ['2026-01', 'Jän', 'Jän. 2026'],
  ['2026-05', 'Mai', 'Mai 2026'],
  ['2026-09', 'Sep', 'Sep. 2026'],
  ['2027-12', 'Dez', 'Dez. 2027'],
])('%s is %s or %s', (month, short, ofYear) => {
  expect([shortMonth(month), monthOfYear(month)]).toEqual([short, ofYear]);
});
