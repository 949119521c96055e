import { expect, test } from 'vitest';
import type { Appointment } from '../appointment-query.ts';
import { inputOf } from './appointment-form.ts';
import { valuesOf } from './appointment-values.ts';
import { spreadOf } from './spread.ts';

const ID = '5f2c1f0e-6f0f-4b56-9d3f-0d9c0b8f7a11';
const position = (id: string, description: string, contact: string | null, booked: number): Appointment => ({
  id,
  seriesId: null,
  version: 1,
  description,
  startDateTime: '2031-03-10T16:00:00Z',
  endDateTime: '2031-03-10T22:00:00Z',
  desiredTargetUsers: 4,
  bookedTargetUsers: booked,
  preventedTargetUsers: 0,
  acceptedTargetUsers: 1,
  typeId: ID,
  targetUserPoolId: ID,
  invoiceRecipient: null,
  sectorAttributes: {
    customer: 'Palais Wehrgraf',
    venue: 'Palais Wehrgraf',
    station: null,
    contact,
    outfitKey: null,
    notes: null,
    address: { streetNameAndNumber: null, postalCode: null, location: null, countryCode: 'AT' },
    meetingInformation: null,
  },
  internalAttributes: { notes: null, minimumTargetUserRating: null },
  event: { id: 'e-1', number: 1, count: 2, positions: [] },
});
const GALA = position('a-1', 'Gala', null, 2);
const BAR = position('a-2', 'Gala – Bar', 'Hr. Novak', 3);
const input = inputOf(valuesOf(GALA));
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
    concerned: { bookedTargetUsers: 5, acceptedTargetUsers: 2 },
  });
});

test('notes concern nobody', () => {
  expect(spread(sector({ notes: 'Handschuhe' }))?.concerned).toEqual({ bookedTargetUsers: 0, acceptedTargetUsers: 0 });
});
