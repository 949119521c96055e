import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { aGala } from '#app/testing/a-gala.ts';
import { anAppointment, appointmentInput } from '#app/testing/an-appointment.ts';
import { at, day } from '#app/testing/days.ts';
import { offerCalls } from '#app/testing/offer-calls.ts';
import { BREAKFAST, seriesCalls } from '#app/testing/series-calls.ts';
import { aTestApi, type TestUser } from '#app/testing/test-api.ts';
import { whileHeld } from '#app/testing/while-held.ts';
import { renewStandings } from '#features/appointments/index.ts';

const api = await aTestApi();
const calls = offerCalls(api, () => dispatcher);
const series = seriesCalls(api, () => dispatcher);
let tenantId: string;
let dispatcher: TestUser;
let anna: TestUser;
let bela: TestUser;
beforeEach(async () => {
  ({ tenantId, dispatcher, anna, bela } = await aGala(api));
});

const WEEKS = [7, 14, 21, 28].map(day);
const fourBreakfasts = async () => {
  expect((await series.create(WEEKS)).errors).toEqual([]);
  return (await series.list()).map(({ id }) => id) as [string, string, string, string];
};
const counts = async (id: string) => {
  const query = 'query ($id: String!) { seriesCounts(appointmentId: $id) { following others begun } }';
  return (await api.call(query, { id }, dispatcher.headers)).data.seriesCounts;
};
/** The outcome while somebody else holds one of the series, and changes it before they let go. */
const whileChanged = <Result>(id: string, change: string, act: () => Promise<Result>): Promise<Result> => {
  const hold = sql`select from appointments where id = ${id} for update`;
  const changed = sql`update appointments set ${sql.raw(change)}, version = version + 1 where id = ${id}`;
  return whileHeld(api, tenantId, { hold, change: changed, renew: (db) => renewStandings(db, [id]) }, act);
};
const venues = async () => (await series.list()).map(({ sectorAttributes: { venue } }) => venue);

describe('a change to a series', () => {
  test('reaches the following or all, and counts them before', async () => {
    const [, second] = await fourBreakfasts();
    expect(await counts(second)).toEqual({ following: 2, others: 3, begun: 0 });
    const hofburg = await series.sector({ venue: 'Hofburg' });
    expect(await series.update(second, 'FOLLOWING', hofburg)).toMatchObject({ changed: 2, left: [] });
    expect(await venues()).toEqual(['Palais Ferstel', 'Hofburg', 'Hofburg', 'Hofburg']);
    const all = await series.update(second, 'ALL', { ...hofburg, desiredTargetUsers: 9 }, 2);
    expect(all).toMatchObject({ changed: 3 });
    expect((await series.list()).map(({ desiredTargetUsers }) => desiredTargetUsers)).toEqual([9, 9, 9, 9]);
    expect((await venues())[0]).toBe('Palais Ferstel');
  });

  test('moves the others by as many days and to the same times', async () => {
    const [first] = await fourBreakfasts();
    await series.update(first, 'ALL', { startDateTime: at(8, '07:00'), endDateTime: at(8, '11:00') });
    expect((await series.list()).map(({ startDateTime }) => startDateTime)).toEqual(
      [8, 15, 22, 29].map((days) => at(days, '07:00')),
    );
  });

  test('leaves what was changed by hand, and names it', async () => {
    const [first, second] = await fourBreakfasts();
    await api.call(
      `mutation ($id: String!, $input: AppointmentInput!) {
        updateAppointment(appointmentId: $id, version: 1, input: $input) { withdrawnOffers } }`,
      {
        id: second,
        input: {
          ...(await appointmentInput(api, tenantId)),
          ...{ ...BREAKFAST, startDateTime: at(14, '06:30'), endDateTime: at(14, '12:00') },
          ...(await series.sector({ venue: 'Albertina' })),
        },
      },
      dispatcher.headers,
    );
    const outcome = await series.update(first, 'ALL', await series.sector({ venue: 'Hofburg', contact: 'Fr. Berger' }));
    expect(outcome).toMatchObject({
      changed: 3,
      left: [{ id: second, startDateTime: at(14, '06:30'), keptParts: ['venue'], refusal: null }],
    });
    expect(await venues()).toEqual(['Hofburg', 'Albertina', 'Hofburg', 'Hofburg']);
    expect(new Set((await series.list()).map(({ sectorAttributes: { contact } }) => contact))).toEqual(
      new Set(['Fr. Berger']),
    );
    // Nothing would change in the second one: it is not saved anew, and not counted.
    const again = await series.update(first, 'ALL', await series.sector({ venue: 'Börse', contact: 'Fr. Berger' }), 2);
    expect(again).toMatchObject({ changed: 2, left: [{ id: second }] });
  });

  test('leaves the one whose booking would clash, tells the booked of the others, and changes the rest', async () => {
    const [first, second, third, fourth] = await fourBreakfasts();
    await calls.booked(anna, second);
    await calls.booked(anna, third);
    await calls.offer(bela, third);
    for (const [worker, days] of [
      [anna, 14],
      [bela, 21],
    ] as const) {
      const noon = { startDateTime: at(days, '12:00'), endDateTime: at(days, '15:00') };
      await calls.booked(worker, await anAppointment(api, dispatcher, noon));
    }
    await api.asOwner(`update appointments set ends_at = ends_at - interval '1 hour' where id = $1`, [fourth]);
    const outcome = await series.update(first, 'FOLLOWING', { endDateTime: at(7, '13:00') });
    // By their start, whatever the reason. Béla has no time for the third any more.
    expect(outcome).toMatchObject({
      ...{ changed: 1, withdrawnOffers: 1 },
      left: [
        { id: second, keptParts: [] },
        { id: fourth, keptParts: ['times'] },
      ],
    });
    expect(outcome.left[0].refusal).toBe('In der neuen Zeit bereits für einen anderen Einsatz gebucht: Anna Pichler.');
    expect((await series.list()).map(({ endDateTime }) => endDateTime.slice(11, 13))).toEqual(['13', '12', '13', '11']);
    expect((await calls.told()).filter((line) => line.startsWith('APPOINTMENT_CHANGED'))).toHaveLength(1);
    const [audits] = await api.asOwner<{ count: number }>(
      "select count(*)::int as count from audit_records where tenant_id = $1 and entity_type = 'appointment' and entity_id = $2",
      [tenantId, second],
    );
    // It was made, and somebody was booked: nothing tells of a change.
    expect(audits?.count).toBe(2);
  });

  test('is refused as a whole when the one itself was changed meanwhile, is gone or belongs to somebody else', async () => {
    const [first] = await fourBreakfasts();
    expect(await series.update(first, 'ALL', await series.sector({ venue: 'Hofburg' }), 7)).toContain('geändert');
    const stranger = await aGala(api);
    expect(await series.update(first, 'ALL', {}, 1, stranger.dispatcher)).toContain('nicht gefunden');
    expect(await venues()).toEqual(WEEKS.map(() => 'Palais Ferstel'));
  });

  test('by two at once is made by one after the other', async () => {
    const [first, second] = await fourBreakfasts();
    const [one, other] = await Promise.all([
      series.update(first, 'ALL', await series.sector({ venue: 'Hofburg' })),
      series.update(second, 'ALL', await series.sector({ contact: 'Fr. Berger' })),
    ]);
    const done = [one, other].filter((outcome) => typeof outcome !== 'string');
    expect(done).toHaveLength(1);
    expect(new Set((await series.list()).map((made) => JSON.stringify(made.sectorAttributes))).size).toBe(1);
  });
});

