export { type Statistics, statisticsOf } from '#features/statistics/statistics.ts';
