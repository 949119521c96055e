import { dueTimes, hasEnough, isRunOver, proposedSizes, type WaveRunState } from '@gastspiel/domain/waves/wave-plan.ts';
import { WAVE_LIMITS } from '@gastspiel/domain/waves/wave-settings.ts';
import { z } from 'zod';
import { appointmentId, loadAppointment } from '#features/appointments/index.ts';
import { placesOf } from '#features/offers/waves/send-wave.ts';
import { findWaveSettings, type KeptWaveSettings } from '#features/offers/waves/wave-settings.sql.ts';
import { findRun, type SentWave, selectSentWaves } from '#features/offers/waves/waves.sql.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { query } from '#platform/graphql/use-case.ts';

/** One that went out, or one that is planned. */
export interface Wave extends Omit<SentWave, 'sentAt'> {
  readonly sentAt: Date | null;
  /** None where it has gone out, where nothing runs, or where it would be after the start. */
  readonly dueAt: Date | null;
}

export interface Waves {
  /** None where none was ever started. */
  readonly state: WaveRunState | null;
  readonly gapMinutes: number;
  readonly waves: readonly Wave[];
  readonly hasEnough: boolean;
  readonly settings: KeptWaveSettings;
}

const UNSENT = { sentAt: null, accepted: 0, declined: 0, open: 0 };

/** The waves so far, the next one, and the proposal where nothing runs. */
export async function loadWaves(db: TenantDb, id: string, now: Date): Promise<Waves> {
  const appointment = await loadAppointment(db, id);
  const places = placesOf(appointment);
  const settings = await findWaveSettings(db);
  const run = await findRun(db, id);
  const sent = run ? await selectSentWaves(db, id) : [];
  const isLive = run !== undefined && run.state !== 'ENDED' && !isRunOver(places, now);
  const sizes = isLive
    ? run.sizes.slice(run.sent)
    : proposedSizes(places.wanted - places.booked - places.accepted, WAVE_LIMITS.size.max);
  const due = isLive && run.state === 'RUNNING' ? dueTimes(run, places.startsAt) : [];
  return {
    state: run ? (isLive ? run.state : 'ENDED') : null,
    gapMinutes: isLive ? run.gapMinutes : settings.gapMinutes,
    waves: [
      ...sent.map((wave) => ({ ...wave, dueAt: null })),
      ...sizes.map((size, index) => ({
        ...UNSENT,
        number: sent.length + index + 1,
        size,
        dueAt: due[index] ?? null,
      })),
    ],
    hasEnough: hasEnough(places),
    settings,
  };
}

export const findWaves = query({
  action: 'offers.read',
  input: z.object({ appointmentId }),
  run: ({ db, input, now }) => loadWaves(db, input.appointmentId, now),
});
