import { expect, test } from 'vitest';
import {
  canBePaidOn,
  dateFaults,
  datesFrom,
  INVOICE_DATE_RULES,
  invoiceNumber,
} from '#domain/invoices/invoice-dates.ts';

test('ten days to pay, ten more until the reminder, over the end of a year too', () => {
  expect(datesFrom('2026-10-30')).toEqual({ issueDate: '2026-10-30', dueDate: '2026-11-09', dunDate: '2026-11-19' });
  expect(datesFrom('2026-12-24')).toEqual({ issueDate: '2026-12-24', dueDate: '2027-01-03', dunDate: '2027-01-13' });
});

test.each([
  ['the proposal', {}, {}],
  ['due on the same day', { dueDate: '2026-10-30' }, { dueDate: INVOICE_DATE_RULES.due }],
  ['due the day after', { dueDate: '2026-10-31' }, {}],
  ['reminded on the day it is due', { dunDate: '2026-11-09' }, { dunDate: INVOICE_DATE_RULES.dun }],
  [
    'both wrong',
    { dueDate: '2026-10-01', dunDate: '2026-09-30' },
    { dueDate: INVOICE_DATE_RULES.due, dunDate: INVOICE_DATE_RULES.dun },
  ],
])('%s', (_what, changes, faults) => {
  expect(dateFaults({ ...datesFrom('2026-10-30'), ...changes })).toEqual(faults);
});

test.each([
  ['1999-12-31', { issueDate: INVOICE_DATE_RULES.issue }],
  ['2000-01-01', {}],
  ['2100-12-31', {}],
  ['2101-01-01', { issueDate: INVOICE_DATE_RULES.issue }],
])('issued on %s', (day, faults) => {
  expect(dateFaults(datesFrom(day))).toEqual(faults);
});

test.each([
  [2026, 1, '2026-00001'],
  [2026, 142, '2026-00142'],
  [2027, 123_456, '2027-123456'],
])('%s, %s is %s', (year, position, number) => {
  expect(invoiceNumber(year, position)).toBe(number);
});

test.each([
  ['before the invoice', '2026-10-29', false],
  ['on its day', '2026-10-30', true],
  ['today', '2026-11-16', true],
  ['tomorrow', '2026-11-17', false],
])('paid %s', (_what, day, isPossible) => {
  expect(canBePaidOn(day, '2026-10-30', '2026-11-16')).toBe(isPossible);
});
