/** So many of the newest assessments make the rating. */
export const RATED_ASSESSMENTS = 10;

/** The mean of the newest assessments, to one decimal; else what staff set by hand; else none. Shown is what is compared. */
export function effectiveRating(newestRatings: readonly number[], byHand: number | null): number | null {
  const counted = newestRatings.slice(0, RATED_ASSESSMENTS);
  if (counted.length === 0) return byHand;
  const sum = counted.reduce((total, rating) => total + rating, 0);
  return meanToTenths(sum, counted.length);
}

/** Whole tenths are rounded half up from whole numbers: 4.25 is 4.3 here as in the database. */
export const meanToTenths = (sum: number, count: number): number => Math.floor((sum * 10) / count + 0.5) / 10;
