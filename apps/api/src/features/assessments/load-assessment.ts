import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { ratedPersonTypeOf } from '@gastspiel/domain/rated-people/rated-person.ts';
import { type AssessmentOfPerson, findAssessment } from '#features/assessments/assessments.sql.ts';
import { assertMayMeet, entityOf } from '#features/rated-people/index.ts';
import { lockWorkersForNoKeyUpdate } from '#features/target-users/index.ts';
import type { TenantDb } from '#platform/database/database.ts';
import type { User } from '#platform/identity/viewer.ts';

export async function loadAssessment(db: TenantDb, id: string): Promise<AssessmentOfPerson> {
  const found = await findAssessment(db, id);
  if (!found) throw new Failure(GENERAL_FAILURES.notFound);
  return found;
}

/** An assessment that the actor may change, as the audit log keeps it, and in whose history it stands. */
export async function loadChangeableAssessment(db: TenantDb, actor: User, id: string) {
  const found = await loadAssessment(db, id);
  const person = { type: ratedPersonTypeOf(found.role), userId: found.userId };
  assertMayMeet(actor, person.type, 'tenant-user-assessments.write');
  // Before the assessment itself, as those do who erase a worker.
  await lockWorkersForNoKeyUpdate(db, [found.userId]);
  return {
    userId: found.userId,
    entity: entityOf(person),
    before: { assessment: { rating: found.rating, notes: found.notes } },
  };
}
