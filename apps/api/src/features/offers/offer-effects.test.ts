import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { aGala } from '#app/testing/a-gala.ts';
import { aRecipient } from '#app/testing/a-recipient.ts';
import { aWorker } from '#app/testing/a-worker.ts';
import { anAppointment } from '#app/testing/an-appointment.ts';
import { at, germanDay } from '#app/testing/days.ts';
import { offerCalls } from '#app/testing/offer-calls.ts';
import { aTestApi, type TestUser } from '#app/testing/test-api.ts';
import { until } from '#app/testing/until.ts';

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

const NIGHT = { startDateTime: at(1, '01:00'), endDateTime: at(1, '09:00') };
const NEXT_DAY = { startDateTime: at(1, '18:00'), endDateTime: at(2, '02:00') };
const mutate = async (document: string, variables: Record<string, unknown> = {}, by = dispatcher) => {
  const { errors } = await api.call(document, variables, by.headers);
  expect(errors).toEqual([]);
};
const lasting = (from: string, to: string) =>
  api.asOwner(
    'update appointments set starts_at = now() + $2::interval, ends_at = now() + $3::interval where id = $1',
    [gala, from, to],
  );
const changedTold = async () => (await calls.told()).filter((line) => !line.startsWith('BOOKED'));

describe('a booking', () => {
  test('tells the worker, and the last one tells who is left over', async () => {
    const cara = await aWorker(api, dispatcher);
    const ids = [await calls.accepted(anna, gala), await calls.accepted(bela, gala)];
    await calls.accepted(cara, gala);
    expect((await calls.call('bookOffers', { offerIds: ids })).data).toBe(2);
    expect(await calls.told()).toEqual([`BOOKED ${anna.id}`, `BOOKED ${bela.id}`, `FULLY_BOOKED ${cara.id}`].sort());
  });

  test('of an offer that is withdrawn while the booking waits for the worker is refused, and books nobody', async () => {
    const offerId = await calls.accepted(anna, gala);
    const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    let booking: ReturnType<typeof calls.call> | undefined;
    await api.database.withTenant(tenantId, async (db) => {
      await sql`select from target_users where user_id = ${anna.id} for no key update`.execute(db);
      booking = calls.call('bookOffers', { offerIds: [offerId] });
      await until(async () => (await api.asOwner(waiting)).length > 0);
      await sql`delete from offers where id = ${offerId}`.execute(db);
    });
    expect((await booking)?.message).toBe('Dieses Angebot gibt es nicht mehr.');
    expect(await calls.statesOf(gala)).toEqual({});
  });

  test('of several is all or nothing', async () => {
    const cara = await aWorker(api, dispatcher);
    const ids = [];
    for (const one of [anna, bela, cara]) ids.push(await calls.accepted(one, gala));
    expect((await calls.call('bookOffers', { offerIds: ids })).message).toBe('Der Einsatz ist bereits voll besetzt.');
    const [first] = ids;
    await calls.call('declineOffer', { offerId: first }, anna);
    expect((await calls.call('bookOffers', { offerIds: ids, allowOverbooking: true })).message).toBe(
      'Anna Pichler: Nur ein angenommenes Angebot kann gebucht werden.',
    );
    expect(Object.values(await calls.statesOf(gala)).sort()).toEqual(['ACCEPTED', 'ACCEPTED', 'DECLINED']);
    expect(await calls.told()).toEqual([]);
    const elsewhere = await calls.accepted(anna, await anAppointment(api, dispatcher, NEXT_DAY));
    expect((await calls.call('bookOffers', { offerIds: [ids[1], elsewhere] })).message).toBe(
      'Dieses Angebot gibt es nicht mehr.',
    );
  });

  test('directly of several books all of them, whatever they answered', async () => {
    const id = await calls.offer(anna, gala);
    await calls.call('declineOffer', { offerId: id }, anna);
    const targetUserIds = [anna.id, bela.id, bela.id];
    expect((await calls.call('createBookings', { appointmentId: gala, targetUserIds })).data).toBe(2);
    expect(await calls.statesOf(gala)).toEqual({ [anna.id]: 'BOOKED', [bela.id]: 'BOOKED' });
  });

  test('that clashes names who it is and where they are', async () => {
    await calls.booked(bela, await anAppointment(api, dispatcher, { ...NIGHT, description: 'Kehraus' }));
    expect((await calls.call('createBooking', { appointmentId: gala, targetUserId: bela.id })).message).toBe(
      `Béla Kovács ist in dieser Zeit bereits gebucht: „Kehraus“ am ${germanDay(1)} um 01:00.`,
    );
  });

  test('that is withdrawn is told', async () => {
    await calls.call('withdrawOffer', { offerId: await calls.booked(anna, gala) });
    expect(await changedTold()).toEqual([`BOOKING_WITHDRAWN ${anna.id}`]);
    const [job] = await api.asOwner<{ glimpse: { description: string } }>(
      `select payload #> '{payload,payload,glimpse}' as glimpse from graphile_worker._private_jobs
       where payload ->> 'tenantId' = $1 and payload #>> '{payload,payload,news}' = 'BOOKING_WITHDRAWN'`,
      [tenantId],
    );
    expect(job?.glimpse, 'so that it can be told even when the appointment is gone').toMatchObject({
      description: 'Gala-Dinner der Handelskammer',
      venue: 'Palais Ferstel',
    });
  });

  test('that is over can be withdrawn without a word', async () => {
    const offerId = await calls.booked(anna, gala);
    await lasting('-9 hours', '-1 hour');
    expect((await calls.call('withdrawOffer', { offerId, reason: 'War nicht da.' })).errors).toEqual([]);
    expect(await changedTold()).toEqual([]);
  });

  test('that is withdrawn during the work is told', async () => {
    const offerId = await calls.booked(anna, gala);
    await lasting('-1 hour', '1 hour');
    await calls.call('withdrawOffer', { offerId, reason: 'Doppelt gebucht.' });
    expect(await changedTold()).toEqual([`BOOKING_WITHDRAWN ${anna.id}`]);
  });
});

