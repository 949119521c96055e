import { OFFER_FAILURES } from '@gastspiel/domain/offers/offer-failures.ts';
import { beforeEach, expect, test } from 'vitest';
import { aGala } from '#app/testing/a-gala.ts';
import { offerCalls } from '#app/testing/offer-calls.ts';
import { aTestApi } from '#app/testing/test-api.ts';

let stage: Awaited<ReturnType<typeof aGala>>;
const calls = () => offerCalls(api, () => stage.dispatcher);
const api = await aTestApi();
beforeEach(async () => {
  stage = await aGala(api);
});
const lasting = (from: string, to: string) =>
  api.asOwner(
    'update appointments set starts_at = now() + $2::interval, ends_at = now() + $3::interval where id = $1',
    [stage.gala, from, to],
  );
const booking = () => ({ appointmentId: stage.gala, targetUserId: stage.bela.id });

test.each(['bookOffer', 'bookOffers', 'createBooking', 'createBookings'])(
  '%s books while the work runs, and not after it',
  async (field) => {
    const offerId = await calls().accepted(stage.bela, stage.gala);
    const args = {
      bookOffer: { offerId },
      bookOffers: { offerIds: [offerId] },
      createBooking: booking(),
      createBookings: { appointmentId: stage.gala, targetUserIds: [stage.bela.id] },
    }[field];
    await lasting('-2 hours', '-1 minute');
    expect((await calls().call(field, args ?? {})).message).toBe(OFFER_FAILURES.over.message);
    await lasting('-2 hours', '1 hour');
    expect((await calls().call(field, args ?? {})).errors).toEqual([]);
    expect(await calls().statesOf(stage.gala)).toEqual({ [stage.bela.id]: 'BOOKED' });
    expect(await calls().told()).toContain(`BOOKED ${stage.bela.id}`);
  },
);

test('whoever waits for a booking is listed until the work is over', async () => {
  await calls().accepted(stage.bela, stage.gala);
  const waiting = async () =>
    (await api.call('{ offersWaitingForBooking { count } }', {}, stage.dispatcher.headers)).data.offersWaitingForBooking
      .count;
  await lasting('-2 hours', '1 hour');
  expect(await waiting()).toBe(1);
  await lasting('-2 hours', '-1 minute');
  expect(await waiting()).toBe(0);
});

test('a blocked or denied person is no stand-in', async () => {
  await lasting('-1 hour', '1 hour');
  await api.asOwner(`update users set state = 'BLOCKED' where id = $1`, [stage.bela.id]);
  expect((await calls().call('createBooking', booking())).message).toBe(OFFER_FAILURES.notActive.message);
});

test('a refusal of several says whom it is about; of one alone it is clear', async () => {
  await calls().booked(stage.anna, stage.gala);
  const { data } = await api.call(
    `{ appointmentOffers(appointmentId: "${stage.gala}") { items { firstName lastName phoneNumber } } }`,
    {},
    stage.dispatcher.headers,
  );
  const [{ firstName, lastName, phoneNumber }] = data.appointmentOffers.items;
  expect(phoneNumber).toEqual(expect.any(String));
  const targetUserIds = [stage.bela.id, stage.anna.id];
  expect(
    (await calls().call('createBookings', { appointmentId: stage.gala, targetUserIds, allowOverbooking: true }))
      .message,
  ).toBe(`${firstName} ${lastName}: ${OFFER_FAILURES.alreadyBooked.message}`);
  expect(
    (await calls().call('createBooking', { appointmentId: stage.gala, targetUserId: stage.anna.id })).message,
  ).toBe(OFFER_FAILURES.alreadyBooked.message);
});

test('accepting twice is accepting once', async () => {
  const offerId = await calls().accepted(stage.bela, stage.gala);
  expect((await calls().call('acceptOffer', { offerId }, stage.bela)).errors).toEqual([]);
  expect(await calls().statesOf(stage.gala)).toEqual({ [stage.bela.id]: 'ACCEPTED' });
});

test('hours that were recorded before a stand-in came are open again', async () => {
  await calls().booked(stage.anna, stage.gala);
  await lasting('-1 hour', '1 hour');
  await api.asOwner(
    `insert into worklog_blocks (tenant_id, appointment_id, entered_at, recorded_at) values ($1, $2, now(), now())
     on conflict (tenant_id, appointment_id) do update set entered_at = now(), recorded_at = now()`,
    [stage.tenantId, stage.gala],
  );
  expect((await calls().call('createBooking', booking())).errors).toEqual([]);
  const [block] = await api.asOwner('select recorded_at from worklog_blocks where appointment_id = $1', [stage.gala]);
  expect(block).toEqual({ recorded_at: null });
});
