import { expect, test } from 'vitest';
import { comingWeek, filterOf, isNarrowed, NO_FILTERS, spanOf } from './overview-filter.ts';

const RECIPIENT = { id: 'r', customerNumber: 'K-1', name: 'Donauwerk AG' };

test.each([
  ['nothing', {}, {}],
  ['blanks', { text: '  ' }, {}],
  ['words', { text: ' gala ' }, { text: 'gala' }],
  ['types and pools', { types: ['t'], pools: ['p', 'q'] }, { typeIds: ['t'], poolIds: ['p', 'q'] }],
  ['who pays', { recipient: RECIPIENT }, { invoiceRecipientId: 'r' }],
  ['what wants somebody', { isNotFull: true }, { isNotFullyBooked: true }],
])('the server is asked for %s', (_, chosen, filter) => {
  const filters = { ...NO_FILTERS, ...chosen };
  expect(filterOf(filters)).toEqual(filter);
  expect(isNarrowed(filters)).toBe(Object.keys(filter).length > 0);
});

test.each([
  ['from today on', null, { from: '2026-11-14T23:00:00.000Z' }],
  ['always', { from: null, to: null }, {}],
  [
    'a day',
    { from: '2026-10-25', to: '2026-10-25' },
    { from: '2026-10-24T22:00:00.000Z', to: '2026-10-25T23:00:00.000Z' },
  ],
  ['until', { from: null, to: '2026-11-20' }, { to: '2026-11-20T23:00:00.000Z' }],
])('the list has %s', (_, range, span) => {
  expect(spanOf({ ...NO_FILTERS, range }, '2026-11-15')).toEqual(span);
});

test('the list has what the home counts: from now on, for seven days', () => {
  const now = new Date('2026-11-15T08:33:20Z');
  const soon = { from: '2026-11-15T08:30:00.000Z', to: '2026-11-22T08:30:00.000Z' };
  expect(comingWeek(now)).toEqual(soon);
  expect(spanOf({ ...NO_FILTERS, isSoon: true }, '2026-11-15', now)).toEqual(soon);
});
