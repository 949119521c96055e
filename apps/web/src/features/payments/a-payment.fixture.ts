import { addDays, dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import type { Allotment, Owed, OwedInvoice, PaidInvoice, Payment } from './payment-query.ts';

const today = dayOf(new Date());

export const RECIPIENT_ID = '0190a000-0000-7000-8000-000000000001';
/** The id of an invoice by the end of its number. */
export const idOf = (number: string): string => `0190a000-0000-7000-8000-000000000${number}`;

export const anOwed = (number: string, open: number, daysLate = 0): OwedInvoice => ({
  ...{ id: idOf(number), number: `2026-00${number}`, dueDate: addDays(today, -daysLate) },
  openAmount: { value: open },
});

export const owing = (openInvoices: OwedInvoice[], limit = 5): Owed => ({
  openInvoices,
  writeOffLimit: { value: limit },
});

export const anAllotment = (changed: Partial<Allotment> = {}): Allotment => ({
  ...{ id: 'al-1', kind: 'PAID', paymentId: 'p-1', invoiceId: idOf('129'), invoiceNumber: '2026-00129' },
  ...{ day: '2026-10-19', reason: null, enteredAt: '2026-10-20T08:00:00Z', enteredByName: 'Helga Strasser' },
  ...{ amount: { value: 2000 }, takenBack: null },
  ...changed,
});

/** A payment of a part. */
export const aPayment = (changed: Partial<Payment> = {}): Payment => ({
  ...{ id: 'p-1', recipientName: 'Sonnenhof GmbH', day: '2026-10-19', way: 'TRANSFER', reference: 'RE 129' },
  ...{ amount: { value: 2000 }, credit: { value: 0 }, takenBack: null, allotments: [anAllotment()] },
  ...changed,
});

/** An invoice of which nothing is paid yet. */
export const aPaidInvoice = (changed: Partial<PaidInvoice> = {}): PaidInvoice => ({
  ...{ id: idOf('129'), number: '2026-00129', recipientId: RECIPIENT_ID, recipientName: 'Sonnenhof GmbH' },
  ...{ grossTotal: { value: 4224 }, openAmount: { value: 4224 }, allotments: [] },
  ...changed,
});
