import { expect, it } from 'vitest';
import { rowsToShow } from './use-steady-rows.ts';

/** A row is an id and a state. */
it.each([
  ['nothing is held', ['a', 'b', 'c'], ['b', 'c'], '', ['b', 'c']],
  ['the first one is gone', ['a', 'b', 'c'], ['b', 'c'], 'a', ['a', 'b', 'c']],
  ['one in the middle is gone', ['a', 'b', 'c'], ['a', 'c'], 'b', ['a', 'b', 'c']],
  ['the last one is gone', ['a', 'b'], ['a'], 'b', ['a', 'b']],
  ['all are gone', ['a', 'b'], [], 'ab', ['a', 'b']],
  ['a held one has changed', ['a1', 'b1'], ['a2', 'b2'], 'a', ['a1', 'b2']],
  ['a held one has moved', ['a', 'b', 'c'], ['b', 'c', 'a'], 'a', ['a', 'b', 'c']],
  ['others came', ['a', 'b'], ['x', 'b'], 'a', ['a', 'x', 'b']],
  ['a held one was never there', ['a'], ['a'], 'z', ['a']],
])('keeps held rows where they were when %s', (_, before, newest, held, shown) => {
  const rules = { idOf: (row: string) => row.charAt(0), isHeld: (id: string) => held.includes(id) };
  expect(rowsToShow(before, newest, rules)).toEqual(shown);
});
