import { APPOINTMENT_RULES } from '@gastspiel/domain/appointments/appointment-rules.ts';
import { INPUT_RULES } from '@gastspiel/domain/input/input-rules.ts';
import { expect, test } from 'vitest';
import { followingFirst, newPosition, positionInputOf, toldOfPosition } from './positions.ts';

const FIRST = { startDay: '2026-11-26', startTime: '17:00', endTime: '01:30', sectorAttributes: { outfitKey: 'o-1' } };

test('a new position begins with the hours and the outfit of the first, and ends the next day where it must', () => {
  const position = newPosition(FIRST);
  expect(position).toMatchObject({ startTime: '17:00', endTime: '01:30', outfitKey: 'o-1', typeId: null });
  expect(positionInputOf(position, '2026-11-26')).toMatchObject({
    startDateTime: '2026-11-26T16:00:00.000Z',
    endDateTime: '2026-11-27T00:30:00.000Z',
    typeId: '',
    desiredTargetUsers: 0,
  });
});

test.each([
  ['the day before', { startsDaysLater: -1 }, '2026-11-25T16:00:00.000Z', '2026-11-26T00:30:00.000Z'],
  ['for three days', { daysLater: 3 }, '2026-11-26T16:00:00.000Z', '2026-11-29T00:30:00.000Z'],
])('a position of a template may work %s', (_, own, startDateTime, endDateTime) => {
  const position = { ...newPosition(FIRST), ...own };
  expect(positionInputOf(position, '2026-11-26')).toMatchObject({ startDateTime, endDateTime });
  expect(positionInputOf(position, null)).toMatchObject({ startDateTime: '', endDateTime: '' });
});

test.each([
  ['typeId', '17:00', [['typeId', INPUT_RULES.choose]]],
  ['startDateTime', '25', [['startTime', APPOINTMENT_RULES.time]]],
  // The day of the first is missing, and that is told there.
  ['startDateTime', '17:00', []],
  ['name', '17:00', [['name', 'Zu lang.']]],
] as const)('what is wrong with %s, beginning at %s, stands at its field', (field, startTime, told) => {
  expect(toldOfPosition(field, { ...newPosition(FIRST), startTime }, 'Zu lang.')).toEqual(told);
});

test.each([
  ['has the same end', { startTime: '17:00', endTime: '01:30', outfitKey: 'o-2' }, { endTime: '02:00' }],
  ['ends at another time', { startTime: '17:00', endTime: '23:00', outfitKey: 'o-2' }, {}],
  ['has no time yet', { startTime: null, endTime: null, outfitKey: 'o-2' }, {}],
  ['wears the same', { startTime: null, endTime: null, outfitKey: null }, { outfitKey: 'o-1' }],
])('a position that %s follows when the first ends later in an outfit', (_, position, following) => {
  const first = { startTime: '17:00', endTime: '01:30', outfitKey: null };
  expect(followingFirst(position, first, { ...first, endTime: '02:00', outfitKey: 'o-1' })).toEqual(following);
});
