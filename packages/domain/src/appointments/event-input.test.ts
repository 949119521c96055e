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
    sectorAttributes: { ...first?.sectorAttributes, outfitKey: null },
  });
  expect(third?.description).toBe('Gala-Dinner');
});

test.each([
  [{ positions: [] }, 'positions'],
  [{ positions: Array.from({ length: 20 }, () => AT_THE_BAR) }, 'positions'],
  [{ positions: [{ ...AT_THE_BAR, endDateTime: AT_THE_BAR.startDateTime }] }, 'positions.0.endDateTime'],
  [{ positions: [{ ...AT_THE_BAR, desiredTargetUsers: 0 }] }, 'positions.0.desiredTargetUsers'],
  [{ positions: [AT_THE_BAR, { ...AT_THE_BAR, typeId: '' }] }, 'positions.1.typeId'],
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
