import { expect, it } from 'vitest';
import { daysText, lastPeriods, periodName, proposedPeriod } from './period.ts';

it.each([
  ['2026-11-20', '2026-10-01', '2026-10-31'],
  ['2026-11-21', '2026-11-01', '2026-11-21'],
  ['2027-01-05', '2026-12-01', '2026-12-31'],
])('on %s the days from %s to %s are proposed', (today, from, until) => {
  expect(proposedPeriod(today)).toEqual({ from, until });
});

it('offers this month up to today and three whole ones before', () => {
  expect(lastPeriods('2027-01-31').map(({ from, until }) => `${from} ${until}`)).toEqual([
    '2027-01-01 2027-01-31',
    '2026-12-01 2026-12-31',
    '2026-11-01 2026-11-30',
    '2026-10-01 2026-10-31',
  ]);
});

it.each([
  ['2026-10-01', '2026-10-28', 'Oktober 2026', '01.10.–28.10.2026'],
  ['2026-10-02', '2026-10-28', '02.10.–28.10.2026', '02.10.–28.10.2026'],
  ['2026-10-01', '2026-11-30', '01.10.–30.11.2026', '01.10.–30.11.2026'],
  ['2026-12-20', '2027-01-02', '20.12.2026–02.01.2027', '20.12.2026–02.01.2027'],
])('calls %s to %s %s', (from, until, name, days) => {
  expect([periodName({ from, until }), daysText({ from, until })]).toEqual([name, days]);
});
