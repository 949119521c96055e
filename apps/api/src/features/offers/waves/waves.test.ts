import { OFFER_FAILURES } from '@gastspiel/domain/offers/offer-failures.ts';
import { WAVE_FAILURES } from '@gastspiel/domain/waves/wave-settings.ts';
import { expect, test } from 'vitest';
import { tenantJobs } from '#app/testing/tenant-jobs.ts';
import { aTestApi } from '#app/testing/test-api.ts';
import { aWaveStage } from '#app/testing/wave-calls.ts';

const api = await aTestApi();

const asked = async (gala: string) =>
  (await api.asOwner('select 1 from offers where appointment_id = $1', [gala])).length;

test('the first wave goes out at once, the next ones are planned', async () => {
  const { start, find, tenantId } = await aWaveStage(api, { workers: 3, wanted: 1 });
  expect(await find()).toMatchObject({ state: null, waves: [{ size: 2 }, { size: 2 }, { size: 1 }] });
  const { waves } = await start([2, 1], 30);
  expect(waves).toMatchObject({
    state: 'RUNNING',
    gapMinutes: 30,
    waves: [
      { number: 1, size: 2, open: 2, dueAt: null },
      { number: 2, size: 1, sentAt: null },
    ],
  });
  expect(new Date(waves.waves[1].dueAt).getTime() - new Date(waves.waves[0].sentAt).getTime()).toBe(30 * 60_000);
  expect(await tenantJobs(api, () => tenantId, 'notifications.new-offers').waiting()).toHaveLength(2);
});

test('after the time without enough answers the next wave goes out, to others, until none is left', async () => {
  const { start, find, passGap, runJobs, gala, members, jobs } = await aWaveStage(api, { workers: 4, wanted: 2 });
  await start([2, 1]);
  // A job that comes before its time asks nobody.
  await jobs.hurry();
  await runJobs();
  expect(await asked(gala)).toBe(2);
  await passGap();
  await runJobs();
  expect(await find()).toMatchObject({
    state: 'RUNNING',
    waves: [
      { size: 2, open: 2 },
      { size: 1, open: 1 },
    ],
  });
  const [first, second] = [await members(1), await members(2)];
  expect(first.map(({ id }) => id)).not.toContain(second[0]?.id);
  await passGap();
  await runJobs();
  expect(await asked(gala)).toBe(3);
});

test('when all of a wave decline the next one goes out at once', async () => {
  const { start, find, answer, members, runJobs } = await aWaveStage(api, { workers: 4, wanted: 2 });
  await start([2, 2]);
  for (const user of await members(1)) await answer(user, 'declineOffer');
  await runJobs();
  expect(await find()).toMatchObject({
    waves: [
      { declined: 2, open: 0 },
      { size: 2, open: 2 },
    ],
  });
});

test('those of an earlier wave who say nothing do not hold up the next one when all of the last decline', async () => {
  const { start, find, answer, members, passGap, runJobs } = await aWaveStage(api, { workers: 3, wanted: 3 });
  await start([1, 1, 1]);
  await passGap();
  await runJobs();
  for (const user of await members(2)) await answer(user, 'declineOffer');
  await runJobs();
  expect(await find()).toMatchObject({ waves: [{ open: 1 }, { declined: 1 }, { open: 1 }] });
});

test('while nobody is left to be asked, it looks again after the next distance', async () => {
  const { start, find, passGap, runJobs, gala, jobs } = await aWaveStage(api, { workers: 1, wanted: 2 });
  await start([1, 1]);
  await passGap();
  await runJobs();
  expect(await asked(gala)).toBe(1);
  expect(await jobs.waiting()).toHaveLength(1);
  const { waves } = await find();
  expect(new Date(waves[1].dueAt).getTime()).toBeGreaterThan(Date.now());
});

test('nobody is asked while enough have accepted; when one of them declines after all, the next are', async () => {
  const stage = await aWaveStage(api, { workers: 4, wanted: 2 });
  const { start, find, answer, members, passGap, runJobs, change, gala } = stage;
  await start([2, 2]);
  const [anna, bela] = await members(1);
  if (!anna || !bela) throw new Error('nobody was asked');
  await answer(anna, 'acceptOffer');
  await answer(bela, 'acceptOffer');
  await passGap();
  await runJobs();
  expect(await find()).toMatchObject({ state: 'RUNNING', hasEnough: true });
  expect(await asked(gala)).toBe(2);
  expect((await change('sendNextWave', ', number: 2')).message).toBe(WAVE_FAILURES.enough.message);
  await answer(anna, 'declineOffer');
  await runJobs();
  expect(await asked(gala)).toBe(4);
});

