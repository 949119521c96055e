import { describe, expect, test } from 'vitest';
import { patternComplaint, SERIES_LIMITS, SERIES_RULES, SeriesDays, seriesDays } from '#domain/appointments/series.ts';
import { addDays } from '#domain/time/vienna-day.ts';

describe('a series falls', () => {
  test.each([
    ['on Tuesday, Thursday and Saturday', [2, 4, 6], 1, '2026-11-24', '2026-12-01', ['24', '26', '28', '01']],
    ['on every weekday across a weekend', [1, 2, 3, 4, 5], 1, '2026-11-26', '2026-11-30', ['26', '27', '30']],
    ['on Sunday, the last day of its week', [7], 1, '2026-11-24', '2026-12-06', ['29', '06']],
    ['on its one day alone', [2], 1, '2026-11-24', '2026-11-24', ['24']],
    ['on no day where none of its weekdays comes', [1], 1, '2026-11-24', '2026-11-29', []],
    [
      'every second week, counted by calendar weeks',
      [1, 4],
      2,
      '2026-11-26',
      '2026-12-24',
      ['26', '07', '10', '21', '24'],
    ],
    ['every fourth week across the turn of the year', [3], 4, '2026-12-02', '2027-01-31', ['02', '30', '27']],
  ] as const)('%s', (_name, weekdays, everyWeeks, from, until, days) => {
    expect(seriesDays({ weekdays, everyWeeks, from, until }).map((day) => day.slice(8))).toEqual(days);
  });
});

test.each([
  [{ until: '2026-11-23' }, SERIES_RULES.order],
  [{ until: addDays('2026-11-24', SERIES_LIMITS.days + 1) }, SERIES_RULES.tooFar],
  [{ until: addDays('2026-11-24', SERIES_LIMITS.days) }, undefined],
  [{ weekdays: [] }, SERIES_RULES.noDays],
  [{ from: '2026-11-31' }, SERIES_RULES.day],
  [{ until: '2026-11-31' }, SERIES_RULES.day],
  [{}, undefined],
])('a pattern with %j: %s', (change, complaint) => {
  const pattern = { weekdays: [2 as const], everyWeeks: 1, from: '2026-11-24', until: '2026-12-24' };
  expect(patternComplaint({ ...pattern, ...change })).toBe(complaint);
});

const days = (count: number) => Array.from({ length: count }, (_, index) => addDays('2026-01-01', index));

test.each([
  ['none', [], SERIES_RULES.noDays],
  ['one too many', days(SERIES_LIMITS.appointments + 1), SERIES_RULES.tooMany],
  ['as many as there may be', days(SERIES_LIMITS.appointments), undefined],
  ['the same twice', ['2026-01-01', '2026-01-01'], SERIES_RULES.twice],
  ['one that does not exist', ['2026-02-29'], SERIES_RULES.day],
  ['two too far apart', ['2026-01-01', '2027-02-06'], SERIES_RULES.tooFar],
  ['two as far apart as they may be', ['2026-01-01', '2027-02-05'], undefined],
])('chosen days, %s: %s', (_name, chosen, complaint) => {
  expect(SeriesDays.safeParse(chosen).error?.issues[0]?.message).toBe(complaint);
});
