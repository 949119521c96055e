import type { AvailabilityReason } from '#domain/offers/availability.ts';
import type { UserState } from '#domain/permissions/roles.ts';

/** The objections to booking somebody directly. */
export const BOOKING_OBJECTIONS = {
  NOT_ACTIVE: 'ist nicht aktiv',
  DENIED: 'steht auf der Sperrliste des Kunden',
  BOOKED: 'ist in dieser Zeit bereits gebucht',
  PREVENTED: 'hat sich für diesen Einsatz verhindert gemeldet',
  ABSENT: 'ist in dieser Zeit abwesend',
  NOT_IN_POOL: 'gehört nicht zum Personalpool des Einsatzes',
  NOT_FOR_TYPE: 'ist für diese Einsatzart nicht vorgesehen',
  RATING_TOO_LOW: 'ist niedriger bewertet, als der Einsatz verlangt',
  SHORT_REST: 'hätte weniger als 11 Stunden Ruhezeit',
  ACCEPTED_OTHER: 'hat ein überschneidendes Angebot angenommen',
} as const;
export type BookingObjection = keyof typeof BOOKING_OBJECTIONS;

/** These nobody can wave through; of the rest staff decide. */
const BLOCKING: readonly BookingObjection[] = ['NOT_ACTIVE', 'DENIED', 'BOOKED'];
export const isBlocking = (objection: BookingObjection): boolean => BLOCKING.includes(objection);

interface Facts {
  readonly userState: UserState;
  readonly isDenied: boolean;
  readonly isInPool: boolean;
  readonly isForType: boolean;
  readonly isRatedTooLow: boolean;
  readonly reasons: readonly AvailabilityReason[];
}

/** Everything that speaks against it, the gravest first. */
export function bookingObjections(facts: Facts): readonly BookingObjection[] {
  const holds: Readonly<Record<BookingObjection, boolean>> = {
    NOT_ACTIVE: facts.userState !== 'ACTIVE',
    DENIED: facts.isDenied,
    BOOKED: facts.reasons.includes('BOOKED'),
    PREVENTED: facts.reasons.includes('PREVENTED'),
    ABSENT: facts.reasons.includes('ABSENT'),
    NOT_IN_POOL: !facts.isInPool,
    NOT_FOR_TYPE: !facts.isForType,
    RATING_TOO_LOW: facts.isRatedTooLow,
    SHORT_REST: facts.reasons.includes('SHORT_REST'),
    ACCEPTED_OTHER: facts.reasons.includes('ACCEPTED_OTHER'),
  };
  return (Object.keys(holds) as BookingObjection[]).filter((objection) => holds[objection]);
}
