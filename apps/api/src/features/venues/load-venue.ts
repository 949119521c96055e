import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import type { VenueValues } from '@gastspiel/domain/venues/venue-input.ts';
import { PartialAddressRow } from '#features/contact/index.ts';
import { findVenue, type Venue, VenueFacts } from '#features/venues/venues.sql.ts';
import type { TenantDb } from '#platform/database/database.ts';

export async function loadVenue(db: TenantDb, id: string): Promise<Venue> {
  const found = await findVenue(db, id);
  if (!found) throw new Failure(GENERAL_FAILURES.notFound);
  return found;
}

/** As it stands in the customer's history: whole, so that everybody sees which one it is. */
export const auditedVenue = ({ venue, address, station, contact, meetingPlace }: VenueValues) => {
  const { streetNameAndNumber, postalCode, location, countryCode } = address;
  const place = [streetNameAndNumber, postalCode, location, countryCode];
  return { venue: [venue, station, ...place, meetingPlace, contact].filter(Boolean).join(', ') };
};

/** The row in the shape in which it is edited. */
export const venueValuesOf = (row: Venue): VenueValues => ({
  ...VenueFacts.parse(row),
  address: PartialAddressRow.parse(row),
});
