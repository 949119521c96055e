import { expect, it } from 'vitest';
import { NO_FILTERS } from './chosen-filters.ts';
import { afterSumClick, invoiceFilterOf, isCounted, isNarrowed, summedInvoices } from './invoice-filter.ts';

const TODAY = '2026-11-16';
const RINGHOF = { id: 'r-1', name: 'Ringhof Hotels GmbH', customerNumber: '10001' };
const YEAR = { from: '2026-01-01', to: '2026-12-31' };

it.each([
  ['nothing', {}, {}],
  ['words', { text: '  ring ' }, { text: 'ring' }],
  ['blanks', { text: '  ' }, {}],
  ['states', { states: ['PAST_DUE', 'PAST_DUN'] as const }, { states: ['PAST_DUE', 'PAST_DUN'] }],
  ['a recipient', { recipient: RINGHOF }, { invoiceRecipientId: 'r-1' }],
  ['a period', { range: YEAR }, { issuedFrom: '2026-01-01', issuedTo: '2026-12-31' }],
  ['an open period', { range: { from: '2026-10-01', to: null } }, { issuedFrom: '2026-10-01' }],
])('asks for %s', (_what, chosen, filter) => {
  expect(invoiceFilterOf({ ...NO_FILTERS, ...chosen })).toEqual(filter);
  expect(isNarrowed({ ...NO_FILTERS, ...chosen })).toBe(Object.keys(filter).length > 0);
});

it.each([
  ['of this year without a filter', {}, 2026, {}],
  ['of this year whatever the state', { states: ['PAID' as const] }, 2026, {}],
  ['of a whole year', { range: { from: '2025-01-01', to: '2025-12-31' } }, 2025, {}],
  [
    'of a period',
    { range: { from: '2024-12-01', to: '2025-01-31' } },
    null,
    { issuedFrom: '2024-12-01', issuedTo: '2025-01-31' },
  ],
  ['of one who pays', { recipient: RINGHOF, states: ['PENDING' as const] }, null, { invoiceRecipientId: 'r-1' }],
  ['of what is looked for', { text: 'ring' }, null, { text: 'ring' }],
])('shows the sums %s', (_what, chosen, year, filter) => {
  expect(summedInvoices({ ...NO_FILTERS, ...chosen }, TODAY)).toEqual({ year, filter });
});

it('narrows a filtered list to the state of a sum, and shows all of it again', () => {
  const ofRinghof = { ...NO_FILTERS, recipient: RINGHOF };
  const open = { ...ofRinghof, states: ['PENDING' as const] };
  expect(afterSumClick(ofRinghof, 'PENDING', null, TODAY)).toEqual(open);
  expect(isCounted(open, 'PENDING', null)).toBe(true);
  expect(isCounted(open, 'PAID', null)).toBe(false);
  expect(afterSumClick(open, 'PENDING', null, TODAY)).toEqual(ofRinghof);
});

it('shows exactly what a sum counts, whatever was chosen before, and all again', () => {
  const counted = { ...NO_FILTERS, states: ['PAID' as const], range: YEAR };
  const before = { ...NO_FILTERS, text: 'ring', recipient: RINGHOF, range: { from: '2026-09-01', to: '2026-10-31' } };
  expect(afterSumClick(before, 'PAID', 2026, TODAY)).toEqual(counted);
  expect(isCounted(counted, 'PAID', 2026)).toBe(true);
  expect(isCounted(counted, 'PENDING', 2026)).toBe(false);
  expect(isCounted({ ...counted, text: 'x' }, 'PAID', 2026)).toBe(false);
  expect(afterSumClick(counted, 'PAID', 2026, TODAY)).toEqual(NO_FILTERS);
  expect(afterSumClick(counted, 'PENDING', 2026, TODAY)).toEqual({ ...counted, states: ['PENDING'] });
});

it('stays in a year that is over', () => {
  const range = { from: '2025-01-01', to: '2025-12-31' };
  const counted = { ...NO_FILTERS, states: ['PAID' as const], range };
  expect(afterSumClick(counted, 'PAID', 2025, TODAY)).toEqual({ ...NO_FILTERS, range });
});
