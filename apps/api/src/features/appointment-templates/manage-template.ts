import { templateName } from '@gastspiel/domain/appointments/appointment-template.ts';
import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { z } from 'zod';
import { deleteTemplate, renameTemplate } from '#features/appointment-templates/appointment-templates.sql.ts';
import { loadTemplate } from '#features/appointment-templates/load-template.ts';
import { nameTaken } from '#features/appointment-templates/save-appointment-template.ts';
import { violatesUnique } from '#platform/database/database-errors.ts';
import { EntityId } from '#platform/graphql/entity-id.ts';
import { mutation } from '#platform/graphql/use-case.ts';

export const renameAppointmentTemplate = mutation({
  action: 'appointments.write',
  input: z.object({ templateId: EntityId, name: templateName }),
  run: async ({ db, input: { templateId: id, name }, record }) => {
    const before = await loadTemplate(db, id);
    const isRenamed = await renameTemplate(db, id, name).catch((error: unknown) => {
      throw violatesUnique(error, 'appointment_templates_name') ? nameTaken() : error;
    });
    if (!isRenamed) throw new Failure(GENERAL_FAILURES.notFound);
    record({ entityType: 'appointment-template', entityId: id, before: { name: before.name }, after: { name } });
    return { id };
  },
  answer: ({ db }, { id }) => loadTemplate(db, id),
});

/** What was made from it stays. */
export const deleteAppointmentTemplate = mutation({
  action: 'appointments.write',
  input: z.object({ templateId: EntityId }),
  run: async ({ db, input: { templateId: id }, record }) => {
    const { name, content } = await loadTemplate(db, id);
    if (!(await deleteTemplate(db, id))) throw new Failure(GENERAL_FAILURES.notFound);
    record({ entityType: 'appointment-template', entityId: id, before: { name, ...content } });
    return true;
  },
});
