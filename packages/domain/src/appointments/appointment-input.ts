import { z } from 'zod';
import { APPOINTMENT_LIMITS as LIMITS, APPOINTMENT_RULES as RULES } from '#domain/appointments/appointment-rules.ts';
import type { PlannedTimes } from '#domain/appointments/wall-times.ts';
import { PartialAddressInput } from '#domain/contact/contact-input.ts';
import { chosenId, optionalNotes, optionalText, orNone, requiredText } from '#domain/input/text-input.ts';
import { addDays, dayOf } from '#domain/time/vienna-day.ts';
import { instantOf, isTimeOfDay, parseInstant, timeOf } from '#domain/time/vienna-time.ts';

/** A moment as it comes from outside. */
export const instant = z
  .string()
  .transform((text, context) => {
    const read = parseInstant(text);
    if (read) return read;
    context.addIssue({ code: 'custom', message: RULES.instant });
    return z.NEVER;
  })
  .refine(isPlausible, RULES.year);

/** Whether a moment lies in the years in which anybody plans. */
function isPlausible(moment: Date): boolean {
  const year = Number(dayOf(moment).slice(0, 4));
  return year >= LIMITS.firstYear && year <= LIMITS.lastYear;
}

const optionalId = chosenId.nullish().transform((value) => value ?? null);

/** Tenths are what ratings have, so tenths are what is compared. */
const minimumRating = z
  .number()
  .min(LIMITS.minRating, RULES.rating)
  .max(LIMITS.maxRating, RULES.rating)
  .refine((value) => Math.abs(value * 10 - Math.round(value * 10)) < 1e-9, RULES.rating)
  .nullish()
  .transform((value) => value ?? null);

/** Days on the calendar: in the week of a clock change they have an hour more or less. */
const latestEnd = (start: Date): Date => instantOf(addDays(dayOf(start), LIMITS.maxDays), timeOf(start));

interface Times {
  readonly startDateTime: Date;
  readonly endDateTime: Date;
}

/** Whether all of it lies in those years: what is made from another one by counting days may not. */
export const isPlausiblePeriod = ({ startDateTime, endDateTime }: Times): boolean =>
  isPlausible(startDateTime) && isPlausible(endDateTime);

/** From when to when, told at the end. */
export function checkPeriod({ startDateTime: start, endDateTime: end }: Times, context: z.RefinementCtx): void {
  const complain = (message: string) => context.addIssue({ code: 'custom', message, path: ['endDateTime'] });
  if (start >= end) complain(RULES.order);
  else if (end > latestEnd(start)) complain(RULES.tooLong);
}

/** Where and when the workers meet; one without the other helps nobody. */
const MeetingInformation = z
  .object({
    place: optionalText(LIMITS.meetingPlace),
    time: orNone(z.string().trim().refine(isTimeOfDay, RULES.time)),
  })
  .superRefine(({ place, time }, context) => {
    if ((place === null) === (time === null)) return;
    const path = [place === null ? 'place' : 'time'];
    context.addIssue({ code: 'custom', message: RULES.meetingTogether, path });
  });

/** The time as it was entered: the night of a clock change may not have it. Left out by who knows nothing of it. */
const meantTime = z
  .string()
  .refine(isTimeOfDay, RULES.time)
  .nullish()
  .transform((time) => time ?? undefined);

/** An appointment as staff enter it. */
export const AppointmentInput = z
  .object({
    description: requiredText(LIMITS.description),
    startDateTime: instant,
    endDateTime: instant,
    meantStartTime: meantTime,
    meantEndTime: meantTime,
    desiredTargetUsers: z
      .int(RULES.desiredTargetUsers)
      .min(1, RULES.desiredTargetUsers)
      .max(LIMITS.desiredTargetUsers, RULES.tooManyTargetUsers),
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
      notes: optionalNotes(LIMITS.notes),
    }),
    internalAttributes: z.object({
      notes: optionalNotes(LIMITS.notes),
      minimumTargetUserRating: minimumRating,
    }),
  })
  .superRefine(checkPeriod);
export type AppointmentValues = Omit<z.output<typeof AppointmentInput>, 'meantStartTime' | 'meantEndTime'> &
  PlannedTimes;
