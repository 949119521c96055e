export { WeeksPlot } from './fill-plot.tsx';
export { MonthsPlot } from './months-plot.tsx';
