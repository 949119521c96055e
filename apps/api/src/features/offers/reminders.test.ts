import { OFFER_FAILURES } from '@gastspiel/domain/offers/offer-failures.ts';
import { instantOf } from '@gastspiel/domain/time/vienna-time.ts';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { aGala } from '#app/testing/a-gala.ts';
import { aWorker } from '#app/testing/a-worker.ts';
import { appointmentInput } from '#app/testing/an-appointment.ts';
import { classOf } from '#app/testing/class-of.ts';
import { at, day } from '#app/testing/days.ts';
import { offerCalls } from '#app/testing/offer-calls.ts';
import { tenantJobs } from '#app/testing/tenant-jobs.ts';
import { aTestApi, type TestUser } from '#app/testing/test-api.ts';
import { whileHeld } from '#app/testing/while-held.ts';
import { renewStandings } from '#features/appointments/index.ts';
import { remindBooked, remindOfTomorrow } from '#features/offers/remind-booked.jobs.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { signLink } from '#platform/secrets/signed-link.ts';

const api = await aTestApi();
const calls = offerCalls(api, () => stage.dispatcher);
let stage: Awaited<ReturnType<typeof aGala>>;
beforeEach(async () => {
  stage = await aGala(api);
});

const remind = (offerState: string, by = stage.dispatcher) =>
  api.call(`mutation { remindWorkers(appointmentId: "${stage.gala}", offerState: ${offerState}) }`, {}, by.headers);
const toldOf = async (news: string) => (await calls.told()).filter((line) => line.startsWith(news));
const marksOf = async (offerId: string) => {
  const [row] = await api.asOwner<{ reminded: boolean; confirmed: boolean }>(
    'select reminded_at is not null as reminded, confirmed_at is not null as confirmed from offers where id = $1',
    [offerId],
  );
  return row;
};
/** Somebody with an offer whom nothing is told any more. */
const blocked = async (worker: TestUser) => {
  await calls.offer(worker, stage.gala);
  await api.asOwner(`update users set state = 'BLOCKED' where id = $1`, [worker.id]);
};
const remindedAt = (id: string, time: string) =>
  api.asOwner('update offers set reminded_at = $2 where id = $1', [id, time]);
/** The day before the gala, on Vienna's clocks. */
const theDayBefore = (time: string) =>
  api.database.withTenant(stage.tenantId, (db) => remindBooked(db, instantOf(day(-1), time)));
const confirm = (offerId: string, by = stage.anna) =>
  api.call(`mutation { confirmBooking(offerId: "${offerId}") { confirmedAt asksToConfirm } }`, {}, by.headers);
const update = async (changes: object) => {
  const { data } = await api.call(
    `{ appointment(appointmentId: "${stage.gala}") { version } }`,
    {},
    stage.dispatcher.headers,
  );
  const input = { ...(await appointmentInput(api, stage.tenantId)), ...changes };
  const { errors } = await api.call(
    `mutation ($input: AppointmentInput!) { updateAppointment(appointmentId: "${stage.gala}", version: ${data.appointment.version}, input: $input) { withdrawnOffers } }`,
    { input },
    stage.dispatcher.headers,
  );
  expect(errors).toEqual([]);
};

