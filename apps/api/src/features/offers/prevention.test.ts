import { beforeEach, describe, expect, test } from 'vitest';
import { aGala } from '#app/testing/a-gala.ts';
import { anAppointment } from '#app/testing/an-appointment.ts';
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
beforeEach(async () => {
  ({ tenantId, dispatcher, anna, bela, gala } = await aGala(api));
});

const mutate = async (document: string, variables: Record<string, unknown> = {}, by = dispatcher) => {
  const { errors } = await api.call(document, variables, by.headers);
  expect(errors).toEqual([]);
};
const lasting = (from: string, to: string) =>
  api.asOwner(
    'update appointments set starts_at = now() + $2::interval, ends_at = now() + $3::interval where id = $1',
    [gala, from, to],
  );

describe('being prevented', () => {
  test('flags the booking, tells the office, and staff keep it or take it back', async () => {
    const id = await calls.booked(anna, gala);
    const { data } = await calls.call('reportPrevention', { offerId: id, note: 'Fieber' }, anna);
    expect(data).toMatchObject({ offerState: 'BOOKED', preventedAt: expect.any(String), preventedNote: 'Fieber' });
    expect((await calls.told()).filter((line) => line.startsWith('PREVENTED'))).toEqual([`PREVENTED ${anna.id}`]);
    expect((await calls.call('reportPrevention', { offerId: id }, anna)).message).toContain('bereits gemeldet');
    expect((await calls.call('dismissPrevention', { offerId: id })).data).toMatchObject({
      offerState: 'BOOKED',
      preventedAt: null,
      preventedNote: null,
    });
    expect((await calls.call('dismissPrevention', { offerId: id })).message).toContain('keine Verhinderung mehr');
  });

  test('is only for whoever is booked, and only for oneself', async () => {
    const id = await calls.offer(anna, gala);
    expect((await calls.call('reportPrevention', { offerId: id }, anna)).message).toContain(
      'nur für gebuchte Einsätze',
    );
    expect((await calls.call('reportPrevention', { offerId: id }, bela)).message).toBe(
      'Dieses Angebot gibt es nicht mehr.',
    );
  });
});

describe('being prevented as the office enters it', () => {
  test('flags the booking as if the worker had said so, and tells nobody what the office knows', async () => {
    const id = await calls.booked(anna, gala);
    const { data } = await calls.call('recordPrevention', { offerId: id, note: 'Hat angerufen' });
    expect(data).toMatchObject({
      offerState: 'BOOKED',
      preventedAt: expect.any(String),
      preventedNote: 'Hat angerufen',
    });
    expect((await calls.told()).filter((line) => line.startsWith('PREVENTED'))).toEqual([]);
    expect((await calls.call('recordPrevention', { offerId: id })).message).toContain('bereits als verhindert');
    await calls.call('withdrawOffer', { offerId: id });
    expect(
      (await calls.call('createOfferForAllAvailableUsers', { appointmentId: gala, targetUserIds: [anna.id] })).data,
    ).toBe(0);
    expect(await calls.told()).toContain(`PREVENTION_SETTLED ${anna.id}`);
  });

  test('is for booked people, until the work is over, and for staff of the agency', async () => {
    const id = await calls.offer(anna, gala);
    expect((await calls.call('recordPrevention', { offerId: id })).message).toContain('nur gebuchte Personen');
    await calls.call('acceptOffer', { offerId: id }, anna);
    await calls.call('bookOffer', { offerId: id });
    expect((await calls.call('recordPrevention', { offerId: id }, anna)).errors[0]?.extensions['classification']).toBe(
      'FORBIDDEN',
    );
    const stranger = await api.aUser({ tenantId: await api.aTenant(), role: 'TENANT_USER_DISPATCHER' });
    expect((await calls.call('recordPrevention', { offerId: id }, stranger)).message).toBe(
      'Dieses Angebot gibt es nicht mehr.',
    );
    await lasting('-2 hours', '-1 hour');
    expect((await calls.call('recordPrevention', { offerId: id })).message).toBe('Der Einsatz ist bereits vorbei.');
    await lasting('-1 hour', '1 hour');
    expect((await calls.call('recordPrevention', { offerId: id })).errors).toEqual([]);
  });
});

test('being prevented can be said until the work is over', async () => {
  const offerId = await calls.booked(anna, gala);
  await lasting('-1 hour', '1 hour');
  expect((await calls.call('reportPrevention', { offerId }, anna)).errors).toEqual([]);
  await calls.call('dismissPrevention', { offerId });
  await lasting('-2 hours', '-1 hour');
  expect((await calls.call('reportPrevention', { offerId }, anna)).message).toBe('Der Einsatz ist bereits vorbei.');
});

describe('an absence over a booking', () => {
  test('is taken and tells the office once, whatever lies in it', async () => {
    const brunch = await anAppointment(api, dispatcher, {
      startDateTime: at(2, '10:00'),
      endDateTime: at(2, '14:00'),
    });
    await calls.booked(anna, gala);
    await calls.booked(anna, brunch);
    const INPUT = `input: { fromDay: "${day(0)}", toDay: "${day(2)}", note: "krank" }`;
    const { data: before } = await api.call(
      `{ bookingsWithinAbsence(${INPUT}) { appointmentId description startsAt } }`,
      {},
      anna.headers,
    );
    expect(before.bookingsWithinAbsence).toMatchObject([
      { appointmentId: gala, description: 'Gala-Dinner der Handelskammer' },
      { appointmentId: brunch, startsAt: new Date(at(2, '10:00')).toISOString() },
    ]);
    await mutate(`mutation { createAbsence(${INPUT}) { id } }`, {}, anna);
    const mails = await api.asOwner<{ appointmentIds: string[] }>(
      `select payload #> '{payload,payload,appointmentIds}' as "appointmentIds" from graphile_worker._private_jobs
       where payload ->> 'tenantId' = $1 and payload #> '{payload,payload,appointmentIds}' is not null`,
      [tenantId],
    );
    expect(mails, 'one for the one who plans here').toEqual([{ appointmentIds: [gala, brunch] }]);
    const { data } = await api.call(
      `{ appointmentOffers(appointmentId: "${gala}") { items { isAbsent } } }`,
      {},
      dispatcher.headers,
    );
    expect(data.appointmentOffers.items).toEqual([{ isAbsent: true }]);
  });
});
