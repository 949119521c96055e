import { expect, it } from 'vitest';
import { nextLabel } from './next-label.ts';

it.each([
  ['2026-10-28T17:30:00Z', 'heute, 18:30'],
  ['2026-10-29T05:30:00Z', 'morgen, 06:30'],
  ['2026-10-31T06:00:00Z', 'Sa., 31.10., 07:00'],
  // It has begun, and is not over.
  ['2026-10-27T21:00:00Z', 'Di., 27.10., 22:00'],
])('%s is told as %s', (iso, text) => {
  expect(nextLabel(iso, new Date('2026-10-28T09:00:00Z'))).toBe(text);
});
