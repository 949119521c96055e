import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aGala } from '#app/testing/a-gala.ts';
import { aWorker } from '#app/testing/a-worker.ts';
import { anAppointment, appointmentInput } from '#app/testing/an-appointment.ts';
import { at, day } from '#app/testing/days.ts';
import { offerCalls } from '#app/testing/offer-calls.ts';
import { aTestApi, type TestUser } from '#app/testing/test-api.ts';

const api = await aTestApi();
const calls = offerCalls(api, () => dispatcher);
let tenantId: string;
let dispatcher: TestUser;
let anna: TestUser;
let bela: TestUser;
let gala: string;
// The key from an offer to its appointment's times cascades for servers of the version before; the next release takes that away.
beforeAll(() =>
  api.asOwner(`do $$ begin
    execute (select 'alter table offers drop constraint ' || conname from pg_constraint
      where conrelid = 'offers'::regclass and confupdtype = 'c');
    alter table offers add foreign key (tenant_id, appointment_id, starts_at, ends_at)
      references appointments (tenant_id, id, starts_at, ends_at) on delete cascade;
  end $$`),
);
beforeEach(async () => {
  ({ tenantId, dispatcher, anna, bela, gala } = await aGala(api));
});

const NEXT_DAY = { startDateTime: at(1, '18:00'), endDateTime: at(2, '02:00') };
const change = async (changes: object, id = gala, version = 1) => {
  const input = { ...(await appointmentInput(api, tenantId)), ...changes };
  const { data, errors } = await api.call(
    `mutation ($id: String!, $version: Int!, $input: AppointmentInput!) {
      updateAppointment(appointmentId: $id, version: $version, input: $input) { withdrawnOffers } }`,
    { id, version, input },
    dispatcher.headers,
  );
  return { withdrawn: data?.updateAppointment?.withdrawnOffers, message: errors[0]?.message };
};
const mutate = async (document: string, variables: Record<string, unknown> = {}, by = dispatcher) => {
  const { errors } = await api.call(document, variables, by.headers);
  expect(errors).toEqual([]);
};
const changedTold = async () => (await calls.told()).filter((line) => !line.startsWith('BOOKED'));

describe('another time or place', () => {
  test('is told to the booked and asked anew of those who have accepted', async () => {
    await calls.booked(anna, gala);
    await calls.accepted(bela, gala);
    expect(await change({ endDateTime: at(1, '03:00') })).toEqual({ withdrawn: 0 });
    expect(await calls.statesOf(gala)).toEqual({ [anna.id]: 'BOOKED', [bela.id]: 'CONTACTED' });
    expect(await changedTold()).toEqual([`APPOINTMENT_CHANGED ${anna.id}`, `OFFERED_AGAIN ${bela.id}`]);
    const { sectorAttributes } = await appointmentInput(api, tenantId);
    await change({ endDateTime: at(1, '03:00'), sectorAttributes: { ...sectorAttributes, venue: 'Hofburg' } }, gala, 2);
    expect((await changedTold()).filter((line) => line.includes('CHANGED'))).toHaveLength(2);
  });

  test('is not told when something else changed', async () => {
    await calls.booked(anna, gala);
    await calls.accepted(bela, gala);
    await change({ description: 'Gala', desiredTargetUsers: 7 });
    expect([await calls.statesOf(gala), await changedTold()]).toEqual([
      { [anna.id]: 'BOOKED', [bela.id]: 'ACCEPTED' },
      [],
    ]);
  });

  test('into another booking is refused and names whom it is about', async () => {
    await calls.booked(bela, gala);
    await calls.booked(bela, await anAppointment(api, dispatcher, NEXT_DAY));
    expect((await change({ ...NEXT_DAY })).message).toBe(
      'In der neuen Zeit bereits für einen anderen Einsatz gebucht: Béla Kovács.',
    );
  });

  test('withdraws what nobody has time for any more', async () => {
    const nextDay = await anAppointment(api, dispatcher, NEXT_DAY);
    await calls.booked(anna, nextDay);
    await calls.offer(anna, gala);
    await calls.booked(bela, gala);
    await calls.offer(bela, nextDay);
    expect(await change({ ...NEXT_DAY })).toEqual({ withdrawn: 2 });
    expect([await calls.statesOf(gala), await calls.statesOf(nextDay)]).toEqual([
      { [bela.id]: 'BOOKED' },
      { [anna.id]: 'BOOKED' },
    ]);
  });
});

