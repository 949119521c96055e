import { APPOINTMENT_FAILURES } from '@gastspiel/domain/appointments/appointment-failures.ts';
import { beforeEach, expect, test } from 'vitest';
import { aGala } from '#app/testing/a-gala.ts';
import { appointmentInput } from '#app/testing/an-appointment.ts';
import { at, day } from '#app/testing/days.ts';
import { offerCalls } from '#app/testing/offer-calls.ts';
import { aTestApi, type TestUser } from '#app/testing/test-api.ts';

const { begunStaysBegun, hoursElsewhere, startsInThePast } = APPOINTMENT_FAILURES;

const api = await aTestApi();
const calls = offerCalls(api, () => dispatcher);
let tenantId: string;
let dispatcher: TestUser;
let anna: TestUser;
let gala: string;
beforeEach(async () => {
  ({ tenantId, dispatcher, anna, gala } = await aGala(api));
});

const times = (days: number) => ({ startDateTime: at(days, '18:00'), endDateTime: at(days, '23:00') });
const send = async (field: 'updateAppointment' | 'updateEvent' | 'updateSeries', id: string, changes: object) => {
  const [reach, answer] =
    field === 'updateSeries' ? ['reach: ALL,', 'changed left { id refusal }'] : ['', '__typename'];
  const { data, errors } = await api.call(
    `mutation ($id: String!, $input: AppointmentInput!) {
      ${field}(appointmentId: $id, version: 1, ${reach} input: $input) { ${answer} } }`,
    { id, input: { ...(await appointmentInput(api, tenantId)), ...changes } },
    dispatcher.headers,
  );
  return data?.[field] ?? errors[0];
};
const refused = ({ message, code }: { readonly message: string; readonly code: string }) => ({
  message,
  extensions: { code, fields: { 'input.startDateTime': message } },
});
const startOf = async (id: string) =>
  (await api.call(`{ appointment(appointmentId: "${id}") { startDateTime } }`, {}, dispatcher.headers)).data.appointment
    .startDateTime;

test.each(['booked', 'accepted', 'offer'] as const)(
  'a shift ahead does not slip into the past once somebody is %s',
  async (step) => {
    const before = await startOf(gala);
    await calls[step](anna, gala);
    for (const field of ['updateAppointment', 'updateEvent', 'updateSeries'] as const)
      expect(await send(field, gala, times(-120))).toMatchObject(refused(startsInThePast));
    expect(await startOf(gala)).toBe(before);
  },
);

test('nobody asked yet: a wrong entry may be put right, whatever the day', async () => {
  expect(await send('updateAppointment', gala, times(-120))).toEqual({ __typename: 'ChangedAppointment' });
  expect(await startOf(gala)).toBe(at(-120, '18:00'));
});

test('a shift that has begun is corrected within the past, not ahead', async () => {
  await calls.booked(anna, gala);
  await api.asOwner(`update appointments set starts_at = $2, ends_at = $3 where id = $1`, [
    ...[gala, at(-120, '18:00'), at(-120, '23:00')],
  ]);
  expect(await send('updateAppointment', gala, times(5))).toMatchObject(refused(begunStaysBegun));
  const corrected = { startDateTime: at(-120, '17:30'), endDateTime: at(-119, '01:00') };
  expect(await send('updateAppointment', gala, corrected)).toEqual({ __typename: 'ChangedAppointment' });
});

test('a shift with recorded hours stays within a day of them', async () => {
  await calls.booked(anna, gala);
  const [start, end] = [at(-120, '18:00'), at(-120, '23:00')];
  await api.asOwner(`update appointments set starts_at = $2, ends_at = $3 where id = $1`, [gala, start, end]);
  const of = [tenantId, gala];
  await api.asOwner(
    `insert into worklog_blocks (tenant_id, appointment_id, entered_at, recorded_at) values ($1, $2, now(), now())`,
    of,
  );
  await api.asOwner(
    `insert into worklogs (tenant_id, appointment_id, user_id, did_not_come) values ($1, $2, $3, false)`,
    [...of, anna.id],
  );
  await api.asOwner(
    `insert into worklog_entries (tenant_id, appointment_id, user_id, position, type, starts_at, ends_at, break_minutes)
     values ($1, $2, $3, 1, 'WORK', $4, $5, 0)`,
    [...of, anna.id, start, end],
  );
  expect(await send('updateAppointment', gala, times(-118))).toMatchObject(refused(hoursElsewhere));
  expect(await send('updateAppointment', gala, times(-119))).toEqual({ __typename: 'ChangedAppointment' });
});

test('of a series the one that would slip into the past stays and is named', async () => {
  const input = { ...(await appointmentInput(api, tenantId)), ...times(200), description: 'Serie' };
  await api.call(
    'mutation ($input: AppointmentInput!, $days: [String!]!) { createSeries(input: $input, days: $days) { count } }',
    { input, days: [day(2), day(200)] },
    dispatcher.headers,
  );
  const rows = await api.asOwner<{ id: string }>(
    `select id from appointments where tenant_id = $1 and description = 'Serie' order by starts_at`,
    [tenantId],
  );
  const [first = '', second = ''] = rows.map(({ id }) => id);
  await calls.booked(anna, first);
  expect(await send('updateSeries', second, { ...times(80), description: 'Serie' })).toEqual({
    changed: 0,
    left: [{ id: first, refusal: startsInThePast.message }],
  });
  expect([await startOf(first), await startOf(second)]).toEqual([at(2, '18:00'), at(80, '18:00')]);
});

test('another agency learns nothing of it', async () => {
  await calls.booked(anna, gala);
  const stranger = await aGala(api);
  dispatcher = stranger.dispatcher;
  ({ tenantId } = stranger);
  expect(await send('updateAppointment', gala, times(-120))).toMatchObject({
    extensions: { code: 'general.notFound' },
  });
});
