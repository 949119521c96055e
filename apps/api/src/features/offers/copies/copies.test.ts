import { APPOINTMENT_FAILURES } from '@gastspiel/domain/appointments/appointment-failures.ts';
import { APPOINTMENT_RULES } from '@gastspiel/domain/appointments/appointment-rules.ts';
import { COPY_RULES } from '@gastspiel/domain/appointments/copy-appointments.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { aGala } from '#app/testing/a-gala.ts';
import { aRecipient } from '#app/testing/a-recipient.ts';
import { anAppointment, appointmentInput } from '#app/testing/an-appointment.ts';
import { at } from '#app/testing/days.ts';
import { offerCalls } from '#app/testing/offer-calls.ts';
import { aTestApi, type TestUser } from '#app/testing/test-api.ts';
import { whileHeld } from '#app/testing/while-held.ts';
import { qualifiedWorkers } from '#features/target-users/index.ts';
import type { TenantDb } from '#platform/database/database.ts';

const api = await aTestApi();
const calls = offerCalls(api, () => dispatcher);
let tenantId: string;
let dispatcher: TestUser;
let anna: TestUser;
let bela: TestUser;
let gala: string;
beforeEach(async () => {
  ({ tenantId, dispatcher, anna, bela, gala } = await aGala(api));
});

const copy = async (ids: readonly string[], more: object = {}, headers = dispatcher.headers) => {
  const { data, errors } = await api.call(
    `mutation ($ids: [String!]!, $days: Int!, $keepsDetails: Boolean!, $asksBooked: Boolean!) {
      copyAppointments(appointmentIds: $ids, days: $days, keepsDetails: $keepsDetails, asksBooked: $asksBooked) {
        copied offers people notAsked } }`,
    { ids, days: 7, keepsDetails: true, asksBooked: false, ...more },
    headers,
  );
  return data?.copyAppointments ?? errors[0];
};
const outlook = async (ids: readonly string[], days = 7, by = dispatcher) => {
  const { data, errors } = await api.call(
    `query ($ids: [String!]!, $days: Int!) {
      copyOutlooks(appointmentIds: $ids, days: $days) { appointmentId isTaken booked absent } }`,
    { ids, days },
    by.headers,
  );
  return data?.copyOutlooks ?? errors[0]?.message;
};
const copiesOf = async (): Promise<
  { id: string; startDateTime: string; endDateTime: string; bookedTargetUsers: number }[]
