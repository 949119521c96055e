import { expect, it } from 'vitest';
import { blockFilterOf, COUNTED, isSame, NO_FILTERS } from './sheet-filter.ts';

const TODAY = '2026-10-28';

it.each([
  ['what is not over, at first', {}, { hasEnded: false }],
  ['what was never sent', { list: 'UNSENT' }, { printFilter: 'UNSENT', hasEnded: false }],
  ['what was sent', { list: 'SENT' }, { printFilter: 'SENT', hasEnded: false }],
  ['what must be sent again', { isResending: true }, { isResendingNecessary: true, hasEnded: false }],
  ['what is over', { preset: 'PAST' }, { hasEnded: true }],
  ['whatever there is', { preset: 'ALL' }, {}],
  ['from today on', { preset: 'TODAY' }, { from: '2026-10-27T23:00:00.000Z' }],
  [
    'days, the last one with it',
    { preset: 'PAST', range: { from: '2026-10-26', to: '2026-11-08' } },
    { from: '2026-10-25T23:00:00.000Z', to: '2026-11-08T23:00:00.000Z' },
  ],
  [
    'words of a recipient',
    { text: ' gala ', recipient: { id: 'r-1', customerNumber: '1', name: 'Ringhof' } },
    {
      text: 'gala',
      invoiceRecipientId: 'r-1',
      hasEnded: false,
    },
  ],
] as const)('asks for %s', (_, changed, filter) => {
  expect(blockFilterOf({ ...NO_FILTERS, ...changed }, TODAY)).toEqual(filter);
});

it('knows when the list shows exactly what is counted', () => {
  expect(isSame({ ...NO_FILTERS, list: 'UNSENT' }, COUNTED.unsent)).toBe(true);
  expect(isSame({ ...NO_FILTERS, list: 'UNSENT', text: 'gala' }, COUNTED.unsent)).toBe(false);
});
