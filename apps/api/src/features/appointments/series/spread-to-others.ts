import { APPOINTMENT_FAILURES } from '@gastspiel/domain/appointments/appointment-failures.ts';
import { PARTS, type Part } from '@gastspiel/domain/appointments/spread-change.ts';
import { Failure, type FailureKind } from '@gastspiel/domain/failures/failure.ts';
import { WORKLOG_FAILURES } from '@gastspiel/domain/worklogs/worklog-failures.ts';
import { selectStarts } from '#features/appointments/series/series.sql.ts';
import type { Change } from '#platform/audit/audit.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { inSavepoint } from '#platform/database/savepoint.ts';
import type { MutationScope } from '#platform/graphql/use-case.ts';

/** What may stand against one of the others while the rest is changed. */
const REFUSALS: readonly FailureKind[] = [
  APPOINTMENT_FAILURES.bookingsClash,
  APPOINTMENT_FAILURES.workHasBegun,
  WORKLOG_FAILURES.billed,
  APPOINTMENT_FAILURES.startsInThePast,
];

/** What became of the others. Of what is kept for a repeated request only ids and numbers may be: parts and refusals by their place. */
export type Spread = {
  readonly changed: number;
  readonly withdrawnOffers: number;
  readonly keptIds: readonly string[];
  readonly keptParts: readonly number[];
  readonly refusedIds: readonly string[];
  readonly refusals: readonly number[];
};

interface Step {
  readonly withdrawnOffers?: number;
  readonly kept?: readonly Part[];
}

/** Each for itself: one that can not be changed is named, and the rest is changed all the same. */
export async function spreadToOthers<Scope extends MutationScope>(
  scope: Scope,
  others: readonly string[],
  step: (scope: Scope, id: string) => Promise<Step>,
): Promise<Spread> {
  const spread = { changed: 0, withdrawnOffers: 0, keptIds: [] as string[], keptParts: [] as number[] };
  const refused: (readonly [id: string, refusal: number])[] = [];
  for (const id of others) {
    const records: Change[] = [];
    try {
      const outcome = await inSavepoint(scope.db, () =>
        step({ ...scope, record: (change) => records.push(change) }, id),
      );
      for (const change of records) scope.record(change);
      if (records.length > 0) spread.changed += 1;
      spread.withdrawnOffers += outcome.withdrawnOffers ?? 0;
      for (const part of outcome.kept ?? []) {
        spread.keptIds.push(id);
        spread.keptParts.push(PARTS.indexOf(part));
      }
    } catch (error) {
      refused.push([id, refusalIn(error)]);
    }
  }
  return { ...spread, refusedIds: refused.map(([id]) => id), refusals: refused.map(([, refusal]) => refusal) };
}

function refusalIn(error: unknown): number {
  const refusal = error instanceof Failure ? REFUSALS.findIndex(({ code }) => code === error.kind.code) : -1;
  if (refusal < 0) throw error;
  return refusal;
}

/** One that was not changed as the others were, and why. */
export interface LeftAppointment {
  readonly id: string;
  readonly startsAt: Date;
  readonly keptParts: readonly Part[];
  readonly refusal: string | null;
}

/** By their start, which is how people tell them apart. */
export async function loadLeft(db: TenantDb, spread: Spread): Promise<readonly LeftAppointment[]> {
  const { keptIds, keptParts, refusedIds, refusals } = spread;
  const starts = await selectStarts(db, [...keptIds, ...refusedIds]);
  const parts = Map.groupBy(keptIds.keys(), (index) => keptIds[index] ?? '');
  const kept = [...parts].map(([id, indexes]) => ({
    id,
    keptParts: indexes.flatMap((index) => PARTS[keptParts[index] ?? -1] ?? []),
    refusal: null,
  }));
  const refused = refusedIds.map((id, index) => ({
    id,
    keptParts: [],
    refusal: REFUSALS[refusals[index] ?? -1]?.message ?? null,
  }));
  return [...kept, ...refused]
    .flatMap((left) => {
      const startsAt = starts.get(left.id);
      return startsAt ? [{ ...left, startsAt }] : [];
    })
    .toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
}
