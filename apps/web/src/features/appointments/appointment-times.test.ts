import { expect, test } from 'vitest';
import { weekdayOf, weekName, weekRange, weeksName, whenOf } from './appointment-times.ts';

const shift = (startDateTime: string, endDateTime: string) => ({ startDateTime, endDateTime });

test.each([
  ['2026-10-26', '2026-11-01', '26. Oktober – 1. November 2026'],
  ['2026-11-09', '2026-11-15', '9. – 15. November 2026'],
  ['2026-12-28', '2027-01-03', '28. Dezember 2026 – 3. Jänner 2027'],
])('the week from %s to %s is %s', (monday, sunday, range) => {
  expect(weekRange(monday, sunday)).toBe(range);
});

test('days and weeks in German', () => {
  expect(weekdayOf('2026-10-29')).toBe('Do');
  expect(weekName('2027-01-01')).toBe('KW 53');
  expect(weeksName('2026-11-30', '2026-12-06')).toBe('KW 49');
  expect(weeksName('2026-12-28', '2027-01-10')).toBe('KW 53–1');
  const night = shift('2026-10-24T20:00:00+02:00', '2026-10-25T04:00:00+01:00');
  expect(whenOf(night)).toBe('Sa., 24.10.2026, 20:00–04:00 +1');
});
