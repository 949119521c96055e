import { Failure, type FailureKind } from '@gastspiel/domain/failures/failure.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { allotmentFault } from '@gastspiel/domain/payments/allotments.ts';
import { PAYMENT_FAILURES } from '@gastspiel/domain/payments/payment-failures.ts';
import type { Allotment } from '@gastspiel/domain/payments/payment-input.ts';
import type { Day } from '@gastspiel/domain/time/vienna-day.ts';
import { findWriteOffLimit, lockOwedForUpdate, type OwedRow } from '#features/payments/payments.sql.ts';
import type { TenantDb } from '#platform/database/database.ts';

/** A part of an invoice's amount that is allotted: money, and what closes the rest. */
export interface PlannedAllotment {
  readonly invoice: OwedRow;
  readonly amount: bigint;
  readonly closing: {
    readonly kind: 'DISCOUNT' | 'WRITTEN_OFF';
    readonly amount: bigint;
    readonly reason: string | null;
  } | null;
  /** Not before the invoice was there. */
  readonly day: Day;
}

interface Paying {
  readonly recipientId: string;
  readonly day: Day;
}

/** Holds the invoices and looks whether each can take its part; a fault stands at its row of the form. */
export async function planAllotments(
  db: TenantDb,
  allotments: readonly Allotment[],
  { recipientId, day }: Paying,
): Promise<readonly PlannedAllotment[]> {
  const [invoices, writeOffLimit] = await Promise.all([
    lockOwedForUpdate(
      db,
      allotments.map(({ invoiceId }) => invoiceId),
    ),
    findWriteOffLimit(db),
  ]);
  const refuse = (kind: FailureKind, index: number, field = 'amount'): never => {
    throw new Failure(kind, { [`input.allotments.${index}.${field}`]: kind.message });
  };
  return allotments.map((allotment, index) => {
    const invoice = invoices.find(({ id }) => id === allotment.invoiceId);
    if (!invoice) throw new Failure(GENERAL_FAILURES.notFound);
    if (allotments.findIndex(({ invoiceId }) => invoiceId === invoice.id) < index)
      refuse(PAYMENT_FAILURES.twice, index);
    if (invoice.recipientId !== recipientId) refuse(PAYMENT_FAILURES.otherRecipient, index);
    if (!invoice.isOwed) refuse(PAYMENT_FAILURES.notOwed, index);
    const fault = allotmentFault(invoice, allotment, { day, writeOffLimit });
    if (fault) refuse(fault, index, fault === PAYMENT_FAILURES.reasonNeeded ? 'reason' : 'amount');
    const { amount, rest, reason } = allotment;
    return {
      invoice,
      amount,
      closing: rest === 'OPEN' ? null : { kind: rest, amount: invoice.open - amount, reason },
      day: day < invoice.issueDate ? invoice.issueDate : day,
    };
  });
}
