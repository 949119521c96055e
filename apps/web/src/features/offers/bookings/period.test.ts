import { expect, test } from 'vitest';
import { defaultPeriod } from './period.ts';

test.each([
  ['2026-10-28T10:00:00Z', '2026-10-26', '2026-11-29'],
  // Sunday late in Vienna, though not yet Monday anywhere east of it.
  ['2026-11-01T22:30:00Z', '2026-10-26', '2026-11-29'],
  ['2026-11-01T23:30:00Z', '2026-11-02', '2026-12-06'],
])('on %s: %s to %s', (now, from, to) => {
  expect(defaultPeriod(new Date(now))).toEqual({ from, to });
});
