import { expect, test } from 'vitest';
import { AppointmentInput } from '#domain/appointments/appointment-input.ts';
import { contentOf, goneParts, periodOn, TemplateContent } from '#domain/appointments/appointment-template.ts';

const ID = 'd8e6e2bd-3f26-4d0c-8ac3-b1e7ac4fd9b1';
const GALA = AppointmentInput.parse({
  description: 'Gala-Dinner',
  startDateTime: '2026-11-14T18:00:00+01:00',
  endDateTime: '2026-11-15T02:00:00+01:00',
  desiredTargetUsers: 5,
  typeId: ID,
  targetUserPoolId: ID,
  invoiceRecipientId: ID,
  sectorAttributes: {
    customer: 'Handelskammer',
    venue: 'Palais Ferstel',
    address: { countryCode: 'AT' },
    outfitKey: ID,
    meetingInformation: { place: 'Personaleingang', time: '17:30' },
  },
  internalAttributes: { minimumTargetUserRating: 3.5 },
});

test('a template has everything but the date and who pays, and is read as it was written', () => {
  const content = contentOf(GALA);
  expect(content).toMatchObject({ description: 'Gala-Dinner', startTime: '18:00', endTime: '02:00', daysLater: 1 });
  expect(Object.keys(content)).not.toContain('invoiceRecipientId');
  expect(TemplateContent.parse(JSON.parse(JSON.stringify(content)))).toEqual(content);
});

test.each([
  ['2027-03-27', { startDay: '2027-03-27', startTime: '18:00', endDay: '2027-03-28', endTime: '02:00' }],
  [null, { startDay: null, startTime: '18:00', endDay: null, endTime: '02:00' }],
])('its hours stay on %s', (day, period) => {
  expect(periodOn(contentOf(GALA), day)).toEqual(period);
});

const KNOWN = [{ id: ID }];
test('where none was chosen, none is gone', () => {
  const { sectorAttributes } = GALA;
  const bare = contentOf({ ...GALA, sectorAttributes: { ...sectorAttributes, outfitKey: null } });
  expect(goneParts(bare, { types: KNOWN, pools: KNOWN, outfits: [] })).toEqual([]);
});

test.each([
  ['all of them', { types: KNOWN, pools: KNOWN, outfits: KNOWN }, []],
  ['no such outfit', { types: KNOWN, pools: KNOWN, outfits: [] }, ['outfit']],
  ['nothing', { types: [], pools: [], outfits: [] }, ['type', 'pool', 'outfit']],
])('where the agency has %s', (_what, known, gone) => {
  expect(goneParts(contentOf(GALA), known)).toEqual(gone);
});
