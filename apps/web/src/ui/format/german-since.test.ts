import { expect, test } from 'vitest';
import { formatDaysAgo, formatMoment, formatSince } from './german-since.ts';

const NOW = new Date('2026-10-28T10:00:00+01:00');

test.each([
  ['2026-10-28T09:59:30+01:00', 'gerade eben'],
  ['2026-10-28T09:36:00+01:00', 'vor 24 min'],
  ['2026-10-28T07:30:00+01:00', 'vor 2 h'],
  ['2026-10-27T23:30:00+01:00', 'gestern, 23:30'],
  ['2026-10-27T16:40:00+01:00', 'gestern, 16:40'],
  ['2026-10-26T16:40:00+01:00', '26.10.2026'],
  // A clock of the browser that is slow must not tell of the future.
  ['2026-10-28T10:00:05+01:00', 'gerade eben'],
])('%s was %s', (iso, text) => {
  expect(formatSince(iso, NOW)).toBe(text);
});

test.each([
  ['2026-10-28T00:05:00+01:00', '00:05'],
  ['2026-10-27T14:05:00+01:00', 'gestern, 14:05'],
  ['2026-10-26T14:05:00+01:00', '26.10.2026'],
])('%s is the moment %s', (iso, text) => {
  expect(formatMoment(iso, NOW)).toBe(text);
});

test.each([
  ['2026-10-28', 'heute'],
  ['2026-10-27', 'gestern'],
  ['2026-10-16', 'vor 12 Tagen'],
])('%s is %s', (day, text) => {
  expect(formatDaysAgo(day, '2026-10-28')).toBe(text);
});
