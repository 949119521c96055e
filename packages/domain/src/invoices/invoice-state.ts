import type { Day } from '#domain/time/vienna-day.ts';

export const INVOICE_STATES = [
  'DRAFT',
  'MISSED_SENDING',
  'PENDING',
  'PAST_DUE',
  'PAST_DUN',
  'PAID',
  'CANCELLED',
] as const;
/** Invoices in these states still need somebody's attention. */
export const OPEN_INVOICE_STATES = INVOICE_STATES.filter((state) => state !== 'PAID' && state !== 'CANCELLED');
/** Sent and due, and nobody has paid yet. */
export const OVERDUE_INVOICE_STATES = ['PAST_DUE', 'PAST_DUN'] as const;
/** Sent, and nobody has paid yet. */
export const OWED_INVOICE_STATES = ['PENDING', ...OVERDUE_INVOICE_STATES] as const;
export type InvoiceState = (typeof INVOICE_STATES)[number];

/** The dates and marks that a state follows from; it is never stored. */
export interface InvoiceMarks {
  readonly issueDate: Day;
  readonly dueDate: Day;
  readonly dunDate: Day;
  readonly isSent: boolean;
  readonly isPaid: boolean;
  /** Cancelled itself, or the cancellation of another. */
  readonly isCancelled: boolean;
}

/** Days are Vienna's. Something is late from the day after its day on. */
export function invoiceState(marks: InvoiceMarks, today: Day): InvoiceState {
  if (marks.isCancelled) return 'CANCELLED';
  if (marks.isPaid) return 'PAID';
  if (!marks.isSent) return marks.issueDate < today ? 'MISSED_SENDING' : 'DRAFT';
  if (marks.dunDate < today) return 'PAST_DUN';
  return marks.dueDate < today ? 'PAST_DUE' : 'PENDING';
}

/** The steps that an invoice allows. */
export interface InvoicePossibilities {
  readonly canEdit: boolean;
  readonly canSend: boolean;
  readonly canMarkPaid: boolean;
  readonly canUnmarkPaid: boolean;
  readonly canCancel: boolean;
  /** Cancelled and billed again at once. */
  readonly canCorrect: boolean;
}

interface Standing extends InvoiceMarks {
  readonly isCancellation: boolean;
  /** For a cancellation: whether the invoice that it cancels had been sent. Else both stay in the house. */
  readonly originalWasSent: boolean;
}

export function possibilitiesOf(standing: Standing): InvoicePossibilities {
  const { isSent, isPaid, isCancelled, isCancellation, originalWasSent } = standing;
  return {
    canEdit: !isSent && !isPaid && !isCancelled,
    // A sent invoice may be sent again, the same bytes.
    canSend: isCancellation ? originalWasSent : !isCancelled,
    canMarkPaid: isSent && !isPaid && !isCancelled,
    canUnmarkPaid: isPaid && !isCancelled,
    canCancel: !isCancelled,
    canCorrect: isSent && !isCancelled,
  };
}
