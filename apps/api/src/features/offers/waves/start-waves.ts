import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { hasEnough, isRunOver } from '@gastspiel/domain/waves/wave-plan.ts';
import { WAVE_FAILURES, WavePlanInput } from '@gastspiel/domain/waves/wave-settings.ts';
import { z } from 'zod';
import { type AppointmentRow, appointmentId } from '#features/appointments/index.ts';
import { assertNotBegun, loadAppointmentForUpdate } from '#features/offers/load-offer.ts';
import { loadWaves } from '#features/offers/waves/find-waves.ts';
import { placesOf, sendWave } from '#features/offers/waves/send-wave.ts';
import { findRun, type RunRow, startRun } from '#features/offers/waves/waves.sql.ts';
import { type MutationScope, mutation } from '#platform/graphql/use-case.ts';

/** A wave that was pressed for goes out, or it is said why not. */
export async function sendOrSay(
  scope: MutationScope,
  appointment: AppointmentRow,
  plan: Pick<RunRow, 'sizes' | 'sent' | 'gapMinutes'>,
): Promise<void> {
  if (hasEnough(placesOf(appointment))) throw new Failure(WAVE_FAILURES.enough);
  const outcome = await sendWave(scope, appointment, plan);
  if (outcome === 'ENOUGH') throw new Failure(WAVE_FAILURES.enough);
  if (outcome === 'NOBODY') throw new Failure(WAVE_FAILURES.nobodyAvailable);
}

/** The first wave goes out at once. Whoever starts again after the end goes on counting: nobody is asked a second time. */
export const startWaves = mutation({
  action: 'offers.write',
  input: z.object({ appointmentId, plan: WavePlanInput }),
  run: async (scope) => {
    const { db, actor, now, record } = scope;
    const { appointmentId: id, plan } = scope.input;
    const appointment = await loadAppointmentForUpdate(db, id);
    assertNotBegun(appointment, now);
    const before = await findRun(db, id);
    if (before && before.state !== 'ENDED' && !isRunOver(placesOf(appointment), now)) {
      throw new Failure(WAVE_FAILURES.running);
    }
    const sent = before?.sent ?? 0;
    const sizes = [...(before?.sizes.slice(0, sent) ?? []), ...plan.sizes];
    await startRun(db, id, { sizes, gapMinutes: plan.gapMinutes, nextWaveAt: now, actor });
    await sendOrSay(scope, appointment, { sizes, sent, gapMinutes: plan.gapMinutes });
    record({ entityType: 'appointment', entityId: id, before: {}, after: { waves: 'STARTED' } });
    return { id };
  },
  answer: ({ db, now }, { id }) => loadWaves(db, id, now),
});
