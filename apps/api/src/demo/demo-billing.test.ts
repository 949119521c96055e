import { datesFrom } from '@gastspiel/domain/invoices/invoice-dates.ts';
import { INVOICE_STATES, invoiceState } from '@gastspiel/domain/invoices/invoice-state.ts';
import { addDays } from '@gastspiel/domain/time/vienna-day.ts';
import { expect, test } from 'vitest';
import { demoBills } from '#app/demo/demo-billing.ts';

const TODAY = '2026-11-16';
const WORK = Array.from({ length: 200 }, (_, i) => ({
  blockId: `block ${i}`,
  recipientId: `recipient ${i % 5}`,
  day: addDays(TODAY, -Math.floor(i / 5)),
  isMonthly: false,
}));

test('the demo’s invoices are in every state, each block once, in the order of their days', () => {
  const bills = demoBills(WORK, TODAY);
  const states = bills.map(({ issueDate, fate }) =>
    invoiceState(
      {
        ...datesFrom(issueDate),
        isSent: fate === 'SENT' || fate === 'PAID',
        isPaid: fate === 'PAID',
        isCancelled: fate === 'CANCELLED',
      },
      TODAY,
    ),
  );
  expect([...new Set(states)].sort()).toEqual(INVOICE_STATES.toSorted());
  const billed = bills.flatMap(({ blockIds }) => blockIds);
  expect(new Set(billed).size).toBe(billed.length);
  expect(bills.map(({ issueDate }) => issueDate)).toEqual(bills.map(({ issueDate }) => issueDate).toSorted());
  // The last days still wait.
  expect(billed).not.toContain('block 0');
  for (const { issueDate, blockIds } of bills) {
    const days = WORK.filter(({ blockId }) => blockIds.includes(blockId)).map(({ day }) => day);
    expect(days.every((day) => day < issueDate)).toBe(true);
  }
});
