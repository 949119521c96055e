export { insertVenue, selectVenues } from '#features/venues/venues.sql.ts';
