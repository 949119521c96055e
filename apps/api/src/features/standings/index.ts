export { countDrifted, mendStandings, STANDINGS } from '#features/standings/standings.ts';
