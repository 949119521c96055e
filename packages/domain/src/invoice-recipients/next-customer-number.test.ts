import { expect, test } from 'vitest';
import { nextCustomerNumber, nextCustomerNumbers } from '#domain/invoice-recipients/next-customer-number.ts';

test.each<[string, readonly string[], string]>([
  ['no customer yet', [], '1001'],
  ['plain numbers', ['1001', '1042', '7'], '1043'],
  ['numbers with zeros in front', ['0009', '0003'], '0010'],
  ['numbers with a prefix', ['K-1001', 'K-1042'], 'K-1043'],
  ['a prefix in both cases', ['k-1001', 'K-1002'], 'K-1003'],
  ['a year in the prefix', ['2026/007', '2026/008'], '2026/009'],
  ['one stray number among many of a kind', ['K-1', 'K-2', '4711'], 'K-3'],
  ['as many of one kind as of the other', ['K-1', '4711'], '4712'],
  ['numbers without digits', ['Hotel', 'ALT'], '1001'],
  ['a number past all counting', ['9'.repeat(64)], '1001'],
  ['the last number of a width', ['K-99'], 'K-100'],
])('after %s', (_name, numbers, next) => {
  expect(nextCustomerNumber(numbers)).toBe(next);
});

test('many get theirs one after the other, longer ones too', () => {
  expect(nextCustomerNumbers(['K-98'], 3)).toEqual(['K-99', 'K-100', 'K-101']);
  expect(nextCustomerNumbers([], 2)).toEqual(['1001', '1002']);
});
