import { APPOINTMENT_LIMITS, APPOINTMENT_RULES } from '@gastspiel/domain/appointments/appointment-rules.ts';
import { parseInstant } from '@gastspiel/domain/time/vienna-time.ts';
import { z } from 'zod';

/** An instant that may be left out. */
export const optionalInstant = z
  .string()
  .nullish()
  .transform((text, context) => {
    const read = text ? parseInstant(text) : null;
    if (text && !read) context.addIssue({ code: 'custom', message: APPOINTMENT_RULES.instant });
    return read;
  });
const ids = z.array(z.uuid()).max(200).nullish();

export const AppointmentFilter = z
  .object({
    from: optionalInstant,
    to: optionalInstant,
    typeIds: ids,
    poolIds: ids,
    invoiceRecipientId: z.uuid().nullish(),
    text: z.string().max(APPOINTMENT_LIMITS.description).nullish(),
    isNotFullyBooked: z.boolean().nullish(),
  })
  .nullish()
  .transform((filter): Partial<NonNullable<typeof filter>> => filter ?? {});
export type AppointmentFilter = z.output<typeof AppointmentFilter>;
