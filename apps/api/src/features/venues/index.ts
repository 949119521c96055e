export { deleteVenueRow, insertVenue, selectVenues } from '#features/venues/venues.sql.ts';
