import { APPOINTMENT_FAILURES } from '@gastspiel/domain/appointments/appointment-failures.ts';
import { AppointmentInput } from '@gastspiel/domain/appointments/appointment-input.ts';
import { APPOINTMENT_LIMITS } from '@gastspiel/domain/appointments/appointment-rules.ts';
import { contentOf, templateName } from '@gastspiel/domain/appointments/appointment-template.ts';
import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { z } from 'zod';
import {
  countTemplates,
  findTemplate,
  findTemplateByName,
  insertTemplate,
  replaceTemplate,
} from '#features/appointment-templates/appointment-templates.sql.ts';
import { loadTemplate } from '#features/appointment-templates/load-template.ts';
import { appointmentId, assertRecipient, assertTypesInUse, positionsWith } from '#features/appointments/index.ts';
import { mutation } from '#platform/graphql/use-case.ts';

/** Left out by who does not mind what others did meanwhile. */
export const seenVersion = z
  .int()
  .nullish()
  .transform((version) => version ?? undefined);

/** Under a name, for who pays or for the agency itself. A name that is taken is replaced only by who says so. */
export const saveAppointmentTemplate = mutation({
  action: 'appointments.write',
  input: z.object({
    name: templateName,
    replaces: z.boolean(),
    input: AppointmentInput,
    appointmentId: appointmentId.nullish(),
    version: seenVersion,
  }),
  run: async ({ db, actor, input: { name, replaces, input, appointmentId: positionId, version }, record }) => {
    await assertRecipient(db, actor, input, null);
    await assertTypesInUse(db, [['input.typeId', input.typeId]]);
    const { invoiceRecipientId } = input;
    const [first = input, ...others] = positionId ? await positionsWith(db, positionId, input) : [input];
    const content = contentOf(first, others);
    const before = replaces ? await findTemplateByName(db, invoiceRecipientId, name) : undefined;
    if (before && (await replaceTemplate(db, { id: before.id, version }, content))) {
      record({ entityType: 'appointment-template', entityId: before.id, before: before.content, after: content });
      return { id: before.id };
    }
    // Somebody may delete it at the same moment; then it is a new one.
    if (before && (await findTemplate(db, before.id))) throw new Failure(GENERAL_FAILURES.stale);
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
