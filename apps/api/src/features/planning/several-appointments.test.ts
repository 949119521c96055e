import { APPOINTMENT_FAILURES } from '@gastspiel/domain/appointments/appointment-failures.ts';
import { APPOINTMENT_LIMITS, APPOINTMENT_RULES } from '@gastspiel/domain/appointments/appointment-rules.ts';
import { beforeEach, expect, test } from 'vitest';
import { aGala } from '#app/testing/a-gala.ts';
import { anAppointment } from '#app/testing/an-appointment.ts';
import { classOf } from '#app/testing/class-of.ts';
import { at } from '#app/testing/days.ts';
import { offerCalls } from '#app/testing/offer-calls.ts';
import { aTestApi, type TestUser } from '#app/testing/test-api.ts';

const api = await aTestApi();
const calls = offerCalls(api, () => dispatcher);
let dispatcher: TestUser;
let anna: TestUser;
let bela: TestUser;
let gala: string;
let brunch: string;
beforeEach(async () => {
  ({ dispatcher, anna, bela, gala } = await aGala(api));
  brunch = await anAppointment(api, dispatcher, { startDateTime: at(2, '09:00'), endDateTime: at(2, '14:00') });
});

const change = (ids: readonly string[], values: object, by = dispatcher) =>
  api.call(
    `mutation ($ids: [String!]!, $change: SharedAppointmentChange!) {
      updateAppointments(appointmentIds: $ids, change: $change) { changed withdrawnOffers left { id refusal } } }`,
    { ids, change: values },
    by.headers,
  );
const remove = (ids: readonly string[], by = dispatcher) =>
  api.call(
    `mutation ($ids: [String!]!) {
      deleteAppointments(appointmentIds: $ids) { changed withdrawnOffers left { id refusal } } }`,
    { ids },
    by.headers,
  );
const view = async (id: string) =>
  (
    await api.call(
      `{ appointment(appointmentId: "${id}") { description sectorAttributes { contact meetingInformation { place time } } } }`,
      {},
      dispatcher.headers,
    )
  ).data.appointment;
/** How many mails tell of it to whom, whatever the number of shifts. */
const mailsTo = async (user: TestUser) =>
  (
    await api.asOwner(
      `select 1 from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier in ('notifications.several-news', 'notifications.offer-news')
         and j.payload #>> '{payload,payload,userId}' = $1`,
      [user.id],
    )
  ).length;

test('a change of several is one act: only what is given, and one message a worker', async () => {
  for (const id of [gala, brunch]) await calls.booked(anna, id);
  await calls.booked(bela, gala);
  const before = [await mailsTo(anna), await mailsTo(bela)];
  const meetingInformation = { place: 'Tor 3', time: '08:30' };
  const { data } = await change([gala, brunch, gala], { meetingInformation });
  expect(data.updateAppointments).toEqual({ changed: 2, withdrawnOffers: 0, left: [] });
  for (const id of [gala, brunch])
    expect(await view(id)).toMatchObject({ sectorAttributes: { contact: null, meetingInformation } });
  expect([await mailsTo(anna), await mailsTo(bela)]).toEqual(before.map((count) => count + 1));
  await change([gala, brunch], { contact: 'Fr. Berger' });
  expect(await view(brunch)).toMatchObject({ sectorAttributes: { contact: 'Fr. Berger', meetingInformation } });
  await change([gala, brunch], { meetingInformation: null });
  expect(await view(gala)).toMatchObject({ sectorAttributes: { contact: 'Fr. Berger', meetingInformation: null } });
});

test('several go as one act; what people have worked on stays and is named', async () => {
  for (const id of [gala, brunch]) await calls.booked(anna, id);
  const done = await anAppointment(api, dispatcher, { startDateTime: at(3, '09:00'), endDateTime: at(3, '14:00') });
  await calls.booked(bela, done);
  await api.asOwner(`update appointments set starts_at = now() - interval '2 hours', ends_at = now() where id = $1`, [
    done,
  ]);
  const before = await mailsTo(anna);
  const { data } = await remove([gala, brunch, done]);
  expect(data.deleteAppointments).toEqual({
    ...{ changed: 2, withdrawnOffers: 2 },
    left: [{ id: done, refusal: APPOINTMENT_FAILURES.workHasBegun.message }],
  });
  expect(await mailsTo(anna)).toBe(before + 1);
  // An appointment that is gone already is no obstacle; if all are gone, nothing is found.
  expect((await remove([gala, done])).data.deleteAppointments).toMatchObject({ changed: 0, left: [{ id: done }] });
  expect(classOf(await remove([gala]))).toBe('NOT_FOUND');
});

test('two who delete the same at once both are done, and every worker hears of it once', async () => {
  for (const id of [gala, brunch]) await calls.booked(anna, id);
  const before = await mailsTo(anna);
  const answers = await Promise.all([remove([gala, brunch]), remove([brunch, gala])]);
  expect(answers.map(({ data }) => data?.deleteAppointments.changed ?? 0).toSorted()).toEqual([0, 2]);
  expect(await mailsTo(anna)).toBe(before + 1);
});

test('another agency finds none of them; nobody chooses nothing, or too many', async () => {
  const stranger = await aGala(api);
  const mixed = [gala, stranger.gala];
  expect(classOf(await change(mixed, { contact: 'Fr. Berger' }, stranger.dispatcher))).toBe('NOT_FOUND');
  expect((await remove(mixed, stranger.dispatcher)).data.deleteAppointments).toMatchObject({ changed: 1, left: [] });
  expect(await view(gala)).toMatchObject({ sectorAttributes: { contact: null } });
  const fields = async (ids: readonly string[]) => (await remove(ids)).errors[0]?.extensions['fields'];
  expect(await fields([])).toEqual({ appointmentIds: APPOINTMENT_RULES.nothingChosen });
  const many = Array.from({ length: APPOINTMENT_LIMITS.atOnce + 1 }, () => gala);
  expect(await fields(many)).toEqual({ appointmentIds: APPOINTMENT_RULES.tooManyAtOnce });
});
