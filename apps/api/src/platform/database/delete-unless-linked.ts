import { Failure, type FailureKind } from '@gastspiel/domain/failures/failure.ts';
import { referencingTable } from '#platform/database/database-errors.ts';

/**
 * Settles a deletion: when rows of another table still point at the entity, the failure tells by what it is needed. The
 * database refuses it, whatever is written at the same moment.
 */
export async function deleteUnlessLinked<Result>(
  deletion: Promise<Result>,
  failureOf: (table: string) => FailureKind,
): Promise<Result> {
  try {
    return await deletion;
  } catch (error) {
    const table = referencingTable(error);
    throw table === undefined ? error : new Failure(failureOf(table));
  }
}
