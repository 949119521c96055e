import { expect, test } from 'vitest';
import { formatDayOf, formatInstant, formatMoment, formatSpan } from './german-instant.ts';

test.each([
  ['2026-10-28T08:41:00.000Z', '28.10.2026, 09:41'],
  ['2026-06-30T22:30:00.000Z', '01.07.2026, 00:30'],
])('%s reads %s in Vienna', (iso, text) => {
  expect(formatInstant(iso)).toBe(text);
  expect(formatDayOf(iso)).toBe(text.slice(0, 10));
});

test.each([
  ['2026-12-02T07:00:00Z', '2026-12-02T12:00:00Z', 'Mi., 02.12.2026, 08:00–13:00'],
  ['2026-12-02T21:00:00Z', '2026-12-03T01:00:00Z', 'Mi., 02.12.2026, 22:00 – Do., 03.12.2026, 02:00'],
])('from %s to %s is %s', (start, end, text) => {
  expect(formatSpan(start, end)).toBe(text);
});

test.each([
  ['2026-10-28T08:41:00Z', '28.10., 09:41'],
  ['2025-12-31T22:30:00Z', '31.12.2025, 23:30'],
  ['2025-12-31T23:30:00Z', '01.01., 00:30'],
])('in 2026 %s is %s', (iso, text) => {
  expect(formatMoment(iso, new Date('2026-11-16T08:00:00Z'))).toBe(text);
});
