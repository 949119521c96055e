import { expect, test } from 'vitest';
import { unitCodeOf } from '#domain/invoices/unit-codes.ts';

test.each([
  ['h', 'HUR'],
  [' Std. ', 'HUR'],
  ['hours', 'HUR'],
  ['Min.', 'MIN'],
  ['km', 'KMT'],
  ['KM', 'KMT'],
  ['Stk.', 'H87'],
  ['Stück', 'H87'],
  ['Tage', 'DAY'],
  ['Pauschale', 'LS'],
  ['Garnitur', undefined],
  ['constructor', undefined],
  ['.', undefined],
])('the unit %j is %s', (unit, code) => {
  expect(unitCodeOf(unit)).toBe(code);
});
