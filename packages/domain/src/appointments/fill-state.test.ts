import { expect, test } from 'vitest';
import { fillState, summariseFill } from '#domain/appointments/fill-state.ts';

const places = (bookedTargetUsers: number, desiredTargetUsers: number) => ({ bookedTargetUsers, desiredTargetUsers });

test.each([
  [0, 4, 'EMPTY'],
  [1, 4, 'PARTLY'],
  [3, 4, 'PARTLY'],
  [4, 4, 'FULL'],
  [5, 4, 'FULL'],
] as const)('%s of %s is %s', (booked, desired, state) => {
  expect(fillState(places(booked, desired))).toBe(state);
});

test('the sum counts places, and one booking too many fills nobody else’s', () => {
  expect(summariseFill([places(0, 4), places(3, 5), places(6, 5)])).toEqual({
    appointments: 3,
    booked: 8,
    desired: 14,
    notFull: 2,
  });
  expect(summariseFill([])).toEqual({ appointments: 0, booked: 0, desired: 0, notFull: 0 });
});