test('it ends when enough are booked, and can be started again without asking anybody twice', async () => {
  const stage = await aWaveStage(api, { workers: 4, wanted: 1 });
  const { start, find, answer, members, runJobs, call, change, gala, tenantId } = stage;
  await start([1, 1]);
  const [anna] = await members(1);
  if (!anna) throw new Error('nobody was asked');
  const offerId = await answer(anna, 'acceptOffer');
  expect((await call('bookOffer', { offerId })).errors).toEqual([]);
  // Over, though no job has looked yet: whoever starts is told why, not that it runs.
  expect((await start([1])).message).toBe(WAVE_FAILURES.enough.message);
  await runJobs();
  expect(await find()).toMatchObject({ state: 'ENDED', waves: [{ accepted: 1, open: 0 }, {}, {}, {}] });
  const ends = `select 1 from audit_payloads where tenant_id = $1 and after ->> 'waves' = 'ENDED'`;
  expect(await api.asOwner(ends, [tenantId])).toHaveLength(1);
  for (const field of ['stopWaves', 'resumeWaves']) {
    expect((await change(field)).message).toBe(WAVE_FAILURES.notRunning.message);
  }
  await call('withdrawOffer', { offerId });
  await runJobs();
  expect(await asked(gala)).toBe(0);
  await start([2]);
  expect((await members(2)).map(({ id }) => id)).not.toContain(anna.id);
  expect(await find()).toMatchObject({
    state: 'RUNNING',
    waves: [
      { number: 1, size: 1 },
      { number: 2, size: 2 },
    ],
  });
});

test.each(['withdrawOffer', 'withdrawAllOffers'])('it asks nobody whose booking went by %s', async (field) => {
  const { start, members, call, booked, crew, gala } = await aWaveStage(api, { workers: 2, wanted: 1 });
  const [anna = expect.fail(), ben] = crew;
  const offerId = await booked(anna, gala);
  const one = field === 'withdrawOffer' ? { offerId } : { appointmentId: gala, offerStates: 'BOOKED' };
  expect((await call(field, one)).errors).toEqual([]);
  await start([2]);
  expect(await members(1)).toEqual([ben]);
});

test('it asks nobody who can not come and was replaced', async () => {
  const { start, members, call, booked, crew, gala } = await aWaveStage(api, { workers: 2, wanted: 1 });
  const [anna = expect.fail(), ben] = crew;
  const offerId = await booked(anna, gala);
  await call('reportPrevention', { offerId }, anna);
  expect((await call('seekReplacement', { offerId })).data).toBe(1);
  await call('withdrawAllOffers', { appointmentId: gala, offerStates: 'CONTACTED' });
  await start([2]);
  expect(await members(1)).toEqual([ben]);
});

test('it asks a worker again whose offer the office had made and withdrawn by hand', async () => {
  const { start, members, call, crew, gala } = await aWaveStage(api, { workers: 1, wanted: 1 });
  await call('createOffer', { appointmentId: gala, targetUserId: crew[0]?.id });
  await call('withdrawAllOffers', { appointmentId: gala, offerStates: 'CONTACTED' });
  await start([1]);
  expect(await members(1)).toEqual(crew);
});

test('whoever stops it stops it; going on waits anew where the time has passed', async () => {
  const { start, change, passGap, runJobs, gala, find } = await aWaveStage(api, { workers: 3, wanted: 2 });
  const [, planned] = (await start([1, 1])).waves.waves;
  await change('stopWaves');
  expect((await change('resumeWaves')).waves.waves[1].dueAt).toBe(planned.dueAt);
  expect((await change('resumeWaves')).message).toBe(WAVE_FAILURES.notStopped.message);
  expect((await change('stopWaves')).waves).toMatchObject({ state: 'STOPPED', waves: [{}, { dueAt: null }] });
  expect((await change('stopWaves')).errors).toEqual([]);
  await passGap();
  await runJobs();
  expect(await asked(gala)).toBe(1);
  const { waves } = await change('resumeWaves');
  expect(new Date(waves.waves[1].dueAt).getTime()).toBeGreaterThan(Date.now());
  await passGap();
  await runJobs();
  expect(await find()).toMatchObject({ state: 'RUNNING', waves: [{ size: 1 }, { size: 1, open: 1 }] });
});

