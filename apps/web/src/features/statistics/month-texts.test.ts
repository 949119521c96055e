import { expect, it } from 'vitest';
import { longMonth } from '#ui/format/german-month.ts';
import { monthOfYear, shortMonth } from './month-texts.ts';

it.each([
  ['2026-01', 'Jän', 'Jän. 2026', 'Jänner 2026'],
  ['2026-05', 'Mai', 'Mai 2026', 'Mai 2026'],
  ['2026-09', 'Sep', 'Sep. 2026', 'September 2026'],
  ['2027-12', 'Dez', 'Dez. 2027', 'Dezember 2027'],
])('%s is %s, %s or %s', (month, short, ofYear, long) => {
  expect([shortMonth(month), monthOfYear(month), longMonth(month)]).toEqual([short, ofYear, long]);
});
