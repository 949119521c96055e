import { expect, test } from 'vitest';
import { formatHours, formatShift, formatWeekday, hoursOf } from './german-shift.ts';

test('a shift over midnight', () => {
  const [start, end] = ['2026-10-31T17:00:00+01:00', '2026-11-01T01:00:00+01:00'];
  expect(formatWeekday(start)).toBe('Sa., 31.10.2026');
  expect(formatShift(start, end)).toBe('17:00–01:00 +1');
  expect(formatHours(hoursOf(start, end))).toBe('8,00 h');
});

test('parts thousands of hours as euro are parted', () => expect(formatHours(1018.25)).toBe('1.018,25 h'));
