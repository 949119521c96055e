import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { refusalOf } from '@gastspiel/domain/permissions/decide.ts';
import type { Action } from '@gastspiel/domain/permissions/permissions.ts';
import { isOfType, RATED_PERSON_TYPES, type RatedPersonType } from '@gastspiel/domain/rated-people/rated-person.ts';
import { z } from 'zod';
import { findRole } from '#features/rated-people/rated-people.sql.ts';
import { assertOpenWorker } from '#features/target-users/index.ts';
import type { Change } from '#platform/audit/audit.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { EntityId } from '#platform/graphql/entity-id.ts';
import { inputOf } from '#platform/graphql/input-of.ts';
import { enumOf } from '#platform/graphql/once-per-schema.ts';
import type { User } from '#platform/identity/viewer.ts';

export const RatedPerson = z.object({ type: z.enum(RATED_PERSON_TYPES), userId: EntityId });
export type RatedPerson = z.output<typeof RatedPerson>;

/** Colleagues take one right more than workers do. */
export function assertMayMeet(actor: User, type: RatedPersonType, withColleagues: Action): void {
  if (type === 'TENANT_USER' && refusalOf(withColleagues, actor)) throw new Failure(GENERAL_FAILURES.notAllowed);
}

export async function loadRatedPerson(
  db: TenantDb,
  actor: User,
  { type, userId }: RatedPerson,
  withColleagues: Action,
): Promise<void> {
  assertMayMeet(actor, type, withColleagues);
  const role = await findRole(db, userId);
  if (!role || !isOfType(role, type)) throw new Failure(GENERAL_FAILURES.notFound);
}

/** To be called before something is added to the person. */
export async function holdRatedPerson(
  db: TenantDb,
  actor: User,
  person: RatedPerson,
  withColleagues: Action,
): Promise<void> {
  await loadRatedPerson(db, actor, person, withColleagues);
  if (person.type === 'TARGET_USER') await assertOpenWorker(db, person.userId);
}

/** In whose history it stands. */
export const entityOf = ({ type, userId }: RatedPerson): Pick<Change, 'entityType' | 'entityId'> => ({
  entityType: type === 'TARGET_USER' ? 'target-user' : 'tenant-user',
  entityId: userId,
});

export const ratedPersonInput = inputOf('RatedPerson', 'Whose work is spoken of.', RatedPerson, {
  type: enumOf('RatedPersonType', 'Whether a worker or somebody of the office is meant.', RATED_PERSON_TYPES),
});
