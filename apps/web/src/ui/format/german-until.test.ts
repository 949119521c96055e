import { expect, test } from 'vitest';
import { formatDaysUntil } from './german-until.ts';

const NOW = new Date('2026-10-24T23:30:00+02:00');

test.each([
  ['2026-10-24T23:59:00+02:00', 'heute'],
  ['2026-10-25T00:01:00+02:00', 'morgen'],
  // The night that has an hour more.
  ['2026-10-26T23:30:00+01:00', 'in 2 Tagen'],
  ['2026-11-24T08:00:00+01:00', 'in 31 Tagen'],
  ['2026-10-23T08:00:00+02:00', ''],
])('%s is %s', (iso, text) => {
  expect(formatDaysUntil(iso, NOW)).toBe(text);
});
