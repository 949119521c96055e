import { ASSESSMENT_LIMITS } from '#domain/assessments/assessment-rules.ts';
import { meanToTenths } from '#domain/target-users/effective-rating.ts';

export interface RatingCount {
  readonly rating: number;
  readonly count: number;
}

/** All assessments of somebody at a glance: how often each rating was given, the best first, and the mean of all. */
export function summariseRatings(counted: readonly RatingCount[]) {
  const { minRating, maxRating } = ASSESSMENT_LIMITS;
  const distribution: RatingCount[] = [];
  for (let rating: number = maxRating; rating >= minRating; rating -= 1) {
    distribution.push({ rating, count: counted.find((entry) => entry.rating === rating)?.count ?? 0 });
  }
  const count = distribution.reduce((total, entry) => total + entry.count, 0);
  const sum = distribution.reduce((total, entry) => total + entry.rating * entry.count, 0);
  return { average: count === 0 ? null : meanToTenths(sum, count), count, distribution };
}
