import { expect, it } from 'vitest';
import { longMonth } from './german-month.ts';

it.each([
  ['2026-01', 'Jänner 2026'],
  ['2027-12', 'Dezember 2027'],
])('%s is %s', (month, long) => {
  expect(longMonth(month)).toBe(long);
});
