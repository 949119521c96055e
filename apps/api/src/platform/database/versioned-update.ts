import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';

/**
 * Settles an `update … where version = expected returning …`: nobody's change is overwritten unseen.
 * `exists` is asked only when nothing was updated, to tell "changed meanwhile" from "not there".
 */
export async function settleVersionedUpdate<Row>(
  updated: Row | undefined,
  exists: () => Promise<boolean>,
): Promise<Row> {
  if (updated !== undefined) return updated;
  throw new Failure((await exists()) ? GENERAL_FAILURES.stale : GENERAL_FAILURES.notFound);
}
