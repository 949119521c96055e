import { expect, test } from 'vitest';
import { AppointmentInput } from '#domain/appointments/appointment-input.ts';
import { APPOINTMENT_LIMITS as LIMITS, APPOINTMENT_RULES as RULES } from '#domain/appointments/appointment-rules.ts';
import { INPUT_RULES } from '#domain/input/input-rules.ts';

const ID = 'd8e6e2bd-3f26-4d0c-8ac3-b1e7ac4fd9b1';
const GALA = {
  description: 'Gala-Dinner der Handelskammer',
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
};
const sector = (changes: object) => ({ sectorAttributes: { ...GALA.sectorAttributes, ...changes } });
const meeting = (place: string, time: string) => sector({ meetingInformation: { place, time } });
const rated = (minimumTargetUserRating: number) => ({ internalAttributes: { minimumTargetUserRating } });

test('an appointment is taken with instants, and what is left out as none', () => {
  expect(AppointmentInput.parse(GALA)).toMatchObject({
    startDateTime: new Date('2026-11-14T17:00:00Z'),
    invoiceRecipientId: null,
    sectorAttributes: { notes: null },
    internalAttributes: { notes: null, minimumTargetUserRating: null },
  });
});

test.each<[object, string, string | undefined]>([
  [{ description: ' ' }, 'description', undefined],
  [{ startDateTime: '14.11.2026' }, 'startDateTime', RULES.instant],
  [{ endDateTime: GALA.startDateTime }, 'endDateTime', RULES.order],
  [{ endDateTime: '2026-11-28T18:00:01+01:00' }, 'endDateTime', RULES.tooLong],
  [
    { startDateTime: '2027-10-24T10:00:00+02:00', endDateTime: '2027-11-07T10:00:01+01:00' },
    'endDateTime',
    RULES.tooLong,
  ],
  [
    { startDateTime: '2027-03-20T10:00:00+01:00', endDateTime: '2027-04-03T10:00:01+02:00' },
    'endDateTime',
    RULES.tooLong,
  ],
  [{ startDateTime: '0001-11-14T18:00:00+01:00' }, 'startDateTime', RULES.year],
  [
    { startDateTime: '9999-11-14T18:00:00+01:00', endDateTime: '9999-11-15T02:00:00+01:00' },
    'startDateTime',
    RULES.year,
  ],
  [{ desiredTargetUsers: 1001 }, 'desiredTargetUsers', RULES.tooManyTargetUsers],
  [{ desiredTargetUsers: 2_147_483_647 }, 'desiredTargetUsers', RULES.tooManyTargetUsers],
  [{ description: 'Gala\nDinner' }, 'description', INPUT_RULES.unwritable],
  [{ description: 'Gala\ud800' }, 'description', INPUT_RULES.unwritable],
  [{ description: 'Gala \u202edliw' }, 'description', INPUT_RULES.unwritable],
  [sector({ notes: 'a\u0000b' }), 'sectorAttributes.notes', INPUT_RULES.unwritableNotes],
  [{ typeId: '' }, 'typeId', INPUT_RULES.chosen],
  [{ targetUserPoolId: 'Service' }, 'targetUserPoolId', INPUT_RULES.chosen],
  [{ desiredTargetUsers: 0 }, 'desiredTargetUsers', RULES.desiredTargetUsers],
  [{ desiredTargetUsers: 1.5 }, 'desiredTargetUsers', RULES.desiredTargetUsers],
  [sector({ customer: '' }), 'sectorAttributes.customer', undefined],
  [sector({ venue: 'x'.repeat(257) }), 'sectorAttributes.venue', undefined],
  [meeting('Tor 3', ''), 'sectorAttributes.meetingInformation.time', RULES.meetingTogether],
  [meeting('', '17:30'), 'sectorAttributes.meetingInformation.place', RULES.meetingTogether],
  [meeting('Tor 3', '25:00'), 'sectorAttributes.meetingInformation.time', RULES.time],
  [rated(4.25), 'internalAttributes.minimumTargetUserRating', RULES.rating],
  [rated(6), 'internalAttributes.minimumTargetUserRating', RULES.rating],
])('with %j it is refused at %s', (changes, path, message) => {
  const issue = AppointmentInput.safeParse({ ...GALA, ...changes }).error?.issues[0];
  expect(issue?.path.join('.')).toBe(path);
  if (message) expect(issue?.message).toBe(message);
});

test('fourteen days to the second are possible', () => {
  expect(AppointmentInput.safeParse({ ...GALA, endDateTime: '2026-11-28T18:00:00+01:00' }).success).toBe(true);
});

test.each([
  ['2027-10-24T10:00:00+02:00', '2027-11-07T10:00:00+01:00'],
  ['2027-03-20T10:00:00+01:00', '2027-04-03T10:00:00+02:00'],
])('fourteen days on the calendar from %s to %s are taken, whatever the clocks do', (startDateTime, endDateTime) => {
  expect(AppointmentInput.safeParse({ ...GALA, startDateTime, endDateTime }).success).toBe(true);
});

test('blanks around a text do not count', () => {
  const longest = 'x'.repeat(LIMITS.description);
  expect(AppointmentInput.parse({ ...GALA, description: ` ${longest} ` }).description).toBe(longest);
});

test('notes may have lines', () => {
  expect(AppointmentInput.parse({ ...GALA, ...sector({ notes: 'Tor 3\r\n\tKeller' }) }).sectorAttributes.notes).toBe(
    'Tor 3\r\n\tKeller',
  );
});