describe('blocking a worker', () => {
  const setState = (userState: string, by = dispatcher) =>
    mutate(`mutation { setTargetUserState(targetUserId: "${anna.id}", userState: ${userState}) { id } }`, {}, by);

  test('withdraws what is not booked and leaves the bookings to staff', async () => {
    const nextDay = await anAppointment(api, dispatcher, NEXT_DAY);
    await calls.booked(anna, gala);
    await calls.accepted(anna, nextDay);
    await setState('BLOCKED');
    expect([await calls.statesOf(gala), await calls.statesOf(nextDay)]).toEqual([{ [anna.id]: 'BOOKED' }, {}]);
  });

  test('while somebody offers: the worker never keeps an open offer', async () => {
    const appointments = await Promise.all(Array.from({ length: 6 }, () => anAppointment(api, dispatcher)));
    await Promise.all([
      ...appointments.map((appointmentId) => calls.call('createOffer', { appointmentId, targetUserId: anna.id })),
      setState('BLOCKED'),
    ]);
    expect(await api.asOwner('select id from offers where user_id = $1', [anna.id])).toEqual([]);
  });
});

describe('a denial', () => {
  const deny = (invoiceRecipientId: string) =>
    api.call(
      `mutation ($id: String!, $input: InvoiceRecipientDenialInput!) {
        createInvoiceRecipientDenial(targetUserId: $id, input: $input) { id } }`,
      { id: anna.id, input: { invoiceRecipientId, reason: 'Streit' } },
      dispatcher.headers,
    );

  test('withdraws the offers of the recipient, bookings included, as was said before', async () => {
    const recipient = await aRecipient(api, tenantId);
    const [theirs, nextDay] = [
      await anAppointment(api, dispatcher, { invoiceRecipientId: recipient }),
      await anAppointment(api, dispatcher, { ...NEXT_DAY, invoiceRecipientId: recipient }),
    ];
    const later = { startDateTime: at(32, '18:00'), endDateTime: at(33, '02:00') };
    const another = await anAppointment(api, dispatcher, later);
    const secondOfTheirs = await anAppointment(api, dispatcher, {
      ...{ startDateTime: at(4, '18:00'), endDateTime: at(4, '22:00') },
      invoiceRecipientId: recipient,
    });
    for (const id of [theirs, secondOfTheirs]) await calls.booked(anna, id);
    await calls.offer(anna, nextDay);
    await calls.offer(anna, another);
    const effects = await api.call(
      `{ denialEffects(targetUserId: "${anna.id}", invoiceRecipientId: "${recipient}") {
        contacted accepted booked declined } }`,
      {},
      dispatcher.headers,
    );
    expect(effects.data.denialEffects).toEqual({ contacted: 1, accepted: 0, booked: 2, declined: 0 });
    expect((await deny(recipient)).errors).toEqual([]);
    expect(await Promise.all([theirs, secondOfTheirs, nextDay, another].map(calls.statesOf))).toEqual([
      {},
      {},
      {},
      { [anna.id]: 'CONTACTED' },
    ]);
    expect(await changedTold()).toEqual(Array(2).fill(`BOOKING_WITHDRAWN ${anna.id}`));
    // Asked here: at the end of the file something else may have counted both appointments anew.
    await api.expectNoDrift();
  });

  test('leaves the worker out of the candidates, and nobody can offer them the work', async () => {
    const recipient = await aRecipient(api, tenantId);
    const theirs = await anAppointment(api, dispatcher, { invoiceRecipientId: recipient });
    await deny(recipient);
    const { data } = await api.call(
      `{ targetUsersAvailableForAppointment(appointmentId: "${theirs}") { items { id } } }`,
      {},
      dispatcher.headers,
    );
    expect(data.targetUsersAvailableForAppointment.items).toEqual([{ id: bela.id }]);
    expect((await calls.call('createOffer', { appointmentId: theirs, targetUserId: anna.id })).message).toContain(
      'nicht in Frage',
    );
    expect((await calls.call('createBooking', { appointmentId: theirs, targetUserId: anna.id })).message).toContain(
      'Sperrliste',
    );
  });

  test('comes into force with a recipient who is assigned after the fact', async () => {
    const recipient = await aRecipient(api, tenantId);
    await deny(recipient);
    await calls.offer(anna, gala);
    await calls.offer(bela, gala);
    const { data, errors } = await api.call(
      `mutation ($id: String!, $recipient: String) {
        assignInvoiceRecipientToAppointment(appointmentId: $id, version: 1, invoiceRecipientId: $recipient) {
          withdrawnOffers appointment { version invoiceRecipient { id } } } }`,
      { id: gala, recipient },
      dispatcher.headers,
    );
    expect(errors).toEqual([]);
    expect(data.assignInvoiceRecipientToAppointment).toEqual({
      withdrawnOffers: 1,
      appointment: { version: 2, invoiceRecipient: { id: recipient } },
    });
    expect(await calls.statesOf(gala)).toEqual({ [bela.id]: 'CONTACTED' });
    const name = await api.call(
      `{ invoiceRecipientOfAssignedAppointment(appointmentId: "${gala}") { id } }`,
      {},
      dispatcher.headers,
    );
    expect(name.data.invoiceRecipientOfAssignedAppointment).toEqual({ id: recipient });
  });

  test.each(['before', 'after'])(
    'leaves a booking of work that has begun, with a recipient assigned %s it',
    async (when) => {
      const recipient = await aRecipient(api, tenantId);
      await calls.booked(anna, gala);
      const assign = `mutation { assignInvoiceRecipientToAppointment(appointmentId: "${gala}", version: 1,
      invoiceRecipientId: "${recipient}") { withdrawnOffers } }`;
      if (when === 'before') await mutate(assign);
      await lasting('-1 hour', '1 hour');
      expect((await deny(recipient)).errors).toEqual([]);
      if (when === 'after') await mutate(assign);
      expect(await calls.statesOf(gala)).toEqual({ [anna.id]: 'BOOKED' });
    },
  );

  test('while somebody books: the booking never outlives it', async () => {
    for (let round = 0; round < 4; round += 1) {
      const recipient = await aRecipient(api, tenantId, `${2000 + round}`);
      const theirs = await anAppointment(api, dispatcher, {
        invoiceRecipientId: recipient,
        startDateTime: at(50 + round, '10:00'),
        endDateTime: at(50 + round, '12:00'),
      });
      await Promise.all([
        calls.call('createBooking', { appointmentId: theirs, targetUserId: anna.id }),
        deny(recipient),
      ]);
      expect(await calls.statesOf(theirs)).toEqual({});
    }
  });
});
