import { beforeEach, expect, test } from 'vitest';
import { aGala } from '#app/testing/a-gala.ts';
import { anAppointment, appointmentInput } from '#app/testing/an-appointment.ts';
import { seriesCalls } from '#app/testing/series-calls.ts';
import { aTestApi, type TestUser } from '#app/testing/test-api.ts';

const api = await aTestApi();
const series = seriesCalls(api, () => dispatcher);
let tenantId: string;
let dispatcher: TestUser;
beforeEach(async () => {
  ({ tenantId, dispatcher } = await aGala(api));
});

// The clocks go forward in the night from the 27th to the 28th of March 2027.
const NIGHT = { startDateTime: '2027-03-27T18:00:00+01:00', endDateTime: '2027-03-28T03:30:00+02:00' };
const MEANT = { ...NIGHT, meantStartTime: '18:00', meantEndTime: '02:30' };
const ask = async (document: string, variables: object = {}) => {
  const { data, errors } = await api.call(document, { ...variables }, dispatcher.headers);
  expect(errors).toEqual([]);
  return data;
};
const whole = async (changes: object) => ({ ...(await appointmentInput(api, tenantId)), ...changes });
const find = async (id: string) =>
  (
    await ask(
      `{ it: appointment(appointmentId: "${id}") { version startDateTime endDateTime meantStartTime meantEndTime } }`,
    )
  ).it;
const update = async (id: string, changes: object) =>
  ask(
    `mutation ($id: String!, $version: Int!, $input: AppointmentInput!) {
      updateAppointment(appointmentId: $id, version: $version, input: $input) { withdrawnOffers } }`,
    { id, version: (await find(id)).version, input: await whole(changes) },
  );
const copiesFrom = async (id: string) => {
  await ask(
    `mutation { copyAppointments(appointmentIds: ["${id}"], days: 7, keepsDetails: true, asksBooked: false) { copied } }`,
  );
  const { appointments } = await ask(
    `{ appointments(filter: { from: "2027-04-01T00:00:00Z" }) { items { endDateTime } } }`,
  );
  return appointments.items.map(({ endDateTime }: { endDateTime: string }) => endDateTime);
};

test('an end that the night does not have is shifted for that night alone: a copy has it again', async () => {
  const id = await anAppointment(api, dispatcher, MEANT);
  expect(await find(id)).toMatchObject({ ...NIGHT, meantStartTime: null, meantEndTime: '02:30' });
  expect(await copiesFrom(id)).toEqual(['2027-04-04T02:30:00+02:00']);
});

test('who knows nothing of it leaves it as it was meant; another time is another meaning', async () => {
  const id = await anAppointment(api, dispatcher, MEANT);
  await update(id, { ...NIGHT, description: 'Umgetauft' });
  expect(await find(id)).toMatchObject({ meantEndTime: '02:30' });
  await update(id, { ...NIGHT, meantEndTime: '03:30' });
  expect(await find(id)).toMatchObject({ ...NIGHT, meantEndTime: null });
  expect(await copiesFrom(id)).toEqual(['2027-04-04T03:30:00+02:00']);
  await update(id, { ...NIGHT, endDateTime: '2027-03-28T05:00:00+02:00', meantEndTime: '02:30' });
  expect(await find(id)).toMatchObject({ meantEndTime: null });
});

test('a series made in that night, or changed over it, ends at 02:30 on every other', async () => {
  const days = ['2027-03-20', '2027-03-27', '2027-04-03'];
  expect((await series.create(days, MEANT)).errors).toEqual([]);
  const ends = async () => (await series.list()).map(({ endDateTime }) => endDateTime);
  expect(await ends()).toEqual(['2027-03-21T02:30:00+01:00', '2027-03-28T03:30:00+02:00', '2027-04-04T02:30:00+02:00']);
  const [, second] = await series.list();
  // Nobody has changed anything by hand: from that night all follow, and back again.
  const at = (endDateTime: string, meantEndTime?: string) => ({
    ...NIGHT,
    endDateTime,
    ...(meantEndTime && { meantEndTime }),
  });
  const four = await series.update(second?.id ?? '', 'ALL', at('2027-03-28T04:00:00+02:00'));
  expect(four).toMatchObject({ changed: 2, left: [] });
  const back = await series.update(second?.id ?? '', 'ALL', at('2027-03-28T03:30:00+02:00', '02:30'), 2);
  expect(back).toMatchObject({ changed: 2, left: [] });
  expect((await ends())[0]).toBe('2027-03-21T02:30:00+01:00');
});

test('a template keeps what was meant', async () => {
  const { it } = await ask(
    `mutation ($input: AppointmentInput!) {
      it: saveAppointmentTemplate(name: "Nacht", replaces: false, input: $input) { content } }`,
    { input: await whole(MEANT) },
  );
  expect(JSON.stringify(it)).toContain('02:30');
});

test('positions of an event have it for themselves', async () => {
  const position = {
    name: 'Bar',
    ...MEANT,
    desiredTargetUsers: 1,
    typeId: (await appointmentInput(api, tenantId)).typeId,
  };
  const { createEvent } = await ask(
    `mutation ($input: AppointmentInput!, $positions: [PositionInput!]!) {
      createEvent(input: $input, positions: $positions) { meantEndTime } }`,
    { input: await whole({ ...NIGHT }), positions: [position] },
  );
  expect(createEvent).toEqual([{ meantEndTime: null }, { meantEndTime: '02:30' }]);
});
