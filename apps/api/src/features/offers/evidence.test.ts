import { beforeEach, expect, test } from 'vitest';
import { aWorker } from '#app/testing/a-worker.ts';
import { anAppointment, appointmentInput } from '#app/testing/an-appointment.ts';
import { offerCalls } from '#app/testing/offer-calls.ts';
import { aTestApi, type TestUser } from '#app/testing/test-api.ts';

const REASON_NEEDED = 'Der Einsatz hat bereits begonnen: Bitte geben Sie an, warum die Buchung zurückgezogen wird.';
const REMOVE = 'mutation ($id: String!) { deleteAppointment(appointmentId: $id) }';

const api = await aTestApi();
const calls = offerCalls(api, () => care);
let care: TestUser;
let worker: TestUser;
let worked: string;
let offerId: string;
beforeEach(async () => {
  care = await api.aUser({ tenantId: await api.aTenant(), role: 'TENANT_USER_CUSTOMER_CARE' });
  worker = await aWorker(api, care);
  worked = await anAppointment(api, care);
  offerId = await calls.booked(worker, worked);
  await begunHoursAgo(1);
});

const begunHoursAgo = (hours: number) =>
  api.asOwner(
    `update appointments set starts_at = now() - make_interval(hours => $2), ends_at = now() + interval '1 hour' where id = $1`,
    [worked, hours],
  );
const historyOf = async (field: string) => {
  const { data } = await api.call(
    `{ it: ${field} { history { items { changes { path after } } } } }`,
    {},
    care.headers,
  );
  return JSON.stringify(data.it.history.items[0]);
};

test('an appointment that has begun can’t be deleted while anybody is booked', async () => {
  const { errors } = await api.call(REMOVE, { id: worked }, care.headers);
  expect(errors[0]).toMatchObject({
    message: 'Der Einsatz hat bereits begonnen, und es sind Personen gebucht: Er kann nicht mehr gelöscht werden.',
    extensions: { classification: 'BAD_REQUEST' },
  });
  expect(await calls.statesOf(worked)).toEqual({ [worker.id]: 'BOOKED' });
  await calls.call('withdrawOffer', { offerId, reason: 'War nicht da.' });
  expect((await api.call(REMOVE, { id: worked }, care.headers)).errors).toEqual([]);
});

test('nor be moved ahead, to be deleted there', async () => {
  const input = { ...(await appointmentInput(api, care.tenantId)), description: 'Ball' };
  const update = `mutation ($id: String!, $input: AppointmentInput!) {
    updateAppointment(appointmentId: $id, version: 1, input: $input) { appointment { id } } }`;
  const { errors } = await api.call(update, { id: worked, input }, care.headers);
  expect(errors[0]?.extensions['fields']).toEqual({
    'input.startDateTime': expect.stringContaining('kann nicht in die Zukunft verlegt werden'),
  });
});

test.each([
  ['withdrawOffer', () => ({ offerId })],
  ['withdrawAllOffers', () => ({ appointmentId: worked, offerStates: '[BOOKED]' })],
])('%s takes a booking of begun work for a reason only, which both histories keep', async (field, args) => {
  for (const reason of [{}, { reason: '' }, { reason: '   ' }]) {
    const { errors } = await calls.call(field, { ...args(), ...reason });
    expect(errors[0]).toMatchObject({
      message: REASON_NEEDED,
      extensions: { classification: 'BAD_REQUEST', fields: { reason: REASON_NEEDED } },
    });
  }
  expect(await calls.statesOf(worked)).toEqual({ [worker.id]: 'BOOKED' });
  expect((await calls.call(field, { ...args(), reason: 'War nicht da.' })).errors).toEqual([]);
  expect(await calls.statesOf(worked)).toEqual({});
  expect(await historyOf(`appointment(appointmentId: "${worked}")`)).toContain('War nicht da.');
  expect(await historyOf(`targetUser(targetUserId: "${worker.id}")`)).toContain('War nicht da.');
});

test('among offers that need no reason, one booking of begun work needs it', async () => {
  worked = await anAppointment(api, care);
  await calls.booked(await aWorker(api, care), worked);
  await calls.accepted(await aWorker(api, care), worked);
  await begunHoursAgo(1);
  const all = { appointmentId: worked, offerStates: '[BOOKED, ACCEPTED]' };
  expect((await calls.call('withdrawAllOffers', all)).message).toBe(REASON_NEEDED);
  expect(Object.keys(await calls.statesOf(worked))).toHaveLength(2);
});

test('what is not booked, or has not begun, needs no reason', async () => {
  const ahead = await anAppointment(api, care);
  const other = await aWorker(api, care);
  expect((await calls.call('withdrawOffer', { offerId: await calls.booked(other, ahead) })).errors).toEqual([]);
  await api.asOwner(`update offers set state = 'ACCEPTED' where id = $1`, [offerId]);
  expect((await calls.call('withdrawOffer', { offerId })).errors).toEqual([]);
});

test('neither blocking nor a denial takes it', async () => {
  await api.call(
    'mutation ($id: String!) { setTargetUserState(targetUserId: $id, userState: BLOCKED) { id } }',
    { id: worker.id },
    care.headers,
  );
  expect(await calls.statesOf(worked)).toEqual({ [worker.id]: 'BOOKED' });
});

test('whose shift has begun is kept for the tax law, also before it is over', async () => {
  const { data } = await api.call(
    'query ($id: String!) { targetUserRemoval(targetUserId: $id) { kind } }',
    { id: worker.id },
    care.headers,
  );
  expect(data.targetUserRemoval.kind).toBe('RESTRICT');
});
