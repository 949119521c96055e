import { APPOINTMENT_RULES } from '@gastspiel/domain/appointments/appointment-rules.ts';
import { SERIES_LIMITS, SERIES_RULES } from '@gastspiel/domain/appointments/series.ts';
import { addDays } from '@gastspiel/domain/time/vienna-day.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { aGala } from '#app/testing/a-gala.ts';
import { aRecipient } from '#app/testing/a-recipient.ts';
import { anAppointment, appointmentInput } from '#app/testing/an-appointment.ts';
import { at, day } from '#app/testing/days.ts';
import { BREAKFAST, seriesCalls } from '#app/testing/series-calls.ts';
import { aTestApi, type TestUser } from '#app/testing/test-api.ts';

const api = await aTestApi();
const series = seriesCalls(api, () => dispatcher);
let tenantId: string;
let dispatcher: TestUser;
beforeEach(async () => {
  ({ tenantId, dispatcher } = await aGala(api));
});

const WEEKS = [7, 14, 21, 28].map(day);

describe('a series', () => {
  test('is made at once, each on its day by the clock on the wall, and each knows it', async () => {
    const { data } = await series.create(['2027-03-27', '2027-03-28', '2027-10-31', '2027-11-01'].toReversed());
    expect(data.createSeries).toMatchObject({ count: 4, first: { startDateTime: '2027-03-27T06:30:00+01:00' } });
    expect((await series.list()).map(({ startDateTime, endDateTime }) => [startDateTime, endDateTime])).toEqual([
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
    const answers = await Promise.all([
      series.create(WEEKS, {}, key),
      series.create(WEEKS, {}, key),
      series.create(WEEKS, {}, key),
    ]);
    expect(new Set(answers.map(({ data }) => data.createSeries.first.id)).size).toBe(1);
    expect(await series.list()).toHaveLength(4);
  });

  test.each([
    ['no day', [], 'days', SERIES_RULES.noDays],
    ['a day twice', [day(7), day(7)], 'days', SERIES_RULES.twice],
    ['a day that does not exist', ['2027-02-30'], 'days', SERIES_RULES.day],
    ['a day that is none', ['', 'x'], 'days', SERIES_RULES.day],
    ['a day too far from its own', [addDays(day(7), SERIES_LIMITS.days + 1)], 'days', SERIES_RULES.tooFar],
  ])('with %s is refused at the field', async (_what, days, field, message) => {
    expect((await series.create(days)).errors[0]?.extensions['fields']).toEqual({ [field]: message });
  });

  test('stays in the years in which anybody plans', async () => {
    const fields = { days: APPOINTMENT_RULES.year };
    for (const [start, days] of [
      ['2100-12-01T20:00:00+01:00', ['2101-01-01']],
      ['2100-12-01T20:00:00+01:00', ['2100-12-31']],
      ['2000-01-15T20:00:00+01:00', ['1999-12-31']],
    ] as const) {
      const endDateTime = new Date(Date.parse(start) + 8 * 3_600_000).toISOString();
      const { errors } = await series.create(days, { startDateTime: start, endDateTime });
      expect(errors[0]?.extensions['fields']).toEqual(fields);
    }
  });

  test('is made whole or not at all', async () => {
    const foreign = await appointmentInput(api, await api.aTenant());
    expect((await series.create(WEEKS, { typeId: foreign.typeId })).errors[0]?.message).toContain('gibt es nicht mehr');
    const invoiceRecipientId = await aRecipient(api, await api.aTenant());
    const refused = await series.create(WEEKS, { invoiceRecipientId });
    expect(refused.errors[0]?.extensions['fields']).toHaveProperty(['input.invoiceRecipientId']);
    expect(await series.list()).toEqual([]);
  });

  test('names the days on which it is there already, whatever the case of its letters', async () => {
    await anAppointment(api, dispatcher, { ...BREAKFAST, description: 'FRÜHSTÜCK' });
    const shifted = { ...BREAKFAST, startDateTime: at(14, '13:00'), endDateTime: at(14, '15:00') };
    await anAppointment(api, dispatcher, shifted);
    await anAppointment(api, dispatcher, {
      ...BREAKFAST,
      ...(await series.sector({ customer: 'Sacher' })),
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
