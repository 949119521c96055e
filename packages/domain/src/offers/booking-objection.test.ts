import { expect, test } from 'vitest';
import { bookingObjections, isBlocking } from '#domain/offers/booking-objection.ts';

const FITTING = {
  userState: 'ACTIVE',
  isDenied: false,
  isInPool: true,
  isForType: true,
  isRatedTooLow: false,
  reasons: [],
} as const;

test.each([
  ['nothing against somebody who fits', {}, []],
  ['a blocked worker', { userState: 'BLOCKED' as const }, ['NOT_ACTIVE']],
  ['a denied worker who is booked elsewhere', { isDenied: true, reasons: ['BOOKED'] as const }, ['DENIED', 'BOOKED']],
  [
    'pool, type and rating',
    { isInPool: false, isForType: false, isRatedTooLow: true },
    ['NOT_IN_POOL', 'NOT_FOR_TYPE', 'RATING_TOO_LOW'],
  ],
  [
    'the calendar',
    { reasons: ['ACCEPTED_OTHER', 'SHORT_REST', 'ABSENT'] as const },
    ['ABSENT', 'SHORT_REST', 'ACCEPTED_OTHER'],
  ],
  ['somebody who said that they can not come', { reasons: ['PREVENTED'] as const }, ['PREVENTED']],
])('objections: %s', (_what, facts, objections) => {
  expect(bookingObjections({ ...FITTING, ...facts })).toEqual(objections);
});

test.each([
  ['NOT_ACTIVE', true],
  ['DENIED', true],
  ['BOOKED', true],
  ['PREVENTED', false],
  ['ABSENT', false],
  ['NOT_IN_POOL', false],
  ['RATING_TOO_LOW', false],
] as const)('%s blocks: %s', (objection, blocks) => {
  expect(isBlocking(objection)).toBe(blocks);
});
