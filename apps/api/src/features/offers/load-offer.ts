import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { OFFER_FAILURES } from '@gastspiel/domain/offers/offer-failures.ts';
import { askingRefusal, bookingRefusal } from '@gastspiel/domain/offers/shift-phase.ts';
import { z } from 'zod';
import { type AppointmentRow, lockAppointmentForUpdate } from '#features/appointments/index.ts';
import { findOffer, type Offer } from '#features/offers/offers.sql.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { uuidOrUnknown } from '#platform/identity/viewer.ts';

/** The id of an offer as it comes from outside; a malformed id counts as unknown. */
export const offerId = z.string().transform(uuidOrUnknown);

export async function loadOffer(db: TenantDb, id: string): Promise<Offer> {
  const offer = await findOffer(db, id);
  if (!offer) throw new Failure(OFFER_FAILURES.gone);
  return offer;
}

/** The appointment whose offers are changed, held until the change is done. */
export async function loadAppointmentForUpdate(db: TenantDb, id: string): Promise<AppointmentRow> {
  const appointment = await lockAppointmentForUpdate(db, id);
  if (!appointment) throw new Failure(GENERAL_FAILURES.notFound);
  return appointment;
}

type Shift = Parameters<typeof askingRefusal>[0];

/** Offering and answering end when the work begins. */
export function assertNotBegun(shift: Shift, now: Date): void {
  const refusal = askingRefusal(shift, now);
  if (refusal) throw new Failure(refusal);
}

/** Booking ends when the work ends. */
export function assertNotOver(shift: Shift, now: Date): void {
  const refusal = bookingRefusal(shift, now);
  if (refusal) throw new Failure(refusal);
}