describe('who has not answered', () => {
  test('is reminded, each of them once an hour', async () => {
    const offerId = await calls.offer(stage.anna, stage.gala);
    await calls.accepted(stage.bela, stage.gala);
    await blocked(await aWorker(api, stage.dispatcher));
    expect((await remind('CONTACTED')).data.remindWorkers).toBe(1);
    expect(await toldOf('ANSWER_REMINDER')).toEqual([`ANSWER_REMINDER ${stage.anna.id}`]);
    expect((await remind('CONTACTED')).errors[0]?.message).toBe(OFFER_FAILURES.nobodyToRemind.message);
    await api.asOwner(`update offers set reminded_at = now() - interval '61 minutes' where id = $1`, [offerId]);
    expect((await remind('CONTACTED')).data.remindWorkers).toBe(1);
  });

  test('is told once when several of the office remind at once', async () => {
    await calls.offer(stage.anna, stage.gala);
    await calls.offer(stage.bela, stage.gala);
    const answers = await Promise.all([1, 2, 3, 4].map(() => remind('CONTACTED')));
    expect(answers.flatMap(({ data }) => data?.remindWorkers ?? [])).toEqual([2]);
    expect(await toldOf('ANSWER_REMINDER')).toHaveLength(2);
  });

  test('is reminded by those who plan in their agency, before it begins', async () => {
    await calls.offer(stage.anna, stage.gala);
    const { dispatcher: stranger } = await aGala(api);
    expect(classOf(await remind('CONTACTED', stranger))).toBe('NOT_FOUND');
    expect(classOf(await remind('CONTACTED', stage.anna))).toBe('FORBIDDEN');
    await api.asOwner(
      `update appointments set starts_at = now() - interval '1 hour', ends_at = now() + interval '1 hour' where id = $1`,
      [stage.gala],
    );
    expect((await remind('CONTACTED')).errors[0]?.message).toBe(OFFER_FAILURES.begun.message);
  });
});

describe('who is booked for tomorrow', () => {
  test('is asked once to say that they come, from ten o’clock on', async () => {
    const offerId = await calls.booked(stage.anna, stage.gala);
    await calls.accepted(stage.bela, stage.gala);
    await theDayBefore('09:59');
    expect(await marksOf(offerId)).toEqual({ reminded: false, confirmed: false });
    await Promise.all([theDayBefore('10:00'), theDayBefore('10:00'), theDayBefore('11:00')]);
    expect(await marksOf(offerId)).toEqual({ reminded: true, confirmed: false });
    expect(await toldOf('CONFIRMATION_REMINDER')).toEqual([`CONFIRMATION_REMINDER ${stage.anna.id}`]);
  });

  test.each([
    [
      'was booked after that',
      (id: string) => api.asOwner('update offers set state_changed_at = $2 where id = $1', [id, at(-1, '10:30')]),
    ],
    ['was asked by hand that morning', (id: string) => remindedAt(id, at(-1, '09:00'))],
    ['was withdrawn', (id: string) => calls.call('withdrawOffer', { offerId: id })],
    ['is prevented', (id: string) => calls.call('reportPrevention', { offerId: id }, stage.anna)],
    ['has said so before', (id: string) => confirm(id)],
    ['works on another day', () => update({ startDateTime: at(2, '18:00'), endDateTime: at(3, '02:00') })],
  ])('is not asked who %s', async (_, happens) => {
    await happens(await calls.booked(stage.anna, stage.gala));
    await theDayBefore('12:00');
    expect(await toldOf('CONFIRMATION_REMINDER')).toEqual([]);
  });
});

test('who was asked by hand on an earlier day is asked once more on the day before', async () => {
  await remindedAt(await calls.booked(stage.anna, stage.gala), at(-2, '15:00'));
  await theDayBefore('10:00');
  expect(await toldOf('CONFIRMATION_REMINDER')).toEqual([`CONFIRMATION_REMINDER ${stage.anna.id}`]);
});

test('every agency reminds by a job of its own, of which there is one', async () => {
  const { tenantId: other } = await aGala(api);
  vi.useFakeTimers({ now: instantOf(day(-1), '12:00'), toFake: ['Date'] });
  await remindOfTomorrow.run(api.database);
  await remindOfTomorrow.run(api.database);
  vi.useRealTimers();
  for (const id of [stage.tenantId, other])
    expect(await tenantJobs(api, () => id, 'offers.remind-booked').waiting()).toHaveLength(1);
});

