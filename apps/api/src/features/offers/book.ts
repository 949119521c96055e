import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { OFFER_FAILURES } from '@gastspiel/domain/offers/offer-failures.ts';
import type { AppointmentRow } from '#features/appointments/index.ts';
import { offerChanges } from '#features/offers/offer-audit.ts';
import { deleteOverlapping } from '#features/offers/offers.sql.ts';
import type { Change } from '#platform/audit/audit.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { isExclusionViolation } from '#platform/database/database-errors.ts';

/** The wanted number is a promise to the customer's purse: more only when somebody says so. */
export function assertRoom({ booked, desiredTargetUsers }: AppointmentRow, allowOverbooking: boolean): void {
  if (booked >= desiredTargetUsers && !allowOverbooking) throw new Failure(OFFER_FAILURES.fullyBooked);
}

/** Two bookings at once for one worker: the database lets one through and names the clash to the other. */
export async function unlessDoubleBooked<Result>(booking: Promise<Result>): Promise<Result> {
  try {
    return await booking;
  } catch (error) {
    throw isExclusionViolation(error) ? new Failure(OFFER_FAILURES.overlap) : error;
  }
}

/** Whoever is booked has no time for what overlaps: those offers go in the same transaction. */
export async function withdrawOverlapping(
  db: TenantDb,
  offerId: string,
  record: (change: Change) => void,
): Promise<void> {
  for (const withdrawn of await deleteOverlapping(db, offerId)) {
    for (const change of offerChanges(withdrawn, withdrawn.state, 'WITHDRAWN')) record(change);
  }
}
