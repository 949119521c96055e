import type { AvailabilityReason } from '@gastspiel/domain/offers/availability.ts';
import { inHours, minutesBetween } from '@gastspiel/domain/time/minutes.ts';
import { minutesWithin, overlaps, type Period } from '@gastspiel/domain/time/period.ts';
import { type WorkingTimeWarning, warningsFor, weekAround } from '@gastspiel/domain/working-time/working-time.ts';
import { type Commitment, selectCommitments } from '#features/offers/commitments.sql.ts';
import type { TenantDb } from '#platform/database/database.ts';

/** The meaning of a shift for a worker's week. */
export interface ShiftLoad {
  readonly hoursOfWeek: number;
  readonly hoursWithShift: number;
  readonly warnings: readonly WorkingTimeWarning[];
}

/** An obstacle to a shift, with the other appointment that causes it. */
export interface Obstacle {
  readonly reason: AvailabilityReason;
  readonly appointmentDescription: string | null;
  readonly restHours: number | null;
  /** Whether the rest ends with the other appointment, and does not begin with its end. */
  readonly isRestBefore: boolean | null;
}

interface Shift {
  readonly id: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

const NO_OTHER = { appointmentDescription: null, restHours: null, isRestBefore: null } as const;
const WEEK_MS = 7 * 24 * 3_600_000;

/** The commitments of these workers a week before and after: one question for all of them, put when the first is asked for. */
export function commitmentsAround(db: TenantDb, { id, startsAt, endsAt }: Shift, userIds: readonly string[]) {
  const start = new Date(startsAt.getTime() - WEEK_MS);
  const end = new Date(endsAt.getTime() + WEEK_MS);
  let asked: ReturnType<typeof selectCommitments> | undefined;
  return async (userId: string): Promise<readonly Commitment[]> => {
    asked ??= selectCommitments(db, userIds, { start, end });
    return ((await asked).get(userId) ?? []).filter(({ appointmentId }) => appointmentId !== id);
  };
}

export function shiftLoad({ startsAt: start, endsAt: end }: Shift, commitments: readonly Commitment[]): ShiftLoad {
  const booked = commitments.filter(({ state }) => state === 'BOOKED');
  const week = weekAround(start);
  return {
    hoursOfWeek: inHours(minutesWithin(booked, week)),
    hoursWithShift: inHours(minutesWithin([...booked, { start, end }], week)),
    warnings: warningsFor({ start, end }, booked),
  };
}

export function obstaclesOf(
  { startsAt: start, endsAt: end }: Shift,
  reasons: readonly AvailabilityReason[],
  commitments: readonly Commitment[],
): readonly Obstacle[] {
  const shift: Period = { start, end };
  const booked = commitments.filter(({ state }) => state === 'BOOKED');
  const meets = (all: readonly Commitment[]) => all.find((one) => overlaps(shift, one));
  return reasons.map((reason) => {
    if (reason === 'ABSENT' || reason === 'PREVENTED') return { ...NO_OTHER, reason };
    if (reason === 'SHORT_REST') return { reason, ...nearest(shift, booked) };
    const other = meets(reason === 'BOOKED' ? booked : commitments.filter(({ state }) => state === 'ACCEPTED'));
    return { ...NO_OTHER, reason, appointmentDescription: other?.description ?? null };
  });
}

/** The booking that leaves the least rest. */
function nearest(shift: Period, booked: readonly Commitment[]): Omit<Obstacle, 'reason'> {
  const apart = booked
    .filter((one) => !overlaps(shift, one))
    .map((one) => {
      const isRestBefore = one.start >= shift.end;
      const rest = isRestBefore ? minutesBetween(shift.end, one.start) : minutesBetween(one.end, shift.start);
      return { appointmentDescription: one.description, restHours: inHours(rest), isRestBefore };
    })
    .sort((a, b) => a.restHours - b.restHours);
  return apart[0] ?? NO_OTHER;
}
