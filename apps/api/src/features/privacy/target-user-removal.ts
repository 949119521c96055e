import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { type Removal, removalOf } from '@gastspiel/domain/privacy/removal.ts';
import { linkNameOf } from '@gastspiel/domain/target-users/target-user-links.ts';
import { dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { z } from 'zod';
import {
  countErased,
  countOpenOffers,
  type ErasedCounts,
  findRemovalFacts,
  type LostBooking,
  selectLinkedTables,
  selectLostBookings,
} from '#features/privacy/removal.sql.ts';
import { targetUserId } from '#features/target-users/index.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { query } from '#platform/graphql/use-case.ts';

interface PlannedRemoval extends Removal {
  /** The links that would stop a deletion, in the words of the screen. */
  readonly linked: readonly string[];
}

export async function planRemoval(db: TenantDb, id: string, now: Date): Promise<PlannedRemoval> {
  const facts = await findRemovalFacts(db, id);
  if (!facts) throw new Failure(GENERAL_FAILURES.notFound);
  const linked = await selectLinkedTables(db, id);
  return { ...removalOf(facts, dayOf(now), linked.length > 0), linked: [...new Set(linked.map(linkNameOf))] };
}

export interface ForetoldRemoval extends PlannedRemoval {
  readonly erased: ErasedCounts;
  readonly bookings: readonly LostBooking[];
  readonly openOffers: number;
}

/** The consequences if somebody left now, for the dialog that asks. */
export const targetUserRemoval = query({
  action: 'privacy.anonymise',
  input: z.object({ targetUserId }),
  run: async ({ db, input: { targetUserId: id }, now }): Promise<ForetoldRemoval> => ({
    ...(await planRemoval(db, id, now)),
    erased: await countErased(db, id),
    bookings: await selectLostBookings(db, id),
    openOffers: await countOpenOffers(db, id),
  }),
});
