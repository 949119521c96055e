import { addMinutes, type Minutes } from '#domain/time/minutes.ts';

/** Stopped by hand, or over: enough are booked or the appointment has begun. */
export const WAVE_RUN_STATES = ['RUNNING', 'STOPPED', 'ENDED'] as const;
export type WaveRunState = (typeof WAVE_RUN_STATES)[number];

/** So many are asked if nobody says otherwise: twice as many as are wanted, then one and a half times, then as many. */
export function proposedSizes(openPlaces: number, max: number): readonly number[] {
  const places = Math.max(1, openPlaces);
  return [2 * places, Math.ceil(1.5 * places), places].map((size) => Math.min(size, max));
}

/** How many each wave could ask of those who are there; a wave that would find nobody is left out. */
export function reachableSizes(sizes: readonly number[], available: number): readonly number[] {
  let left = available;
  return sizes
    .map((size) => {
      const asked = Math.min(size, left);
      left -= asked;
      return asked;
    })
    .filter((asked) => asked > 0);
}

export interface WaveRun {
  readonly state: WaveRunState;
  /** The sizes of all waves, those that went out among them. */
  readonly sizes: readonly number[];
  readonly gapMinutes: Minutes;
  /** How many went out. */
  readonly sent: number;
  /** When the next one is due. */
  readonly nextWaveAt: Date;
  /** The people of the last wave who have neither answered nor been taken back. */
  readonly openOfLast: number;
}

export interface Places {
  readonly startsAt: Date;
  readonly wanted: number;
  readonly booked: number;
  readonly accepted: number;
}

/** Nobody more is asked once so many come or would come. */
export const hasEnough = ({ wanted, booked, accepted }: Places): boolean => booked + accepted >= wanted;

export const isRunOver = ({ startsAt, wanted, booked }: Places, now: Date): boolean =>
  startsAt <= now || booked >= wanted;

export type WaveStep = { readonly kind: 'END' | 'SEND' } | { readonly kind: 'WAIT'; readonly until: Date | null };

/** Until something happens: an answer, a withdrawal, or somebody who presses. */
const WAIT: WaveStep = { kind: 'WAIT', until: null };

/**
 * The next step of a run. A wave goes out when its time has come or when nobody of the one before is open any more, and only
 * while booked and accepted together are fewer than wanted.
 */
export function nextWaveStep(run: WaveRun, places: Places, now: Date): WaveStep {
  if (run.state === 'ENDED') return WAIT;
  if (isRunOver(places, now)) return { kind: 'END' };
  if (run.state === 'STOPPED' || run.sent >= run.sizes.length || hasEnough(places)) return WAIT;
  if (run.nextWaveAt <= now || run.openOfLast === 0) return { kind: 'SEND' };
  return run.nextWaveAt < places.startsAt ? { kind: 'WAIT', until: run.nextWaveAt } : WAIT;
}

/** When the waves that have not gone out are due, one after the other; none where that would be after the start. */
export const dueTimes = (
  { sizes, sent, gapMinutes, nextWaveAt }: Pick<WaveRun, 'sizes' | 'sent' | 'gapMinutes' | 'nextWaveAt'>,
  startsAt: Date,
): readonly (Date | null)[] =>
  sizes.slice(sent).map((_, index) => {
    const due = addMinutes(nextWaveAt, index * gapMinutes);
    return due < startsAt ? due : null;
  });

interface PlannedWave {
  readonly number: number;
  readonly size: number;
}

/** The wave that would ask somebody of this rank, if it went out now. */
export function waveOfRank(planned: readonly PlannedWave[], rank: number): number | null {
  let reached = 0;
  for (const { number, size } of planned) {
    reached += size;
    if (rank <= reached) return number;
  }
  return null;
}
