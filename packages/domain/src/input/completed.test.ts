import { expect, test } from 'vitest';
import { completed } from '#domain/input/completed.ts';

const NOWHERE = { streetNameAndNumber: null, postalCode: null, location: null, countryCode: 'AT' };
const WIEN = { streetNameAndNumber: 'Neubaugasse 58', postalCode: '1070', location: 'Wien', countryCode: 'AT' };
const HALF = { ...NOWHERE, location: 'Graz' };

test.each([
  ['nothing is overwritten', { a: 'one' }, { a: 'other' }, { a: 'one' }],
  ['an empty text is completed', { a: '' }, { a: 'other' }, { a: 'other' }],
  ['so is none', { a: null }, { a: 0 }, { a: 0 }],
  ['nothing given leaves none', { a: null }, { a: null }, { a: null }],
  ['no is an answer', { a: false }, { a: true }, { a: false }],
  ['an empty list is completed', { a: [] }, { a: ['x'] }, { a: ['x'] }],
  ['a list is never joined', { a: ['y'] }, { a: ['x'] }, { a: ['y'] }],
  ['a choice that says nothing is completed', { size: 'UNKNOWN' }, { size: 'M' }, { size: 'M' }],
  ['a choice is not', { size: 'S' }, { size: 'M' }, { size: 'S' }],
  [
    'parts are completed one by one',
    { part: { a: '1', b: null } },
    { part: { a: '2', b: '3' } },
    { part: { a: '1', b: '3' } },
  ],
  ['an address is completed whole', { address: NOWHERE }, { address: WIEN }, { address: WIEN }],
  ['half an address stays', { address: HALF }, { address: WIEN }, { address: HALF }],
])('%s', (_name, known, other, expected) => {
  expect(completed<object>(known, other, { size: 'UNKNOWN' })).toEqual(expected);
});
