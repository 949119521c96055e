import type { Period } from '@gastspiel/domain/offers/availability.ts';
import { hoursBetween } from '@gastspiel/domain/time/vienna-time.ts';
import {
  hoursWithin,
  type WorkingTimeWarning,
  warningsFor,
  weekAround,
} from '@gastspiel/domain/working-time/working-time.ts';
import { type Candidate, selectBookings } from '#features/offers/candidates.sql.ts';
import type { TenantDb } from '#platform/database/database.ts';

/** A candidate with what the shift would mean for their week. */
export interface CandidateWithHours extends Candidate {
  readonly hoursOfWeek: number;
  readonly hoursWithShift: number;
  readonly warnings: readonly WorkingTimeWarning[];
}

const WEEK_MS = 7 * 24 * 3_600_000;

/** One question for all of the page: their bookings a week before and after. */
export async function withHours(
  db: TenantDb,
  { startsAt: start, endsAt: end }: { readonly startsAt: Date; readonly endsAt: Date },
  candidates: readonly Candidate[],
): Promise<CandidateWithHours[]> {
  const shift: Period = { start, end };
  const around = { start: new Date(start.getTime() - WEEK_MS), end: new Date(end.getTime() + WEEK_MS) };
  const bookings = await selectBookings(
    db,
    candidates.map(({ id }) => id),
    around,
  );
  const week = weekAround(start);
  return candidates.map((candidate) => {
    const own = bookings.get(candidate.id) ?? [];
    const hoursOfWeek = hoursWithin(own, week);
    return {
      ...candidate,
      hoursOfWeek,
      hoursWithShift: hoursOfWeek + hoursBetween(start, end < week.end ? end : week.end),
      warnings: warningsFor(shift, own),
    };
  });
}
