import { beforeEach, describe, expect, test } from 'vitest';
import { aGala } from '#app/testing/a-gala.ts';
import { anAppointment } from '#app/testing/an-appointment.ts';
import { at, day } from '#app/testing/days.ts';
import { offerCalls } from '#app/testing/offer-calls.ts';
import { seriesCalls } from '#app/testing/series-calls.ts';
import { aTestApi, type TestUser } from '#app/testing/test-api.ts';

const api = await aTestApi();
const calls = offerCalls(api, () => dispatcher);
const series = seriesCalls(api, () => dispatcher);
let dispatcher: TestUser;
let anna: TestUser;
let bela: TestUser;
beforeEach(async () => {
  ({ dispatcher, anna, bela } = await aGala(api));
});

const times = (days: number) => ({ startDateTime: at(days, '06:30'), endDateTime: at(days, '12:00') });
/** A series on these days, Anna booked on each. */
const booked = async (...days: number[]) => {
  expect((await series.create(days.map(day))).errors).toEqual([]);
  const ids = (await series.list()).map(({ id }) => id);
  for (const id of ids) await calls.booked(anna, id);
  return ids;
};
const starts = async () => (await series.list()).map(({ startDateTime }) => startDateTime);
const on = (...days: number[]) => days.map((days) => at(days, '06:30'));

describe.each([
  ['a day later', 1],
  ['a day earlier', -1],
  ['a week later', 7],
  ['a week earlier', -7],
])('a series moves as one, %s', (_what, by) => {
  test.each([0, 1, 2])('whichever of them is edited: %i', async (index) => {
    const days = Math.abs(by) === 1 ? [8, 9, 10] : [8, 15, 22];
    const ids = await booked(...days);
    const outcome = await series.update(ids[index] ?? '', 'ALL', times((days[index] ?? 0) + by));
    expect(outcome).toMatchObject({ changed: 2, left: [] });
    expect(await starts()).toEqual(on(...days.map((one) => one + by)));
  });
});

test('the following move as one too, past the one that stays behind only if nobody is booked twice', async () => {
  const [, second] = await booked(8, 9, 10);
  expect(await series.update(second ?? '', 'FOLLOWING', times(10))).toMatchObject({ changed: 1, left: [] });
  expect(await starts()).toEqual(on(8, 10, 11));
  const onto = await series.update((await series.list())[1]?.id ?? '', 'FOLLOWING', times(8), 2);
  expect(onto).toBe('In der neuen Zeit bereits für einen anderen Einsatz gebucht: Anna Pichler.');
  expect(await starts()).toEqual(on(8, 10, 11));
});

test('who is booked elsewhere is named, also to a repeated request, and whoever would follow into that place stays too', async () => {
  const ids = await booked(8, 9, 10, 12);
  await calls.booked(bela, ids[2] ?? '');
  for (const worker of [anna, bela]) await calls.booked(worker, await anAppointment(api, dispatcher, times(11)));
  const key = { ...dispatcher, headers: { ...dispatcher.headers, 'idempotency-key': crypto.randomUUID() } };
  const move = () => series.update(ids[3] ?? '', 'ALL', { ...times(13) }, 1, key);
  const outcome = await move();
  expect(await move()).toEqual(outcome);
  const clash = (names: string) => `In der neuen Zeit bereits für einen anderen Einsatz gebucht: ${names}.`;
  expect(outcome).toMatchObject({
    changed: 0,
    left: [
      { id: ids[0], refusal: clash('Anna Pichler') },
      { id: ids[1], refusal: clash('Anna Pichler') },
      { id: ids[2], refusal: clash('Anna Pichler, Béla Kovács') },
    ],
  });
  expect(await starts()).toEqual(on(8, 9, 10, 13));
  // A reason against the edited one refuses all of it, by name.
  expect(await series.update(ids[2] ?? '', 'ALL', times(11))).toBe(clash('Anna Pichler, Béla Kovács'));
});

test('two series with the same people, moved at the same moment, both move', async () => {
  const lunch = { description: 'Mittag', startDateTime: at(7, '13:00'), endDateTime: at(7, '17:00') };
  const days = [8, 9, 10, 11, 12];
  await booked(...days);
  await series.create(days.map(day), lunch);
  const [mornings, noons] = [await series.list(), await series.list('Mittag')];
  for (const { id } of noons.toReversed()) await calls.booked(bela, id);
  for (const { id } of mornings) await calls.booked(bela, id);
  const noon = (by: number) => ({
    ...lunch,
    startDateTime: at(8 + by, '13:00'),
    endDateTime: at(8 + by, '17:00'),
  });
  for (let round = 1; round <= 4; round += 1) {
    const outcomes = await Promise.all([
      series.update(mornings[0]?.id ?? '', 'ALL', times(8 + round), round),
      series.update(noons[0]?.id ?? '', 'ALL', noon(-round), round),
    ]);
    expect(outcomes).toMatchObject([
      { changed: 4, left: [] },
      { changed: 4, left: [] },
    ]);
  }
});
