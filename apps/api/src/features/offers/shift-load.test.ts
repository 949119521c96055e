import { describe, expect, test } from 'vitest';
import { obstaclesOf, shiftLoad } from '#features/offers/shift-load.ts';

const at = (clock: string): Date => new Date(`2027-03-10T${clock}:00Z`);
const shift = { id: 'shift', startsAt: at('12:00'), endsAt: at('16:00') };
const booked = (start: string, end: string) => ({
  userId: 'worker',
  appointmentId: 'other',
  description: 'Sommerfest',
  state: 'BOOKED' as const,
  start: at(start),
  end: at(end),
});

describe('a short rest', () => {
  test.each([
    ['before the other shift', booked('19:00', '23:00'), 3, true],
    ['after the other shift', booked('02:00', '10:00'), 2, false],
    ['that is none at all', booked('16:00', '20:00'), 0, true],
  ])('%s', (_, other, restHours, isRestBefore) => {
    expect(obstaclesOf(shift, ['SHORT_REST'], [other])).toEqual([
      { reason: 'SHORT_REST', appointmentDescription: 'Sommerfest', restHours, isRestBefore },
    ]);
  });
});

test('the hours of a week are those of bookings: what was only accepted may come to nothing', () => {
  const accepted = { ...booked('18:00', '22:00'), state: 'ACCEPTED' as const };
  expect(shiftLoad(shift, [booked('06:00', '08:00'), accepted])).toMatchObject({ hoursOfWeek: 2, hoursWithShift: 6 });
});
