import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { z } from 'zod';
import { auditedAbsence, deleteAbsenceRow } from '#features/absences/absences.sql.ts';
import { isOwnOnly, loadAbsence } from '#features/absences/absentee.ts';
import { EntityId } from '#platform/graphql/entity-id.ts';
import { mutation } from '#platform/graphql/use-case.ts';

export const deleteAbsence = mutation({
  action: 'absences.write',
  input: z.object({ absenceId: EntityId }),
  run: async ({ db, actor, input: { absenceId: id }, record }) => {
    const absence = await loadAbsence(db, id);
    const isTheirs = !isOwnOnly(actor) || absence.userId === actor.userId;
    if (!isTheirs || !(await deleteAbsenceRow(db, id))) throw new Failure(GENERAL_FAILURES.notFound);
    record({ entityType: 'target-user', entityId: absence.userId, before: auditedAbsence(absence) });
    return true;
  },
});
