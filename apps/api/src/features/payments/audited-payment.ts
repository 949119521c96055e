import type { PlannedAllotment } from '#features/payments/plan-allotments.ts';
import type { Change } from '#platform/audit/audit.ts';

/** The changes that the history of each invoice tells. */
export const auditedAllotments = (planned: readonly PlannedAllotment[], day: string): readonly Change[] =>
  planned.map(({ invoice, amount, closing }) => ({
    entityType: 'invoice',
    entityId: invoice.id,
    before: { openAmount: invoice.open },
    after: {
      payment: amount,
      paymentDay: day,
      ...(closing?.kind === 'DISCOUNT' ? { discounted: closing.amount } : {}),
      ...(closing?.kind === 'WRITTEN_OFF' ? { writtenOff: closing.amount, writeOffReason: closing.reason } : {}),
      openAmount: invoice.open - amount - (closing?.amount ?? 0n),
      ...(invoice.open === amount + (closing?.amount ?? 0n) ? { paidOn: day } : {}),
    },
  }));
