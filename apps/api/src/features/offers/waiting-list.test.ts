import { OFFER_FAILURES } from '@gastspiel/domain/offers/offer-failures.ts';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { aGala } from '#app/testing/a-gala.ts';
import { aWorker } from '#app/testing/a-worker.ts';
import { anAppointment } from '#app/testing/an-appointment.ts';
import { offerCalls } from '#app/testing/offer-calls.ts';
import { aTestApi } from '#app/testing/test-api.ts';
import { whileHeld } from '#app/testing/while-held.ts';

let stage: Awaited<ReturnType<typeof aGala>>;
let gala: string;
let prevented: string;
let waiting: string;
const calls = () => offerCalls(api, () => stage.dispatcher);
const api = await aTestApi();
beforeEach(async () => {
  stage = await aGala(api);
  gala = await anAppointment(api, stage.dispatcher, { desiredTargetUsers: 1 });
  prevented = await calls().booked(stage.anna, gala);
  waiting = await calls().accepted(stage.bela, gala);
  await calls().call('reportPrevention', { offerId: prevented }, stage.anna);
});
const replace = (replacementOfferId = waiting) =>
  calls().call('seekReplacement', { offerId: prevented, replacementOfferId });

test('whoever accepted and was not booked takes the place of somebody who can not come; nobody else is asked', async () => {
  await aWorker(api, stage.dispatcher);
  expect(await replace()).toMatchObject({ data: 0, errors: [] });
  expect(await calls().statesOf(gala)).toEqual({ [stage.bela.id]: 'BOOKED' });
  expect(await calls().told()).toEqual(
    expect.arrayContaining([`BOOKED ${stage.bela.id}`, `PREVENTION_SETTLED ${stage.anna.id}`]),
  );
});

test('whoever waits on is not told a second time that all places are taken', async () => {
  const third = await aWorker(api, stage.dispatcher);
  await calls().accepted(third, gala);
  await replace();
  expect(await calls().told()).not.toContain(`FULLY_BOOKED ${third.id}`);
});

test('whoever waits hears once that it is full, however often a place is freed and taken; who answers anew hears it anew', async () => {
  const third = await aWorker(api, stage.dispatcher);
  const offerId = await calls().offer(third, gala);
  await calls().call('withdrawOffer', { offerId: prevented });
  await calls().call('acceptOffer', { offerId }, third);
  const fullToThird = async () => (await calls().told()).filter((line) => line === `FULLY_BOOKED ${third.id}`).length;
  const bookAndWithdraw = async () => {
    const { data } = await calls().call('createBooking', { appointmentId: gala, targetUserId: stage.bela.id });
    await calls().call('withdrawOffer', { offerId: data.offerId });
  };
  await bookAndWithdraw();
  await bookAndWithdraw();
  expect(await fullToThird()).toBe(1);
  await calls().call('declineOffer', { offerId }, third);
  await calls().call('acceptOffer', { offerId }, third);
  await bookAndWithdraw();
  expect(await fullToThird()).toBe(2);
});

test('nothing is taken back when they have declined meanwhile, or were asked for something else', async () => {
  const elsewhere = await calls().offer(stage.bela, stage.gala);
  expect((await replace(elsewhere)).message).toBe(OFFER_FAILURES.gone.message);
  await calls().call('declineOffer', { offerId: waiting }, stage.bela);
  expect((await replace()).message).toBe(OFFER_FAILURES.notBookable.message);
  expect(await calls().statesOf(gala)).toEqual({ [stage.anna.id]: 'BOOKED', [stage.bela.id]: 'DECLINED' });
});

const lasting = (from: string, to: string) =>
  api.asOwner(
    'update appointments set starts_at = now() + $2::interval, ends_at = now() + $3::interval where id = $1',
    [gala, from, to],
  );

test('a place is taken while the work runs, and not after it', async () => {
  await lasting('-2 hours', '-1 hour');
  expect((await replace()).message).toBe(OFFER_FAILURES.over.message);
  expect(await calls().statesOf(gala)).toEqual({ [stage.anna.id]: 'BOOKED', [stage.bela.id]: 'ACCEPTED' });
  await lasting('-1 hour', '1 hour');
  expect(await replace()).toMatchObject({ data: 0, errors: [] });
  expect(await calls().statesOf(gala)).toEqual({ [stage.bela.id]: 'BOOKED' });
});

test('where more are booked than wanted one still comes for one who goes', async () => {
  const third = await aWorker(api, stage.dispatcher);
  await calls().call('createBooking', { appointmentId: gala, targetUserId: third.id, allowOverbooking: true });
  expect(await replace()).toMatchObject({ data: 0, errors: [] });
  expect(await calls().statesOf(gala)).toEqual({ [stage.bela.id]: 'BOOKED', [third.id]: 'BOOKED' });
});

test('waits for the worker before anything is taken back: who holds one and wants the other would wait for ever', async () => {
  const hold = sql`select from target_users where user_id = ${stage.bela.id} for no key update`;
  const change = sql`select from offers where id = ${prevented} for update nowait`;
  const outcome = await whileHeld(api, stage.tenantId, { hold, change }, () => replace());
  expect(outcome).toMatchObject({ data: 0, errors: [] });
});

test('of several who replace at once one does, and the place is filled once', async () => {
  const third = await calls().accepted(await aWorker(api, stage.dispatcher), gala);
  const tries = await Promise.all([replace(), replace(third), replace(), replace(third)]);
  expect(tries.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
  const states = Object.values(await calls().statesOf(gala));
  expect(states.sort()).toEqual(['ACCEPTED', 'BOOKED']);
});
