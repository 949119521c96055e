import { APPOINTMENT_RULES } from '@gastspiel/domain/appointments/appointment-rules.ts';
import { SERIES_LIMITS, SERIES_RULES } from '@gastspiel/domain/appointments/series.ts';
import { addDays } from '@gastspiel/domain/time/vienna-day.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aGala } from '#app/testing/a-gala.ts';
import { aRecipient } from '#app/testing/a-recipient.ts';
import { anAppointment, appointmentInput } from '#app/testing/an-appointment.ts';
import { at, day } from '#app/testing/days.ts';
import { offerCalls } from '#app/testing/offer-calls.ts';
import { startTestApi, type TestApi, type TestUser } from '#app/testing/test-api.ts';
import { whileHeld } from '#app/testing/while-held.ts';

let api: TestApi;
let tenantId: string;
let dispatcher: TestUser;
let anna: TestUser;
let bela: TestUser;
let calls: ReturnType<typeof offerCalls>;
beforeAll(async () => {
  api = await startTestApi();
  calls = offerCalls(api, () => dispatcher);
});
afterAll(() => api.close());
beforeEach(async () => {
  ({ tenantId, dispatcher, anna, bela } = await aGala(api));
});

const BREAKFAST = { description: 'Frühstück', startDateTime: at(7, '06:30'), endDateTime: at(7, '12:00') };
const create = async (days: readonly string[], changes: object = {}, headers: Record<string, string> = {}) =>
  api.call(
    `mutation ($input: AppointmentInput!, $days: [String!]!) {
      createSeries(input: $input, days: $days) { count first { id startDateTime seriesId } } }`,
    { input: { ...(await appointmentInput(api, tenantId)), ...BREAKFAST, ...changes }, days },
    { ...dispatcher.headers, ...headers },
  );

interface Made {
  readonly id: string;
  readonly version: number;
  readonly startDateTime: string;
  readonly endDateTime: string;
  readonly desiredTargetUsers: number;
  readonly sectorAttributes: { readonly venue: string; readonly contact: string | null };
}
const list = async (text = 'Frühstück'): Promise<readonly Made[]> => {
  const { data } = await api.call(
    `query ($text: String) { appointments(filter: { text: $text }, page: { size: 100 }) { items { id version startDateTime
      endDateTime desiredTargetUsers sectorAttributes { venue contact } } } }`,
    { text },
    dispatcher.headers,
  );
  return data.appointments.items;
};
const WEEKS = [7, 14, 21, 28].map(day);
const fourBreakfasts = async () => {
  expect((await create(WEEKS)).errors).toEqual([]);
  return (await list()).map(({ id }) => id) as [string, string, string, string];
};
const sector = async (changes: object) => ({
  sectorAttributes: { ...(await appointmentInput(api, tenantId)).sectorAttributes, ...changes },
});
const update = async (id: string, reach: string, changes: object, version = 1, by = dispatcher) => {
  const index = (await list()).find((made) => made.id === id);
  const times = { startDateTime: index?.startDateTime, endDateTime: index?.endDateTime };
  const { data, errors } = await api.call(
    `mutation ($id: String!, $version: Int!, $reach: SeriesReach!, $input: AppointmentInput!) {
      updateSeries(appointmentId: $id, version: $version, reach: $reach, input: $input) {
        changed withdrawnOffers left { id startDateTime keptParts refusal } } }`,
    { id, version, reach, input: { ...(await appointmentInput(api, tenantId)), ...BREAKFAST, ...times, ...changes } },
    by.headers,
  );
  return data?.updateSeries ?? errors[0]?.message;
};
const remove = async (id: string, reach: string) => {
  const { data, errors } = await api.call(
    `mutation ($id: String!, $reach: SeriesReach!) {
      deleteSeries(appointmentId: $id, reach: $reach) { changed left { id refusal } } }`,
    { id, reach },
    dispatcher.headers,
  );
  return data?.deleteSeries ?? errors[0]?.message;
};
const counts = async (id: string) => {
  const query = 'query ($id: String!) { seriesCounts(appointmentId: $id) { following others begun } }';
  return (await api.call(query, { id }, dispatcher.headers)).data.seriesCounts;
};
/** What comes of it when somebody else holds one of the series, and changes it before they let go. */
const whileChanged = <Result>(id: string, change: string, act: () => Promise<Result>): Promise<Result> => {
  const hold = sql`select from appointments where id = ${id} for update`;
  const changed = sql`update appointments set ${sql.raw(change)}, version = version + 1 where id = ${id}`;
  return whileHeld(api, tenantId, { hold, change: changed }, act);
};
const venues = async () => (await list()).map(({ sectorAttributes: { venue } }) => venue);

