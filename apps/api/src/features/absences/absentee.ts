import { ABSENCE_RULES } from '@gastspiel/domain/absences/absence-rules.ts';
import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { type Absence, findAbsence } from '#features/absences/absences.sql.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { type User, uuidOrUnknown } from '#platform/identity/viewer.ts';

export const isOwnOnly = ({ role }: User): boolean => role === 'TARGET_USER';

/** Who is meant: workers speak of themselves, staff name somebody. `field` is where the name is missing. */
export function absenteeOf(actor: User, named: string | null | undefined, field: string): string {
  const userId = named ? uuidOrUnknown(named) : undefined;
  if (isOwnOnly(actor)) {
    if (userId !== undefined && userId !== actor.userId) throw new Failure(GENERAL_FAILURES.notAllowed);
    return actor.userId;
  }
  if (userId === undefined) throw new Failure(GENERAL_FAILURES.invalidInput, { [field]: ABSENCE_RULES.whose });
  return userId;
}

export async function loadAbsence(db: TenantDb, id: string): Promise<Absence> {
  const absence = await findAbsence(db, id);
  if (!absence) throw new Failure(GENERAL_FAILURES.notFound);
  return absence;
}