test('a change, or an end, that waits for somebody else goes by what they left', async () => {
  const [first, , third, fourth] = await fourBreakfasts();
  const hofburg = await series.sector({ venue: 'Hofburg' });
  const spread = () => series.update(first, 'ALL', hofburg);
  expect(await whileChanged(fourth, 'desired_target_users = 9', spread)).toMatchObject({ changed: 3, left: [] });
  const earlier = `starts_at = starts_at - interval '20 days', ends_at = ends_at - interval '20 days'`;
  expect(await whileChanged(fourth, earlier, () => series.remove(third, 'FOLLOWING'))).toMatchObject({
    changed: 0,
    left: [],
  });
  expect((await series.list()).map(({ id }) => id)).toContain(fourth);
});

describe('the end of a series', () => {
  test('takes the following along, or all', async () => {
    const [first, , third] = await fourBreakfasts();
    expect(await series.remove(third, 'FOLLOWING')).toEqual({ changed: 1, withdrawnOffers: 0, left: [] });
    expect((await series.list()).map(({ startDateTime }) => startDateTime)).toEqual([at(7, '06:30'), at(14, '06:30')]);
    await calls.booked(anna, first);
    expect(await series.remove(first, 'ALL')).toEqual({ changed: 1, withdrawnOffers: 1, left: [] });
    expect(await series.list()).toEqual([]);
    expect(await calls.told()).toContain(`APPOINTMENT_DELETED ${anna.id}`);
  });

  test('spares what has begun', async () => {
    const [first, second] = await fourBreakfasts();
    await calls.booked(anna, first);
    await api.asOwner(
      `update appointments set starts_at = now() - interval '2 hours', ends_at = now() + interval '1 hour'
      where tenant_id = $1 and id = $2`,
      [tenantId, first],
    );
    expect(await counts(second)).toEqual({ following: 2, others: 2, begun: 1 });
    expect(await series.remove(second, 'ALL')).toMatchObject({ changed: 2, left: [] });
    expect((await series.list()).map(({ id }) => id)).toEqual([first]);
    expect(await series.remove(first, 'ALL')).toContain('bereits begonnen');
  });
});
