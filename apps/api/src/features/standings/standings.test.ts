import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { aPlannedEvening } from '#app/testing/a-planned-evening.ts';
import { offerCalls } from '#app/testing/offer-calls.ts';
import { runAdmin } from '#app/testing/run-admin.ts';
import { tenantJobs } from '#app/testing/tenant-jobs.ts';
import { aTestApi } from '#app/testing/test-api.ts';
import { renewStandings } from '#features/appointments/index.ts';
import { checkAllStandings, checkStandings } from '#features/standings/standings.jobs.ts';

// That nothing else is kept than what is counted is asked after each file of API tests (`startTestApi`).

const api = await aTestApi();
const calls = offerCalls(api, () => stage.dispatcher);
let stage: Awaited<ReturnType<typeof aPlannedEvening>>;
beforeEach(async () => {
  stage = await aPlannedEvening(api);
});

const kept = async () =>
  (
    await api.asOwner<{ booked: number; coming: number; is_block: boolean }>(
      'select booked, coming, is_block from appointment_standings where appointment_id = $1',
      [stage.evening],
    )
  )[0];
const spoil = () =>
  api.asOwner('update appointment_standings set booked = 7, is_block = false where appointment_id = $1', [
    stage.evening,
  ]);

test('a booking counts, a prevented one is not coming, and one that is withdrawn is neither', async () => {
  expect(await kept()).toEqual({ booked: 1, coming: 1, is_block: true });
  await calls.call('recordPrevention', { offerId: stage.annasOffer });
  expect(await kept()).toEqual({ booked: 1, coming: 0, is_block: true });
  await calls.call('withdrawOffer', { offerId: stage.annasOffer });
  expect(await kept()).toEqual({ booked: 0, coming: 0, is_block: false });
});

test('two who change the same appointment at once are both counted', async () => {
  const belas = await calls.booked(stage.bela, stage.evening);
  // Several times: what the lock is there for needs both to count in the same moment.
  for (const isPrevented of [true, false, true, false, true]) {
    const bothHaveWritten = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    await Promise.all(
      [stage.annasOffer, belas].map((offer, index) =>
        api.database.withTenant(stage.tenantId, async (db) => {
          await sql`update offers set prevented_at = case when ${isPrevented} then now() end where id = ${offer}`.execute(
            db,
          );
          renewStandings(db, [stage.evening]);
          bothHaveWritten[index]?.resolve();
          await Promise.all(bothHaveWritten.map(({ promise }) => promise));
        }),
      ),
    );
    expect(await kept()).toEqual({ booked: 2, coming: isPrevented ? 0 : 2, is_block: true });
  }
});

test('an operator is told what is wrong, and has it counted anew', async () => {
  expect(await runAdmin(api, ['standings'])).toEqual({
    code: 0,
    output: 'What is kept of appointments, workers and invoices is what is counted.\n',
  });
  await spoil();
  expect(await runAdmin(api, ['standings'])).toMatchObject({ code: 1 });
  expect(await runAdmin(api, ['standings', 'mend'])).toEqual({
    code: 0,
    output: `${stage.tenantId}  1 counted anew\n`,
  });
  expect(await kept()).toEqual({ booked: 1, coming: 1, is_block: true });
  expect(await runAdmin(api, ['standings', 'burn'])).toMatchObject({ code: 1 });
});

test('of workers, too, what is wrong, missing or left over is found and mended', async () => {
  const { anna, bela } = stage;
  await api.asOwner('update qualified_workers set rating = 7 where user_id = $1', [anna.id]);
  await api.asOwner('delete from qualified_workers where user_id = $1', [bela.id]);
  expect(await runAdmin(api, ['standings'])).toMatchObject({ code: 1 });
  expect((await runAdmin(api, ['standings', 'mend'])).output).toBe(`${stage.tenantId}  2 counted anew\n`);
  await api.asOwner('update qualified_workers set pool_id = gen_random_uuid() where user_id = $1', [anna.id]);
  expect((await runAdmin(api, ['standings', 'mend'])).output).toBe(`${stage.tenantId}  1 counted anew\n`);
  expect(await runAdmin(api, ['standings'])).toMatchObject({ code: 0 });
});

test('days that nobody worked on are counted away', async () => {
  await api.asOwner(
    `insert into worked_days select tenant_id, appointment_id, '2026-02-03', null, appointment_type_id, 60, 0, 0
     from appointment_standings where appointment_id = $1`,
    [stage.evening],
  );
  expect(await runAdmin(api, ['standings'])).toMatchObject({ code: 1 });
  expect(await runAdmin(api, ['standings', 'mend'])).toMatchObject({ code: 0 });
  expect(await runAdmin(api, ['standings'])).toMatchObject({ code: 0 });
});

test('every night they are counted anew, and a fault is told once', async () => {
  await spoil();
  await checkAllStandings.run(api.database);
  expect(await tenantJobs(api, () => stage.tenantId, 'standings.check').waiting()).toHaveLength(1);
  const check = () =>
    checkStandings.run({
      tenantId: stage.tenantId,
      payload: {},
      withTenant: (work) => api.database.withTenant(stage.tenantId, work),
      signal: AbortSignal.timeout(10_000),
      attempt: 1,
      isLastAttempt: false,
    });
  await expect(check()).rejects.toThrow('1 standings were not');
  await check();
  expect(await kept()).toEqual({ booked: 1, coming: 1, is_block: true });
});