> => {
  const { data } = await api.call(
    `query ($from: String) { appointments(filter: { from: $from }, page: { size: 100 }) { items { id description startDateTime endDateTime
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
  expect(await copy([gala, lunch, gala])).toMatchObject({ copied: 2, offers: 0 });
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
  expect(await copy([gala], { asksBooked: true })).toEqual({ copied: 1, offers: 1, people: 1, notAsked: 1 });
  const [made] = await copiesOf();
  expect(await calls.statesOf(made?.id ?? '')).toEqual({ [anna.id]: 'CONTACTED' });
  expect(await outlook([gala])).toEqual([{ appointmentId: gala, isTaken: true, booked: 2, absent: 1 }]);
});

test('asks also whom something minor speaks against, and not who said that they can not come', async () => {
  await calls.call('reportPrevention', { offerId: await calls.booked(anna, gala) }, anna);
  await calls.booked(bela, gala);
  await calls.accepted(
    bela,
    await anAppointment(api, dispatcher, { startDateTime: at(7, '18:00'), endDateTime: at(7, '22:00') }),
  );
  expect(await copy([gala], { asksBooked: true })).toEqual({ copied: 1, offers: 1, people: 1, notAsked: 0 });
  const copied = (await copiesOf()).find(({ endDateTime }) => endDateTime === at(8, '02:00'));
  expect(await calls.statesOf(copied?.id ?? '')).toEqual({ [bela.id]: 'CONTACTED' });
  // That they are away too makes no difference: nobody counts on them.
  await away(anna.id, at(7, '00:00'), at(8, '00:00'));
  expect(await outlook([gala])).toMatchObject([{ booked: 1, absent: 0 }]);
});

test('does not ask whom somebody blocks at the same moment', async () => {
  await calls.booked(anna, gala);
  const hold = sql`select from target_users where user_id = ${anna.id} for no key update`;
  const change = sql`update users set state = 'BLOCKED' where id = ${anna.id}`;
  const renew = (db: TenantDb) => qualifiedWorkers.renew(db, [anna.id]);
  const outcome = await whileHeld(api, tenantId, { hold, change, renew }, () => copy([gala], { asksBooked: true }));
  expect(outcome).toEqual({ copied: 1, offers: 0, people: 0, notAsked: 1 });
});

test('makes one event of the positions of an event, and leaves the event itself as it was', async () => {
  const input = await appointmentInput(api, tenantId);
  const bar = { name: 'Bar', desiredTargetUsers: 1, typeId: input.typeId };
  const { data } = await api.call(
    `mutation ($input: AppointmentInput!, $positions: [PositionInput!]!) {
      createEvent(input: $input, positions: $positions) { id } }`,
    { input, positions: [{ ...bar, startDateTime: input.startDateTime, endDateTime: input.endDateTime }] },
    dispatcher.headers,
  );
  await copy(data.createEvent.map(({ id }: { id: string }) => id));
  const ids = (await copiesOf()).map(({ id }) => id);
  const made = await api.asOwner<{ id: string; event_id: string }>(
    'select id, event_id from appointments where tenant_id = $1 and event_id is not null',
    [tenantId],
  );
  const events = Map.groupBy(made, ({ event_id }) => event_id);
  expect([...events.values()].map((positions) => positions.filter(({ id }) => ids.includes(id)).length).sort()).toEqual(
    [0, 2],
  );
});

test('asks nobody for what lies in the past', async () => {
  await calls.booked(anna, gala);
  expect(await copy([gala], { asksBooked: true, days: -200 })).toMatchObject({ copied: 1, offers: 0 });
});

test('is made once when the button is pressed twice', async () => {
  const headers = { ...dispatcher.headers, 'idempotency-key': crypto.randomUUID() };
  await Promise.all([copy([gala], {}, headers), copy([gala], {}, headers), copy([gala], {}, headers)]);
  expect(await copiesOf()).toHaveLength(1);
});

test('needs the module for what somebody pays', async () => {
  const paid = await anAppointment(api, dispatcher, { invoiceRecipientId: await aRecipient(api, tenantId) });
  await api.asOwner('update directory.tenants set has_invoicing_module = false where id = $1', [tenantId]);
  expect((await copy([paid])).message).toBe(APPOINTMENT_FAILURES.recipientNeedsModule.message);
  expect(await copiesOf()).toEqual([]);
});

test('is for those who plan, also to look ahead', async () => {
  const accounting = await api.aUser({ tenantId, role: 'TENANT_USER_ACCOUNTING' });
  expect((await copy([gala], {}, accounting.headers)).extensions.classification).toBe('FORBIDDEN');
  expect(await outlook([gala], 7, accounting)).toBe(GENERAL_FAILURES.notAllowed.message);
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

test('who is away is told by the clock on the wall, also over a change of the clocks', async () => {
  const id = await anAppointment(api, dispatcher, {
    startDateTime: '2027-03-20T18:00:00+01:00',
    endDateTime: '2027-03-20T23:30:00+01:00',
  });
  await calls.booked(anna, id);
  await away(anna.id, '2027-04-04T00:00:00+02:00', '2027-04-05T00:00:00+02:00');
  // The copy ends on the third of April, half an hour before midnight.
  expect(await outlook([id], 14)).toMatchObject([{ booked: 1, absent: 0 }]);
});

test('copies stay in the years in which anybody plans', async () => {
  const late = { startDateTime: '2100-12-20T18:00:00+01:00', endDateTime: '2100-12-21T02:00:00+01:00' };
  const refused = await copy([await anAppointment(api, dispatcher, late)], { days: 30 });
  expect(refused.extensions.fields).toEqual({ days: APPOINTMENT_RULES.year });
});
