import { WAVE_FAILURES } from '@gastspiel/domain/waves/wave-settings.ts';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { appointmentInput } from '#app/testing/an-appointment.ts';
import { at } from '#app/testing/days.ts';
import { aTestApi } from '#app/testing/test-api.ts';
import { aWaveStage } from '#app/testing/wave-calls.ts';
import { whileHeld } from '#app/testing/while-held.ts';
import { advanceWaves } from '#features/offers/waves/advance-waves.jobs.ts';

const api = await aTestApi();
afterEach(() => api.expectNoDrift());

/** The job as the queue would run it, so that several can be run at the same moment; `before` comes before its commit. */
const advance = (tenantId: string, appointmentId: string, before = <T>(work: Promise<T>): Promise<T> => work) =>
  advanceWaves.run({
    tenantId,
    payload: { appointmentId },
    withTenant: (work) => api.database.withTenant(tenantId, (db) => before(work(db))),
    signal: new AbortController().signal,
    attempt: 1,
    isLastAttempt: false,
  });
const offersOf = async (gala: string) =>
  (await api.asOwner('select 1 from offers where appointment_id = $1', [gala])).length;

test('of several who start at once one starts', async () => {
  const { start, gala, find } = await aWaveStage(api, { workers: 4, wanted: 2 });
  const tries = await Promise.all(Array.from({ length: 5 }, () => start([1, 1])));
  expect(tries.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
  expect(new Set(tries.flatMap(({ message }) => message ?? []))).toEqual(new Set([WAVE_FAILURES.running.message]));
  expect(await offersOf(gala)).toBe(1);
  expect((await find()).waves).toHaveLength(2);
});

test('of several who send the next wave at once, and jobs that come again, one sends it', async () => {
  const { start, change, passGap, gala, tenantId, find } = await aWaveStage(api, { workers: 6, wanted: 5 });
  await start([2, 2, 2]);
  await passGap();
  await Promise.all([
    ...Array.from({ length: 3 }, () => change('sendNextWave', ', number: 2')),
    ...Array.from({ length: 3 }, () => advance(tenantId, gala)),
  ]);
  expect(await offersOf(gala)).toBe(4);
  expect((await find()).waves).toMatchObject([{ open: 2 }, { open: 2 }, { sentAt: null }]);
});

test('an acceptance that makes it enough comes before the wave and is counted, or after it: never unseen', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { start, passGap, members, answer, gala, tenantId } = await aWaveStage(api, { workers: 2, wanted: 1 });
    await start([1, 1]);
    const [anna] = await members(1);
    if (!anna) throw new Error('nobody was asked');
    await passGap();
    await Promise.all([answer(anna, 'acceptOffer'), advance(tenantId, gala)]);
    const [row] = await api.asOwner<{ isLate: boolean }>(
      `select o.state_changed_at > w.sent_at as "isLate" from offers o
         left join offer_waves w on w.appointment_id = o.appointment_id and w.number = 2
       where o.appointment_id = $1 and o.state = 'ACCEPTED'`,
      [gala],
    );
    expect(row?.isLate).not.toBe(false);
    expect(await offersOf(gala)).toBe(row?.isLate === null ? 1 : 2);
  }
});

test('a wave that is due waits for an acceptance that is under way, and counts it', async () => {
  const { start, passGap, gala, tenantId } = await aWaveStage(api, { workers: 2, wanted: 1 });
  await start([1, 1]);
  await passGap();
  const hold = sql`update offers set state = 'ACCEPTED' where appointment_id = ${gala}`;
  await whileHeld(api, tenantId, { hold }, () => advance(tenantId, gala));
  expect(await offersOf(gala)).toBe(1);
});

test('the last declines and a due wave together ask the next ones once', async () => {
  const { start, passGap, members, answer, gala, tenantId, runJobs, find } = await aWaveStage(api, {
    workers: 6,
    wanted: 2,
  });
  await start([2, 2, 2]);
  await passGap();
  const first = await members(1);
  await Promise.all([...first.map((user) => answer(user, 'declineOffer')), advance(tenantId, gala)]);
  await runJobs();
  expect((await find()).waves).toMatchObject([{ declined: 2 }, { open: 2 }, { sentAt: null }]);
});

test('an appointment that is deleted under it takes the run along', async () => {
  const { start, passGap, gala, tenantId, ask, jobs, runJobs } = await aWaveStage(api, { workers: 3, wanted: 2 });
  await start([1, 1]);
  await passGap();
  await Promise.all([ask(`mutation { deleteAppointment(appointmentId: "${gala}") }`), advance(tenantId, gala)]);
  expect(await offersOf(gala)).toBe(0);
  await runJobs();
  expect((await jobs.waiting()).every(({ last_error }) => last_error === null)).toBe(true);
  expect(await api.asOwner('select 1 from offer_wave_runs where appointment_id = $1', [gala])).toEqual([]);
});

test('an appointment that is moved goes on with its waves at the new time', async () => {
  const { start, passGap, gala, tenantId, dispatcher, runJobs, find } = await aWaveStage(api, {
    workers: 3,
    wanted: 2,
  });
  await start([1, 1]);
  await passGap();
  const input = {
    ...(await appointmentInput(api, tenantId)),
    startDateTime: at(7, '18:00'),
    endDateTime: at(8, '02:00'),
  };
  const [{ errors }] = await Promise.all([
    api.call(
      `mutation ($input: AppointmentInput!) {
        updateAppointment(appointmentId: "${gala}", version: 1, input: $input) { withdrawnOffers } }`,
      { input },
      dispatcher.headers,
    ),
    advance(tenantId, gala),
  ]);
  expect(errors).toEqual([]);
  await runJobs();
  expect((await find()).waves).toMatchObject([{ open: 1 }, { open: 1 }]);
  const times = await api.asOwner('select distinct starts_at from offers where appointment_id = $1', [gala]);
  expect(times).toEqual([{ starts_at: new Date(at(7, '18:00')) }]);
});

test('a server that is killed in the middle of a wave or between two leaves a job that sends it whole', async () => {
  const { start, passGap, find, gala, tenantId, jobs, runJobs } = await aWaveStage(api, { workers: 4, wanted: 2 });
  await start([1, 1, 1]);
  expect(await jobs.waiting()).toHaveLength(1);
  await passGap();
  const killed = advance(tenantId, gala, async (work) => {
    await work;
    throw new Error('killed');
  });
  await expect(killed).rejects.toThrow('killed');
  expect(await offersOf(gala)).toBe(1);
  await runJobs();
  expect((await find()).waves).toMatchObject([{ open: 1 }, { open: 1 }, { sentAt: null }]);
  expect(await jobs.waiting()).toHaveLength(1);
});
