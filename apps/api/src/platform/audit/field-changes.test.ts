import { expect, test } from 'vitest';
import { changesBetween } from '#platform/audit/field-changes.ts';

test.each<[unknown, unknown, unknown[]]>([
  [null, null, []],
  [{ a: 1 }, { a: 1 }, []],
  [{ a: 'x', b: { c: true } }, { a: 'y', b: { c: true } }, [{ path: 'a', before: 'x', after: 'y' }]],
  [{ b: { c: true } }, { b: { c: false } }, [{ path: 'b.c', before: 'true', after: 'false' }]],
  [null, { a: 'new' }, [{ path: 'a', before: null, after: 'new' }]],
  [{ a: 'gone' }, { a: null }, [{ path: 'a', before: 'gone', after: null }]],
  [{ ids: ['1', '2'] }, { ids: ['2'] }, [{ path: 'ids', before: '["1","2"]', after: '["2"]' }]],
])('%j → %j', (before, after, changes) => {
  expect(changesBetween(before, after)).toEqual(changes);
});