describe('a series', () => {
  test('is made at once, each on its day by the clock on the wall, and each knows it', async () => {
    const { data } = await create(['2027-03-27', '2027-03-28', '2027-10-31', '2027-11-01'].toReversed());
    expect(data.createSeries).toMatchObject({ count: 4, first: { startDateTime: '2027-03-27T06:30:00+01:00' } });
    expect((await list()).map(({ startDateTime, endDateTime }) => [startDateTime, endDateTime])).toEqual([
      ['2027-03-27T06:30:00+01:00', '2027-03-27T12:00:00+01:00'],
      ['2027-03-28T06:30:00+02:00', '2027-03-28T12:00:00+02:00'],
      ['2027-10-31T06:30:00+01:00', '2027-10-31T12:00:00+01:00'],
      ['2027-11-01T06:30:00+01:00', '2027-11-01T12:00:00+01:00'],
    ]);
    const [row] = await api.asOwner<{ series: number; audits: number }>(
      `select (select count(distinct series_id)::int from appointments where tenant_id = $1) as series,
        (select count(*)::int from audit_records where tenant_id = $1 and entity_type = 'appointment') - 1 as audits`,
      [tenantId],
    );
    expect(row).toEqual({ series: 1, audits: 4 });
  });

  test('is made once when the button is pressed twice', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() };
    const answers = await Promise.all([create(WEEKS, {}, key), create(WEEKS, {}, key), create(WEEKS, {}, key)]);
    expect(new Set(answers.map(({ data }) => data.createSeries.first.id)).size).toBe(1);
    expect(await list()).toHaveLength(4);
  });

  test.each([
    ['no day', [], 'days', SERIES_RULES.noDays],
    ['a day twice', [day(7), day(7)], 'days', SERIES_RULES.twice],
    ['a day that does not exist', ['2027-02-30'], 'days', SERIES_RULES.day],
    ['a day that is none', ['', 'x'], 'days', SERIES_RULES.day],
    ['a day too far from its own', [addDays(day(7), SERIES_LIMITS.days + 1)], 'days', SERIES_RULES.tooFar],
  ])('with %s is refused at the field', async (_what, days, field, message) => {
    expect((await create(days)).errors[0]?.extensions['fields']).toEqual({ [field]: message });
  });

  test('stays in the years in which anybody plans', async () => {
    const fields = { days: APPOINTMENT_RULES.year };
    for (const [start, days] of [
      ['2100-12-01T20:00:00+01:00', ['2101-01-01']],
      ['2100-12-01T20:00:00+01:00', ['2100-12-31']],
      ['2000-01-15T20:00:00+01:00', ['1999-12-31']],
    ] as const) {
      const endDateTime = new Date(Date.parse(start) + 8 * 3_600_000).toISOString();
      const { errors } = await create(days, { startDateTime: start, endDateTime });
      expect(errors[0]?.extensions['fields']).toEqual(fields);
    }
  });

  test('is made whole or not at all', async () => {
    const foreign = await appointmentInput(api, await api.aTenant());
    expect((await create(WEEKS, { typeId: foreign.typeId })).errors[0]?.message).toContain('existiert nicht mehr');
    const invoiceRecipientId = await aRecipient(api, await api.aTenant());
    const refused = await create(WEEKS, { invoiceRecipientId });
    expect(refused.errors[0]?.extensions['fields']).toHaveProperty(['input.invoiceRecipientId']);
    expect(await list()).toEqual([]);
  });

  test('names the days on which it is there already, whatever the case of its letters', async () => {
    await anAppointment(api, dispatcher, { ...BREAKFAST, description: 'FRÜHSTÜCK' });
    const shifted = { ...BREAKFAST, startDateTime: at(14, '13:00'), endDateTime: at(14, '15:00') };
    await anAppointment(api, dispatcher, shifted);
    await anAppointment(api, dispatcher, {
      ...BREAKFAST,
      ...(await sector({ customer: 'Sacher' })),
      startDateTime: at(21, '06:30'),
      endDateTime: at(21, '12:00'),
    });
    const stranger = await aGala(api);
    await anAppointment(api, stranger.dispatcher, {
      ...BREAKFAST,
      startDateTime: at(28, '06:30'),
      endDateTime: at(28, '12:00'),
    });
    const { data } = await api.call(
      'query ($input: AppointmentInput!, $days: [String!]!) { takenDays(input: $input, days: $days) }',
      { input: { ...(await appointmentInput(api, tenantId)), ...BREAKFAST }, days: WEEKS },
      dispatcher.headers,
    );
    expect(data.takenDays).toEqual([day(7)]);
  });
});

