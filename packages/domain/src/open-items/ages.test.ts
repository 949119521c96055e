import { expect, test } from 'vitest';
import { ageOf } from '#domain/open-items/ages.ts';

test.each([
  ['2026-10-29', 'NOT_DUE'],
  ['2026-10-28', 'NOT_DUE'],
  ['2026-10-27', 'TO_30'],
  ['2026-09-28', 'TO_30'],
  ['2026-09-27', 'TO_60'],
  ['2026-08-29', 'TO_60'],
  ['2026-08-28', 'TO_90'],
  ['2026-07-30', 'TO_90'],
  ['2026-07-29', 'OLDER'],
])('due on %s is %s on 28 October 2026', (due, age) => {
  expect(ageOf(due, '2026-10-28')).toBe(age);
});
