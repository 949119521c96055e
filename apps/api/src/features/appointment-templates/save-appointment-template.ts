import { APPOINTMENT_FAILURES } from '@gastspiel/domain/appointments/appointment-failures.ts';
import { AppointmentInput } from '@gastspiel/domain/appointments/appointment-input.ts';
import { APPOINTMENT_LIMITS } from '@gastspiel/domain/appointments/appointment-rules.ts';
import { contentOf, templateName } from '@gastspiel/domain/appointments/appointment-template.ts';
import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { z } from 'zod';
import {
  countTemplates,
  findTemplateByName,
  insertTemplate,
  replaceTemplate,
} from '#features/appointment-templates/appointment-templates.sql.ts';
import { loadTemplate } from '#features/appointment-templates/load-template.ts';
import { assertRecipient } from '#features/appointments/index.ts';
import { mutation } from '#platform/graphql/use-case.ts';

/** Under a name, for who pays or for the agency itself. A name that is taken is replaced only by who says so. */
export const saveAppointmentTemplate = mutation({
  action: 'appointments.write',
  input: z.object({ name: templateName, replaces: z.boolean(), input: AppointmentInput }),
  run: async ({ db, actor, input: { name, replaces, input }, record }) => {
    await assertRecipient(db, actor, input, null);
    const { invoiceRecipientId } = input;
    const content = contentOf(input);
    const before = replaces ? await findTemplateByName(db, invoiceRecipientId, name) : undefined;
    // Somebody may delete it at the same moment; then it is a new one.
    if (before && (await replaceTemplate(db, before.id, content))) {
      record({ entityType: 'appointment-template', entityId: before.id, before: before.content, after: content });
      return { id: before.id };
    }
    if ((await countTemplates(db)) >= APPOINTMENT_LIMITS.templates)
      throw new Failure(APPOINTMENT_FAILURES.tooManyTemplates);
    const id = await insertTemplate(db, invoiceRecipientId, name, content);
    if (!id) throw nameTaken();
    record({ entityType: 'appointment-template', entityId: id, after: { name, invoiceRecipientId, ...content } });
    return { id };
  },
  answer: ({ db }, { id }) => loadTemplate(db, id),
});

/** Told at the name. */
export const nameTaken = (): Failure =>
  new Failure(APPOINTMENT_FAILURES.templateNameTaken, { name: APPOINTMENT_FAILURES.templateNameTaken.message });
