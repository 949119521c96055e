import { expect, test } from 'vitest';
import { restore } from './restore.ts';

const FIRST = { name: '', size: 'M', types: ['a'], address: { street: '', country: 'AT' }, hasCar: false };

test.each([
  ['nothing was kept', undefined, FIRST],
  ['a text was kept', { name: 'Nina' }, { ...FIRST, name: 'Nina' }],
  [
    'a part of an address was kept',
    { address: { street: 'Ring 1' } },
    { ...FIRST, address: { street: 'Ring 1', country: 'AT' } },
  ],
  ['a list was kept', { types: [] }, { ...FIRST, types: [] }],
  ['a field is gone meanwhile', { fax: '123' }, FIRST],
  ['a field is of another kind meanwhile', { name: 7, types: 'a', address: 'Ring 1', hasCar: null }, FIRST],
  ['it is no form at all', 'draft', FIRST],
])('restores what fits when %s', (_, kept, expected) => {
  expect(restore(FIRST, kept)).toEqual(expected);
});
