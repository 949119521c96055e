export { keepVenue } from './save-venue.ts';
export { VenuesCard } from './venues-card.tsx';
export { type Venue, venueLabel, venuesQuery } from './venues-query.ts';
