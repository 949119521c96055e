import { expect, test } from 'vitest';
import { isNarrowed, NO_FILTERS, wantedBlocks } from './block-filter.ts';

const RECIPIENT = { id: 'r', customerNumber: 'K-1', name: 'Donauwerk AG' };

test.each([
  ['what is to record, the oldest first', { list: 'open' }, { worklogFilter: 'UNRECORDED', hasEnded: true }, false],
  ['what is recorded, the newest first', { list: 'recorded' }, { worklogFilter: 'RECORDED' }, true],
  ['all', { list: 'all' }, {}, true],
  ['words', { list: 'all', text: ' gala ' }, { text: 'gala' }, true],
  ['who pays', { list: 'all', recipient: RECIPIENT }, { invoiceRecipientId: 'r' }, true],
  ['papers to be sent again', { list: 'all', paper: 'RESEND' }, { isResendingNecessary: true }, true],
  ['papers never sent', { list: 'all', paper: 'UNSENT' }, { printFilter: 'UNSENT' }, true],
  [
    'what is on no invoice',
    { list: 'recorded', invoiced: 'NO' },
    { worklogFilter: 'RECORDED', isInvoiced: false },
    true,
  ],
  [
    'a day',
    { list: 'all', range: { from: '2026-10-25', to: '2026-10-25' } },
    { from: '2026-10-24T22:00:00.000Z', to: '2026-10-25T23:00:00.000Z' },
    true,
  ],
] as const)('the server is asked for %s', (_what, changed, filter, newestFirst) => {
  expect(wantedBlocks({ ...NO_FILTERS, ...changed })).toEqual({ filter, newestFirst });
});

test('which list is shown hides nothing by choice, all else does', () => {
  expect(isNarrowed({ ...NO_FILTERS, list: 'recorded' })).toBe(false);
  expect(isNarrowed({ ...NO_FILTERS, list: 'open', text: 'gala' })).toBe(true);
  expect(isNarrowed({ ...NO_FILTERS, list: 'open', invoiced: 'NO' })).toBe(true);
});
