export { insertVenue } from '#features/venues/venues.sql.ts';
