import { expect, test } from 'vitest';
import { figuresBy, fillRate, NO_FIGURES, sumUpFigures } from '#domain/statistics/figures.ts';

test.each([
  [0, 0, null],
  [5, 0, 0n],
  [3, 1, 3333n],
  [3, 2, 6667n],
  [20_000, 18_761, 9381n], // 93,805
  [4, 4, 10_000n],
])('of %s wanted places %s filled are %s hundredths of a percent', (wantedPlaces, filledPlaces, rate) => {
  expect(fillRate({ wantedPlaces, filledPlaces })).toBe(rate);
});

test('each figure is added to its own', () => {
  const one = {
    ...{ appointments: 1, wantedPlaces: 2, filledPlaces: 3, bookings: 4, notCome: 5 },
    ...{ workMinutes: 6, breakMinutes: 7, travelMinutes: 8, netRevenue: 9n },
  };
  expect(sumUpFigures([one, one])).toEqual({
    ...{ appointments: 2, wantedPlaces: 4, filledPlaces: 6, bookings: 8, notCome: 10 },
    ...{ workMinutes: 12, breakMinutes: 14, travelMinutes: 16, netRevenue: 18n },
  });
});

test('whatever order figures are put in, they add up to the same', () => {
  const row = (month: string, type: string, bookings: number, netRevenue: bigint) => ({
    ...NO_FIGURES,
    month,
    type,
    bookings,
    netRevenue,
  });
  const rows = [row('2026-01', 'bar', 3, 10n), row('2026-02', 'bar', 4, -3n), row('2026-02', 'küche', 1, 5n)];
  const byMonth = figuresBy(rows, ({ month }) => month);
  expect([...byMonth].map(([month, { bookings }]) => [month, bookings])).toEqual([
    ['2026-01', 3],
    ['2026-02', 5],
  ]);
  const byType = figuresBy(rows, ({ type }) => type);
  expect(sumUpFigures(byMonth.values())).toEqual({ ...NO_FIGURES, bookings: 8, netRevenue: 12n });
  expect(sumUpFigures(byType.values())).toEqual(sumUpFigures(byMonth.values()));
  expect(sumUpFigures([])).toEqual(NO_FIGURES);
});