describe('a change to a series', () => {
  test('reaches the following or all, and counts them before', async () => {
    const [, second] = await fourBreakfasts();
    expect(await counts(second)).toEqual({ following: 2, others: 3, begun: 0 });
    const hofburg = await sector({ venue: 'Hofburg' });
    expect(await update(second, 'FOLLOWING', hofburg)).toMatchObject({ changed: 2, left: [] });
    expect(await venues()).toEqual(['Palais Ferstel', 'Hofburg', 'Hofburg', 'Hofburg']);
    const all = await update(second, 'ALL', { ...hofburg, desiredTargetUsers: 9 }, 2);
    expect(all).toMatchObject({ changed: 3 });
    expect((await list()).map(({ desiredTargetUsers }) => desiredTargetUsers)).toEqual([9, 9, 9, 9]);
    expect((await venues())[0]).toBe('Palais Ferstel');
  });

  test('moves the others by as many days and to the same times', async () => {
    const [first] = await fourBreakfasts();
    await update(first, 'ALL', { startDateTime: at(8, '07:00'), endDateTime: at(8, '11:00') });
    expect((await list()).map(({ startDateTime }) => startDateTime)).toEqual(
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
          ...(await sector({ venue: 'Albertina' })),
        },
      },
      dispatcher.headers,
    );
    const outcome = await update(first, 'ALL', await sector({ venue: 'Hofburg', contact: 'Fr. Berger' }));
    expect(outcome).toMatchObject({
      changed: 3,
      left: [{ id: second, startDateTime: at(14, '06:30'), keptParts: ['venue'], refusal: null }],
    });
    expect(await venues()).toEqual(['Hofburg', 'Albertina', 'Hofburg', 'Hofburg']);
    expect(new Set((await list()).map(({ sectorAttributes: { contact } }) => contact))).toEqual(
      new Set(['Fr. Berger']),
    );
    // Of the second nothing would change: it is not saved anew, and not counted.
    const again = await update(first, 'ALL', await sector({ venue: 'Börse', contact: 'Fr. Berger' }), 2);
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
    const outcome = await update(first, 'FOLLOWING', { endDateTime: at(7, '13:00') });
    // By their start, whatever the reason. Béla has no time for the third any more.
    expect(outcome).toMatchObject({
      ...{ changed: 1, withdrawnOffers: 1 },
      left: [
        { id: second, keptParts: [] },
        { id: fourth, keptParts: ['times'] },
      ],
    });
    expect(outcome.left[0].refusal).toContain('bereits für einen anderen Einsatz gebucht');
    expect((await list()).map(({ endDateTime }) => endDateTime.slice(11, 13))).toEqual(['13', '12', '13', '11']);
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
    expect(await update(first, 'ALL', await sector({ venue: 'Hofburg' }), 7)).toContain('geändert');
    const stranger = await aGala(api);
    expect(await update(first, 'ALL', {}, 1, stranger.dispatcher)).toContain('nicht gefunden');
    expect(await venues()).toEqual(WEEKS.map(() => 'Palais Ferstel'));
  });

  test('by two at once is made by one after the other', async () => {
    const [first, second] = await fourBreakfasts();
    const [one, other] = await Promise.all([
      update(first, 'ALL', await sector({ venue: 'Hofburg' })),
      update(second, 'ALL', await sector({ contact: 'Fr. Berger' })),
    ]);
    const done = [one, other].filter((outcome) => typeof outcome !== 'string');
    expect(done).toHaveLength(1);
    expect(new Set((await list()).map((made) => JSON.stringify(made.sectorAttributes))).size).toBe(1);
  });
});

test('a change, or an end, that waits for somebody else goes by what they left', async () => {
  const [first, , third, fourth] = await fourBreakfasts();
  const hofburg = await sector({ venue: 'Hofburg' });
  const spread = () => update(first, 'ALL', hofburg);
  expect(await whileChanged(fourth, 'desired_target_users = 9', spread)).toMatchObject({ changed: 3, left: [] });
  const earlier = `starts_at = starts_at - interval '20 days', ends_at = ends_at - interval '20 days'`;
  expect(await whileChanged(fourth, earlier, () => remove(third, 'FOLLOWING'))).toEqual({ changed: 0, left: [] });
  expect((await list()).map(({ id }) => id)).toContain(fourth);
});

describe('the end of a series', () => {
  test('takes the following along, or all', async () => {
    const [first, , third] = await fourBreakfasts();
    expect(await remove(third, 'FOLLOWING')).toEqual({ changed: 1, left: [] });
    expect((await list()).map(({ startDateTime }) => startDateTime)).toEqual([at(7, '06:30'), at(14, '06:30')]);
    await calls.booked(anna, first);
    expect(await remove(first, 'ALL')).toEqual({ changed: 1, left: [] });
    expect(await list()).toEqual([]);
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
    expect(await remove(second, 'ALL')).toEqual({ changed: 2, left: [] });
    expect((await list()).map(({ id }) => id)).toEqual([first]);
    expect(await remove(first, 'ALL')).toContain('bereits begonnen');
  });
});
