import { APPOINTMENT_FAILURES } from '@gastspiel/domain/appointments/appointment-failures.ts';
import type { AppointmentValues } from '@gastspiel/domain/appointments/appointment-input.ts';
import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { chooseInvoiceRecipient } from '#features/invoice-recipients/index.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { isExclusionViolation, isForeignKeyViolation } from '#platform/database/database-errors.ts';
import type { User } from '#platform/identity/viewer.ts';

/** A recipient is chosen only where there are recipients at all; a choice that was there before may stay. */
export async function assertRecipient(
  db: TenantDb,
  actor: User,
  { invoiceRecipientId }: Pick<AppointmentValues, 'invoiceRecipientId'>,
  before: string | null,
): Promise<void> {
  if (invoiceRecipientId === null || invoiceRecipientId === before) return;
  if (!actor.hasInvoicingModule) throw new Failure(APPOINTMENT_FAILURES.recipientNeedsModule);
  await chooseInvoiceRecipient(db, actor.tenantId, { invoiceRecipientId });
}

/** Turns what the database refuses into sentences. */
export async function savedOrRefused<Result>(save: Promise<Result>): Promise<Result> {
  try {
    return await save;
  } catch (error) {
    if (isForeignKeyViolation(error)) throw new Failure(APPOINTMENT_FAILURES.unknownChoice);
    if (isExclusionViolation(error)) throw new Failure(APPOINTMENT_FAILURES.bookingsClash);
    throw error;
  }
}
