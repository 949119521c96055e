import { expect, test } from 'vitest';
import { fillState, summariseFill, tooManyFor } from '#domain/appointments/fill-state.ts';

const places = (bookedTargetUsers: number, desiredTargetUsers: number, preventedTargetUsers = 0) => ({
  bookedTargetUsers,
  desiredTargetUsers,
  preventedTargetUsers,
});

test.each([
  [0, 4, 0, 'EMPTY'],
  [1, 4, 0, 'PARTLY'],
  [3, 4, 0, 'PARTLY'],
  [4, 4, 0, 'FULL'],
  [5, 4, 0, 'FULL'],
  [4, 4, 1, 'PARTLY'],
  [5, 4, 1, 'FULL'],
  [1, 4, 1, 'EMPTY'],
] as const)('%s of %s, of whom %s can not come, is %s', (booked, desired, prevented, state) => {
  expect(fillState(places(booked, desired, prevented))).toBe(state);
});

test.each([
  [3, 4, 0, 0],
  [4, 4, 0, 0],
  [6, 4, 0, 2],
  [5, 4, 1, 0],
])('%s of %s, of whom %s can not come, are %s too many', (booked, desired, prevented, tooMany) => {
  expect(tooManyFor(places(booked, desired, prevented))).toBe(tooMany);
});

test('the sum counts places, and neither one booking too many nor somebody who can not come fills another’s', () => {
  expect(summariseFill([places(0, 4), places(3, 5), places(6, 5), places(4, 4, 1)])).toEqual({
    appointments: 4,
    booked: 11,
    desired: 18,
    notFull: 3,
  });
  expect(summariseFill([])).toEqual({ appointments: 0, booked: 0, desired: 0, notFull: 0 });
});
