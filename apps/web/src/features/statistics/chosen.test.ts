import { expect, it } from 'vitest';
import { ALL, isNarrowed, periods, spanOf, statisticsInput } from './chosen.ts';

it.each([
  ['2026-11-16', 'TWELVE_MONTHS', '2025-12-01', '2026-11-30'],
  ['2026-11-16', 'THIS_YEAR', '2026-01-01', '2026-12-31'],
  ['2026-11-16', 'LAST_YEAR', '2025-01-01', '2025-12-31'],
  ['2026-11-16', 'THIS_QUARTER', '2026-10-01', '2026-12-31'],
  ['2026-11-16', 'LAST_QUARTER', '2026-07-01', '2026-09-30'],
  ['2027-01-31', 'LAST_QUARTER', '2026-10-01', '2026-12-31'],
  ['2028-02-29', 'TWELVE_MONTHS', '2027-03-01', '2028-02-29'],
] as const)('on %s %s goes from %s to %s', (today, period, from, to) => {
  expect(periods(today)[period]).toEqual({ from, to });
});

it('looks at the last twelve months until somebody says another period', () => {
  expect(spanOf(ALL, '2026-10-31')).toEqual({ from: '2025-11-01', to: '2026-10-31' });
  const span = { from: '2026-03-05', to: '2026-03-07' };
  expect(spanOf({ ...ALL, span }, '2026-10-31')).toEqual(span);
});

it('asks for the chosen customers and kinds of work', () => {
  const recipients = [{ id: 'r', customerNumber: 'K-1', name: 'Ringhof' }];
  const chosen = { ...ALL, recipients, types: ['t'] };
  expect(statisticsInput(chosen, '2026-10-31')).toMatchObject({
    invoiceRecipientIds: ['r'],
    appointmentTypeIds: ['t'],
  });
  expect([isNarrowed(chosen), isNarrowed(ALL)]).toEqual([true, false]);
});
