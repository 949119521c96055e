import type { Day } from '@gastspiel/domain/time/vienna-day.ts';
import { renewPaidMarks } from '#features/invoices/index.ts';
import {
  type Entering,
  insertAllotments,
  insertCounterAllotments,
  insertCounterPayments,
  insertPayments,
  type LiveAllotment,
  type LivePayment,
  type NewAllotment,
  type NewPayment,
  renewCredits,
  selectAllotmentsOfInvoice,
} from '#features/payments/entries.sql.ts';
import type { TenantDb } from '#platform/database/database.ts';

/** Credit and marks follow from the entries. */
async function renew(
  db: TenantDb,
  changed: readonly { readonly recipientId: string; readonly invoiceId?: string | null }[],
): Promise<void> {
  const recipientIds = [...new Set(changed.map(({ recipientId }) => recipientId))];
  const invoiceIds = [...new Set(changed.flatMap(({ invoiceId }) => invoiceId ?? []))];
  await Promise.all([renewCredits(db, recipientIds), renewPaidMarks(db, invoiceIds)]);
}

/** Enters payments and allotments of recipients whose accounts are held. */
export async function enter(
  db: TenantDb,
  entering: Entering,
  { payments = [], allotments = [] }: { payments?: readonly NewPayment[]; allotments?: readonly NewAllotment[] },
): Promise<void> {
  await Promise.all([insertPayments(db, entering, payments), insertAllotments(db, entering, allotments)]);
  await renew(db, [...payments, ...allotments]);
}

interface Taken {
  readonly payments?: readonly LivePayment[];
  readonly allotments: readonly LiveAllotment[];
  readonly reason: string;
  /** The day of an event that really happened, such as a transfer that the bank sent back. */
  readonly day?: Day;
}

/** Takes entries back by counter-entries; those of payments are answered. */
export async function takeBack(
  db: TenantDb,
  entering: Entering,
  { payments = [], allotments, ...reversal }: Taken,
): Promise<readonly string[]> {
  const [ids] = await Promise.all([
    insertCounterPayments(db, entering, payments, reversal),
    insertCounterAllotments(db, entering, allotments, reversal),
  ]);
  await renew(db, [...payments, ...allotments]);
  return ids;
}

/** An invoice that is cancelled owes nothing: what was paid on it becomes credit. When it was paid stays on it. */
export async function liftFromCancelled(
  db: TenantDb,
  entering: Entering,
  { invoiceId, ...reversal }: { readonly invoiceId: string; readonly reason: string; readonly day: Day },
): Promise<void> {
  const allotments = await selectAllotmentsOfInvoice(db, invoiceId);
  if (allotments.length === 0) return;
  await insertCounterAllotments(db, entering, allotments, reversal);
  await renewCredits(db, [...new Set(allotments.map(({ recipientId }) => recipientId))]);
}
