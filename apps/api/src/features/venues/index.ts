export { auditedVenue } from '#features/venues/load-venue.ts';
export { insertVenue } from '#features/venues/venues.sql.ts';
