import { expect, test } from 'vitest';
import { AppointmentInput, type AppointmentValues } from '#domain/appointments/appointment-input.ts';
import { contentOf, periodOn, TemplateContent, withoutGone } from '#domain/appointments/appointment-template.ts';

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

const position = (changes: object, sector: object = {}): AppointmentValues => ({
  ...GALA,
  ...changes,
  sectorAttributes: { ...GALA.sectorAttributes, ...sector },
});
const at = (text: string) => new Date(text);

test.each([
  ['a name', position({ description: 'Gala-Dinner – Bar' }), { name: 'Bar', startsDaysLater: 0, meetingTime: null }],
  ['no name', position({}), { name: null }],
  ['a description of its own', position({ description: 'Aufbau' }), { name: 'Aufbau' }],
  [
    'its own outfit and number',
    position({ desiredTargetUsers: 2 }, { outfitKey: null }),
    { desiredTargetUsers: 2, outfitKey: null },
  ],
  [
    'hours on the day before',
    position({ startDateTime: at('2026-11-13T10:00:00+01:00'), endDateTime: at('2026-11-13T14:00:00+01:00') }),
    { startsDaysLater: -1, startTime: '10:00', endTime: '14:00', daysLater: 0, meetingTime: '17:30' },
  ],
  [
    'a meeting as long before its own start',
    position(
      { startDateTime: at('2026-11-14T16:00:00+01:00') },
      { meetingInformation: { place: 'Tor', time: '15:30' } },
    ),
    { startTime: '16:00', meetingTime: null },
  ],
  [
    'its own meeting time',
    position({}, { meetingInformation: { place: 'Tor', time: '17:00' } }),
    { meetingTime: '17:00' },
  ],
])('a position with %s is kept as such', (_what, other, kept) => {
  const content = contentOf(GALA, [other]);
  expect(content.positions).toMatchObject([kept]);
  expect(TemplateContent.parse(JSON.parse(JSON.stringify(content)))).toEqual(content);
});

test.each([
  ['knows nothing of positions', { positions: undefined }, { description: 'Gala-Dinner', positions: [] }],
  ['has what nobody knows any more', { colour: 'red' }, { description: 'Gala-Dinner' }],
  ['is longer than allowed now', { description: 'x'.repeat(999) }, { description: 'x'.repeat(999) }],
  ['lacks what is asked for now', { desiredTargetUsers: undefined, typeId: undefined }, { typeId: null }],
  ['lacks a whole part', { sectorAttributes: undefined, internalAttributes: undefined }, { startTime: '18:00' }],
  ['has a time that is none', { startTime: '99:99' }, { startTime: null, endTime: '02:00' }],
])('a template that %s can still be read', (_what, changes, read) => {
  expect(TemplateContent.parse(JSON.parse(JSON.stringify({ ...contentOf(GALA), ...changes })))).toMatchObject(read);
});

const KNOWN = [{ id: ID }];
test('where none was chosen, none is gone', () => {
  const bare = contentOf(position({}, { outfitKey: null }));
  expect(withoutGone(bare, { types: KNOWN, pools: KNOWN, outfits: [] })).toEqual({ content: bare, gone: [] });
});

test.each([
  ['all of them', { types: KNOWN, pools: KNOWN, outfits: KNOWN }, []],
  ['no such outfit', { types: KNOWN, pools: KNOWN, outfits: [] }, ['outfit']],
  ['nothing', { types: [], pools: [], outfits: [] }, ['type', 'pool', 'outfit']],
])('where the agency has %s', (_what, known, gone) => {
  expect(withoutGone(contentOf(GALA), known).gone).toEqual(gone);
});

test('what is gone in another position is left empty there', () => {
  const other = position({ typeId: 'f2bde5a0-1f4d-4d43-93ad-2dbb6cc4c0a1' });
  const { content, gone } = withoutGone(contentOf(GALA, [other]), { types: KNOWN, pools: KNOWN, outfits: KNOWN });
  expect([content.typeId, content.positions[0]?.typeId, gone]).toEqual([ID, null, ['type']]);
});
