import { z } from 'zod';
import { defineFailures } from '#domain/failures/failure.ts';

/**
 * Candidates are ranked by these, besides that they can come. Nothing that the law protects is among them, and nothing may be
 * added that is.
 */
export const RANKING_FACTORS = ['rating', 'hours', 'lastShift', 'customer', 'residence', 'acceptance'] as const;
export type RankingFactor = (typeof RANKING_FACTORS)[number];

export const RANKING_FACTOR_LABELS: Readonly<Record<RankingFactor, string>> = {
  rating: 'Bewertung',
  hours: 'Wenig Stunden in der Woche',
  lastShift: 'Lange nicht eingesetzt',
  customer: 'Einsätze für diesen Kunden',
  residence: 'Wohnort in der Nähe',
  acceptance: 'Annahmequote',
};

/** How much a factor weighs: the number is the factor that its score is multiplied by. */
export const RANKING_WEIGHTS = { 0: 'aus', 1: 'wenig', 2: 'mittel', 3: 'stark' } as const;

export const WAVE_LIMITS = {
  weight: { min: 0, max: 3 },
  /** In minutes. */
  gap: { min: 5, max: 24 * 60 },
  /** The size of one wave. */
  size: { min: 1, max: 200 },
  waves: { min: 1, max: 8 },
  /** A worker who would come over so many hours in the week goes last; the law draws the line at 60 (§ 9 AZG). */
  weekHours: { min: 10, max: 60 },
} as const;

const between = ({ min, max }: { readonly min: number; readonly max: number }) => z.int().min(min).max(max);
const weight = between(WAVE_LIMITS.weight);

export const WaveSettings = z.object({
  weights: z.object({
    rating: weight,
    hours: weight,
    lastShift: weight,
    customer: weight,
    residence: weight,
    acceptance: weight,
  }),
  weekHours: between(WAVE_LIMITS.weekHours),
  gapMinutes: between(WAVE_LIMITS.gap),
});
export type WaveSettings = Readonly<z.output<typeof WaveSettings>>;

/**
 * Where people live and how often they accept say something about them that is not about their work: an agency has to switch that on. 48
 * hours is what the law allows in the mean of the weeks (§ 9 Abs. 4 AZG).
 */
export const DEFAULT_WAVE_SETTINGS: WaveSettings = {
  weights: { rating: 3, hours: 2, lastShift: 1, customer: 3, residence: 0, acceptance: 0 },
  weekHours: 48,
  gapMinutes: 45,
};

/** A run is started with this. */
export const WavePlanInput = z.object({
  sizes: z.array(between(WAVE_LIMITS.size)).min(WAVE_LIMITS.waves.min).max(WAVE_LIMITS.waves.max),
  gapMinutes: between(WAVE_LIMITS.gap),
});

export const WAVE_FAILURES = defineFailures('waves', {
  running: 'Zu diesem Einsatz wird bereits in Wellen angefragt.',
  notRunning: 'Zu diesem Einsatz wird nicht mehr in Wellen angefragt.',
  notStopped: 'Diese Wellen sind nicht angehalten.',
  alreadySent: 'Diese Welle wurde bereits verschickt.',
  noneLeft: 'Alle Wellen wurden bereits verschickt.',
  enough: 'Es sind bereits genug Personen gebucht oder haben angenommen.',
  nobodyAvailable: 'Derzeit ist niemand verfügbar, der noch nicht gefragt wurde.',
});