describe('"Ich komme"', () => {
  test('does not count against a prevention of the same moment', async () => {
    const offerId = await calls.booked(stage.anna, stage.gala);
    const hold = sql`select from offers where id = ${offerId} for update`;
    const change = sql`update offers set prevented_at = now() where id = ${offerId}`;
    const renew = (db: TenantDb) => renewStandings(db, [stage.gala]);
    const { errors } = await whileHeld(api, stage.tenantId, { hold, change, renew }, () => confirm(offerId));
    expect(errors[0]?.message).toBe(OFFER_FAILURES.prevented.message);
    expect(await marksOf(offerId)).toMatchObject({ confirmed: false });
  });

  test('is said by one tap, once, and the office sees it', async () => {
    const offerId = await calls.booked(stage.anna, stage.gala);
    await theDayBefore('10:00');
    const asked = await api.call(
      `{ currentTargetUserOffer(offerId: "${offerId}") { asksToConfirm confirmedAt } }`,
      {},
      stage.anna.headers,
    );
    expect(asked.data.currentTargetUserOffer).toEqual({ asksToConfirm: true, confirmedAt: null });
    const answers = await Promise.all([1, 2, 3].map(() => confirm(offerId)));
    for (const { data } of answers) {
      expect(data.confirmBooking).toEqual({ confirmedAt: expect.any(String), asksToConfirm: false });
    }
    const [count] = await api.asOwner<{ count: number }>(
      `select count(*)::int as count from audit_payloads where tenant_id = $1 and after #>> '{offer,state}' = 'CONFIRMED'
         and after #>> '{offer,targetUserId}' is not null`,
      [stage.tenantId],
    );
    expect(count?.count).toBe(1);
    const { data } = await api.call(
      `{ appointmentOffers(appointmentId: "${stage.gala}") { items { remindedAt confirmedAt } } }`,
      {},
      stage.dispatcher.headers,
    );
    expect(data.appointmentOffers.items).toEqual([{ remindedAt: expect.any(String), confirmedAt: expect.any(String) }]);
    expect((await remind('BOOKED')).errors[0]?.message).toBe(OFFER_FAILURES.nobodyToRemind.message);
  });

  test('is said by the link of the mail, without a sign-in', async () => {
    const offerId = await calls.booked(stage.anna, stage.gala);
    expect((await remind('BOOKED')).data.remindWorkers).toBe(1);
    const say = (token: string) =>
      api.call(`mutation { confirmBookingByLink(token: "${token}") { offer { confirmedAt asksToConfirm } } }`);
    const { data } = await say(signLink(api.secrets, 'offer-answer', stage.tenantId, offerId));
    expect(data.confirmBookingByLink.offer).toEqual({ confirmedAt: expect.any(String), asksToConfirm: false });
    expect((await say('x')).errors[0]?.message).toBe(OFFER_FAILURES.wrongLink.message);
  });

  test('falls away with another time, a prevention or the booking itself', async () => {
    const offerId = await calls.booked(stage.anna, stage.gala);
    await theDayBefore('10:00');
    await confirm(offerId);
    await update({ description: 'Gala' });
    expect(await marksOf(offerId)).toEqual({ reminded: true, confirmed: true });
    await update({ startDateTime: at(0, '17:00') });
    expect(await marksOf(offerId)).toEqual({ reminded: false, confirmed: false });
    await confirm(offerId);
    await calls.call('reportPrevention', { offerId }, stage.anna);
    expect(await marksOf(offerId)).toMatchObject({ confirmed: false });
    expect((await confirm(offerId)).errors[0]?.message).toBe(OFFER_FAILURES.prevented.message);
  });

  test.each([
    [
      'somebody else',
      async () => ({ id: await calls.booked(stage.anna, stage.gala), by: stage.bela }),
      OFFER_FAILURES.gone,
    ],
    [
      'somebody else, who does not learn that nobody is booked',
      async () => ({ id: await calls.accepted(stage.anna, stage.gala), by: stage.bela }),
      OFFER_FAILURES.gone,
    ],
    [
      'who is not booked',
      async () => ({ id: await calls.accepted(stage.anna, stage.gala), by: stage.anna }),
      OFFER_FAILURES.notConfirmable,
    ],
  ])('is not said by %s', async (_, prepare, failure) => {
    const { id, by } = await prepare();
    expect((await confirm(id, by)).errors[0]?.message).toBe(failure.message);
    expect(await marksOf(id)).toMatchObject({ confirmed: false });
  });
});
