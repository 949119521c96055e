import { dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { beforeEach, expect, test } from 'vitest';
import { aGala } from '#app/testing/a-gala.ts';
import { offerCalls } from '#app/testing/offer-calls.ts';
import { aTestApi } from '#app/testing/test-api.ts';

const api = await aTestApi();
const calls = offerCalls(api, () => stage.dispatcher);
let stage: Awaited<ReturnType<typeof aGala>>;
beforeEach(async () => {
  stage = await aGala(api);
});

const startIn = (hours: number) =>
  api.asOwner(
    `update appointments set starts_at = now() + make_interval(hours => $2), ends_at = now() + make_interval(hours => $2 + 4)
     where id = $1`,
    [stage.gala, hours],
  );
const remindedHoursAgo = (hours: number) =>
  api.asOwner('update offers set reminded_at = now() - make_interval(hours => $2) where appointment_id = $1', [
    stage.gala,
    hours,
  ]);
/** The marks of them on the board, on the home and in the list of the day. */
const marks = async (hours: number) => {
  const { data, errors } = await api.call(
    `query ($id: String!, $day: String!) { appointment(appointmentId: $id) { unconfirmedTargetUsers }
      openMatters { unconfirmed { appointment { id } workers { firstName } since } }
      shiftsOfDay(day: $day) { items { crew { firstName isUnconfirmed } } } }`,
    { id: stage.gala, day: dayOf(new Date(Date.now() + hours * 3_600_000)) },
    stage.dispatcher.headers,
  );
  expect(errors).toEqual([]);
  return {
    board: data.appointment.unconfirmedTargetUsers,
    home: data.openMatters.unconfirmed.map(({ workers }: { workers: { firstName: string }[] }) =>
      workers.map(({ firstName }) => firstName).sort(),
    ),
    ...(data.openMatters.unconfirmed.length > 0 && { since: data.openMatters.unconfirmed[0].since }),
    day: data.shiftsOfDay.items[0].crew.filter(({ isUnconfirmed }: { isUnconfirmed: boolean }) => isUnconfirmed).length,
  };
};

test('whoever was asked and says nothing is marked, and stands on the home once it is worth a call', async () => {
  const annas = await calls.booked(stage.anna, stage.gala);
  await calls.booked(stage.bela, stage.gala);
  await startIn(20);
  expect(await marks(20)).toEqual({ board: 0, home: [], day: 0 });
  await calls.call('remindWorkers', { appointmentId: stage.gala, offerState: 'BOOKED' });
  expect(await marks(20)).toEqual({ board: 2, home: [], day: 2 });
  await remindedHoursAgo(5);
  expect(await marks(20)).toMatchObject({ board: 2, home: [[expect.any(String), expect.any(String)]] });
  await api.asOwner(`update offers set reminded_at = reminded_at - interval '2 hours' where id = $1`, [annas]);
  // Since the first of them was asked.
  expect(Math.round((Date.now() - Date.parse((await marks(20)).since)) / 3_600_000)).toBe(7);
  await calls.call('confirmBooking', { offerId: annas }, stage.anna);
  expect(await marks(20)).toMatchObject({ board: 1, home: [[expect.any(String)]], day: 1 });
});

test('who has not answered yet is reminded of that, and marked as silent nowhere', async () => {
  await calls.offer(stage.anna, stage.gala);
  await calls.call('remindWorkers', { appointmentId: stage.gala, offerState: 'CONTACTED' });
  await startIn(20);
  await remindedHoursAgo(5);
  expect(await marks(20)).toEqual({ board: 0, home: [], day: 0 });
});

test('nobody is marked who said that they can not come, whose shift has begun, or who is asked of a later day', async () => {
  const annas = await calls.booked(stage.anna, stage.gala);
  await startIn(20);
  await remindedHoursAgo(5);
  expect(await marks(20)).toMatchObject({ board: 1, home: [[expect.any(String)]], day: 1 });
  await startIn(60);
  await remindedHoursAgo(5);
  expect(await marks(60)).toMatchObject({ board: 1, home: [] });
  await startIn(-1);
  await remindedHoursAgo(5);
  expect(await marks(-1)).toEqual({ board: 0, home: [], day: 0 });
  await startIn(20);
  await remindedHoursAgo(5);
  await calls.call('reportPrevention', { offerId: annas, note: 'Fieber' }, stage.anna);
  expect(await marks(20)).toEqual({ board: 0, home: [], day: 0 });
});
