import { expect, it } from 'vitest';
import { nextSort, shownFrom, toggled } from './column.ts';

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

it('leaves out the least important column longest', () => {
  const shown = (priority: 1 | 2 | 3 | 4) => {
    const { display, ...wide } = shownFrom(priority);
    return [display.xs, display.md, ...Object.keys(wide)];
  };
  expect(shown(1)).toEqual(['table-cell', 'table-cell', '@media (min-width: 1340px)']);
  expect(shown(2)).toEqual(['none', 'table-cell', '@media (min-width: 1340px)']);
  expect(shown(3)).toEqual(['none', 'none', '@media (min-width: 1340px)']);
  expect(shown(4)).toEqual(['none', 'none', '@media (min-width: 1500px)']);
});
