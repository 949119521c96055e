import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { aWorker } from '#app/testing/a-worker.ts';
import { anAppointment, appointmentInput } from '#app/testing/an-appointment.ts';
import { at } from '#app/testing/days.ts';
import { offerCalls } from '#app/testing/offer-calls.ts';
import { aTestApi, type TestUser } from '#app/testing/test-api.ts';
import { until } from '#app/testing/until.ts';
import { renewStandings } from '#features/appointments/index.ts';

const api = await aTestApi();
const calls = offerCalls(api, () => dispatcher);
let tenantId: string;
let dispatcher: TestUser;
let lea: TestUser;
let ben: TestUser;
let gala: string;
let offerId: string;
beforeEach(async () => {
  tenantId = await api.aTenant();
  dispatcher = await api.aUser({ tenantId, role: 'TENANT_USER_DISPATCHER' });
  lea = await aWorker(api, dispatcher, { firstName: 'Lea', lastName: 'Haas' });
  ben = await aWorker(api, dispatcher, { firstName: 'Ben', lastName: 'Lang' });
  gala = await anAppointment(api, dispatcher, { desiredTargetUsers: 1 });
  offerId = await calls.booked(lea, gala);
  await calls.call('reportPrevention', { offerId, note: '39 Grad Fieber' }, lea);
});

const CANDIDATES = `query ($id: String!) { targetUsersAvailableForAppointment(appointmentId: $id) {
  availabilityCounts { available partially unavailable }
  items { id availability preventedAt preventedNote reasons { reason } } } }`;
const candidates = async () => {
  const { data, errors } = await api.call(CANDIDATES, { id: gala }, dispatcher.headers);
  expect(errors).toEqual([]);
  return data.targetUsersAvailableForAppointment;
};
const appointment = async () => {
  const fields = 'bookedTargetUsers preventedTargetUsers isFullyBooked';
  const { data } = await api.call(
    `query ($id: String!) { appointment(appointmentId: $id) { ${fields} }
      appointments(filter: { isNotFullyBooked: true }) { count } }`,
    { id: gala },
    dispatcher.headers,
  );
  return { ...data.appointment, open: data.appointments.count };
};

test('whoever is booked and can not come fills no place', async () => {
  expect(await appointment()).toEqual({
    bookedTargetUsers: 1,
    preventedTargetUsers: 1,
    isFullyBooked: false,
    open: 1,
  });
  await calls.call('dismissPrevention', { offerId });
  expect(await appointment()).toMatchObject({ preventedTargetUsers: 0, isFullyBooked: true, open: 0 });
});

test('whoever was prevented stays marked when the booking is gone, and is not asked with the others', async () => {
  await calls.call('withdrawOffer', { offerId });
  const { availabilityCounts, items } = await candidates();
  expect(availabilityCounts).toEqual({ available: 1, partially: 0, unavailable: 1 });
  expect(items.find(({ id }: { id: string }) => id === lea.id)).toEqual({
    id: lea.id,
    availability: 'UNAVAILABLE',
    preventedAt: expect.any(String),
    preventedNote: '39 Grad Fieber',
    reasons: [{ reason: 'PREVENTED' }],
  });
  const all = { appointmentId: gala, includePartially: true };
  expect((await calls.call('createOfferForAllAvailableUsers', { ...all, targetUserIds: [lea.id] })).data).toBe(0);
  expect((await calls.call('createOfferForAllAvailableUsers', all)).data).toBe(1);
  expect(await calls.statesOf(gala)).toEqual({ [ben.id]: 'CONTACTED' });
});

test('they can be asked by name, and the mark goes when they accept or are booked', async () => {
  await calls.call('withdrawOffer', { offerId });
  const again = await calls.offer(lea, gala);
  await calls.call('withdrawOffer', { offerId: again });
  expect((await candidates()).availabilityCounts, 'being asked is no answer').toMatchObject({ unavailable: 1 });
  const accepted = await calls.accepted(lea, gala);
  await calls.call('withdrawOffer', { offerId: accepted });
  expect((await candidates()).availabilityCounts).toMatchObject({ available: 2, unavailable: 0 });
});

test('what speaks against booking them directly is said, and a booking forgets it', async () => {
  await calls.call('withdrawOffer', { offerId });
  const { data } = await api.call(
    `query ($id: String!, $who: [String!]!) { bookingObjections(appointmentId: $id, targetUserIds: $who) {
      availability objections { kind isBlocking } } }`,
    { id: gala, who: [lea.id] },
    dispatcher.headers,
  );
  expect(data.bookingObjections).toEqual([
    { availability: 'UNAVAILABLE', objections: [{ kind: 'PREVENTED', isBlocking: false }] },
  ]);
  await calls.call('withdrawOffer', { offerId: await calls.booked(lea, gala) });
  expect((await candidates()).availabilityCounts).toMatchObject({ available: 2 });
});

test('the mark is of one worker at one appointment: neither a colleague nor another day is touched', async () => {
  await calls.call('withdrawOffer', { offerId });
  await calls.booked(ben, gala);
  expect((await candidates()).availabilityCounts).toMatchObject({ unavailable: 1 });
  const other = await anAppointment(api, dispatcher, { startDateTime: at(3, '10:00'), endDateTime: at(3, '18:00') });
  expect((await calls.call('createOfferForAllAvailableUsers', { appointmentId: other })).data).toBe(2);
});

