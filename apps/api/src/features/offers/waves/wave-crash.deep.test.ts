import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawFrom } from '#app/demo/draw.ts';
import { type ServerProcess, startServerProcess } from '#app/testing/server-process.ts';
import { startTestApi, type TestApi } from '#app/testing/test-api.ts';
import { SEED } from '#app/testing/test-sequences.ts';
import { until } from '#app/testing/until.ts';
import { aWaveStage } from '#app/testing/wave-calls.ts';

const KILLS = 8;

let api: TestApi;
let server: ServerProcess | undefined;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(async () => {
  if (server && server.child.exitCode === null) await server.end('SIGKILL');
  await api.close();
});

const start = () =>
  startServerProcess({ DATABASE_URL: api.ownerUrl, DATABASE_APP_URL: api.appUrl, DATABASE_JOBS_URL: api.jobsUrl });
const countOf = async (statement: string, appointmentId: string): Promise<number> =>
  (await api.asOwner<{ count: number }>(statement, [appointmentId]))[0]?.count ?? 0;
const sentWaves = (id: string) =>
  countOf('select count(*)::int as count from offer_waves where appointment_id = $1', id);
const offers = (id: string) => countOf('select count(*)::int as count from offers where appointment_id = $1', id);
const told = (id: string) =>
  countOf(
    `select count(*)::int as count from audit_records where entity_id = $1 and entity_type = 'appointment'
       and request_id like 'waves%'`,
    id,
  );

test(`kill -9 around ${KILLS} waves: each goes out whole and once, and the next one is planned (seed ${SEED})`, {
  timeout: KILLS * 60_000,
}, async () => {
  const draw = drawFrom(SEED);
  for (let round = 0; round < KILLS; round += 1) {
    const { start: startWaves, passGap, gala, members, jobs } = await aWaveStage(api, { workers: 6, wanted: 4 });
    expect((await startWaves([2, 2, 2])).errors).toEqual([]);
    await passGap();
    server = await start();
    // Each time a little later: before the wave, in the middle of it, or after it.
    await until(async () => (await sentWaves(gala)) > 1 || draw.isLucky((25 * (round + 1)) / KILLS));
    await server.end('SIGKILL');
    const sent = await sentWaves(gala);
    expect(await offers(gala)).toBe(2 * sent);
    server = await start();
    await until(async () => {
      // A killed process holds its jobs until somebody notices; here that time passes at once.
      await api.asOwner(
        `select graphile_worker.force_unlock_workers(array(select distinct locked_by from graphile_worker._private_jobs
           where locked_at < now() - interval '2 seconds'))`,
      );
      return (await sentWaves(gala)) === 2;
    }, 30_000);
    await server.end('SIGKILL');
    expect(await offers(gala)).toBe(4);
    expect(await told(gala)).toBe(2);
    const asked = [...(await members(1)), ...(await members(2))].map(({ id }) => id);
    expect(new Set(asked).size).toBe(4);
    expect((await jobs.waiting()).filter(({ run_at }) => run_at > new Date())).toHaveLength(1);
  }
});
