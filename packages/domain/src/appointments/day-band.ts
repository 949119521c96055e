import type { TimeOfDay } from '#domain/time/vienna-time.ts';

/** The parts of a day by which shifts are planned: evening ones overlap too much for a grid of hours. */
export const DAY_BANDS = ['EARLY', 'DAY', 'EVENING'] as const;
export type DayBand = (typeof DAY_BANDS)[number];

/** When a band begins. */
export const BAND_STARTS: Readonly<Record<DayBand, TimeOfDay>> = { EARLY: '00:00', DAY: '11:00', EVENING: '16:00' };

/** The band that a shift belongs to by its beginning. */
export const bandOf = (start: TimeOfDay): DayBand =>
  DAY_BANDS.findLast((band) => start >= BAND_STARTS[band]) ?? 'EARLY';

/** The times proposed for a new shift in a band. Nobody begins at midnight because the morning does. */
export const PROPOSED_TIMES: Readonly<Record<DayBand, { readonly start: TimeOfDay; readonly end: TimeOfDay }>> = {
  EARLY: { start: '07:00', end: '13:00' },
  DAY: { start: '11:00', end: '17:00' },
  EVENING: { start: '16:00', end: '22:00' },
};
