import { expect, test } from 'vitest';
import { APPOINTMENT_RULES as RULES } from '#domain/appointments/appointment-rules.ts';
import { appointmentsOf, EventInput, SHARED_PARTS } from '#domain/appointments/event-input.ts';

const [SERVICE, BAR] = ['d8e6e2bd-3f26-4d0c-8ac3-b1e7ac4fd9b1', 'd8e6e2bd-3f26-4d0c-8ac3-b1e7ac4fd9b2'];
const GALA = {
  description: 'Gala-Dinner',
  startDateTime: '2026-11-14T18:00:00+01:00',
  endDateTime: '2026-11-15T02:00:00+01:00',
  desiredTargetUsers: 5,
  typeId: SERVICE,
  targetUserPoolId: SERVICE,
  sectorAttributes: {
    customer: 'Handelskammer',
    venue: 'Palais Ferstel',
    address: { countryCode: 'AT' },
    outfitKey: SERVICE,
    meetingInformation: {},
  },
  internalAttributes: {},
};
const AT_THE_BAR = {
  name: 'Bar',
  startDateTime: '2026-11-14T20:00:00+01:00',
  endDateTime: '2026-11-15T03:00:00+01:00',
  desiredTargetUsers: 2,
  typeId: BAR,
};

test('the others are as the first, but for what they have for themselves', () => {
  const [first, second, third] = appointmentsOf(
    EventInput.parse({ input: GALA, positions: [AT_THE_BAR, { ...AT_THE_BAR, name: ' ' }] }),
  );
  expect(second).toEqual({
    ...first,
    description: 'Gala-Dinner – Bar',
    startDateTime: new Date('2026-11-14T19:00:00Z'),
    endDateTime: new Date('2026-11-15T02:00:00Z'),
    desiredTargetUsers: 2,
    typeId: BAR,
  });
  expect(third?.description).toBe('Gala-Dinner');
});

test.each([
  ['as long before its start as the first', undefined, '2026-11-14T15:00:00+01:00', '14:30'],
  ['the evening before, where it begins at midnight', undefined, '2026-11-15T00:15:00+01:00', '23:45'],
  ['when it says so itself', '14:00', '2026-11-14T15:00:00+01:00', '14:00'],
])('a position meets %s', (_, meetingTime, startDateTime, time) => {
  const meetingInformation = { place: 'Tor 3', time: '17:30' };
  const input = { ...GALA, sectorAttributes: { ...GALA.sectorAttributes, meetingInformation } };
  const kitchen = { ...AT_THE_BAR, startDateTime, meetingTime };
  const [first, second] = appointmentsOf(EventInput.parse({ input, positions: [kitchen] }));
  expect(first?.sectorAttributes.meetingInformation.time).toBe('17:30');
  expect(second?.sectorAttributes.meetingInformation).toEqual({ place: 'Tor 3', time });
});

test('no outfit is a choice; the first one’s is taken where nothing is chosen', () => {
  const positions = [AT_THE_BAR, { ...AT_THE_BAR, outfitKey: null }, { ...AT_THE_BAR, outfitKey: BAR }];
  const outfits = appointmentsOf(EventInput.parse({ input: GALA, positions }));
  expect(outfits.map(({ sectorAttributes }) => sectorAttributes.outfitKey)).toEqual([SERVICE, SERVICE, null, BAR]);
});

test.each([
  [{ positions: [] }, 'positions'],
  [{ positions: Array.from({ length: 20 }, () => AT_THE_BAR) }, 'positions'],
  [{ positions: [{ ...AT_THE_BAR, endDateTime: AT_THE_BAR.startDateTime }] }, 'positions.0.endDateTime'],
  [{ positions: [{ ...AT_THE_BAR, desiredTargetUsers: 0 }] }, 'positions.0.desiredTargetUsers'],
  [{ positions: [AT_THE_BAR, { ...AT_THE_BAR, typeId: '' }] }, 'positions.1.typeId'],
  [{ positions: [{ ...AT_THE_BAR, meetingTime: '20:30' }] }, 'positions.0.meetingTime'],
  [{ input: { ...GALA, description: 'x'.repeat(252) }, positions: [AT_THE_BAR] }, 'positions.0.name'],
])('%# is refused at its field', (changes, path) => {
  const issue = EventInput.safeParse({ input: GALA, ...changes }).error?.issues[0];
  expect(issue?.path.join('.')).toBe(path);
  if (path.endsWith('name')) expect(issue?.message).toBe(RULES.descriptionWithName);
});

test('day, customer and place are shared; type, number, hours and outfit are not', () => {
  expect(SHARED_PARTS).toEqual(expect.arrayContaining(['day', 'recipient', 'venue', 'meetingPlace', 'notes']));
  for (const own of ['times', 'type', 'desired', 'outfit', 'description']) expect(SHARED_PARTS).not.toContain(own);
});
