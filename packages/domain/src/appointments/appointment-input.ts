import { z } from 'zod';
import { APPOINTMENT_LIMITS as LIMITS, APPOINTMENT_RULES as RULES } from '#domain/appointments/appointment-rules.ts';
import { PartialAddressInput } from '#domain/contact/contact-input.ts';
import { chosenId, optionalText, orNone, requiredText } from '#domain/input/text-input.ts';
import { isTimeOfDay, parseInstant } from '#domain/time/vienna-time.ts';

/** A moment as it comes from outside. */
export const instant = z.string().transform((text, context) => {
  const read = parseInstant(text);
  if (read) return read;
  context.addIssue({ code: 'custom', message: RULES.instant });
  return z.NEVER;
});

const optionalId = z
  .uuid()
  .nullish()
  .transform((value) => value ?? null);

/** Tenths are what ratings have, so tenths are what is compared. */
const minimumRating = z
  .number()
  .min(LIMITS.minRating, RULES.rating)
  .max(LIMITS.maxRating, RULES.rating)
  .refine((value) => Math.abs(value * 10 - Math.round(value * 10)) < 1e-9, RULES.rating)
  .nullish()
  .transform((value) => value ?? null);

const MAX_MS = LIMITS.maxDays * 24 * 3_600_000;

/** Where and when the workers meet; one without the other helps nobody. */
const MeetingInformation = z
  .object({
    place: optionalText(LIMITS.meetingPlace),
    time: orNone(z.string().trim().refine(isTimeOfDay, RULES.meetingTime)),
  })
  .superRefine(({ place, time }, context) => {
    if ((place === null) === (time === null)) return;
    const path = [place === null ? 'place' : 'time'];
    context.addIssue({ code: 'custom', message: RULES.meetingTogether, path });
  });

/** An appointment as staff enter it. */
export const AppointmentInput = z
  .object({
    description: requiredText(LIMITS.description),
    startDateTime: instant,
    endDateTime: instant,
    desiredTargetUsers: z
      .int(RULES.desiredTargetUsers)
      .min(1, RULES.desiredTargetUsers)
      .max(LIMITS.desiredTargetUsers, RULES.desiredTargetUsers),
    typeId: chosenId,
    targetUserPoolId: chosenId,
    invoiceRecipientId: optionalId,
    sectorAttributes: z.object({
      customer: requiredText(LIMITS.customer),
      venue: requiredText(LIMITS.venue),
      address: PartialAddressInput,
      station: optionalText(LIMITS.station),
      contact: optionalText(LIMITS.contact),
      outfitKey: optionalId,
      meetingInformation: MeetingInformation,
      notes: optionalText(LIMITS.notes),
    }),
    internalAttributes: z.object({
      notes: optionalText(LIMITS.notes),
      minimumTargetUserRating: minimumRating,
    }),
  })
  .superRefine(({ startDateTime: start, endDateTime: end }, context) => {
    const complain = (message: string) => context.addIssue({ code: 'custom', message, path: ['endDateTime'] });
    if (start >= end) complain(RULES.order);
    else if (end.getTime() - start.getTime() > MAX_MS) complain(RULES.tooLong);
  });
export type AppointmentValues = z.output<typeof AppointmentInput>;
