export { changeInPercent } from './figure-texts.ts';
export { WeeksPlot } from './fill-plot.tsx';
export { MonthsLines } from './months-plot.tsx';
export { useShowStatistics } from './use-show-statistics.ts';
