import { expect, test } from 'vitest';
import { AppointmentInput, type AppointmentValues } from '#domain/appointments/appointment-input.ts';
import { PARTS, type Part, pathsOf } from '#domain/appointments/appointment-parts.ts';
import { changedParts, spreadChange } from '#domain/appointments/spread-change.ts';
import { toOffsetString } from '#domain/time/vienna-time.ts';

const ID = 'd8e6e2bd-3f26-4d0c-8ac3-b1e7ac4fd9b1';
const SERVICE = AppointmentInput.parse({
  description: 'Gala, Service',
  startDateTime: '2026-11-14T18:00:00+01:00',
  endDateTime: '2026-11-15T02:00:00+01:00',
  desiredTargetUsers: 5,
  typeId: ID,
  targetUserPoolId: ID,
  sectorAttributes: {
    customer: 'Handelskammer',
    venue: 'Palais Ferstel',
    address: { countryCode: 'AT' },
    meetingInformation: { place: 'Personaleingang', time: '17:30' },
  },
  internalAttributes: {},
});
const BAR = { ...SERVICE, description: 'Gala, Bar', desiredTargetUsers: 2 };

type Sector = AppointmentValues['sectorAttributes'];
const sector = (values: AppointmentValues, changes: Partial<Sector>): AppointmentValues => ({
  ...values,
  sectorAttributes: { ...values.sectorAttributes, ...changes },
});
type Times = readonly [start: string, end: string];
const at = (values: AppointmentValues, [start, end]: Times): AppointmentValues => ({
  ...values,
  startDateTime: new Date(start),
  endDateTime: new Date(end),
});
const NO_MEETING = { meetingInformation: { place: null, time: null } };
const meeting = (place: string, time: string) => ({ meetingInformation: { place, time } });

test.each<[string, AppointmentValues, AppointmentValues, AppointmentValues, readonly Part[], readonly Part[]]>([
  ['nothing', SERVICE, BAR, BAR, [], []],
  [
    'a part that both have',
    sector(SERVICE, { venue: 'Hofburg' }),
    BAR,
    sector(BAR, { venue: 'Hofburg' }),
    ['venue'],
    [],
  ],
  [
    'a part of its own',
    sector(SERVICE, { venue: 'Hofburg', contact: 'Fr. Berger' }),
    sector(BAR, { contact: 'Hr. Novak' }),
    sector(BAR, { contact: 'Hr. Novak', venue: 'Hofburg' }),
    ['venue'],
    ['contact'],
  ],
  [
    'a part that it has already',
    sector(SERVICE, { station: 'Saal' }),
    sector(BAR, { station: 'Saal' }),
    sector(BAR, { station: 'Saal' }),
    [],
    [],
  ],
  ['what is described otherwise', { ...SERVICE, description: 'Ball' }, BAR, BAR, [], ['description']],
  ['a number', { ...SERVICE, desiredTargetUsers: 6 }, SERVICE, { ...SERVICE, desiredTargetUsers: 6 }, ['desired'], []],
  [
    'a meeting place, beside a meeting time of its own',
    sector(SERVICE, meeting('Tor 3', '17:30')),
    sector(BAR, meeting('Personaleingang', '16:00')),
    sector(BAR, meeting('Tor 3', '16:00')),
    ['meetingPlace'],
    [],
  ],
  [
    'no meeting any more',
    sector(SERVICE, NO_MEETING),
    BAR,
    sector(BAR, NO_MEETING),
    ['meetingPlace', 'meetingTime'],
    [],
  ],
  [
    'no meeting any more, where its time is another one',
    sector(SERVICE, NO_MEETING),
    sector(BAR, meeting('Personaleingang', '16:00')),
    sector(BAR, meeting('Personaleingang', '16:00')),
    [],
    ['meetingPlace', 'meetingTime'],
  ],
])('spread: %s', (_what, after, other, values, taken, kept) => {
  expect(spreadChange(SERVICE, after, other)).toEqual({ values, taken, kept });
});

const OTHER = 'c0ffee00-3f26-4d0c-8ac3-b1e7ac4fd9b1';
type Change = (values: AppointmentValues) => AppointmentValues;
const address = (changes: object) => (values: AppointmentValues) =>
  sector(values, { address: { ...values.sectorAttributes.address, ...changes } });
const internal = (changes: object) => (values: AppointmentValues) => ({
  ...values,
  internalAttributes: { ...values.internalAttributes, ...changes },
});
/** Each part, changed on its own; an address in any of its lines. */
const CHANGES: readonly (readonly [Part, Change])[] = [
  ['day', (one) => at(one, ['2026-11-15T18:00:00+01:00', '2026-11-16T02:00:00+01:00'])],
  ['times', (one) => at(one, ['2026-11-14T18:00:00+01:00', '2026-11-15T03:00:00+01:00'])],
  ['description', (one) => ({ ...one, description: 'Ball' })],
  ['desired', (one) => ({ ...one, desiredTargetUsers: 9 })],
  ['type', (one) => ({ ...one, typeId: OTHER })],
  ['pool', (one) => ({ ...one, targetUserPoolId: OTHER })],
  ['recipient', (one) => ({ ...one, invoiceRecipientId: OTHER })],
  ['customer', (one) => sector(one, { customer: 'Donauwerk' })],
  ['venue', (one) => sector(one, { venue: 'Hofburg' })],
  ['address', address({ streetNameAndNumber: 'Heldenplatz 1' })],
  ['address', address({ postalCode: '1020' })],
  ['address', address({ location: 'Graz' })],
  ['address', address({ countryCode: 'HU' })],
  ['station', (one) => sector(one, { station: 'Saal' })],
  ['contact', (one) => sector(one, { contact: 'Fr. Berger' })],
  ['outfit', (one) => sector(one, { outfitKey: OTHER })],
  ['meetingPlace', (one) => sector(one, meeting('Tor 3', '17:30'))],
  ['meetingTime', (one) => sector(one, meeting('Personaleingang', '17:00'))],
  ['notes', (one) => sector(one, { notes: 'Handschuhe' })],
  ['internalNotes', internal({ notes: 'Chefsache' })],
  ['minimumRating', internal({ minimumTargetUserRating: 4 })],
];

