import { templateName } from '@gastspiel/domain/appointments/appointment-template.ts';
import { z } from 'zod';
import {
  deleteTemplate,
  findTemplate,
  renameTemplate,
} from '#features/appointment-templates/appointment-templates.sql.ts';
import { loadTemplate } from '#features/appointment-templates/load-template.ts';
import { nameTaken, seenVersion } from '#features/appointment-templates/save-appointment-template.ts';
import { violatesUnique } from '#platform/database/database-errors.ts';
import { settleVersionedUpdate } from '#platform/database/versioned-update.ts';
import { EntityId } from '#platform/graphql/entity-id.ts';
import { mutation } from '#platform/graphql/use-case.ts';

export const renameAppointmentTemplate = mutation({
  action: 'appointments.write',
  input: z.object({ templateId: EntityId, name: templateName, version: seenVersion }),
  run: async ({ db, input: { templateId: id, name, version }, record }) => {
    const before = await loadTemplate(db, id);
    const renamed = await renameTemplate(db, { id, version }, name).catch((error: unknown) => {
      throw violatesUnique(error, 'appointment_templates_name') ? nameTaken() : error;
    });
    await settleVersionedUpdate(renamed, async () => (await findTemplate(db, id)) !== undefined);
    record({ entityType: 'appointment-template', entityId: id, before: { name: before.name }, after: { name } });
    return { id };
  },
  answer: ({ db }, { id }) => loadTemplate(db, id),
});

/** Appointments that were made from the template stay. */
export const deleteAppointmentTemplate = mutation({
  action: 'appointments.write',
  input: z.object({ templateId: EntityId, version: seenVersion }),
  run: async ({ db, input: { templateId: id, version }, record }) => {
    const { name, content } = await loadTemplate(db, id);
    const deleted = await deleteTemplate(db, { id, version });
    await settleVersionedUpdate(deleted, async () => (await findTemplate(db, id)) !== undefined);
    record({ entityType: 'appointment-template', entityId: id, before: { name, ...content } });
    return true;
  },
});
