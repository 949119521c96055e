import { COPY_RULES } from '@gastspiel/domain/appointments/copy-appointments.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aGala } from '#app/testing/a-gala.ts';
import { anAppointment, appointmentInput } from '#app/testing/an-appointment.ts';
import { at } from '#app/testing/days.ts';
import { offerCalls } from '#app/testing/offer-calls.ts';
import { startTestApi, type TestApi, type TestUser } from '#app/testing/test-api.ts';

let api: TestApi;
let tenantId: string;
let dispatcher: TestUser;
let anna: TestUser;
let bela: TestUser;
let gala: string;
let calls: ReturnType<typeof offerCalls>;
beforeAll(async () => {
  api = await startTestApi();
  calls = offerCalls(api, () => dispatcher);
});
afterAll(() => api.close());
beforeEach(async () => {
  ({ tenantId, dispatcher, anna, bela, gala } = await aGala(api));
});

const copy = async (ids: readonly string[], more: object = {}, headers = dispatcher.headers) => {
  const { data, errors } = await api.call(
    `mutation ($ids: [String!]!, $days: Int!, $keepsDetails: Boolean!, $asksBooked: Boolean!) {
      copyAppointments(appointmentIds: $ids, days: $days, keepsDetails: $keepsDetails, asksBooked: $asksBooked) {
        copied offers } }`,
    { ids, days: 7, keepsDetails: true, asksBooked: false, ...more },
    headers,
  );
  return data?.copyAppointments ?? errors[0];
};
const outlook = async (ids: readonly string[], days = 7) => {
  const { data, errors } = await api.call(
    `query ($ids: [String!]!, $days: Int!) {
      copyOutlooks(appointmentIds: $ids, days: $days) { appointmentId isTaken booked absent } }`,
    { ids, days },
    dispatcher.headers,
  );
  return data?.copyOutlooks ?? errors[0]?.message;
};
const copiesOf = async (): Promise<{ id: string; startDateTime: string; bookedTargetUsers: number }[]> => {
  const { data } = await api.call(
    `query ($from: String) { appointments(filter: { from: $from }, page: { size: 100 }) { items { id description startDateTime
      bookedTargetUsers sectorAttributes { contact meetingInformation { place } } } } }`,
    { from: at(4, '00:00') },
    dispatcher.headers,
  );
  return data.appointments.items;
};
const away = (userId: string, from: string, to: string) =>
  api.asOwner(
    `insert into absences (tenant_id, user_id, starts_at, ends_at, is_whole_days, created_by, created_by_name)
    values ($1, $2, $3, $4, true, $2, 'Béla')`,
    [tenantId, userId, from, to],
  );

test('copies a day or a selection to another week, without bookings, times and offers', async () => {
  await calls.booked(anna, gala);
  const lunch = await anAppointment(api, dispatcher, {
    description: 'Lunch',
    startDateTime: at(1, '11:00'),
    endDateTime: at(1, '15:00'),
  });
  expect(await copy([gala, lunch, gala])).toEqual({ copied: 2, offers: 0 });
  expect(await copiesOf()).toMatchObject([
    { description: 'Gala-Dinner der Handelskammer', startDateTime: at(7, '18:00'), bookedTargetUsers: 0 },
    { description: 'Lunch', startDateTime: at(8, '11:00'), bookedTargetUsers: 0 },
  ]);
});

test('leaves meeting point, outfit, contact and internal notes behind where they are not wanted', async () => {
  const { sectorAttributes } = await appointmentInput(api, tenantId);
  const id = await anAppointment(api, dispatcher, { sectorAttributes: { ...sectorAttributes, contact: 'Fr. Berger' } });
  await copy([id], { keepsDetails: false });
  expect(await copiesOf()).toMatchObject([{ sectorAttributes: { contact: null, meetingInformation: null } }]);
});

test('asks again who was booked and can come, and counts before who is away', async () => {
  await calls.booked(anna, gala);
  await calls.booked(bela, gala);
  await away(bela.id, at(7, '00:00'), at(8, '00:00'));
  expect(await outlook([gala])).toEqual([{ appointmentId: gala, isTaken: false, booked: 2, absent: 1 }]);
  expect(await copy([gala], { asksBooked: true })).toEqual({ copied: 1, offers: 1 });
  const [made] = await copiesOf();
  expect(await calls.statesOf(made?.id ?? '')).toEqual({ [anna.id]: 'CONTACTED' });
  expect(await outlook([gala])).toEqual([{ appointmentId: gala, isTaken: true, booked: 2, absent: 1 }]);
});

test('asks nobody for what lies in the past', async () => {
  await calls.booked(anna, gala);
  expect(await copy([gala], { asksBooked: true, days: -200 })).toEqual({ copied: 1, offers: 0 });
});

test('is made once when the button is pressed twice', async () => {
  const headers = { ...dispatcher.headers, 'idempotency-key': crypto.randomUUID() };
  await Promise.all([copy([gala], {}, headers), copy([gala], {}, headers), copy([gala], {}, headers)]);
  expect(await copiesOf()).toHaveLength(1);
});

test('refuses what is gone or belongs to somebody else, and copies nothing then', async () => {
  const stranger = await aGala(api);
  expect((await copy([gala, stranger.gala])).message).toContain('nicht gefunden');
  expect(await outlook([stranger.gala])).toContain('nicht gefunden');
  expect(await copiesOf()).toEqual([]);
});

test.each([
  [{ days: 0 }, 'days', COPY_RULES.distance],
  [{ ids: [] }, 'appointmentIds', COPY_RULES.nothing],
])('refuses %j at the field', async (changes, field, message) => {
  expect((await copy([gala], changes)).extensions.fields).toEqual({ [field]: message });
});
