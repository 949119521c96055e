import { expect } from 'vitest';
import { aWorker } from '#app/testing/a-worker.ts';
import { anAppointment } from '#app/testing/an-appointment.ts';
import { offerCalls } from '#app/testing/offer-calls.ts';
import { runTestJobs } from '#app/testing/run-test-jobs.ts';
import { tenantJobs } from '#app/testing/tenant-jobs.ts';
import type { TestApi, TestUser } from '#app/testing/test-api.ts';
import { until } from '#app/testing/until.ts';
import { advanceWaves } from '#features/offers/waves/advance-waves.jobs.ts';

const SELECTION = '{ state hasEnough gapMinutes waves { number size sentAt dueAt accepted declined open } }';

/** An agency with so many workers and an evening for some of them, and calls about its waves in few words. */
export async function aWaveStage(api: TestApi, { workers, wanted }: { workers: number; wanted: number }) {
  const tenantId = await api.aTenant();
  const dispatcher = await api.aUser({ tenantId, role: 'TENANT_USER_DISPATCHER' });
  const crew: TestUser[] = [];
  for (let made = 0; made < workers; made += 1) crew.push(await aWorker(api, dispatcher));
  const gala = await anAppointment(api, dispatcher, { desiredTargetUsers: wanted });
  const offers = offerCalls(api, () => dispatcher);
  const jobs = tenantJobs(api, () => tenantId, 'waves.');

  const ask = async (call: string, by = dispatcher) => {
    const field = /^\s*(?:mutation )?{\s*(\w+)/.exec(call)?.[1] ?? '';
    const { data, errors } = await api.call(call, {}, by.headers);
    return { waves: data?.[field], message: errors[0]?.message, errors };
  };
  const change = (field: string, args = '', by = dispatcher) =>
    ask(`mutation { ${field}(appointmentId: "${gala}"${args}) ${SELECTION} }`, by);
  const start = (sizes: readonly number[], gapMinutes = 45, by = dispatcher) =>
    change('startWaves', `, plan: { sizes: ${JSON.stringify(sizes)}, gapMinutes: ${gapMinutes} }`, by);
  const find = async () => (await ask(`{ offerWaves(appointmentId: "${gala}") ${SELECTION} }`)).waves;
  /** Who was asked, by the number of the wave. */
  const members = async (number: number): Promise<TestUser[]> => {
    const rows = await api.asOwner<{ user_id: string }>(
      'select user_id from offer_wave_members where appointment_id = $1 and wave_number = $2',
      [gala, number],
    );
    return rows.map(({ user_id }) => crew.find(({ id }) => id === user_id)).filter((user) => user !== undefined);
  };
  const answer = async (user: TestUser, field: 'acceptOffer' | 'declineOffer') => {
    const [offer] = await api.asOwner<{ id: string }>(
      'select id from offers where appointment_id = $1 and user_id = $2',
      [gala, user.id],
    );
    expect((await offers.call(field, { offerId: offer?.id }, user)).errors).toEqual([]);
    return offer?.id ?? '';
  };
  return {
    ...offers,
    tenantId,
    dispatcher,
    crew,
    gala,
    jobs,
    ask,
    change,
    start,
    find,
    members,
    answer,
    /** As if so much time had passed that the next wave is due. */
    passGap: async () => {
      await api.asOwner('update offer_wave_runs set next_wave_at = now() where appointment_id = $1 returning 1', [
        gala,
      ]);
      await jobs.hurry();
    },
    /** Runs what is due, and what follows from it. */
    runJobs: async () => {
      await runTestJobs(api, advanceWaves);
      await until(async () => (await jobs.waiting()).every(({ run_at }) => run_at > new Date()));
    },
  };
}

/** Writes the rows of an ended wave in which somebody was asked long ago. */
export const wasAskedInAWave = (
  api: TestApi,
  {
    tenantId,
    appointment,
    userId,
  }: { readonly tenantId: string; readonly appointment: string; readonly userId: string },
) =>
  api.asOwner(
    `with run as (insert into offer_wave_runs (tenant_id, appointment_id, state, sizes, gap_minutes, next_wave_at,
        actor_tenant_id, actor_user_id) values ($1, $2, 'ENDED', '{1}', 45, now(), $1, $3)),
      wave as (insert into offer_waves (tenant_id, appointment_id, number, sent_at) values ($1, $2, 1, now()))
     insert into offer_wave_members (tenant_id, appointment_id, user_id, wave_number) values ($1, $2, $3, 1)`,
    [tenantId, appointment, userId],
  );
