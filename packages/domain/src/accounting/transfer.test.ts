import { expect, test } from 'vitest';
import { waitAfter } from '#domain/accounting/accounting-problems.ts';
import { registrationGaps } from '#domain/accounting/registration.ts';
import { isTransferPeriod, rejectionOf, transferState } from '#domain/accounting/transfer.ts';

const whole = { hasEnded: true, wasStopped: false, failure: null, count: 2, acceptedCount: 2 };
test.each([
  [whole, 'COMPLETE'],
  [{ ...whole, acceptedCount: 1 }, 'INCOMPLETE'],
  [{ ...whole, hasEnded: false }, 'RUNNING'],
  [{ ...whole, wasStopped: true }, 'STOPPED'],
  [{ ...whole, failure: 'TOO_SLOW', wasStopped: true }, 'FAILED'],
] as const)('%j is %s', (facts, state) => {
  expect(transferState(facts)).toBe(state);
});

test.each([
  ['2026-10-01', '2026-10-31', true],
  ['2026-10-01', '2026-10-01', true],
  ['2026-10-02', '2026-10-01', false],
  ['2026-10-01', '2027-01-01', true],
  ['2026-10-01', '2027-01-02', false],
])('%s to %s can be transferred: %s', (from, until, can) => {
  expect(isTransferPeriod(from, until)).toBe(can);
});

test('whatever payroll says, it is a sentence that we have', () => {
  expect([rejectionOf('PERIOD_CLOSED'), rejectionOf('WHO_KNOWS'), rejectionOf(undefined)]).toEqual([
    'PERIOD_CLOSED',
    'INVALID_LINE',
    'INVALID_LINE',
  ]);
});

test('patience grows, and ends', () => {
  expect([1, 2, 3, 4, 5].map(waitAfter)).toEqual([2, 5, 15, 60, undefined]);
});

test('what is missing for a registration is named in the order of the form', () => {
  const nothing = {
    isActive: false,
    hasBirthday: false,
    hasSocialSecurityNumber: false,
    hasAddress: false,
    hasNationality: false,
    isKnownThere: true,
  };
  expect(registrationGaps(nothing)).toEqual([
    'NOT_RELEASED',
    'BIRTHDAY',
    'SOCIAL_SECURITY_NUMBER',
    'ADDRESS',
    'NATIONALITY',
    'KNOWN_THERE',
  ]);
  const all = {
    isActive: true,
    hasBirthday: true,
    hasSocialSecurityNumber: true,
    hasAddress: true,
    hasNationality: true,
    isKnownThere: false,
  };
  expect(registrationGaps(all)).toEqual([]);
});
