export { selectWeeks, type WeekFill } from '#features/statistics/figures.sql.ts';
