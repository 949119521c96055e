import { expect, it } from 'vitest';
import { periodOf } from './absence-period.ts';

const days = (fromDay: string, toDay: string) =>
  periodOf({ id: '', startsAt: '', endsAt: '', isWholeDays: true, fromDay, toDay, note: null, createdBy: '' });

it.each([
  ['2026-11-19', '2026-11-19', '19.11.2026'],
  ['2026-11-19', '2026-11-21', '19.–21.11.2026'],
  ['2026-11-19', '2026-12-02', '19.11.–02.12.2026'],
  ['2026-12-29', '2027-01-03', '29.12.2026–03.01.2027'],
])('whole days from %s to %s are written %s', (from, to, written) => {
  expect(days(from, to)).toBe(written);
});
