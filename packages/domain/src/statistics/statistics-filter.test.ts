import { expect, test } from 'vitest';
import { DaySpan, monthsOf, STATISTICS_RULES, weeksOf, yearBefore } from '#domain/statistics/statistics-filter.ts';

const span = (from: string, to: string) => ({ from, to });

test.each([
  ['2026-01-01', '2026-12-31', undefined],
  ['2026-03-29', '2026-03-29', undefined],
  ['2026-03-29', '2026-03-28', STATISTICS_RULES.order],
  ['2020-01-01', '2026-01-01', STATISTICS_RULES.tooLong],
  ['2024-01-01', '2029-01-03', undefined],
  ['2024-01-01', '2029-01-04', STATISTICS_RULES.tooLong],
  ['2100-01-01', '2100-12-31', undefined],
  ['2100-12-31', '2101-01-01', STATISTICS_RULES.day],
  ['2026-02-30', '2026-03-28', STATISTICS_RULES.day],
  ['1999-12-31', '2026-03-28', STATISTICS_RULES.day],
  ['gestern', 'heute', STATISTICS_RULES.day],
])('%s to %s: %s', (from, to, message) => {
  expect(DaySpan.safeParse({ from, to }).error?.issues[0]?.message).toBe(message);
});

test.each([
  [span('2025-11-01', '2026-10-31'), span('2024-11-01', '2025-10-31')],
  [span('2028-02-01', '2028-02-29'), span('2027-02-01', '2027-02-28')],
  [span('2029-02-01', '2029-02-28'), span('2028-02-01', '2028-02-29')],
  [span('2028-02-29', '2028-03-14'), span('2027-02-28', '2027-03-14')],
  [span('2026-02-03', '2026-02-27'), span('2025-02-03', '2025-02-27')],
])('a year before %j is %j', (now, before) => {
  expect(yearBefore(now)).toEqual(before);
});

test.each([
  [span('2026-05-31', '2026-05-31'), ['2026-05']],
  [span('2025-11-30', '2026-02-01'), ['2025-11', '2025-12', '2026-01', '2026-02']],
])('%j has the months %j', (days, months) => {
  expect(monthsOf(days)).toEqual(months);
});

test.each([
  [span('2026-11-16', '2026-11-22'), ['2026-11-16']],
  [span('2026-11-22', '2026-11-23'), ['2026-11-16', '2026-11-23']],
  // Over New Year's, where the week belongs to the old year and has days of the new one.
  [span('2026-12-31', '2027-01-04'), ['2026-12-28', '2027-01-04']],
  [span('2026-03-28', '2026-03-30'), ['2026-03-23', '2026-03-30']],
])('%j has the weeks of %j', (days, mondays) => {
  expect(weeksOf(days)).toEqual(mondays);
});
