import { expect, test } from 'vitest';
import { AppointmentInput } from '#domain/appointments/appointment-input.ts';
import { COPY_LIMITS, COPY_RULES, CopyDistance, copyOf } from '#domain/appointments/copy-appointments.ts';
import { toOffsetString } from '#domain/time/vienna-time.ts';

const ID = 'd8e6e2bd-3f26-4d0c-8ac3-b1e7ac4fd9b1';
const GALA = AppointmentInput.parse({
  description: 'Gala',
  startDateTime: '2027-03-20T22:00:00+01:00',
  endDateTime: '2027-03-21T04:00:00+01:00',
  desiredTargetUsers: 5,
  typeId: ID,
  targetUserPoolId: ID,
  sectorAttributes: {
    customer: 'Handelskammer',
    venue: 'Palais Ferstel',
    address: { countryCode: 'AT' },
    contact: 'Fr. Berger',
    outfitKey: ID,
    meetingInformation: { place: 'Tor 3', time: '21:30' },
    notes: 'Handschuhe',
  },
  internalAttributes: { notes: 'Chefsache', minimumTargetUserRating: 4 },
});

test.each([
  ['into the night in which an hour is skipped', 7, '2027-03-27T22:00:00+01:00', '2027-03-28T04:00:00+02:00'],
  ['into summer', 14, '2027-04-03T22:00:00+02:00', '2027-04-04T04:00:00+02:00'],
  ['back', -7, '2027-03-13T22:00:00+01:00', '2027-03-14T04:00:00+01:00'],
])('a copy %s keeps the times on the wall', (_where, days, start, end) => {
  const { startDateTime, endDateTime } = copyOf(GALA, days, true);
  expect([startDateTime, endDateTime].map(toOffsetString)).toEqual([start, end]);
});

test('a copy has all of it, or leaves the details of the one day behind', () => {
  const { startDateTime: _start, endDateTime: _end, ...all } = GALA;
  expect(copyOf(GALA, 7, true)).toMatchObject(all);
  const bare = copyOf(GALA, 7, false);
  expect(bare.sectorAttributes).toEqual({
    ...GALA.sectorAttributes,
    ...{ contact: null, outfitKey: null, meetingInformation: { place: null, time: null } },
  });
  expect(bare.internalAttributes).toEqual({ notes: null, minimumTargetUserRating: 4 });
});

test.each([
  [0, false],
  [1, true],
  [-COPY_LIMITS.days, true],
  [-COPY_LIMITS.days - 1, false],
  [COPY_LIMITS.days, true],
  [COPY_LIMITS.days + 1, false],
  [1.5, false],
])('copying by %s days: %s', (days, isAllowed) => {
  const { success, error } = CopyDistance.safeParse(days);
  expect(success).toBe(isAllowed);
  if (!isAllowed) expect(error?.issues[0]?.message).toBe(COPY_RULES.distance);
});
