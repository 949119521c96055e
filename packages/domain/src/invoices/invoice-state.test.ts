import { expect, test } from 'vitest';
import { type InvoiceMarks, invoiceState, possibilitiesOf } from '#domain/invoices/invoice-state.ts';

const DRAFT: InvoiceMarks = {
  issueDate: '2026-10-30',
  dueDate: '2026-11-09',
  dunDate: '2026-11-19',
  isSent: false,
  isPaid: false,
  isCancelled: false,
};
const SENT = { ...DRAFT, isSent: true };

test.each([
  ['not sent, on its day', DRAFT, '2026-10-30', 'DRAFT'],
  ['not sent, the day after', DRAFT, '2026-10-31', 'MISSED_SENDING'],
  ['sent', SENT, '2026-10-30', 'PENDING'],
  ['on the day it is due', SENT, '2026-11-09', 'PENDING'],
  ['the day after', SENT, '2026-11-10', 'PAST_DUE'],
  ['on the day of the reminder', SENT, '2026-11-19', 'PAST_DUE'],
  ['the day after that', SENT, '2026-11-20', 'PAST_DUN'],
  ['paid, however late', { ...SENT, isPaid: true }, '2027-01-01', 'PAID'],
  ['cancelled', { ...SENT, isPaid: true, isCancelled: true }, '2026-11-01', 'CANCELLED'],
] as const)('%s', (_what, marks, today, state) => {
  expect(invoiceState(marks, today)).toBe(state);
});

const cancellation = { ...DRAFT, isCancelled: true, isCancellation: true };
test.each([
  ['a draft', { ...DRAFT, isCancellation: false, originalWasSent: false }, 'canEdit canSend canCancel'],
  [
    'one that was sent',
    { ...SENT, isCancellation: false, originalWasSent: false },
    'canSend canMarkPaid canCancel canCorrect',
  ],
  [
    'one that was paid',
    { ...SENT, isPaid: true, isCancellation: false, originalWasSent: false },
    'canSend canUnmarkPaid canCancel canCorrect',
  ],
  [
    'one that was paid and never sent',
    { ...DRAFT, isPaid: true, isCancellation: false, originalWasSent: false },
    'canSend canUnmarkPaid canCancel',
  ],
  ['one that was cancelled', { ...SENT, isCancelled: true, isCancellation: false, originalWasSent: false }, ''],
  [
    'one that was paid before it was cancelled',
    { ...SENT, isPaid: true, isCancelled: true, isCancellation: false, originalWasSent: false },
    '',
  ],
  ['the cancellation of one that was sent', { ...cancellation, originalWasSent: true }, 'canSend'],
  ['the cancellation of one that never left the house', { ...cancellation, originalWasSent: false }, ''],
])('what can be done with %s', (_what, standing, possible) => {
  const can = Object.entries(possibilitiesOf(standing)).flatMap(([name, isPossible]) => (isPossible ? [name] : []));
  expect(can.join(' ')).toBe(possible);
});
