import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { addMinutes } from '@gastspiel/domain/time/minutes.ts';
import { isRunOver } from '@gastspiel/domain/waves/wave-plan.ts';
import { WAVE_FAILURES, WavePlanInput } from '@gastspiel/domain/waves/wave-settings.ts';
import { z } from 'zod';
import { type AppointmentRow, appointmentId } from '#features/appointments/index.ts';
import { assertNotBegun, loadAppointmentForUpdate } from '#features/offers/load-offer.ts';
import { loadWaves } from '#features/offers/waves/find-waves.ts';
import { placesOf, planNext } from '#features/offers/waves/send-wave.ts';
import { sendOrSay } from '#features/offers/waves/start-waves.ts';
import { changeRun, findRun, type RunRow } from '#features/offers/waves/waves.sql.ts';
import { type MutationScope, mutation } from '#platform/graphql/use-case.ts';

interface LiveRun {
  readonly appointment: AppointmentRow;
  readonly run: RunRow;
}

/** The run of an appointment that is held until the change is done; one that is over can not be steered any more. */
async function loadLiveRun({ db, now }: MutationScope, id: string): Promise<LiveRun> {
  const appointment = await loadAppointmentForUpdate(db, id);
  assertNotBegun(appointment, now);
  const run = await findRun(db, id);
  if (!run || run.state === 'ENDED' || isRunOver(placesOf(appointment), now))
    throw new Failure(WAVE_FAILURES.notRunning);
  return { appointment, run };
}

const recordOf = (id: string, waves: string) => ({
  entityType: 'appointment',
  entityId: id,
  before: {},
  after: { waves },
});

/** A run waits for as long as somebody likes; what was asked stays asked. */
export const stopWaves = mutation({
  action: 'offers.write',
  input: z.object({ appointmentId }),
  run: async (scope) => {
    const { appointmentId: id } = scope.input;
    const { run } = await loadLiveRun(scope, id);
    if (run.state === 'STOPPED') scope.nothingChanged();
    else {
      await changeRun(scope.db, id, { state: 'STOPPED' });
      scope.record(recordOf(id, 'STOPPED'));
    }
    return { id };
  },
  answer: ({ db, now }, { id }) => loadWaves(db, id, now),
});

/** It goes on; a wave whose time passed meanwhile waits anew, so that pressing does not ask anybody by itself. */
export const resumeWaves = mutation({
  action: 'offers.write',
  input: z.object({ appointmentId }),
  run: async (scope) => {
    const { db, now } = scope;
    const { appointmentId: id } = scope.input;
    const { appointment, run } = await loadLiveRun(scope, id);
    if (run.state !== 'STOPPED') throw new Failure(WAVE_FAILURES.notStopped);
    await changeRun(db, id, { state: 'RUNNING' });
    const nextWaveAt = run.nextWaveAt > now ? run.nextWaveAt : addMinutes(now, run.gapMinutes);
    await planNext(db, appointment, { ...run, nextWaveAt });
    scope.record(recordOf(id, 'RESUMED'));
    return { id };
  },
  answer: ({ db, now }, { id }) => loadWaves(db, id, now),
});

/** The wave of that number goes out before its time. The number is said, so that two who press send one. */
export const sendNextWave = mutation({
  action: 'offers.write',
  input: z.object({ appointmentId, number: z.int() }),
  run: async (scope) => {
    const { appointmentId: id, number } = scope.input;
    const { appointment, run } = await loadLiveRun(scope, id);
    if (number !== run.sent + 1) throw new Failure(WAVE_FAILURES.alreadySent);
    if (run.sent >= run.sizes.length) throw new Failure(WAVE_FAILURES.noneLeft);
    await sendOrSay(scope, appointment, run);
    return { id };
  },
  answer: ({ db, now }, { id }) => loadWaves(db, id, now),
});

/** Other sizes for what has not gone out, more or fewer waves, another distance. The first of them is named: it may be out by now. */
export const changeWaves = mutation({
  action: 'offers.write',
  input: z.object({ appointmentId, from: z.int(), plan: WavePlanInput }),
  run: async (scope) => {
    const { db, now } = scope;
    const { appointmentId: id, from, plan } = scope.input;
    const { appointment, run } = await loadLiveRun(scope, id);
    if (from !== run.sent + 1) throw new Failure(WAVE_FAILURES.alreadySent);
    const sizes = [...run.sizes.slice(0, run.sent), ...plan.sizes];
    await changeRun(db, id, { ...plan, sizes });
    const nextWaveAt = addMinutes(run.lastSentAt ?? now, plan.gapMinutes);
    await planNext(db, appointment, { ...run, sizes, nextWaveAt });
    scope.record(recordOf(id, 'CHANGED'));
    return { id };
  },
  answer: ({ db, now }, { id }) => loadWaves(db, id, now),
});
