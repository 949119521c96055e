import { datesFrom } from '@gastspiel/domain/invoices/invoice-dates.ts';
import { type InvoiceState, possibilitiesOf } from '@gastspiel/domain/invoices/invoice-state.ts';
import { addDays, dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import type { Viewer } from '#platform/viewer/viewer.ts';
import type { InvoiceSummary } from './invoice-parts.ts';

/** An accountant of an agency that invoices here. */
export const ACCOUNTANT: Partial<Viewer> = {
  tenant: { hasInvoicingModule: true } as Viewer['tenant'],
  user: {
    userRole: 'TENANT_USER_ACCOUNTING',
    userState: 'ACTIVE',
    firstName: 'Helga',
    lastName: 'Strasser',
    hasDeviceAccessTicket: true,
  },
};

/** How many days ago an invoice in this state was issued. */
const ISSUED_AGO: Readonly<Record<InvoiceState, number>> = {
  DRAFT: 0,
  MISSED_SENDING: 2,
  PENDING: 3,
  PAST_DUE: 24,
  PAST_DUN: 40,
  PAID: 30,
  CANCELLED: 12,
};

/** In this state since its dates and marks say so; what is not a draft was sent when it was issued. */
export function anInvoice(number: string, state: InvoiceState, changed: Partial<InvoiceSummary> = {}): InvoiceSummary {
  const { issueDate, dueDate, dunDate } = datesFrom(addDays(dayOf(new Date()), -ISSUED_AGO[state]));
  const isSent = state !== 'DRAFT' && state !== 'MISSED_SENDING';
  const [isPaid, isCancelled] = [state === 'PAID', state === 'CANCELLED'];
  const marks = { issueDate, dueDate, dunDate, isSent, isPaid, isCancelled };
  const can = possibilitiesOf({ ...marks, isCancellation: false, originalWasSent: false });
  const sentAt = isSent ? `${issueDate}T10:00:00Z` : null;
  return {
    id: `i-${number}`,
    number,
    state,
    recipientId: 'r-1',
    recipientName: 'Ringhof Hotels GmbH',
    issueDate,
    isOutdated: false,
    lastSentAt: sentAt,
    mailFailure: null,
    grossTotal: { value: 6679.67 },
    openAmount: { value: isSent && !isPaid && !isCancelled ? 6679.67 : 0 },
    processingSteps: { dueDate, sentAt, paidOn: isPaid ? addDays(issueDate, 5) : null },
    cancels: null,
    cancelledBy: isCancelled ? { number: '2026-00199' } : null,
    viewerCanEdit: can.canEdit,
    viewerCanSend: can.canSend,
    viewerCanMarkPaid: can.canMarkPaid,
    viewerCanUnmarkPaid: can.canUnmarkPaid,
    viewerCanCancel: can.canCancel,
    viewerCanCorrect: can.canCorrect,
    ...changed,
  };
}
