import { expect, test } from 'vitest';
import { vatCheckState, viesNumberOf, wasAnsweredToday } from '#domain/vat-numbers/vat-check.ts';

test.each([
  ['ATU13585627', { memberState: 'AT', number: 'U13585627' }],
  ['DE812345676', { memberState: 'DE', number: '812345676' }],
  ['EL123456789', { memberState: 'EL', number: '123456789' }],
  ['CHE-123.456.789 MWST', undefined],
  ['XI123456789', undefined],
  ['ATU13585626', undefined],
])('%s is asked for as %o', (vatNumber, asked) => {
  expect(viesNumberOf(vatNumber)).toEqual(asked);
});

const [EARLY, NOON, LATE] = ['2026-03-01T08:00:00Z', '2026-03-01T11:00:00Z', '2026-03-01T22:30:00Z'].map(
  (text) => new Date(text),
) as [Date, Date, Date];
const checked = (outcome: 'VALID' | 'INVALID' | 'NOT_CHECKED', checkedAt = NOON) => ({ outcome, checkedAt });

test.each([
  ['nothing', undefined, EARLY, false],
  ['no answer', checked('NOT_CHECKED'), NOON, false],
  ['a yes', checked('VALID'), EARLY, true],
  ['a no', checked('INVALID'), EARLY, true],
  // In Vienna it is half past eleven in the evening.
  ['a yes at noon', checked('VALID'), LATE, true],
  ['a yes at noon', checked('VALID'), new Date('2026-03-01T23:10:00Z'), false],
])('%s: answered today by %o', (_what, last, now, expected) => {
  expect(wasAnsweredToday(last, now)).toBe(expected);
});

test.each([
  ['CHE-123.456.789', checked('VALID'), LATE, 'NOT_CHECKABLE'],
  ['DE812345676', undefined, undefined, 'NOT_CHECKED'],
  ['DE812345676', undefined, NOON, 'PENDING'],
  ['DE812345676', checked('VALID'), undefined, 'VALID'],
  ['DE812345676', checked('VALID'), EARLY, 'VALID'],
  ['DE812345676', checked('INVALID'), LATE, 'PENDING'],
  ['DE812345676', checked('NOT_CHECKED'), NOON, 'NOT_CHECKED'],
] as const)('%s, last %o, asked for at %o, is %s', (vatNumber, last, wishedAt, state) => {
  expect(vatCheckState(vatNumber, last, wishedAt)).toBe(state);
});
