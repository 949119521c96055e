import { addMinutes } from '@gastspiel/domain/time/minutes.ts';
import { nextWaveStep } from '@gastspiel/domain/waves/wave-plan.ts';
import { lockAppointmentForUpdate } from '#features/appointments/index.ts';
import { placesOf, planNext, sendWave } from '#features/offers/waves/send-wave.ts';
import { ADVANCE_WAVES } from '#features/offers/waves/wake-waves.ts';
import { changeRun, findRun } from '#features/offers/waves/waves.sql.ts';
import { type Change, writeAudit } from '#platform/audit/audit.ts';
import { defineJob } from '#platform/jobs/define-job.ts';

/**
 * Looks what a run has to do by now, and does it, all in one transaction with the job for the next time. It may come at any time and as
 * often as it likes: what counts is in the rows, read while the appointment is held.
 */
export const advanceWaves = defineJob({
  ...ADVANCE_WAVES,
  run: ({ payload: { appointmentId: id }, withTenant }) =>
    withTenant(async (db) => {
      const appointment = await lockAppointmentForUpdate(db, id);
      const run = await findRun(db, id);
      if (!appointment || !run) return;
      const now = new Date();
      const changes: Change[] = [];
      const scope = { db, now, record: (change: Change) => void changes.push(change) };
      const step = nextWaveStep(run, placesOf(appointment), now);
      if (step.kind === 'END') {
        await changeRun(db, id, { state: 'ENDED' });
        scope.record({ entityType: 'appointment', entityId: id, before: {}, after: { waves: 'ENDED' } });
      }
      if (step.kind === 'SEND' && (await sendWave(scope, appointment, run)) === 'NOBODY') {
        await planNext(db, appointment, { ...run, nextWaveAt: addMinutes(now, run.gapMinutes) });
      }
      if (step.kind === 'WAIT' && step.until) await planNext(db, appointment, run);
      await writeAudit(db, { action: 'offers.write', requestId: `waves ${id}`, actor: run }, changes);
    }),
});
