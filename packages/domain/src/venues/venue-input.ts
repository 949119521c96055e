import type { z } from 'zod';
import { AppointmentInput } from '#domain/appointments/appointment-input.ts';
import { APPOINTMENT_LIMITS } from '#domain/appointments/appointment-rules.ts';
import { defineFailures } from '#domain/failures/failure.ts';
import { optionalText } from '#domain/input/text-input.ts';

/** A list to choose from, not an archive. */
export const MAX_VENUES = 50;

/** Where a customer's events take place: what an appointment says of its place, but for the hour. */
export const VenueInput = AppointmentInput.shape.sectorAttributes
  .pick({ venue: true, address: true, station: true, contact: true })
  .extend({ meetingPlace: optionalText(APPOINTMENT_LIMITS.meetingPlace) });
export type VenueValues = z.output<typeof VenueInput>;

type Named = Pick<VenueValues, 'venue' | 'station'>;

const keyOf = ({ venue, station }: Named): string =>
  [venue, station ?? ''].map((text) => text.trim().toLowerCase()).join('\n');

/** Whether two are the same place: a house may have several stations. */
export const isSameVenue = (one: Named, other: Named): boolean => keyOf(one) === keyOf(other);

export const VENUE_FAILURES = defineFailures('venues', {
  alreadyKept: {
    classification: 'DATA_INTEGRITY_VIOLATION',
    message: 'Diesen Einsatzort mit dieser Station gibt es bei diesem Kunden schon.',
  },
  tooManyVenues: `Ein Kunde hat höchstens ${MAX_VENUES} Einsatzorte.`,
});
