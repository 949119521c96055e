import { expect, it } from 'vitest';
import { formatAmount, formatEuro } from './german-money.ts';

it.each([
  [0, '€ 0,00'],
  [6679.67, '€ 6.679,67'],
  [346_180.3, '€ 346.180,30'],
  [-6019.2, '−€ 6.019,20'],
])('%s is %s', (euro, text) => {
  expect(formatEuro(euro).replaceAll('\u00a0', ' ')).toBe(text);
});

it.each([
  [1368, '1.368,00'],
  [0.5, '0,50'],
  [-1368, '−1.368,00'],
])('%s in a line is %s', (value, text) => {
  expect(formatAmount(value)).toBe(text);
});
