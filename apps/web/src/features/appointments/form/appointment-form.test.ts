import { AppointmentInput } from '@gastspiel/domain/appointments/appointment-input.ts';
import { expect, test } from 'vitest';
import { anAppointment } from '../appointment.fixture.ts';
import { type AppointmentValues, appointmentResolver, inputOf } from './appointment-form.ts';
import { appointmentValues, newValues, nextValues } from './appointment-values.ts';

const ID = '5f2c1f0e-6f0f-4b56-9d3f-0d9c0b8f7a11';
const CHOICES = { defaultPoolId: ID, pools: [{ id: ID, description: 'Team Wien' }], types: [], outfits: [] };
const blank = newValues(CHOICES);
const filled: AppointmentValues = {
  ...blank,
  description: 'Gala-Dinner',
  startDay: '2026-11-26',
  startTime: '17:00',
  endDay: '2026-11-27',
  endTime: '01:30',
  desiredTargetUsers: 6,
  typeId: ID,
  sectorAttributes: { ...blank.sectorAttributes, customer: 'Donauwerk AG', venue: 'Orangerie' },
  internalAttributes: { notes: 'VIP', minimumTargetUserRating: 35 },
};

const errorsOf = async (values: AppointmentValues): Promise<object> =>
  (await appointmentResolver(values, undefined, { fields: {}, shouldUseNativeValidation: false })).errors;

test('a new appointment has the agency’s pool, and says at its fields what is missing', async () => {
  expect(blank.targetUserPoolId).toBe(ID);
  const required = { message: 'Bitte ausfüllen.' };
  expect(await errorsOf(blank)).toMatchObject({
    description: required,
    startDay: required,
    startTime: required,
    endDay: required,
    endTime: required,
    desiredTargetUsers: { message: 'Bitte mindestens 1 Person angeben.' },
    typeId: { message: 'Bitte wählen.' },
    sectorAttributes: { customer: required, venue: required },
  });
});

test('a half typed day or time is told as such', async () => {
  expect(await errorsOf({ ...filled, startDay: '31.02.', endTime: '25' })).toMatchObject({
    startDay: { message: 'Bitte ein Datum in der Form TT.MM.JJJJ angeben.' },
    endTime: { message: 'Bitte eine Uhrzeit in der Form hh:mm angeben.' },
  });
});

test('what is filled in is what the server takes', async () => {
  expect(await errorsOf(filled)).toEqual({});
  expect(AppointmentInput.safeParse(inputOf(filled)).data).toMatchObject({
    startDateTime: new Date('2026-11-26T17:00:00+01:00'),
    endDateTime: new Date('2026-11-27T01:30:00+01:00'),
    internalAttributes: { minimumTargetUserRating: 3.5 },
  });
});

test.each([
  ['no time', { startTime: '25:00' }, 'startTime'],
  ['no day', { endDay: '31.2.' }, 'endDay'],
  ['the end first', { endDay: '2026-11-26' }, 'endTime'],
  ['too long', { endDay: '2026-12-24' }, 'endTime'],
] as const)('told at its field: %s', async (_, changed, field) => {
  expect(Object.keys(await errorsOf({ ...filled, ...changed }))).toEqual([field]);
});

test('no rating of this world, and a meeting place without its time', async () => {
  const errors = await errorsOf({
    ...filled,
    sectorAttributes: { ...filled.sectorAttributes, meetingInformation: { place: 'Tor 3', time: null } },
    internalAttributes: { notes: '', minimumTargetUserRating: Number.NaN },
  });
  expect(errors).toMatchObject({
    sectorAttributes: {
      meetingInformation: { time: { message: 'Treffpunkt und Treffzeit bitte gemeinsam angeben.' } },
    },
    internalAttributes: { minimumTargetUserRating: { message: expect.stringMatching(/Bewertung von 1 bis 5/) } },
  });
});

test.each([
  ['startTime', '25', 'Bitte eine Uhrzeit in der Form hh:mm angeben.'],
  ['endTime', '7 Uhr früh', 'Bitte eine Uhrzeit in der Form hh:mm angeben.'],
  ['endDay', 'morgen', 'Bitte ein Datum in der Form TT.MM.JJJJ angeben.'],
  ['endTime', '17:00', 'Der Beginn muss vor dem Ende liegen.'],
])('what stands at %s with „%s“ speaks of that field', async (field, typed, message) => {
  const errors = await errorsOf({ ...filled, ...(typed === '17:00' && { endDay: filled.startDay }), [field]: typed });
  expect(errors).toMatchObject({ [field]: { message } });
});

test('the next one keeps customer, place and day, and asks for the rest', () => {
  const meetingInformation = { place: 'Tor 3', time: '16:30' };
  const next = nextValues({ ...filled, sectorAttributes: { ...filled.sectorAttributes, meetingInformation } });
  // A meeting at another hour is not moved to the hour of the shift before.
  expect(next.sectorAttributes.meetingInformation).toEqual({ place: 'Tor 3', time: null });
  expect(next).toMatchObject({
    description: '',
    startDay: '2026-11-26',
    startTime: null,
    desiredTargetUsers: null,
    typeId: ID,
    sectorAttributes: { customer: 'Donauwerk AG', venue: 'Orangerie', notes: '' },
    internalAttributes: { notes: '', minimumTargetUserRating: null },
  });
});

test('in the night of the clock change the form shows what was meant, and sends it beside the instant', () => {
  const night = { startDateTime: '2027-03-27T18:00:00+01:00', endDateTime: '2027-03-28T03:30:00+02:00' };
  const values = appointmentValues(anAppointment({ ...night, meantEndTime: '02:30' }));
  expect(values).toMatchObject({ endDay: '2027-03-28', endTime: '02:30' });
  expect(inputOf(values)).toMatchObject({
    endDateTime: new Date(night.endDateTime).toISOString(),
    ...{ meantStartTime: '18:00', meantEndTime: '02:30' },
  });
});