test('the mark is of the time: moved to another day it is gone, moved by an hour it stays', async () => {
  await calls.call('withdrawOffer', { offerId });
  let version = 1;
  const move = async (startDateTime: string, endDateTime: string) => {
    const input = { ...(await appointmentInput(api, tenantId)), startDateTime, endDateTime };
    const { errors } = await api.call(
      `mutation ($id: String!, $version: Int!, $input: AppointmentInput!) {
        updateAppointment(appointmentId: $id, version: $version, input: $input) { withdrawnOffers } }`,
      { id: gala, version, input },
      dispatcher.headers,
    );
    expect(errors).toEqual([]);
    version += 1;
  };
  await move(at(0, '19:00'), at(1, '03:00'));
  expect((await candidates()).availabilityCounts).toMatchObject({ unavailable: 1 });
  await move(at(7, '18:00'), at(8, '02:00'));
  expect((await candidates()).availabilityCounts).toMatchObject({ unavailable: 0 });
});

test('a replacement is sought in one step: the booking goes, all who can come are asked, the worker is told', async () => {
  expect((await calls.call('seekReplacement', { offerId })).data).toBe(1);
  expect(await calls.statesOf(gala)).toEqual({ [ben.id]: 'CONTACTED' });
  expect(await calls.told()).toContain(`PREVENTION_SETTLED ${lea.id}`);
  expect((await candidates()).items).toMatchObject([{ id: lea.id, availability: 'UNAVAILABLE' }]);
  expect((await calls.call('seekReplacement', { offerId })).message).toBe('Dieses Angebot gibt es nicht mehr.');
});

test.each([
  [false, 0],
  [true, 1],
])('whom something minor speaks against is asked when staff say so (%s: %d)', async (includePartially, asked) => {
  await calls.accepted(ben, await anAppointment(api, dispatcher));
  expect((await calls.call('seekReplacement', { offerId, includePartially })).data).toBe(asked);
});

test('the same attempt twice is one replacement', async () => {
  const call = () =>
    api.call(
      'mutation ($id: String!) { seekReplacement(offerId: $id) }',
      { id: offerId },
      {
        ...dispatcher.headers,
        'idempotency-key': 'replacement-1',
      },
    );
  expect([(await call()).data, (await call()).data]).toEqual([{ seekReplacement: 1 }, { seekReplacement: 1 }]);
});

test('it is for who can not come alone, and until the work is over', async () => {
  const other = await calls.booked(
    ben,
    await anAppointment(api, dispatcher, { startDateTime: at(3, '10:00'), endDateTime: at(3, '18:00') }),
  );
  expect((await calls.call('seekReplacement', { offerId: other })).message).toContain('keine Verhinderung mehr');
  await api.asOwner(
    `update appointments set starts_at = now() - interval '2 hours', ends_at = now() - interval '1 hour' where id = $1`,
    [gala],
  );
  expect((await calls.call('seekReplacement', { offerId })).message).toBe('Der Einsatz ist bereits vorbei.');
  expect(await calls.statesOf(gala)).toEqual({ [lea.id]: 'BOOKED' });
});

test('while the work runs the booking goes and nobody is asked: they could not answer any more', async () => {
  await api.asOwner(
    `update appointments set starts_at = now() - interval '1 hour', ends_at = now() + interval '1 hour' where id = $1`,
    [gala],
  );
  expect(await calls.call('seekReplacement', { offerId })).toMatchObject({ data: 0, errors: [] });
  expect(await calls.statesOf(gala)).toEqual({});
  await calls.booked(ben, gala);
});

test('where enough come without them nobody is asked for a place that there is not', async () => {
  const mia = await aWorker(api, dispatcher);
  await calls.call('createBooking', { appointmentId: gala, targetUserId: mia.id, allowOverbooking: true });
  expect(await calls.call('seekReplacement', { offerId })).toMatchObject({ data: 0, errors: [] });
  expect(await calls.statesOf(gala)).toEqual({ [mia.id]: 'BOOKED' });
});

test('another agency knows nothing of it, and a worker may not', async () => {
  const stranger = await api.aUser({ tenantId: await api.aTenant(), role: 'TENANT_USER_DISPATCHER' });
  expect((await calls.call('seekReplacement', { offerId }, stranger)).message).toBe(
    'Dieses Angebot gibt es nicht mehr.',
  );
  const own = await calls.call('seekReplacement', { offerId }, lea);
  expect(own.errors[0]?.extensions['classification']).toBe('FORBIDDEN');
  expect(await calls.statesOf(gala)).toEqual({ [lea.id]: 'BOOKED' });
});

const WAITING = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
test.each([
  [
    'is kept after all',
    'update offers set prevented_at = null, prevented_note = null where id = $1',
    'keine Verhinderung mehr',
  ],
  ['is withdrawn', 'delete from offers where id = $1', 'gibt es nicht mehr'],
])('when the booking %s at the same moment, nobody is asked', async (_what, statement, message) => {
  let seeking: ReturnType<typeof calls.call> | undefined;
  await api.database.withTenant(tenantId, async (db) => {
    await sql`select from appointments where id = ${gala} for update`.execute(db);
    seeking = calls.call('seekReplacement', { offerId });
    await until(async () => (await api.asOwner(WAITING)).length > 0);
    await sql.raw(statement.replace('$1', `'${offerId}'`)).execute(db);
    renewStandings(db, [gala]);
  });
  expect((await seeking)?.message).toContain(message);
  expect(Object.values(await calls.statesOf(gala))).not.toContain('CONTACTED');
});

test('fired several times at once, it happens once', async () => {
  const outcomes = await Promise.all(Array.from({ length: 6 }, () => calls.call('seekReplacement', { offerId })));
  expect(outcomes.map(({ message }) => message ?? 'done').sort()).toEqual([
    ...Array.from({ length: 5 }, () => 'Dieses Angebot gibt es nicht mehr.'),
    'done',
  ]);
  expect((await calls.told()).filter((line) => line.startsWith('PREVENTION_SETTLED'))).toHaveLength(1);
});
