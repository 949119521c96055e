export { WeeksPlot } from './fill-plot.tsx';
export { MonthsLines } from './months-plot.tsx';