test.each(CHANGES)('spread: %s, and nothing else', (part, change) => {
  expect(spreadChange(SERVICE, change(SERVICE), SERVICE)).toMatchObject({
    values: change(SERVICE),
    taken: [part],
    kept: [],
  });
});

test('no part is forgotten', () => {
  expect([...new Set(CHANGES.map(([part]) => part))]).toEqual(PARTS);
});

const pathsIn = (values: object, within = ''): readonly string[] =>
  Object.entries(values).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null && !(value instanceof Date)
      ? pathsIn(value, `${within}${key}.`)
      : [`${within}${key}`],
  );

test('each value that is entered belongs to a part', () => {
  expect(PARTS.flatMap(pathsOf)).toEqual(expect.arrayContaining([...pathsIn(SERVICE)]));
});

test('a meeting that is new comes as a whole', () => {
  const [before, other] = [sector(SERVICE, NO_MEETING), sector(BAR, NO_MEETING)];
  expect(spreadChange(before, SERVICE, other)).toMatchObject({ values: BAR, kept: [] });
});

test.each<[string, Times, Times, Times, readonly Part[]]>([
  [
    'the day follows by as many days, with its own times',
    ['2026-11-15T18:00:00+01:00', '2026-11-16T02:00:00+01:00'],
    ['2026-11-13T10:00:00+01:00', '2026-11-13T16:00:00+01:00'],
    ['2026-11-14T10:00:00+01:00', '2026-11-14T16:00:00+01:00'],
    ['day'],
  ],
  [
    'times of the clock on the wall, after the clocks were changed',
    ['2026-11-14T17:00:00+01:00', '2026-11-15T01:00:00+01:00'],
    ['2027-04-03T18:00:00+02:00', '2027-04-04T02:00:00+02:00'],
    ['2027-04-03T17:00:00+02:00', '2027-04-04T01:00:00+02:00'],
    ['times'],
  ],
  [
    'day and times',
    ['2026-11-15T17:00:00+01:00', '2026-11-16T01:00:00+01:00'],
    ['2026-11-21T18:00:00+01:00', '2026-11-22T02:00:00+01:00'],
    ['2026-11-22T17:00:00+01:00', '2026-11-23T01:00:00+01:00'],
    ['day', 'times'],
  ],
  [
    'the day, but not times of its own',
    ['2026-11-15T17:00:00+01:00', '2026-11-16T01:00:00+01:00'],
    ['2026-11-21T09:00:00+01:00', '2026-11-21T12:00:00+01:00'],
    ['2026-11-22T09:00:00+01:00', '2026-11-22T12:00:00+01:00'],
    ['day'],
  ],
])('spread: %s', (_what, after, other, then, taken) => {
  const spread = spreadChange(SERVICE, at(SERVICE, after), at(BAR, other));
  expect([spread.values.startDateTime, spread.values.endDateTime].map(toOffsetString)).toEqual(then);
  expect(spread.taken).toEqual(taken);
});

test('only the parts that were asked for are spread, and of the others none is named', () => {
  const after = { ...sector(SERVICE, { venue: 'Hofburg' }), description: 'Ball' };
  expect(spreadChange(SERVICE, after, BAR, ['venue'])).toMatchObject({ taken: ['venue'], kept: [] });
});

test('a change is named by its parts', () => {
  expect(changedParts(SERVICE, SERVICE)).toEqual([]);
  expect(changedParts(SERVICE, sector(BAR, { notes: 'Handschuhe' }))).toEqual(['description', 'desired', 'notes']);
});

test('in the night of the clock change nothing was changed by hand, and what is changed there comes back elsewhere', () => {
  const night = (day: string, end: string, meantEndTime: string | null = null): AppointmentValues => ({
    ...SERVICE,
    startDateTime: new Date(`${day}T23:00:00+01:00`),
    ...{ endDateTime: new Date(end), meantEndTime },
  });
  const friday = night('2027-03-26', '2027-03-27T04:00:00+01:00');
  const saturday = night('2027-03-27', '2027-03-28T04:00:00+02:00');
  const earlier = night('2027-03-26', '2027-03-27T02:30:00+01:00');
  const shifted = spreadChange(friday, earlier, saturday);
  expect(shifted).toMatchObject({ values: night('2027-03-27', '2027-03-28T03:30:00+02:00', '02:30'), kept: [] });
  const later = { ...shifted.values, endDateTime: new Date('2027-03-28T05:00:00+02:00'), meantEndTime: null };
  expect(spreadChange(shifted.values, later, earlier)).toMatchObject({
    values: night('2027-03-26', '2027-03-27T05:00:00+01:00'),
    ...{ taken: ['times'], kept: [] },
  });
});
