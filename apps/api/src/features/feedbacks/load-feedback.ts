import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { ratedPersonTypeOf } from '@gastspiel/domain/rated-people/rated-person.ts';
import { type Feedback, findFeedback } from '#features/feedbacks/feedbacks.sql.ts';
import type { InvoiceRecipientName } from '#features/invoice-recipients/index.ts';
import { assertMayMeet, entityOf } from '#features/rated-people/index.ts';
import type { TenantDb } from '#platform/database/database.ts';
import type { User } from '#platform/identity/viewer.ts';

export async function loadFeedback(db: TenantDb, id: string) {
  const found = await findFeedback(db, id);
  if (!found) throw new Failure(GENERAL_FAILURES.notFound);
  return found;
}

/** A feedback that the actor may change, as the audit log keeps it, and in whose history it stands. */
export async function loadChangeableFeedback(db: TenantDb, actor: User, id: string) {
  const found = await loadFeedback(db, id);
  const person = { type: ratedPersonTypeOf(found.role), userId: found.userId };
  assertMayMeet(actor, person.type, 'tenant-user-feedbacks.write');
  return { entity: entityOf(person), before: auditedFeedback(found, found.invoiceRecipient) };
}

export const auditedFeedback = (
  { feedback, notes }: Pick<Feedback, 'feedback' | 'notes'>,
  { name }: InvoiceRecipientName,
) => ({ feedback: { invoiceRecipient: name, feedback, notes } });