describe('an appointment that becomes full by a smaller number', () => {
  test('tells who is left over', async () => {
    await calls.booked(anna, gala);
    await calls.accepted(bela, gala);
    await change({ desiredTargetUsers: 1 });
    expect(await changedTold()).toEqual([`FULLY_BOOKED ${bela.id}`]);
  });
});

describe('a place that changes after the beginning', () => {
  test('is told to the booked, and asked of nobody', async () => {
    await calls.booked(anna, gala);
    await calls.accepted(bela, gala);
    const at = (hours: number) => new Date(Math.round(Date.now() / 60_000) * 60_000 + hours * 3_600_000).toISOString();
    const begun = { startDateTime: at(-1), endDateTime: at(5) };
    await api.asOwner(
      `with moved as (update appointments set starts_at = $2, ends_at = $3 where id = $1)
       update offers set starts_at = $2, ends_at = $3 where appointment_id = $1`,
      [gala, begun.startDateTime, begun.endDateTime],
    );
    const { sectorAttributes } = await appointmentInput(api, tenantId);
    await change({ ...begun, sectorAttributes: { ...sectorAttributes, venue: 'Hofburg' } });
    expect(await calls.statesOf(gala)).toEqual({ [anna.id]: 'BOOKED', [bela.id]: 'ACCEPTED' });
    expect(await changedTold()).toEqual([`APPOINTMENT_CHANGED ${anna.id}`]);
  });
});

describe('a deleted appointment', () => {
  test('is told to whoever accepts at the same moment', async () => {
    for (let round = 0; round < 8; round += 1) {
      const appointmentId = await anAppointment(api, dispatcher);
      const offerId = await calls.offer(anna, appointmentId);
      const before = (await changedTold()).length;
      await Promise.all([
        calls.call('declineOffer', { offerId }, anna),
        mutate(`mutation { deleteAppointment(appointmentId: "${appointmentId}") }`),
      ]).then(async ([declining]) => {
        const wasDeclined = declining.errors.length === 0;
        expect((await changedTold()).length - before).toBe(wasDeclined ? 0 : 1);
      });
    }
  });

  test('is told to everybody who has not declined, with what it was', async () => {
    const cara = await aWorker(api, dispatcher);
    await calls.booked(anna, gala);
    await calls.accepted(bela, gala);
    await calls.offer(cara, gala);
    const dora = await aWorker(api, dispatcher);
    await calls.call('declineOffer', { offerId: await calls.offer(dora, gala) }, dora);
    await mutate(`mutation { deleteAppointment(appointmentId: "${gala}") }`);
    expect(await changedTold()).toEqual([anna, bela, cara].map(({ id }) => `APPOINTMENT_DELETED ${id}`).sort());
  });
});

test('before it is moved one can ask who of those booked would be away, of this agency alone', async () => {
  await calls.booked(anna, gala);
  await calls.booked(bela, gala);
  const absence = `mutation { createAbsence(input: { targetUserId: "${bela.id}", fromDay: "${day(3)}", toDay: "${day(3)}" }) { id } }`;
  expect((await api.call(absence, {}, dispatcher.headers)).errors).toEqual([]);
  const away = async (by: TestUser, from: string, to: string) => {
    const { data, errors } = await api.call(
      `query ($id: String!, $from: String!, $to: String!) {
        bookedWorkersAbsentAt(appointmentId: $id, startDateTime: $from, endDateTime: $to) }`,
      { id: gala, from, to },
      by.headers,
    );
    return data?.bookedWorkersAbsentAt ?? errors[0]?.extensions['classification'];
  };
  expect(await away(dispatcher, at(3, '10:00'), at(3, '18:00'))).toEqual(['Béla Kovács']);
  expect(await away(dispatcher, at(4, '10:00'), at(4, '18:00'))).toEqual([]);
  const stranger = await api.aUser({ tenantId: await api.aTenant(), role: 'TENANT_USER_DISPATCHER' });
  expect(await away(stranger, at(3, '10:00'), at(3, '18:00'))).toBe('NOT_FOUND');
});