test('the next wave can be sent before its time, and what has not gone out can be changed', async () => {
  const { start, change, gala } = await aWaveStage(api, { workers: 5, wanted: 3 });
  await start([1, 1]);
  expect((await change('sendNextWave', ', number: 1')).message).toBe(WAVE_FAILURES.alreadySent.message);
  expect((await change('sendNextWave', ', number: 2')).waves.waves).toMatchObject([{ size: 1 }, { size: 1, open: 1 }]);
  expect((await change('sendNextWave', ', number: 3')).message).toBe(WAVE_FAILURES.noneLeft.message);
  const plan = ', plan: { sizes: [3, 2], gapMinutes: 60 }';
  // The distance counts from the last wave, which went out some time ago.
  await api.asOwner(`update offer_waves set sent_at = sent_at - interval '30 minutes' where appointment_id = $1`, [
    gala,
  ]);
  expect((await change('changeWaves', `, from: 2${plan}`)).message).toBe(WAVE_FAILURES.alreadySent.message);
  const { waves: changed } = await change('changeWaves', `, from: 3${plan}`);
  expect(new Date(changed.waves[2].dueAt).getTime() - new Date(changed.waves[1].sentAt).getTime()).toBe(60 * 60_000);
  expect(changed).toMatchObject({
    gapMinutes: 60,
    waves: [{ number: 1 }, { number: 2 }, { number: 3, size: 3 }, { number: 4, size: 2 }],
  });
  // Three are left, of whom a wave of three asks all; then there is nobody.
  expect((await change('sendNextWave', ', number: 3')).errors).toEqual([]);
  expect((await change('sendNextWave', ', number: 4')).message).toBe(WAVE_FAILURES.nobodyAvailable.message);
});

test('a plan beyond its limits, a second start, and what has begun or is full are refused', async () => {
  const { start, gala, change } = await aWaveStage(api, { workers: 2, wanted: 1 });
  expect((await start([])).errors[0]?.extensions['code']).toBe('general.invalidInput');
  expect((await start([201])).errors[0]?.extensions['code']).toBe('general.invalidInput');
  expect((await start([1], 1)).errors[0]?.extensions['code']).toBe('general.invalidInput');
  expect((await change('stopWaves')).message).toBe(WAVE_FAILURES.notRunning.message);
  await start([1, 1]);
  expect((await start([1])).message).toBe(WAVE_FAILURES.running.message);
  await api.asOwner(
    `update appointments set starts_at = now() - interval '1 hour', ends_at = now() + interval '1 hour'
     where id = $1 returning 1`,
    [gala],
  );
  for (const field of ['stopWaves', 'resumeWaves'])
    expect((await change(field)).message).toBe(OFFER_FAILURES.begun.message);
  expect((await start([1])).message).toBe(OFFER_FAILURES.begun.message);
});

test('another agency sees and changes nothing', async () => {
  const { start, change, ask, gala } = await aWaveStage(api, { workers: 1, wanted: 1 });
  const stranger = await api.aUser({ tenantId: await api.aTenant({ name: 'Fremd' }), role: 'TENANT_USER_DISPATCHER' });
  await start([1, 1]);
  const refusals = [
    await start([1], 45, stranger),
    await change('stopWaves', '', stranger),
    await change('sendNextWave', ', number: 2', stranger),
    await ask(`{ offerWaves(appointmentId: "${gala}") { state } }`, stranger),
  ];
  expect(refusals.map(({ errors }) => errors[0]?.extensions['classification'])).toEqual(Array(4).fill('NOT_FOUND'));
});

test('a wave goes out before its time only when it is the next one', async () => {
  const { start, gala, dispatcher } = await aWaveStage(api, { workers: 3, wanted: 3 });
  await start([1, 1, 1]);
  const send = async (number: number) => {
    const call = `mutation { sendNextWave(appointmentId: "${gala}", number: ${number}) { state } }`;
    return (await api.call(call, {}, dispatcher.headers)).errors[0]?.message;
  };
  expect(await send(3)).toBe(WAVE_FAILURES.alreadySent.message);
  expect(await send(2)).toBeUndefined();
  expect(await asked(gala)).toBe(2);
});
