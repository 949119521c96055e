import { APPOINTMENT_FAILURES, typeRetiredOf } from '@gastspiel/domain/appointments/appointment-failures.ts';
import type { AppointmentValues } from '@gastspiel/domain/appointments/appointment-input.ts';
import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { chooseInvoiceRecipient } from '#features/invoice-recipients/index.ts';
import { selectRetired } from '#features/tenants/index.ts';
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

/**
 * A kind of work that was retired is chosen for nothing new. Which one is chosen where is told by the fields of the form; what has it
 * already keeps it.
 */
export async function assertTypesInUse(db: TenantDb, chosen: readonly (readonly [field: string, typeId: string])[]) {
  const retired = new Map(
    (
      await selectRetired(
        db,
        chosen.map(([, id]) => id),
      )
    ).map((type) => [type.id, type]),
  );
  for (const [field, id] of chosen) {
    const kind = typeRetiredOf(retired.get(id.toLowerCase())?.description ?? '');
    if (retired.has(id.toLowerCase())) throw new Failure(kind, { [field]: kind.message });
  }
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
