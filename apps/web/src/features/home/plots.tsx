import { weekNumber } from '@gastspiel/domain/time/week-number.ts';
import { MonthsLines, WeeksPlot } from '#features/statistics/index.ts';
import type { Home } from './home-document.ts';

/** As high as the plot of the weeks beside it. */
const HEIGHT = 208;

/** How far the weeks are filled, and for whoever may know what was billed. Loaded apart: plots are heavy. */
export function Plots({ home: { fillRates, statistics } }: { readonly home: Home }) {
  const weeks = fillRates.map((week) => ({
    ...week,
    week: weekNumber(week.monday).week,
    fillRate: week.wantedPlaces === 0 ? null : (week.filledPlaces / week.wantedPlaces) * 100,
  }));
  return (
    <>
      <WeeksPlot weeks={weeks} />
      {statistics && <MonthsLines data={statistics} height={HEIGHT} />}
    </>
  );
}
