import { expect, it } from 'vitest';
import { nextSort, toggled } from './column.ts';

it('sorts a new column upwards, and the same one the other way round', () => {
  expect(nextSort(undefined, 'name')).toEqual({ key: 'name', isDescending: false });
  expect(nextSort({ key: 'name', isDescending: false }, 'name')).toEqual({ key: 'name', isDescending: true });
  expect(nextSort({ key: 'name', isDescending: true }, 'name')).toEqual({ key: 'name', isDescending: false });
  expect(nextSort({ key: 'name', isDescending: true }, 'date')).toEqual({ key: 'date', isDescending: false });
});

it('adds to and takes from the selection without touching the rest', () => {
  expect([...toggled(new Set(['a']), ['b', 'c'], true)]).toEqual(['a', 'b', 'c']);
  expect([...toggled(new Set(['a', 'b']), ['a', 'x'], false)]).toEqual(['b']);
});
