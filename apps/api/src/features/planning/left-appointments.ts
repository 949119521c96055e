import { APPOINTMENT_FAILURES, bookingsClashOf } from '@gastspiel/domain/appointments/appointment-failures.ts';
import { PARTS, type Part } from '@gastspiel/domain/appointments/appointment-parts.ts';
import type { FailureKind } from '@gastspiel/domain/failures/failure.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { WORKLOG_FAILURES } from '@gastspiel/domain/worklogs/worklog-failures.ts';
import { selectStarts } from '#features/appointments/index.ts';
import { selectNames } from '#features/planning/appointment-offers.sql.ts';
import type { Obstacle } from '#features/planning/obstacles.ts';
import type { TenantDb } from '#platform/database/database.ts';

/** The reasons for which one of several stays as it is while the rest is changed. */
const REFUSALS: readonly FailureKind[] = [
  APPOINTMENT_FAILURES.bookingsClash,
  APPOINTMENT_FAILURES.workHasBegun,
  WORKLOG_FAILURES.billed,
  APPOINTMENT_FAILURES.startsInThePast,
  APPOINTMENT_FAILURES.begunStaysBegun,
  APPOINTMENT_FAILURES.outOfYears,
  APPOINTMENT_FAILURES.hoursElsewhere,
  GENERAL_FAILURES.notFound,
];

/** Those that did not follow. What is kept for a repeated request is ids and numbers: parts and refusals by their place, people by theirs. */
export type Left = {
  readonly keptIds: readonly string[];
  readonly keptParts: readonly number[];
  readonly refusedIds: readonly string[];
  readonly refusals: readonly number[];
  /** Names the appointment of a clash and who is booked elsewhere, side by side. */
  readonly clashIds: readonly string[];
  readonly clashUserIds: readonly string[];
};

export function leftOf(
  followers: readonly { readonly id: string; readonly kept: readonly Part[] }[],
  refused: ReadonlyMap<string, Obstacle>,
): Left {
  const kept = followers.flatMap(({ id, kept: parts }) => parts.map((part) => ({ id, part: PARTS.indexOf(part) })));
  const clashes = [...refused].flatMap(([id, { clashing = [] }]) => clashing.map((userId) => ({ id, userId })));
  return {
    keptIds: kept.map(({ id }) => id),
    keptParts: kept.map(({ part }) => part),
    refusedIds: [...refused.keys()],
    refusals: [...refused.values()].map(({ kind }) => REFUSALS.findIndex(({ code }) => code === kind.code)),
    clashIds: clashes.map(({ id }) => id),
    clashUserIds: clashes.map(({ userId }) => userId),
  };
}

/** One that was not changed as the others were, and why. */
export interface LeftAppointment {
  readonly id: string;
  readonly startsAt: Date;
  readonly keptParts: readonly Part[];
  readonly refusal: string | null;
}

/** By their start, which is how people tell them apart. */
export async function loadLeft(db: TenantDb, left: Left): Promise<readonly LeftAppointment[]> {
  const { keptIds, keptParts, refusedIds, refusals } = left;
  const starts = await selectStarts(db, [...keptIds, ...refusedIds]);
  const clashing = await namesByAppointment(db, left);
  const parts = Map.groupBy(keptIds.keys(), (index) => keptIds[index] ?? '');
  const kept = [...parts].map(([id, indexes]) => ({
    id,
    keptParts: indexes.flatMap((index) => PARTS[keptParts[index] ?? -1] ?? []),
    refusal: null,
  }));
  const refused = refusedIds.map((id, index) => {
    const names = clashing.get(id);
    const kind = names ? bookingsClashOf(names) : REFUSALS[refusals[index] ?? -1];
    return { id, keptParts: [], refusal: kind?.message ?? null };
  });
  return [...kept, ...refused]
    .flatMap((one) => {
      const startsAt = starts.get(one.id);
      return startsAt ? [{ ...one, startsAt }] : [];
    })
    .toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
}

async function namesByAppointment(db: TenantDb, { clashIds, clashUserIds }: Left) {
  const people = await selectNames(db, clashUserIds);
  const indexes = Map.groupBy(clashIds.keys(), (index) => clashIds[index] ?? '');
  return new Map(
    [...indexes].map(([id, own]) => {
      const ids = new Set(own.map((index) => clashUserIds[index]));
      return [id, people.filter((person) => ids.has(person.id)).map(({ name }) => name)];
    }),
  );
}
