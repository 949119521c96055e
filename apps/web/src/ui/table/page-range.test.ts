import { expect, it } from 'vitest';
import { pageRange } from './page-range.ts';

it.each([
  ['an empty list', 1, 25, 0, { from: 0, to: 0, lastPage: 1 }],
  ['a first page', 1, 25, 47, { from: 1, to: 25, lastPage: 2 }],
  ['a last page that is not full', 2, 25, 47, { from: 26, to: 47, lastPage: 2 }],
  ['a list that fills its page to the last row', 1, 10, 10, { from: 1, to: 10, lastPage: 1 }],
])('%s', (_, number, size, count, expected) => expect(pageRange({ number, size }, count)).toEqual(expected));
