import { expect, test } from 'vitest';
import { anAppointment } from '../appointment.fixture.ts';
import { inputOf } from './appointment-form.ts';
import { appointmentValues } from './appointment-values.ts';
import { spreadOf } from './spread.ts';

const position = { acceptedTargetUsers: 1, event: { id: 'e-1', number: 1, count: 2, type: 'Service', positions: [] } };
const GALA = anAppointment({ ...position, bookedTargetUsers: 2 });
const BAR = anAppointment({
  ...position,
  id: 'a-2',
  description: 'Gala – Bar',
  contact: 'Hr. Novak',
  bookedTargetUsers: 3,
});
const input = inputOf(appointmentValues(GALA));
const spread = (changes: object, others = [GALA, BAR]) => spreadOf(GALA, { ...input, ...changes }, others);
const sector = (changes: object) => ({ sectorAttributes: { ...input.sectorAttributes, ...changes } });

test.each([
  ['nothing', {}],
  ['what a position has for itself', { description: 'Ball', desiredTargetUsers: 9 }],
])('nobody is asked after a change of %s', (_what, changes) => {
  expect(spread(changes)).toBeUndefined();
});

test('nobody is asked when the others are gone', () => {
  expect(spread(sector({ venue: 'Hofburg' }), [GALA])).toBeUndefined();
});

test('another place concerns everybody in both; a contact of its own stays, and is named', () => {
  expect(spread(sector({ venue: 'Hofburg', contact: 'Fr. Berger' }))).toEqual({
    changed: 'Veranstaltungsort, Ansprechperson',
    count: 2,
    kept: [{ description: 'Gala – Bar', parts: 'Ansprechperson' }],
    moved: [],
    concerned: { bookedTargetUsers: 5, acceptedTargetUsers: 2 },
  });
});

test('a position on another day moves by as many days, and is named', () => {
  const later = { startDateTime: '2031-03-12T16:00:00Z', endDateTime: '2031-03-12T22:00:00Z' };
  const next = { ...BAR, startDateTime: '2031-03-11T16:00:00Z', endDateTime: '2031-03-11T22:00:00Z' };
  expect(spread(later)?.moved).toEqual([]);
  expect(spread(later, [GALA, next])?.moved).toEqual([{ description: 'Gala – Bar', day: '2031-03-13' }]);
  expect(spread(sector({ venue: 'Hofburg' }), [GALA, next])?.moved).toEqual([]);
});

test('notes concern nobody', () => {
  expect(spread(sector({ notes: 'Handschuhe' }))?.concerned).toEqual({ bookedTargetUsers: 0, acceptedTargetUsers: 0 });
});
