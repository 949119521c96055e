import type { Day } from '@gastspiel/domain/time/vienna-day.ts';

/** As many lines as a plot has above its foot. */
const LINES = 4;
const ROUND = [1, 2, 2.5, 5, 10];

/** The heights at which lines are drawn: five round numbers that reach over the largest. */
export function ticksOver(largest: number): readonly number[] {
  const least = Math.max(largest, 1) / LINES;
  const power = 10 ** Math.floor(Math.log10(least));
  const step = (ROUND.find((round) => round * power >= least) ?? 10) * power;
  return Array.from({ length: LINES + 1 }, (_, index) => index * step);
}

/** So many weeks are drawn; the table has all of them. */
const WEEKS = 10;

/** The last weeks of a period; where it goes on into the future, this one and the next are the last ones. */
export function weeksToDraw<Week extends { readonly monday: Day }>(
  weeks: readonly Week[],
  thisMonday: Day,
): readonly Week[] {
  const present = weeks.findIndex(({ monday }) => monday === thisMonday);
  const end = present < 0 ? weeks.length : present + 2;
  return weeks.slice(Math.max(0, end - WEEKS), Math.max(end, WEEKS));
}
