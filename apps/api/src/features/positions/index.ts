export { positionTitle } from '#features/positions/position-title.sql.ts';
